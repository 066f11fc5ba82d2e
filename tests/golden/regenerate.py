"""Write the golden hands anew: `python -m tests.golden.regenerate`. Then read the diff, line by line."""

from __future__ import annotations

from tests.golden.transcripts import FOLDER, HANDS, transcript

if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in HANDS:
        (FOLDER / f"{name}.txt").write_text(transcript(name), encoding="utf-8")
        print(f"{name}: {len(transcript(name).splitlines())} lines")

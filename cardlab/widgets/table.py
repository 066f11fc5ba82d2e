"""One table for every game. The browser gets what its seat may see and sends wishes; the kernel decides.

The one trait that is synced, `shown`, is made here from a view and goes one way: whatever a
browser writes is answered with the truth. A wish that fails for whatever reason becomes a kind
sentence on the table, and the traceback goes to the log of the server.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import anywidget
import traitlets

import cardlab
from cardlab.game import Game
from cardlab.session import Session
from cardlab.widgets import wishes
from cardlab.widgets.desk import Desk
from cardlab.widgets.faces import sprite
from cardlab.widgets.holding import Settings
from cardlab.widgets.keeping import Keeping
from cardlab.widgets.showing import Showing
from cardlab.widgets.static_view import html, text

_STATIC = Path(__file__).parent / "static"
PARTS = (
    "base",
    "keep",
    "felt",
    "hand",
    "ruling",
    "panel",
    "asking",
    "line",
    "table",
)  # of the browser's module, in this order


def script() -> str:
    """The module of the browser, with the drawings of the cards in it: nothing is fetched."""
    sources = [(_STATIC / f"{part}.js").read_text(encoding="utf-8") for part in PARTS]
    return "\n".join([f"const SPRITE = {json.dumps(sprite())};", *sources])


STYLE = "\n".join(
    (_STATIC / name).read_text(encoding="utf-8") for name in ("table.css", "panel.css", "keep.css")
)


class Table(anywidget.AnyWidget):
    """A table that a learner sits at, in a notebook or on a page.

    >>> import cardlab
    >>> Table(cardlab.game("canasta"), seed=7, bots=False)
    <Table canasta, seat 0, seed 7, step 0>
    >>> Table("canasta", seats=2, seed=7, bots=False).session.game.seats
    2

    `match` is a game, the name of one (then `options` are its options), or a session that is
    under way. Where the table deals, the others play until it is the learner's turn; in a
    session they wait until they are asked. `bots=False` leaves every other seat to `session.play`.
    `tried` is a move whose ruling is shown at once, as if the learner had tried it. The browser keeps the
    game over a reload or a restart; `any_deal` says that the seed was chosen by chance, so that a game of another
    seed is this table's as well.
    """

    _esm = script()
    _css = STYLE
    shown = traitlets.Dict().tag(sync=True, echo_update=False)
    keeps = traitlets.Dict().tag(sync=True, echo_update=False)

    def __init__(
        self,
        match: Session[Any] | Game[Any] | str = "canasta",
        seat: int = 0,
        *,
        seed: int | None = None,
        state: Any = None,
        tried: Any = None,
        bots: bool = True,
        mode: str = "guided",
        language: str = "en",
        four_colours: bool = False,
        jumbo: str = "auto",
        back: str = "blue",
        motion: bool = True,
        sort: str = "rank",
        any_deal: bool = False,
        **options: Any,
    ) -> None:
        settings = Settings(four_colours, jumbo, back, motion, sort)
        for name, reader in wishes.SETTINGS.items():
            _checked(name, reader, getattr(settings, name))
        _checked("mode", wishes.VERBS["mode"]["mode"], mode)
        session = _session(match, seed, state, options)
        self._desk = Desk(session, seat, bots=bots, mode=mode, language=language, settings=settings)
        if session is not match and state is None:
            self._desk.let_others_play()
        self._desk.seen_at = session.here
        if tried is not None:
            self._desk.asking.show(tried)
        self._showing = Showing(self._desk)
        self._truth: dict[str, Any] = self._showing.data()
        self._keeping = Keeping(self._desk, self._tell, any_deal=any_deal)
        self._kept_by = self._keeping.data()
        super().__init__()
        self.on_msg(self._hear)
        self._desk.changed = self._refresh

    @property
    def session(self) -> Session[Any]:
        """The match on the table; another one after "New hand"."""
        return self._desk.session

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self._desk.seat

    def __repr__(self) -> str:
        session = self.session
        return f"<Table {session.game.id}, seat {self.seat}, seed {session.seed}, step {session.here.depth}>"

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The live table, and the position as text and as HTML where nothing runs."""
        desk = self._desk
        found = super()._repr_mimebundle_(**kwargs)
        bundle, more = found if isinstance(found, tuple) else (found, {})
        still = {
            "text/plain": text(desk.view, desk.words, desk.game.id),
            "text/html": html(desk.view, desk.words, desk.game.id),
        }
        return {**(bundle or {}), **still}, more

    # --- to the browser -------------------------------------------------------

    @traitlets.default("shown")
    def _first_shown(self) -> dict[str, Any]:
        return self._truth

    @traitlets.validate("shown")
    def _only_the_kernel_shows(self, proposal: Any) -> dict[str, Any]:
        return self._truth  # whatever was written

    @traitlets.default("keeps")
    def _first_keeps(self) -> dict[str, Any]:
        return self._kept_by

    @traitlets.validate("keeps")
    def _only_the_kernel_keeps(self, proposal: Any) -> dict[str, Any]:
        return self._kept_by

    def _tell(self, message: dict[str, Any]) -> None:
        self.send(message)

    def set_state(self, sync_data: Any) -> None:
        """A browser may write to no trait; it is told again how things are."""
        self.send_state()

    def _refresh(self) -> None:
        self._truth = self._showing.data()
        self.shown = self._truth
        self._keeping.update()

    # --- from the browser -----------------------------------------------------

    def _hear(self, _: Any, content: Any, __: Any) -> None:
        """The border: nothing that a browser sends makes anything fail beyond it."""
        desk = self._desk
        try:
            wish = wishes.read(content)
            (self._keeping if wish.verb in wishes.KEEPING else desk).grant(wish)
        except wishes.BadWish as error:
            self.log.warning("A wish was refused: %s", error)
            desk.say("table-not-understood")
        except Exception:
            self.log.exception("A wish failed")
            desk.say("table-trouble")
        try:
            self._refresh()
        except Exception:
            self.log.exception("The table could not be shown")
            self._show_trouble()
        self.send({"about": "heard"})  # so that the browser knows that somebody is there

    def _show_trouble(self) -> None:
        """The last thing that could be shown, with an excuse."""
        try:
            notice = self._desk.words.say("table-trouble")
            self._truth = {
                **self._truth,
                "notice": notice,
                "frames": {"id": self._showing.story.shown, "list": []},
            }
            self.shown = self._truth
        except Exception:
            self.log.exception("Not even an excuse could be shown")


def _session(match: Any, seed: int | None, state: Any, options: dict[str, Any]) -> Session[Any]:
    if isinstance(match, Session):
        if options or seed is not None or state is not None:
            raise TypeError("A session has its game, seed and position already; give a game to choose them.")
        return match
    if isinstance(match, Game):
        if options:
            raise TypeError(
                f"This game is made already; its options cannot be changed: {', '.join(options)}."
            )
        return Session(match, 0 if seed is None else seed, state)
    return Session(cardlab.game(match, **options), 0 if seed is None else seed, state)


def _checked(name: str, reader: wishes.Reader, value: Any) -> None:
    try:
        reader(value)
    except wishes.BadWish as error:
        raise ValueError(f"{name} cannot be {value!r}: {error}.") from None

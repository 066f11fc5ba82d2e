# Two commands are enough: `make play` opens the page, `make test` runs everything.
# Both build .venv from pinned requirements when it is missing or out of date; nothing else is installed for
# `make play`, and `make test` adds Debian's Chromium where no Chromium is found.

PORT     ?= 8866
JOBS     ?=
VENV     := .venv
PY       := $(VENV)/bin/python
PIP      := $(PY) -m pip --disable-pip-version-check --no-input -qq
# `PYTHON=...` chooses one; otherwise the newest that we support and that really runs.
PYTHON   ?=
PYTHONS  := $(if $(PYTHON),$(PYTHON),python3.13 python3.12 python3.11 python3 python)

# What was installed is remembered by a checksum: of the pins, of pyproject.toml, and of where the folder is.
sum       = $(shell cat $(1) 2>/dev/null | cksum | cut -d ' ' -f 1)
HERE     := $(shell printf '%s' '$(CURDIR)' | cksum | cut -d ' ' -f 1)
PLAY     := $(VENV)/.play-$(call sum,requirements/play.txt)-$(HERE)
TEST     := $(VENV)/.test-$(call sum,requirements/play.txt requirements/test.txt)-$(HERE)
SELF     := $(VENV)/.self-$(call sum,pyproject.toml)-$(HERE)

# A virtual environment whose Python has gone is made anew, and so is all that was installed in it.
HEALTHY  := $(PY) -c 'import sys, pip; sys.exit(not (3, 11) <= sys.version_info < (3, 14))' >/dev/null 2>&1
MADE     := $(VENV)/.made
BROKEN   := $(if $(wildcard $(MADE)),$(shell $(HEALTHY) || echo broken))

.DEFAULT_GOAL := help
.PHONY: broken help play lab test check lint format types unit notebooks browser chromium bench pins dist clean
.DELETE_ON_ERROR:

help:
	@echo 'make play        open the page (PORT=$(PORT))'
	@echo 'make lab         open the notebooks in JupyterLab'
	@echo 'make test        everything, installs what it needs (Chromium too)'
	@echo 'make check       lint, types and unit tests: under a minute, for every few minutes'
	@echo 'make format      let ruff set the code'
	@echo 'make bench       how fast the games are'
	@echo 'make dist        a wheel, in dist/'
	@echo 'make pins        renew requirements/ from pyproject.toml'
	@echo 'make clean       take away all that was made here'

# ── the virtual environment ───────────────────────────────────────────────────────────────────────

define find_python
found=; seen=; \
for one in $(PYTHONS); do \
  is=$$("$$one" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null) || continue; \
  case $$is in \
    3.11|3.12|3.13) ;; \
    *) seen="$$seen $$one is Python $$is;"; continue;; \
  esac; \
  if "$$one" -c 'import venv, ensurepip' >/dev/null 2>&1; then found=$$one; break; \
  else seen="$$seen $$one is Python $$is without venv (Debian: apt install python$$is-venv);"; fi; \
done; \
if [ -z "$$found" ]; then \
  echo "cardlab needs Python 3.11, 3.12 or 3.13. Found:$${seen:- none.}" >&2; \
  echo "Install one of them, or name it: make PYTHON=/path/to/python3.13 $(MAKECMDGOALS)" >&2; \
  exit 1; \
fi
endef

$(MADE): $(BROKEN)
	@if $(HEALTHY); then touch $@; exit 0; fi; \
	$(find_python); \
	rm -rf $(VENV); \
	echo "Building $(VENV) with $$("$$found" --version) ..."; \
	"$$found" -m venv $(VENV) && touch $@

$(PLAY): $(BROKEN) | $(MADE)
	@echo 'Installing the pinned packages of the page (half a minute, once) ...'
	@$(PIP) install -r requirements/play.txt || { echo 'pip could not install them: is this computer online?' >&2; exit 1; }
	@rm -f $(VENV)/.play-*; touch $@

$(TEST): $(BROKEN) | $(PLAY)
	@echo 'Installing the pinned packages of the tests (once) ...'
	@$(PIP) install -r requirements/test.txt || { echo 'pip could not install them: is this computer online?' >&2; exit 1; }
	@rm -f $(VENV)/.test-*; touch $@

$(SELF): $(BROKEN) | $(PLAY)
	@$(PIP) install --no-deps --no-build-isolation -e .
	@rm -f $(VENV)/.self-*; touch $@

# ── for learners ──────────────────────────────────────────────────────────────────────────────────

play: $(PLAY) $(SELF)
	@exec $(PY) -m cardlab.host --port '$(PORT)' $(ARGS)

lab: $(PLAY) $(SELF)
	@exec $(PY) -m cardlab.host --lab --port '$(PORT)' $(ARGS)

# ── for developers ────────────────────────────────────────────────────────────────────────────────

test: $(TEST) $(SELF) chromium lint types
	@$(PY) -m pytest -n $(or $(JOBS),2) -m 'not browser'
	@$(MAKE) --no-print-directory notebooks browser

check: $(TEST) $(SELF) lint types
	@$(PY) -m pytest -n $(or $(JOBS),2) -m 'not browser and not slow' -q

lint: $(TEST)
	@$(PY) -m ruff check -q .
	@$(PY) -m ruff format -q --check . || { echo 'make format sets them.' >&2; exit 1; }

format: $(TEST)
	@$(PY) -m ruff check -q --fix . ; $(PY) -m ruff format .

types: $(TEST) $(SELF)
	@$(PY) -m mypy

unit: $(TEST) $(SELF)
	@$(PY) -m pytest -n $(or $(JOBS),2) -m 'not browser'

notebooks: $(TEST) $(SELF)
	@$(PY) -m pytest --nbval-lax --nbval-current-env -W default notebooks

browser: $(TEST) $(SELF) chromium
	@$(PY) -m pytest -m browser tests/browser

# Tests of the page need a Chromium and fonts for every language of the product.
chromium:
	@for one in "$$CARDLAB_CHROMIUM" chromium chromium-browser google-chrome; do \
	  [ -n "$$one" ] && command -v "$$one" >/dev/null && exit 0; done; \
	as=; [ "$$(id -u)" = 0 ] || as='sudo -n'; \
	if command -v apt-get >/dev/null && { [ -z "$$as" ] || $$as true 2>/dev/null; }; then \
	  echo 'Installing Chromium and fonts for the browser tests (a minute, once) ...'; \
	  wait='-o DPkg::Lock::Timeout=300 -qq'; \
	  $$as apt-get $$wait update && \
	  $$as env DEBIAN_FRONTEND=noninteractive apt-get $$wait install -y --no-install-recommends chromium fonts-noto-core >/dev/null; \
	else \
	  echo 'The browser tests need Chromium. Install it (Debian: apt install chromium fonts-noto-core),' >&2; \
	  echo 'or name one: CARDLAB_CHROMIUM=/path/to/chromium make test' >&2; exit 1; \
	fi

bench: $(PLAY) $(SELF)
	@$(PY) -m cardlab.bench $(ARGS)

# The newest of everything that pyproject.toml allows, written down. Then `make test` on each Python.
freeze = build/pins/bin/python -m pip freeze --exclude cardlab
pins: $(MADE)
	@rm -rf build/pins && $(PY) -m venv build/pins
	@build/pins/bin/python -m pip install -qq '.[host]' hatchling
	@{ echo '# Everything that `make play` installs, for Python 3.11, 3.12 and 3.13. Made by `make pins`.'; \
	   $(freeze); } > build/pins/play && mv build/pins/play requirements/play.txt
	@build/pins/bin/python -m pip install -qq '.[all]'
	@{ echo '# What the tests need on top. Made by `make pins`.'; echo '-r play.txt'; \
	   $(freeze) | grep -vxFf requirements/play.txt; } > build/pins/test && mv build/pins/test requirements/test.txt
	@rm -rf build/pins

dist: $(PLAY)
	@$(PIP) wheel --no-deps --no-build-isolation -w dist .

clean:
	@rm -rf $(VENV) build dist .mypy_cache .pytest_cache .ruff_cache .hypothesis test-results
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

### What the frame around every page says: header, waiting, lost tables, errors.

page-home = Home
page-skip = Skip to the page
page-foot = cardlab. This page asks nothing of any other site.

# In the place of a table that is not there yet.
page-waiting = The table is being laid. One moment, please.
page-no-script = The tables on this page need JavaScript. You can read everything else without it.

# The connection is interrupted and may come back.
page-away-title = The table does not answer.
page-away = The connection was interrupted. We keep trying; your cards are still where you left them.
# The kernel is gone for good.
page-gone-title = This table has been cleared away.
page-gone = It was left alone for too long, or the server was started again. Reload the page: a game you were playing is kept in this browser, and you are back where you were.
page-save = Save the game as a file
page-reload = Reload the page

page-cell-failed = Something went wrong on this page, and it is not your fault. Please reload it.
page-cell-slow = This took too long. Please reload the page.

error-missing-title = There is no such page
error-missing = The address may be mistyped. The home page leads to every game.
error-full-title = All tables are taken
error-full = So many people are playing that there is no free table right now. Please try again in a few minutes.
error-other-title = Something went wrong
error-other = The page could not be made. Please try again; if it goes on, tell whoever runs this server.
error-again = Try again
error-home = Go to the home page

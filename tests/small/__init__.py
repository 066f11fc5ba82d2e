"""The smallest complete game: the one to copy for a new one."""

"""Who plays whom, in which seat, and who is placed where and why: pure functions of what was played."""

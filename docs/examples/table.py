# table.py - a data frame's worth of puzzles, each function one call
#
# SPDX-License-Identifier: CC0-1.0
import sud

puzzles, answers = sud.generate(10_000, seed=2026)
counts, solutions = sud.solve(puzzles)
print((counts == 1).all(), (solutions == answers).all())

ratings = sud.rate(puzzles[:100])
hardest = ratings['effort'].argmax()
print(sud.to_lines(puzzles[hardest])[0], sud.TECHNIQUES[ratings['hardest'][hardest]])

for step in sud.explain('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')[:3]:
    print(step)

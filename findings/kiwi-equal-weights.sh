#!/usr/bin/env bash
# Two solvers of one family decide between equally weak constraints in different ways.
#
# Expected: kiwi and the cassowary package are both Cassowary with the same weights. Of two equally weak constraints x
# == 10 and x == 20 they satisfy the same one, and in both the insertion order decides. A variable retains its value
# after its edit ends.
# Found: kiwi satisfies the constraint added first. The cassowary package has 20 in either order. Of three (10, 20, 30)
# both have the middle one in every order, because the sum of the errors is least there. When an edit variable of kiwi
# is removed, its value is reset to 0 at the next update. In both, 1001 weak constraints outweigh a medium one.
# Tested with kiwisolver 1.5.1 and cassowary 0.5.2.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" --quiet install kiwisolver==1.5.1 cassowary==0.5.2
"$folder/venv/bin/python" - <<'PYTHON'
import itertools
from importlib.metadata import version

import cassowary
import kiwisolver


def kiwi(*values):
    x, solver = kiwisolver.Variable("x"), kiwisolver.Solver()
    for value in values:
        solver.addConstraint((x == value) | "weak")
    solver.updateVariables()
    return x.value()


def package(*values):
    x, solver = cassowary.Variable("x"), cassowary.SimplexSolver()
    for value in values:
        solver.add_constraint(x == value, cassowary.WEAK)
    return x.value


print("kiwisolver", version("kiwisolver"), "cassowary", version("cassowary"))
for values in [(10, 20), (20, 10)]:
    print(values, "kiwi", kiwi(*values), "cassowary", package(*values))
assert (kiwi(10, 20), kiwi(20, 10)) == (10, 20)
assert (package(10, 20), package(20, 10)) == (20, 20)
for values in itertools.permutations((10, 20, 30)):
    assert kiwi(*values) == package(*values) == 20
print("10, 20, 30 in every order: 20")

x, solver = kiwisolver.Variable("x"), kiwisolver.Solver()
solver.addEditVariable(x, "strong")
solver.suggestValue(x, 50)
solver.updateVariables()
during = x.value()
solver.removeEditVariable(x)
solver.updateVariables()
print("edited", during, "removed", x.value())
assert (during, x.value()) == (50, 0)

x, solver = kiwisolver.Variable("x"), kiwisolver.Solver()
solver.addConstraint((x == 100) | "medium")
for _ in range(1001):
    solver.addConstraint((x == 0) | "weak")
solver.updateVariables()
y, other = cassowary.Variable("y"), cassowary.SimplexSolver()
other.add_constraint(y == 100, cassowary.MEDIUM)
for _ in range(1001):
    other.add_constraint(y == 0, cassowary.WEAK)
print("1001 weak against one medium: kiwi", x.value(), "cassowary", y.value)
assert x.value() == y.value == 0
PYTHON

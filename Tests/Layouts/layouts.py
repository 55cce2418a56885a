"""Prints sets of constraints, edits of them, and how well they can be kept.

Lines: `set N` begins a set over N quantities; `add ID OP PRIORITY CONSTANT FACTORxQUANTITY…`, `constant ID VALUE`, `priority ID VALUE` and
`remove ID` change it; `errors PRIORITY=SUM…` are the least sums of deviations from the highest priority down, by scipy's linprog level by
level; `values V…` are the quantities where kiwisolver and linprog agree on the only best ones.
"""
import random

import kiwisolver as kiwi
from scipy.optimize import linprog

STRENGTHS = {1000: "required", 750: "strong", 500: "medium", 250: "weak"}
FACTORS = [1, 1, 1, -1, -1, 2, 0.5, -2]


class Program:
    """The linear program of a set: quantities, then a deviation below and one above for each rule."""

    def __init__(self, count, rules):
        self.count, self.rules = count, list(rules.values())
        self.width = count + 2 * len(self.rules)
        self.equal, self.right = [], []
        self.bounds = [(None, None)] * count
        self.held, self.limits = [], []
        for index, (op, priority, constant, terms) in enumerate(self.rules):
            row = [0.0] * self.width
            for factor, quantity in terms:
                row[quantity] += factor
            row[count + 2 * index], row[count + 2 * index + 1] = 1, -1
            self.equal.append(row)
            self.right.append(constant)
            self.bounds += [(0, None), (0, None)]

    def cost(self, priority):
        row = [0.0] * self.width
        for index, (op, its, _, _) in enumerate(self.rules):
            if its != priority:
                continue
            if op != "<=":
                row[self.count + 2 * index] = 1
            if op != ">=":
                row[self.count + 2 * index + 1] = 1
        return row

    def least(self, cost):
        result = linprog(
            cost, A_ub=self.held or None, b_ub=self.limits or None, A_eq=self.equal, b_eq=self.right, bounds=self.bounds, method="highs")
        return result.fun if result.status == 0 else None

    def errors(self):
        found = []
        for priority in sorted({rule[1] for rule in self.rules}, reverse=True):
            least = self.least(self.cost(priority))
            found.append((priority, max(least, 0)))
            self.held.append(self.cost(priority))
            self.limits.append(max(least, 0) + 1e-9)
        return found

    def only_values(self):
        """The quantities, if the levels leave them no choice."""
        values = []
        for quantity in range(self.count):
            row = [0.0] * self.width
            row[quantity] = 1
            low = self.least(row)
            row[quantity] = -1
            high = self.least(row)
            if low is None or high is None or abs(low + high) > 1e-5:
                return None
            values.append(low)
        return values


def by_kiwi(count, rules):
    variables = [kiwi.Variable(f"x{index}") for index in range(count)]
    solver = kiwi.Solver()
    for op, priority, constant, terms in sorted(rules.values(), key=lambda rule: -rule[1]):
        sum_ = kiwi.Expression([kiwi.Term(variables[q], f) for f, q in terms], -constant)
        solver.addConstraint(kiwi.Constraint(sum_, op, STRENGTHS[priority]))
    solver.updateVariables()
    return [variable.value() for variable in variables]


def number(value):
    text = f"{value:.6f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def rule(chance, count, point, priorities):
    quantities = chance.sample(range(count), chance.randint(1, min(3, count)))
    terms = [(chance.choice(FACTORS), quantity) for quantity in quantities]
    priority = chance.choice(priorities)
    op = chance.choice(["==", "<=", ">="])
    constant = chance.randint(-60, 60)
    if priority == 1000:
        here = sum(factor * point[quantity] for factor, quantity in terms)
        constant = here + {"==": 0, "<=": 1, ">=": -1}[op] * chance.randint(0, 30)
    return op, priority, constant, terms


def state(count, rules, is_simple):
    program = Program(count, rules)
    print("errors", " ".join(f"{priority}={number(error)}" for priority, error in program.errors()))
    values = program.only_values() if is_simple else None
    if values is None:
        return 0
    kiwis = by_kiwi(count, rules)
    if any(abs(a - b) > 1e-4 for a, b in zip(values, kiwis)):
        return 0
    print("values", " ".join(map(number, values)))
    return 1


def one_set(chance, is_simple):
    count = chance.randint(2, 7)
    point = [chance.randint(-40, 40) for _ in range(count)]
    levels = [1000, 750, 500, 250] if is_simple else [1000, 1000] + chance.sample(range(1, 1000), 5)
    rules, made = {}, 0

    def add():
        nonlocal made
        new = rule(chance, count, point, levels)
        rules[made] = new
        terms = " ".join(f"{number(f)}x{q}" for f, q in new[3])
        print("add", made, new[0], new[1], number(new[2]), terms)
        made += 1

    print("set", count)
    for _ in range(chance.randint(count, 3 * count)):
        add()
    agreed = state(count, rules, is_simple)
    for _ in range(2):
        for _ in range(chance.randint(1, 3)):
            name = chance.choice(list(rules))
            op, priority, constant, terms = rules[name]
            kind = chance.choice(["constant", "priority", "remove", "add"])
            if kind == "add" or len(rules) < 3:
                add()
            elif kind == "remove":
                del rules[name]
                print("remove", name)
            elif priority == 1000:
                continue
            elif kind == "constant":
                constant = chance.randint(-60, 60)
                rules[name] = (op, priority, constant, terms)
                print("constant", name, constant)
            else:
                priority = chance.choice([level for level in levels if level < 1000])
                rules[name] = (op, priority, constant, terms)
                print("priority", name, priority)
        agreed += state(count, rules, is_simple)
    return agreed


def main():
    chance = random.Random(19)
    for number_ in range(240):
        one_set(chance, number_ % 2 == 0)


main()

# Follows network.py and duel2048.py: compares what they make of positions with what Rust made.
import json
import sys

given = json.load(sys.stdin)
network = make_network(given["text"])
numbers = None
for case in given["cases"]:
    if case["numbers"] != numbers:
        numbers = case["numbers"]
        lines, lead = duel2048_lines(), duel2048_lead()
        rules = duel2048_rules(numbers, lines[0], lines[2])
        view = duel2048_view(numbers, lines, lead)
        choose = duel2048_search(rules, lead, view, network, given["reward"], len(numbers))
    position = bytes(case["board"]), case["turn"], case["phase"]
    scalars, cells = view(*position)
    assert scalars == case["scalars"], ("scalars", scalars, case)
    assert cells == case["cells"], ("cells", cells, case)
    found = rules[0](*position)[0]
    assert [choice in found for choice in range(36)] == case["mask"], ("mask", found, case)
    assert network(scalars, cells) == case["q"], ("q", case)
    choice = choose(*(position + (given["depth"], given["width"], lambda: True)))
    assert choice == case["choice"], ("choice", choice, case)
print(len(given["cases"]), "positions")

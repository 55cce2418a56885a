"""Chooses what the reference shows: names.py GRAPHS OUT

Reads the symbol graphs in the directory GRAPHS and writes to OUT those of this project's own names: Apple's names, which the engine
has too, are documented by Apple. Prints every name that has no sentence of its own, and fails if there is one.
"""

import json
import pathlib
import re
import sys

# Names of Apple's frameworks and Foundation, of the C library and of Dispatch, by the beginning of the outermost name.
APPLE = re.compile(r"(UI|CA|CF|CG|NS|NSEC|USEC|MSEC|Dispatch|kCA|objc|autoreleasepool|arc4random|s?rand48|drand48|OSLog|os_log$|URL|HTTPURL|Logger$|Timer$|(Block)?Operation(Queue)?$|Selector$)")
# The engine's rooms, in which names like Apple's are Apple's. Users have them all by importing TransitionKit: the reference shows them
# as that one module.
ENGINE = ("LayerKit", "LookKit", "TimeKit", "ViewKit", "TextKit", "ScrollKit", "LayoutKit", "ControlKit", "ListKit", "TransitionKit")
# Relations that make a symbol a copy of one that is documented elsewhere.
COPIES = ("::SYNTHESIZED::",)


def is_ours(symbol, module):
    return module not in ENGINE or not APPLE.match(symbol["pathComponents"][0])


def main(graphs, out):
    silent = 0
    engine = None
    for path in sorted(pathlib.Path(graphs).glob("*.symbols.json")):
        module = path.name.split(".")[0].split("@")[0]
        if "@" in path.name and module in ENGINE:
            continue
        graph = json.loads(path.read_text())
        kept = [s for s in graph["symbols"] if is_ours(s, module)]
        names = {s["identifier"]["precise"] for s in kept}
        graph["symbols"] = kept
        graph["relationships"] = [r for r in graph["relationships"] if r["source"] in names]
        if module not in ENGINE:
            pathlib.Path(out, path.name).write_text(json.dumps(graph))
        elif engine is None:
            engine = graph
        else:
            for part in ("symbols", "relationships"):
                engine[part] += graph[part]
        for symbol in kept:
            if "docComment" in symbol or any(c in symbol["identifier"]["precise"] for c in COPIES):
                continue
            place = symbol.get("location", {})
            if not place:
                continue
            file = place["uri"].removeprefix("file://")
            print(f"{file}:{place['position']['line'] + 1} {module}.{'.'.join(symbol['pathComponents'])} has no sentence of its own")
            silent += 1
    engine["module"]["name"] = "TransitionKit"
    pathlib.Path(out, "TransitionKit.symbols.json").write_text(json.dumps(engine))
    return silent


if __name__ == "__main__":
    sys.exit(1 if main(*sys.argv[1:]) else 0)

#!/usr/bin/env python3
"""Checks that all tiles are drawn with the colors and line widths of palette.json, and that the pictures of terrain are
what terrain.py and sets.py write.

    check.py ROOT
    check.py --self-test
"""
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

MOST_COLORS = 41  # of all sets together; a set has a few more of its own
PAINT = re.compile(r'\b(fill|stroke|stop-color)="([^"]*)"')
ELEMENT = re.compile(r'<([a-zA-Z]+)\b([^>]*)>')


def attributes(text):
    return dict(re.findall(r'([\w-]+)="([^"]*)"', text))


def paints(text):
    """Yields the paints of a picture that are not a reference to a gradient."""
    for _, paint in PAINT.findall(text):
        if paint != "none" and not paint.startswith("url(#"):
            yield paint


def lines(text):
    """Yields the width, the color and the class of each line. A line in a group has the group's width and color; no
    picture has groups inside of groups."""
    outer = {}
    for name, rest in ELEMENT.findall(text.replace("</g>", "<g>")):
        own = attributes(rest)
        if name == "g":
            outer = own
        every = {**outer, **own}
        if name != "g" and every.get("stroke", "none") != "none":
            yield float(every.get("stroke-width", "1")), every["stroke"], every.get("class", "")


def faults(text, palette, own):
    """Yields what breaks the rules in a picture; own: further colors that it may have."""
    allowed = set(palette["colors"].values()) | set(own)
    for paint in sorted(set(paints(text)) - allowed):
        yield f"{paint} is no color of the palette"
    outline, detail = palette["lines"]["outline"], palette["lines"]["detail"]
    drawn = list(lines(text))
    ink = palette["colors"]["ink"]
    shapes = [width for width, color, kind in drawn if kind == "shape" and color != ink]
    for width, color, kind in drawn:
        if kind == "shape":
            if color == ink and not any(abs(width - outline - shape) < 0.01 for shape in shapes):
                yield f"the outline of a line that is a shape must be {outline} wider than it, not {width:g} wide"
            if width <= detail:
                yield f"a line of {width:g} is no shape"
        elif width == outline:
            if color != ink:
                yield f"an outline is {ink}, not {color}"
        elif width != detail:
            yield f"a line is {width:g} wide, neither {outline} nor {detail}"


def palette_faults(palette, used):
    """Yields what is wrong with the palette itself; used: all paints of all pictures."""
    colors = palette["colors"]
    if len(colors) > MOST_COLORS:
        yield f"{len(colors)} colors, more than {MOST_COLORS}"
    for name, color in colors.items():
        if color not in used:
            yield f"no picture uses {name} {color}"
    if len(set(colors.values())) < len(colors):
        yield "two colors are the same"
    for material, tones in palette["materials"].items():
        if len(tones) != 3 or any(tone not in colors for tone in tones):
            yield f"the material {material} must name three colors: lit, body, shade"


def pictures(folder):
    return {str(path.relative_to(folder)): path.read_text() for path in sorted(folder.rglob("*.svg"))}


def complaints(root):
    folder = root / "resources" / "tiles"
    palette = json.loads((folder / "drawing" / "palette.json").read_text())
    shipped = pictures(folder)
    used = set()
    for name, text in shipped.items():
        own = palette["sets"].get(os.path.dirname(name), {}).values()
        used |= set(paints(text))
        for fault in dict.fromkeys(faults(text, palette, own)):
            yield f"resources/tiles/{name}: {fault}"
    for fault in palette_faults(palette, used):
        yield f"resources/tiles/drawing/palette.json: {fault}"
    with tempfile.TemporaryDirectory() as made:
        for script in ("terrain.py", "sets.py"):
            subprocess.run([sys.executable, "-B", str(folder / "drawing" / script), made], check=True)
        drawn = pictures(pathlib.Path(made))
    for name in sorted(drawn):
        if shipped.get(name) != drawn[name]:
            yield f"resources/tiles/{name}: differs from what terrain.py and sets.py write; run them again"
    for name in sorted(shipped.keys() - drawn.keys()):
        if "/" in name:
            yield f"resources/tiles/{name}: sets.py does not write it"


def self_test():
    palette = {"lines": {"outline": 3, "detail": 1}, "colors": {"ink": "#000000", "red": "#ff0000"},
               "materials": {"red": ["red", "red", "ink"]}, "sets": {}}
    good = ('<g fill="#000000" stroke="#000000" stroke-width="3"><path d="M0 0"/></g><path d="M0 0" fill="#ff0000"/>'
            '<path stroke="#ff0000"/><path stroke="#000000" stroke-width="5" class="shape"/>'
            '<path stroke="#ff0000" stroke-width="2" class="shape"/><path fill="url(#f)"/>')
    bad = {'<path fill="#123456"/>': 1, '<stop stop-color="#123456"/>': 1,
           '<path stroke="#ff0000" stroke-width="1.4"/>': 1,
           '<path stroke="#ff0000" stroke-width="3"/>': 1, '<path stroke="#000000" stroke-width="5" class="shape"/>': 1,
           '<path stroke="#ff0000" stroke-width="1" class="shape"/>': 1, '<path fill="red"/>': 1,
           '<g stroke="#ff0000" stroke-width="2"><path/></g>': 1, good: 0}
    wrong = [text for text, count in bad.items() if len(list(faults(text, palette, []))) != count]
    if list(palette_faults(palette, {"#000000", "#ff0000"})) or not list(palette_faults(palette, {"#000000"})):
        wrong.append("palette")
    if list(faults('<path fill="#123456"/>', palette, ["#123456"])):
        wrong.append("own colors of a set")
    for text in wrong:
        print(f"self-test: wrong verdict on {text}")
    return wrong


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = self_test() if sys.argv[1] == "--self-test" else list(complaints(pathlib.Path(sys.argv[1])))
    for line in found:
        print(line)
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()

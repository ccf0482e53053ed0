#!/usr/bin/env python3
"""Draws the tiles of terrain as SVG files.

    terrain.py FOLDER      writes FOLDER/*.svg
    sets.py FOLDER         then writes the ground and walls of sets: FOLDER/crypt/*.svg, cave, garden, castle, ice

The result depends on nothing else. Colors and line widths are those of palette.json. Light comes from the top left;
each material has three tones (lit, body, shade).
The first path of every group begins with a line without area across the whole cell,
so that the bounds of the group are the cell and QSvgRenderer::render(painter, id, cell)
puts it where it belongs.
"""
import json
import math
import os
import re
import sys

OUT = ''  # the folder that write() fills

with open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'palette.json')) as file:
    PALETTE = json.load(file)
OUTLINE, DETAIL = PALETTE['lines']['outline'], PALETTE['lines']['detail']
PAL = dict(PALETTE['colors'])       # and the tones of each material: C.sand_lit, C.sand, C.sand_shade
for material, tones in PALETTE['materials'].items():
    for tone, color in zip(('_lit', '', '_shade'), tones):
        PAL[material + tone] = PALETTE['colors'][color]
C = type('C', (), PAL)


# ---------------------------------------------------------------- writing

def num(v):
    s = f'{v:.1f}'.rstrip('0').rstrip('.') if abs(v * 10 - round(v * 10)) < 1e-6 else f'{v:.2f}'.rstrip('0').rstrip('.')
    return '0' if s in ('-0', '') else s


def pt(p):
    a, b = num(p[0]), num(p[1])
    return a + (b if b.startswith('-') else ' ' + b)


def path(d, fill=None, **more):
    if not d:
        return ''
    return tag('path', d=d, fill=fill or 'none', **more)


def tag(name, **attrs):
    parts = [name]
    for k, v in attrs.items():
        if v is None:
            continue
        parts.append(f'{k.rstrip("_").replace("_", "-")}="{num(v) if isinstance(v, float) else v}"')
    return '<' + ' '.join(parts) + '/>'


def stroke(d, color, width=DETAIL, **more):
    return tag('path', d=d, fill='none', stroke=color, stroke_width=width, stroke_linecap='round',
               stroke_linejoin='round', **more)


def outlined(d, fill):
    """A shape over its outline: the line lies under the shape, so half of its width is seen."""
    return stroke(d, C.ink, OUTLINE) + '\n  ' + path(d, fill)


def edged(d, fill):
    """A part of a thing with a thin line around it."""
    return tag('path', d=d, fill=fill, stroke=C.ink, stroke_width=DETAIL, stroke_linejoin='round')


def band(name, color, width, **geometry):
    """A line that is a shape of its own (a ring, a letter), over its outline."""
    more = dict(fill='none', stroke_linecap='round', stroke_linejoin='round', class_='shape')
    return [tag(name, **geometry, stroke=w[0], stroke_width=num(w[1]), **more) for w in ((C.ink, width + OUTLINE), (color, width))]


def rect(x, y, w, h, fill, **more):
    return tag('rect', x=num(x), y=num(y), width=num(w), height=num(h), fill=fill, **more)


def group(id_, *shapes):
    shapes = [s for s in shapes if s]
    assert ' d="M' in shapes[0]
    shapes[0] = shapes[0].replace(' d="', ' d="M0 0L32 32Z', 1)
    return f'<g id="{id_}">' + '\n  '.join(shapes) + '</g>'


def gradient(id_, x1, y1, x2, y2, *stops):
    """stops: (offset, color, opacity)"""
    s = ''.join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
    return (f'<linearGradient id="{id_}" gradientUnits="userSpaceOnUse" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}">'
            f'{s}</linearGradient>')


def radial(id_, cx, cy, r, *stops):
    s = ''.join(f'<stop offset="{o}" stop-color="{c}" stop-opacity="{a}"/>' for o, c, a in stops)
    return f'<radialGradient id="{id_}" gradientUnits="userSpaceOnUse" cx="{cx}" cy="{cy}" r="{r}">{s}</radialGradient>'


def write(name, what, *shapes, most=6144):
    text = ('<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" width="32" height="32" '
            f'viewBox="0 0 32 32">\n  <!-- {what} -->\n  ' + '\n  '.join(s for s in shapes if s) + '\n</svg>\n')
    if len(text) > most:
        print(f'{name}: {len(text)} bytes, too large')
    with open(os.path.join(OUT, name + '.svg'), 'w') as f:
        f.write(text)


# ---------------------------------------------------------------- turning paths

def turn(d, quarter=0, flip=False):
    """Turns absolute M L Q C T Z H V paths by quarters clockwise round (16,16); flip mirrors left-right first."""
    def f(x, y):
        if flip:
            x = 32 - x
        for _ in range(quarter % 4):
            x, y = 32 - y, x
        return x, y
    out, cur = [], (0, 0)
    for cmd, args in re.findall(r'([MLQCTZHV])([^MLQCTZHV]*)', d):
        a = [float(v) for v in re.findall(r'-?\d*\.?\d+', args)]
        if cmd == 'Z':
            out.append('Z')
            continue
        if cmd == 'H':
            pts = [(v, cur[1]) for v in a]
            cmd = 'L'
        elif cmd == 'V':
            pts = [(cur[0], v) for v in a]
            cmd = 'L'
        else:
            pts = list(zip(a[::2], a[1::2]))
        was, cur = f(*cur), pts[-1]
        now = [f(*p) for p in pts]
        if cmd == 'L' and len(now) == 1 and abs(now[0][1] - was[1]) < 1e-6:
            out.append('H' + num(now[0][0]))
        elif cmd == 'L' and len(now) == 1 and abs(now[0][0] - was[0]) < 1e-6:
            out.append('V' + num(now[0][1]))
        else:
            out.append(cmd + ''.join((' ' if k and not pt(p).startswith('-') else '') + pt(p) for k, p in enumerate(now)))
    return ''.join(out)


# ---------------------------------------------------------------- stones

def inset(poly, dist):
    """Moves every edge of a clockwise polygon inwards by dist(normal); edges on the border of the cell stay."""
    n = len(poly)
    lines = []
    for i in range(n):
        (x1, y1), (x2, y2) = poly[i], poly[(i + 1) % n]
        dx, dy = x2 - x1, y2 - y1
        length = math.hypot(dx, dy)
        nx, ny = -dy / length, dx / length      # inwards
        border = (x1 == x2 and x1 in (0, 32)) or (y1 == y2 and y1 in (0, 32))
        d = 0 if border else dist(nx, ny)
        lines.append((x1 + nx * d, y1 + ny * d, dx, dy))
    res = []
    for i in range(n):
        ax, ay, adx, ady = lines[i - 1]
        bx, by, bdx, bdy = lines[i]
        det = adx * bdy - ady * bdx
        if abs(det) < 1e-6:
            res.append((bx, by))
            continue
        t = ((bx - ax) * bdy - (by - ay) * bdx) / det
        res.append((ax + adx * t, ay + ady * t))
    return res


def on_border(p, box):
    return (abs(p[0] - box[0]) < 1e-6 or abs(p[0] - box[2]) < 1e-6
            or abs(p[1] - box[1]) < 1e-6 or abs(p[1] - box[3]) < 1e-6)


def rounded(poly, r, box=(0, 0, 32, 32)):
    """A path with rounded corners, except those on the border."""
    n = len(poly)
    d = []
    for i in range(n):
        p, a, b = poly[i], poly[i - 1], poly[(i + 1) % n]
        if on_border(p, box):
            d.append(('L' if d else 'M') + pt(p))
            continue
        la, lb = math.dist(p, a), math.dist(p, b)
        ra, rb = min(r, la * .45), min(r, lb * .45)
        pa = (p[0] + (a[0] - p[0]) * ra / la, p[1] + (a[1] - p[1]) * ra / la)
        pb = (p[0] + (b[0] - p[0]) * rb / lb, p[1] + (b[1] - p[1]) * rb / lb)
        d.append(('L' if d else 'M') + pt(pa) + 'Q' + pt(p) + ' ' + pt(pb))
    return ''.join(d) + 'Z'


def lit_side(nx, ny):      # the inner normal points down right: the edge faces the light
    return nx + ny > .2


def stones(polys, joint=.5, lip=.8, foot=.0, r=1.6):
    """Returns two paths: the stones with their lit lip, and their bodies."""
    lit = [rounded(inset(p, lambda nx, ny: joint), r) for p in polys]
    body = [rounded(inset(p, lambda nx, ny: joint + (lip if lit_side(nx, ny) else foot)), r) for p in polys]
    return ''.join(lit), ''.join(body)


L1, L2, R1, R2 = (0, 9), (0, 22), (32, 9), (32, 22)
T1, T2, B1, B2 = (12, 0), (25, 0), (12, 32), (25, 32)
TL, TR, BL, BR = (0, 0), (32, 0), (0, 32), (32, 32)


def corners(a1, a2, b1, b2, c1, c2, d1, d2):
    return [[TL, T1, *a1, *a2, L1], [T2, TR, R1, *b2, *b1], [L2, *c2, *c1, B1, BL], [R2, BR, B2, *d1, *d2]]


def floors():
    res = []
    # 0: the middle is split by an upright joint, each half belongs to a stone at the side
    a, b, c, d, p, q = (11.2, 8.6), (24.2, 10), (10.4, 22.8), (25.4, 21.2), (18.6, 9.6), (19.6, 22.4)
    res.append(([[TL, T1, a, L1], [T1, T2, b, p, a], [T2, TR, R1, b], [L1, a, p, q, c, L2], [p, b, R1, R2, d, q],
                 [L2, c, B1, BL], [c, q, d, B2, B1], [d, R2, BR, B2]], []))
    # 1: the upper stone reaches down
    a, b, c, d, m, o = (12.8, 9.4), (23.6, 8.2), (11, 21), (26, 22.8), (12.2, 15.4), (24.6, 16.6)
    res.append(([[TL, T1, a, L1], [T1, T2, b, o, m, a], [T2, TR, R1, b], [L1, a, m, c, L2], [b, R1, R2, d, o],
                 [L2, c, B1, BL], [m, o, d, B2, B1, c], [d, R2, BR, B2]], []))
    # 2: a windmill round a big stone
    a1, a2, b1, b2 = (12.4, 6.6), (11.8, 10.4), (23, 7.6), (26, 9.4)
    d1, d2, c1, c2 = (25.6, 20.6), (25, 24.4), (14, 23.8), (10.6, 22.6)
    res.append(([[TL, T1, a1, a2, L1], [T1, T2, b1, a1], [T2, TR, R1, b2, b1], [b2, R1, R2, d1], [d1, R2, BR, B2, d2],
                 [c1, d2, B2, B1], [L2, c2, c1, B1, BL], [L1, a2, c2, L2], [a1, b1, b2, d1, d2, c1, c2, a2]], [8]))
    # 3: two small stones in the middle
    a, b, c, d, m, o = (10.6, 10), (25.6, 8.8), (13, 23.6), (23.4, 21.8), (11.2, 15), (25, 17.6)
    res.append(([[TL, T1, a, L1], [T1, T2, b, a], [T2, TR, R1, b], [L1, a, m, c, L2], [b, R1, R2, d, o],
                 [L2, c, B1, BL], [c, d, B2, B1], [d, R2, BR, B2], [a, b, o, m], [m, o, d, c]], [8, 9]))
    chips = ['M3 13L5.2 14.2 4.4 16 3.4 15.4ZM28 25L29.4 24.6 29 26Z', 'M16 2.5L18 3.4 16.4 4.4ZM5 27.4L6 29 4.4 28.8Z',
             'M17.4 13.2L19.6 12.8 19.2 14.6 18 15ZM15 18.6L15.8 20 14.6 19.8Z', 'M4.2 26L6.6 27.4 5.4 28.6Z']
    for i, (polys, special) in enumerate(res):
        lit, body = stones(polys)
        tone = [''.join(rounded(inset(polys[k], lambda nx, ny: 1.3 if lit_side(nx, ny) else .5), 1.6) for k in special[j::2]) for j in (0, 1)]
        write(f'floor_{i}', 'floor: flagstones; every joint on the border is common to all four',
              rect(0, 0, 32, 32, C.floor_shade), path(lit, C.floor_lit), path(body, C.floor),
              path(tone[0], C.floor_lit, opacity='.28'), path(tone[1], C.floor_shade, opacity='.2'),
              path(chips[i], C.floor_shade, opacity='.5'))


# ---------------------------------------------------------------- walls

def wall_top_shapes(below=32):
    a, b, c, d, p, q = (11, 9.6), (24, 8.4), (12, 22.4), (26, 21.6), (13, 15), (22, 16)
    polys = [[TL, T1, a, L1], [T1, T2, b, a], [T2, TR, R1, b], [L1, a, c, L2], [a, b, R1, R2, d, c],
             [L2, c, B1, BL], [c, d, B2, B1], [d, R2, BR, B2]]
    return polys


def walls():
    polys = wall_top_shapes()
    lit, body = stones(polys, joint=.5, lip=.8)
    write('wall_top', 'wall from above: dark capstones', rect(0, 0, 32, 32, C.wall_shade),
          path(lit, C.wall_lit, opacity='.8'), path(body, C.wall))
    courses = [
        ([0, 8, 22, 32], [0, 14, 27, 32]),
        ([0, 13, 24, 32], [0, 5, 19, 32]),
        ([0, 10, 19, 32], [0, 8, 23, 32]),      # the rare one
    ]
    for i, (upper, lower) in enumerate(courses):
        blocks = []
        for xs, y0, y1 in ((upper, 14, 22.4), (lower, 22.4, 32)):
            for k in range(len(xs) - 1):
                s0 = .5 if 0 < xs[k] < 32 else 0
                s1 = -.4 if 0 < xs[k + 1] < 32 else 0
                blocks.append([(xs[k] + s0, y0), (xs[k + 1] + s1, y0), (xs[k + 1] - s1, y1), (xs[k] - s0, y1)])
        lit, body = stones(blocks, joint=.55, lip=1.1, r=1.5)
        write(f'wall_face_{i}', 'wall, its front seen: capstones, rim, two courses, a dark foot',
              gradient('foot', 0, 13, 0, 32, (.3, C.ink, 0), (.8, C.ink, .2), (1, C.ink, .6)),
              rect(0, 0, 32, 12, C.wall), path(top_detail(), C.wall_shade), path('M12.5 0H13.3L13 12H12.2ZM25.5 0H26.3V12H25.5Z', C.wall_lit, opacity='.8'),
              rect(0, 13, 32, 19, C.wall_shade), path(lit, C.stone_lit), path(body, C.stone),
              rect(0, 13, 32, 19, 'url(#foot)'),
              path('M0 11.9H32V13.5H0Z', C.bone), path('M0 13.5H32V14.7H0Z', C.ink, opacity='.55'))


def top_detail():
    return 'M11.5 0H12.5L12.2 12H11.2ZM24.5 0H25.5V12H24.6Z'


def rims():
    """Strips along the edges of a wall that adjoin open ground."""
    n = 'M0 0H32V1.6H0Z'
    def strip(q, color):
        return [path(turn('M0 0H32V3.2H0Z', q), C.wall_shade), path(turn(n, q), color)]
    g = [group('n', *strip(0, C.bone)), group('e', *strip(1, C.bone_shade)), group('s', *strip(2, C.bone_shade)),
         group('w', *strip(3, C.bone))]
    corner = 'M0 0H4V1.6H2.6Q1.6 1.6 1.6 2.6V4H0Z'
    for k, (name, q, color) in enumerate((('NW', 0, C.bone), ('NE', 1, C.bone), ('SE', 2, C.bone_shade), ('SW', 3, C.bone))):
        g.append(group(name, path(turn(corner, q), color)))
    g.append(group('nw', path('M0 0H1.6Q1.6 1.6 0 1.6Z', C.bone)))
    g.append(group('ne', path('M32 0H30.4Q30.4 1.6 32 1.6Z', C.bone_shade)))
    g.append(group('se', path('M32 11.9H31.5Q30.4 11.9 30.4 13V32H32Z', C.bone_shade)))
    g.append(group('sw', path('M0 11.9H.5Q1.6 11.9 1.6 13V32H0Z', C.bone)))
    write('wall_edges', 'rims of a wall toward open ground', *g)
    # a front ends: open ground or a wall that goes on to the south beside it
    write('wall_face_edges', 'ends of a front: e w open ground beside it, se sw a wall beside it that runs on south, n nw ne rock behind it',
          gradient('l', 0, 0, 9, 0, (0, C.ink, .5), (1, C.ink, 0)), gradient('r', 32, 0, 27, 0, (0, C.ink, .35), (1, C.ink, 0)),
          gradient('d', 32, 0, 26, 0, (0, C.ink, .45), (1, C.ink, 0)),
          gradient('rn', 0, 0, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)),
          radial('ra', 0, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)), radial('rb', 32, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)),
          group('n', path('M0 0H32V12H0Z', 'url(#rn)')), group('nw', path('M0 0H12V12H0Z', 'url(#ra)')),
          group('ne', path('M32 0H20V12H32Z', 'url(#rb)')),
          group('w', path('M0 0H1.6V13.5H0Z', C.bone), path('M0 14H1.2V32H0Z', C.stone_lit)),
          group('e', path('M32 0H30.4V13.5H32Z', C.bone_shade), path('M26 13.5H32V32H26Z', 'url(#d)')),
          group('sw', path('M0 13.5H9V32H0Z', 'url(#l)')),
          group('se', path('M27 13.5H32V32H27Z', 'url(#r)')))
    # walls melt into the unseen rock
    gs = []
    for k, name in enumerate(('n', 'e', 's', 'w')):
        x1, y1, x2, y2 = [(0, 0, 0, 18), (32, 0, 14, 0), (0, 32, 0, 14), (0, 0, 18, 0)][k]
        gs.append(gradient('g' + name, x1, y1, x2, y2, (0, C.unseen, 1), (1, C.unseen, 0)))
    for name, (x, y) in dict(nw=(0, 0), ne=(32, 0), se=(32, 32), sw=(0, 32)).items():
        gs.append(radial('g' + name, x, y, 18, (0, C.unseen, 1), (1, C.unseen, 0)))
    for name in ('n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'):
        gs.append(group(name, path('M0 0H32V32H0Z', f'url(#g{name})')))
    write('wall_fade', 'a wall melts into the rock: sides and corners at which rock lies', *gs)


def shades():
    k = ((0, C.ink, .38), (.45, C.ink, .15), (1, C.ink, 0))
    write('wall_shade', 'shadow of walls on the ground, light from the top left; n0 w0: the wall begins here',
          gradient('n1', 0, 0, 0, 9, *k), gradient('w1', 0, 0, 8, 0, *k), radial('c1', 0, 0, 8.5, *k),
          group('n', path('M0 0H32V9H0Z', 'url(#n1)')), group('w', path('M0 0H8V32H0Z', 'url(#w1)')),
          group('nw', path('M0 0H9V9H0Z', 'url(#c1)')),
          group('n0', path('M0 0H32V9H9Z', 'url(#n1)')), group('w0', path('M0 0L8 8V32H0Z', 'url(#w1)')))


# ---------------------------------------------------------------- details on the floor

# The places of a detail at the foot of walls: name, quarters to turn what lies at the north or in the northwest.
AT_WALLS = (('n', 0), ('e', 1), ('s', 2), ('w', 3))
IN_CORNERS = (('NW', 0), ('NE', 1), ('SE', 2), ('SW', 3))


def turned(x, y, q):
    for _ in range(q):
        x, y = 32 - y, x
    return x, y


def wall_detail(name, what, draw):
    """draw(q, is_corner): the shapes at one wall, or in a corner. Nothing may lie outside the cell."""
    def shapes(q, is_corner):
        some = draw(q, is_corner)
        return some if 'fill="none"' not in some[0] else [path('M0 0', 'none')] + some     # group() draws a line
    write(name, 'detail: ' + what, *[group(n, *shapes(q, False)) for n, q in AT_WALLS], *[group(n, *shapes(q, True)) for n, q in IN_CORNERS], most=10240)


def blob(side, corner, *layers):
    """Soft patches; layers: (index of the path in side and corner, color, opacity)"""
    return lambda q, is_corner: [path(turn((corner if is_corner else side)[k], q), color, opacity=opacity) for k, color, opacity in layers]


MOSS = (['M4 0H25Q26.6 2.6 23.4 3.8Q21 7 17.6 5.4Q15 9.4 11.4 7Q8.4 8.2 7.6 5Q3.4 4.4 4 0Z', 'M7.4 0H21Q21 3 17.6 3Q15 6.4 12.4 4.2Q8.6 4.6 7.4 0Z'],
        ['M0 0H18Q19 3.4 14.6 4Q12.6 7.6 9.6 7.2Q9.4 11.4 6 11.6Q5.4 17 2.6 16.4Q.8 17.6 0 17Z', 'M0 0H13Q13 2.6 9.4 3Q8 6.4 5.6 6Q5.6 10 3.2 9.6Q2 12.6 0 12Z'])


def chip(x, y, r, k=0):
    """A broken stone: five corners, the upper left one cut."""
    far = [1, .86, 1.04, .9, .98]
    return 'M' + 'L'.join(pt((round(x + r * far[(i + k) % 5] * math.cos(1.257 * i + .7 * k), 1), round(y + .8 * r * far[(i + 2 * k) % 5] * math.sin(1.257 * i + .7 * k), 1))) for i in range(5)) + 'Z'


RUBBLE = ([(12.2, 3.4, 2.2), (7.6, 4.6, 3.2), (18.4, 4, 2.4), (14.2, 6.4, 1.8), (10.6, 9, 1.2), (22.6, 6.4, 1.1)],
          [(11, 4.2, 2.8), (5, 5.4, 3.6), (4.4, 12, 2.6), (9.2, 9.4, 2.2), (16.4, 4, 1.6), (13.6, 9, 1.1), (5, 17.4, 1.2)])


def rubble(lit, body, shade):
    """Pieces of stone, largest next to the wall. They turn with the wall, the light on them does not."""
    def draw(q, is_corner):
        at = [(*turned(x, y, q), r, k) for k, (x, y, r) in enumerate(RUBBLE[is_corner])]
        return [path(''.join(chip(x + .5, y + .6, r * 1.1, k) for x, y, r, k in at), shade), path(''.join(chip(x, y, r, k) for x, y, r, k in at), body),
                path(''.join(chip(x - .2 * r, y - .25 * r, r * .6, k) for x, y, r, k in at if r > 1.5), lit)]
    return draw


def puddle():
    """A stain where water has stood, with a darker rim; the floor of a set has its own tones."""
    outer, inner = 'M7 17Q6 12.6 11 12Q14 8.6 18.4 10.4Q24 9.6 25.4 14Q27.6 18 23 20Q20 23.6 15 22Q8.6 22.4 7 17Z', 'M9.6 16.8Q9.4 14 12.4 13.6Q15 11 18.4 12.4Q22.4 12 23.4 15Q24.4 17.4 21.4 18.6Q19 21 15.4 20Q10.4 20.2 9.6 16.8Z'
    write('floor_puddle', 'detail: a stain where water has stood', path(outer, C.floor_shade, opacity='.55'), path(inner, C.floor_shade, opacity='.75'),
          path('M12.4 15Q15 12.8 18 13.6Q16 14 14.6 15.4Q13 16.2 12.4 15ZM24.4 22.4L26 22 26.4 23.2 25 23.6Z', C.floor_lit, opacity='.4'))


def details():
    write('floor_crack', 'detail: a crack', stroke('M7 8.6L10.4 11 12.4 15 17 16.6 19 20.6 24 22.6M12.4 15L9 19.4M17 16.6L21.4 14.4M19 20.6L17.4 24.4', C.floor_shade),
          stroke('M8 10.4L9.8 12 11.4 15.2M16.4 18L17.8 21.2M20 22L23 23.8', C.floor_lit, opacity='.6'))
    write('floor_bone', 'detail: a splinter of bone, old and flat',
          path('M9.6 21.4Q8 21.2 8.6 19.9Q9.8 18.7 10.9 19.6L17 16.4Q17 15 18.3 15.2Q19.8 15.9 18.6 17.2L11.6 20.9Q11.2 22.4 9.6 21.4Z', C.floor_shade, transform='translate(.6 .8)'),
          path('M9.6 21.4Q8 21.2 8.6 19.9Q9.8 18.7 10.9 19.6L17 16.4Q17 15 18.3 15.2Q19.8 15.9 18.6 17.2L11.6 20.9Q11.2 22.4 9.6 21.4Z', C.floor_lit),
          path('M21 22L23.4 21.2 22.6 23Z', C.floor_lit))
    wall_detail('floor_moss', 'moss at the foot of a wall', blob(*MOSS, (0, C.grass_shade, '.34'), (1, C.grass, '.5')))
    wall_detail('floor_rubble', 'rubble at the foot of a wall', rubble(C.floor_lit, C.floor_shade, C.wall_lit))
    puddle()


# ---------------------------------------------------------------- water

WAVES = [[(2, 10.5, 16), (14, 24.5, 15)],
         [(12, 8, 15), (4, 22, 16), (21, 27, 9)],
         [(8, 14.5, 17), (2, 5, 9), (15, 28.5, 13)]]


def crest(x, y, w, h, t):
    """A wave like a stroke of the brush: thin ends, a crest, a trough."""
    return (f'M{num(x)} {num(y)}C{num(x + w * .28)} {num(y - h)} {num(x + w * .5)} {num(y + h * .55)} {num(x + w)} {num(y - h * .3)}'
            f'C{num(x + w * .55)} {num(y + h * .55 + t)} {num(x + w * .3)} {num(y - h + t)} {num(x)} {num(y)}Z')


def waters():
    for i, waves in enumerate(WAVES):
        write(f'water_{i}', 'deep water, calm waves; the three tiles are three moments of the same waves',
              rect(0, 0, 32, 32, C.water),
              path(''.join(crest(x - .8, y + 2.4, w + 1.8, 3.6, 3.6) for x, y, w in waves), C.water_shade),
              path(''.join(crest(x + .4, y + 2.3, w - .8, 3.4, 2.6) for x, y, w in waves), C.ink, opacity='.85'),
              path(''.join(crest(x, y, w, 3.4, 2.2) for x, y, w in waves), C.water_lit),
              path(''.join(f'M{num(x + w * .06)} {num(y - .6)}Q{num(x + w * .24)} {num(y - 2.9)} {num(x + w * .5)} {num(y - .3)}Q{num(x + w * .28)} {num(y - .9)} {num(x + w * .06)} {num(y - .6)}Z' for x, y, w in waves), C.teal_lit))


def glints():
    """Light that plays on water: beginning and ending, and bright. Calm, so it lies between the crests."""
    def glint(x, y, w, h):
        return f'M{num(x - w)} {num(y)}Q{num(x)} {num(y - h)} {num(x + w)} {num(y)} {num(x)} {num(y + h)} {num(x - w)} {num(y)}Z'
    write('water_glint', 'light that plays on water: beginning and ending, and bright',
          group('0', path(glint(11, 18, 2.6, 1.2), C.teal_lit), path(glint(22, 13, 1.8, 1), C.teal_lit, opacity='.8')),
          group('1', path(glint(12, 18, 5.2, 1.8) + glint(22.6, 13, 3.4, 1.4), C.teal_lit), path(glint(12, 18, 2.2, .9), C.bone_lit)))


# Where water or grass ends, every line runs round corners in arcs: round a corner of the water itself (groups NW ...) with
# its center ROUND units inside of the cell, and round a corner of the land (groups nw ... and the file of ends) with its
# center outside of it, so that a shore in steps becomes a soft line.
ROUND = 15


def arc(cx, cy, r, a, b):
    """The rest of a path: from the end of the path along a circle, from angle a to angle b in degrees."""
    a, b = math.radians(a), math.radians(b)
    k = 4 / 3 * math.tan((b - a) / 4) * r
    p, q = (cx + r * math.cos(a), cy + r * math.sin(a)), (cx + r * math.cos(b), cy + r * math.sin(b))
    return (f'C{pt((p[0] - k * math.sin(a), p[1] + k * math.cos(a)))} {pt((q[0] + k * math.sin(b), q[1] - k * math.cos(b)))} {pt(q)}')


def rounded_corner(b):
    """The land round a corner of the water in the northwest, b deep."""
    return f'M0 0H{ROUND}V{num(b)}' + arc(ROUND, ROUND, ROUND - b, 270, 180) + 'H0Z'


def land_circle(b, out):
    """The circle along a corner of the land whose sides are b deep; it passes `out` units from the corner: the distance
    of its center from the corner to either side, and its radius."""
    r = (b - out) * math.sqrt(2) / (math.sqrt(2) - 1)
    return r - b, r


def land_end(c, r, start=None):
    """The land in the north near the corner of the land in the northeast, from x = start on."""
    x, a = 32 - c, math.degrees(math.acos(min(1, c / r)))
    start = x if start is None else start
    return f'M{num(start)} 0H32V{num(r * math.sin(math.radians(a)) - c)}' + arc(x, -c, r, a, 90) + f'H{num(start)}Z'


def land_corner(c, r):
    """The land in the northwest, which touches only the corner of the cell."""
    d = math.sqrt(r * r - c * c) - c
    a = math.degrees(math.acos(c / r))
    return f'M0 0H{num(d)}' + arc(-c, -c, r, 90 - a, a) + 'Z' if d > .05 else ''


CORNERS, DIAGONALS = ('NW', 'NE', 'SE', 'SW'), ('nw', 'ne', 'se', 'sw')
ENDS = [(side + end, q, flip) for q, side in enumerate('nesw') for end, flip in (('ESWN'[q], False), ('WNES'[q], True))]


def shores():
    wave = dict(n=(.5, 1.2), e=(1.1, .3), s=(.9, .7), w=(.2, 1))   # how far the water reaches at two places of each side

    def side(b, name):
        one, two = wave[name]
        k = 2 if b > floor else 1
        return f'M0 0H32V{num(b)}H25.4Q21 {num(b - k * one)} 16.4 {num(b)}H15.6Q11 {num(b - k * two)} 6.4 {num(b)}H0Z'
    lit, foam, wet, bank, floor = 6.8, 4.8, 3.8, 3, 1.7
    tones = [(lit, C.water_lit), (foam, C.teal_lit), (wet, C.floor_shade), (bank, C.floor_lit), (floor, C.floor)]

    def layers(form, q, flip=False):
        res = [path(turn(form(b), q, flip), color) for b, color in tones]
        return res[:-1] + [path(turn(form(bank), q, flip), C.bone, opacity='.35'), res[-1]]
    g = [group(name, *layers(lambda b: side(b, name), q)) for q, name in enumerate('nesw')]
    for q, name in enumerate(CORNERS):
        g.append(group(name, *layers(rounded_corner, q)))
    c, r = land_circle(wet, .9)
    for q, name in enumerate(DIAGONALS):
        g.append(group(name, *[path(turn(land_corner(c, r + b - wet), q), color) for b, color in tones[:3]]))
    write('water_edges', 'shores: a bank of sand, a line of foam, shallow water', *g)

    def end(b):
        return land_end(*(land_circle(b, 0) if b == floor else (c, r + b - wet)), 32 - c)
    box = f'M{num(32 - c)} 0H32V{num(lit)}H{num(32 - c)}Z'
    write('water_ends', 'ends of shores at a corner of the land',
          *[group(name, path(turn(box, q, flip), C.water), *layers(end, q, flip)) for name, q, flip in ENDS])


# ---------------------------------------------------------------- grass

def blade(x, y, w, tx, ty):
    """A blade from its root (x, y), w wide, to its tip."""
    mx, my = x + (tx - x) * .3, y + (ty - y) * .6
    return f'M{num(x - w / 2)} {num(y)}Q{num(mx - w / 2)} {num(my)} {num(tx)} {num(ty)}Q{num(mx + w / 2)} {num(my)} {num(x + w / 2)} {num(y)}Z'


def tuft(x, y, s, k):
    """Blades from one foot: the dark between them with the shadow, blades behind, blades in front."""
    fan = [(-2.2, -5.6, 5.2), (-1, -2.6, 9.6), (.8, 1.8, 10.6), (2.2, 5.8, 6)]
    front = [(-1.6, -4.2, 6.4), (.2, -.4, 8.4), (1.8, 4, 6.8)]
    if k:
        fan, front = [(-a, -b, c) for a, b, c in fan], [(-a, -b * .8, c) for a, b, c in front]
    dark = f'M{num(x - 3.6 * s)} {num(y - .6)}Q{num(x)} {num(y - 3 * s)} {num(x + 5.4 * s)} {num(y + .4)}L{num(x + 3.6 * s)} {num(y + 2 * s)} {num(x + 2.6 * s)} {num(y + 1.4 * s)} {num(x + 1.2 * s)} {num(y + 2.9 * s)} {num(x)} {num(y + 1.7 * s)} {num(x - 1.4 * s)} {num(y + 2.3 * s)} {num(x - 2 * s)} {num(y + .9 * s)}Z'
    return (dark, ''.join(blade(x + a * s, y + .2, 2.2 * s, x + b * s, y - c * s) for a, b, c in fan),
            ''.join(blade(x + a * s, y, 1.5 * s, x + b * s, y - c * s) for a, b, c in front))


GRASS = [[(9, 13.5, 1.2, 0), (25, 16.5, 1.1, 1), (14, 28, 1.15, 1)], [(22, 13, 1.2, 1), (7, 18, 1.1, 0), (24, 28, 1.15, 0)], []]    # one of three cells is bare
SPRIGS = [[(20, 8), (27, 26), (4, 24)], [(10, 8), (14, 24), (29, 19)], [(6, 9), (25, 12), (14, 25)]]
TURF = ['M1 17Q5 9 13 12Q20 15 15 20Q8 24 3 21Q0 19 1 17Z', 'M13 14Q20 9 28 13Q32 18 26 21Q18 23 14 19Q11 17 13 14Z', 'M2 25Q7 18 15 22Q19 26 13 29Q6 31 3 29Q1 27 2 25Z']


def grasses():
    for i, tufts in enumerate(GRASS):
        parts = [''.join(p) for p in zip(*(tuft(*t) for t in tufts))] or ['', '', '']
        small = ''.join(blade(x - 1, y, 1.5, x - 2.6, y - 3.6) + blade(x + 1, y, 1.5, x + 1.8, y - 4.4) for x, y in SPRIGS[i])
        write(f'grass_{i}', 'tall grass', rect(0, 0, 32, 32, C.grass), path(TURF[i], C.grass_lit, opacity='.22'),
              path(small, C.grass_shade, opacity='.5'), path(parts[0], C.ink, opacity='.9'), path(parts[1], C.grass_shade), path(parts[2], C.grass, opacity='.9'), path(parts[2], C.grass_lit, opacity='.5'))


def ragged(points, reach=1.0):
    """The rest of a path through points (x, y, unit vector out of the grass), with the tip of a blade between two."""
    d = []
    for k, ((x, y, u, v), (x2, y2, u2, v2)) in enumerate(zip(points, points[1:])):
        out, lean = (2.5, 1.6, 3, 2.1, 1.4, 2.7)[k % 6] * reach, (.5, -.6, .2, -.3, .7)[k % 5]
        nx, ny = (u + u2) / 2, (v + v2) / 2
        d.append('L' + pt((round((x + x2) / 2 + nx * out - ny * lean, 1), round((y + y2) / 2 + ny * out + nx * lean, 1)))
                 + ' ' + pt((round(x2, 1), round(y2, 1))))
    return ''.join(d)


def circle_points(cx, cy, r, a, b, count, out):
    """Points on a circle from angle a to b in degrees; out: 1 if the floor lies outside of the circle, else -1."""
    angles = [math.radians(a + (b - a) * k / count) for k in range(count + 1)]
    return [(cx + r * math.cos(t), cy + r * math.sin(t), out * math.cos(t), out * math.sin(t)) for t in angles]


def meadow_edges():
    root = 3.8                                                  # the floor reaches so far into the cell
    xs = dict(n=(32, 29.2, 27, 24, 21.2, 19, 16, 13.4, 10.4, 8, 5, 2.6, 0), e=(32, 30, 26.8, 24.4, 21, 18.4, 16, 13, 10.8, 7.6, 5.4, 2.4, 0))
    xs['s'], xs['w'] = [32 - x for x in xs['e'][::-1]], [32 - x for x in xs['n'][::-1]]

    def side(b, name):
        return f'M0 0H32V{num(b)}' + ragged([(x, b, 0, -1) for x in xs[name]]) + 'V0Z'

    def outer(b):
        return f'M0 0H{ROUND}V{num(b)}' + ragged(circle_points(ROUND, ROUND, ROUND - b, 270, 180, 7, 1)) + 'H0Z'
    c, r = land_circle(root, .7)

    def end(b):
        q = r + b - root
        a = math.degrees(math.acos(c / q))
        x = 32 - c
        return f'M{num(x)} 0H32V{num(q * math.sin(math.radians(a)) - c)}' + ragged(circle_points(x, -c, q, a, 90, 3, -1), .6) + 'Z'

    def layers(form, q, flip, shaded):
        """Blades in the light have a lit rim; those in the shade a dark one, and a shadow on the floor."""
        if shaded:
            return [path(turn(form(root + 1), q, flip), C.grass_shade), path(turn(form(root), q, flip), C.ink, opacity='.5'), path(turn(form(root - 1.4), q, flip), C.floor)]
        return [path(turn(form(root + .8), q, flip), C.grass_lit, opacity='.55'), path(turn(form(root), q, flip), C.floor)]
    clump = [(13.6, 2.4, 12.2, -4), (15.6, 2.6, 16, -6), (18, 2.4, 19.6, -4.4)]     # blades that cross the border of the cell

    def below(y):
        """The parts of the clump inside of the cell, from the border to the root at y."""
        return ''.join(f'M{num(x - w / 2)} {num(y)}L{num((x - w / 2 + tx) / 2)} 0H{num((x + w / 2 + tx) / 2)}L{num(x + w / 2)} {num(y)}Z' for x, w, tx, _ in clump)
    g = []
    for q, name in enumerate('nesw'):
        g.append(group(name, *layers(lambda b: side(b, name), q, False, name in 'es'), path(turn(below(4.4), q), C.grass)))
    for q, name in enumerate(CORNERS):
        g.append(group(name, *layers(outer, q, False, 'S' in name or name == 'NE')))
    for q, name in enumerate(DIAGONALS):
        g.append(group(name, path(turn(land_corner(c, r), q), C.floor)))
    write('grass_edges', 'the floor between the blades at the edge of grass', *g)
    box = f'M{num(32 - c)} 0H32V{num(root + 1.4)}H{num(32 - c)}Z'
    write('grass_ends', 'ends of the edges of grass at a corner of the floor',
          *[group(name, path(turn(box, q, flip), C.grass), *layers(end, q, flip, name[0] in 'es')) for name, q, flip in ENDS])

    def tips(q):
        """The parts of the clump beyond the border, turned onto the neighbor's cell."""
        dx, dy = ((0, 32), (-32, 0), (0, -32), (32, 0))[q]
        d = ''
        for x, w, tx, ty in clump:
            corners = [((x - w / 2 + tx) / 2, 0), (tx, ty), ((x + w / 2 + tx) / 2, 0)]
            for _ in range(q):
                corners = [(32 - b, a) for a, b in corners]
            d += 'M' + 'L'.join(pt((round(a + dx, 2), round(b + dy, 2))) for a, b in corners) + 'Z'
        return path(d, C.grass)
    write('grass_over', 'blades on the floor beside grass', *[group(name, tips(q)) for q, name in enumerate('swne')])


# ---------------------------------------------------------------- glass

def glasses():
    glint = 'M5 12.4L11.4 4.6H17.4L11 12.4ZM12.8 12.4L17.2 7H19L14.6 12.4ZM8 27L15.4 17.8H21.4L14 27ZM15.8 27L21 20.6H22.8L17.6 27Z'
    for name, light, strength in (('glass', glint, '.9'), ('glass_1', '', None), ('glass_2', 'M17 12.4L23.4 4.6H27.4L21 12.4Z', '.14')):     # light lies on one of three cells
        write(name, 'a glass wall: one sees through it', rect(0, 0, 32, 32, C.blue_lit, opacity='.4'), path(light, C.steel_lit, opacity=strength))

    west, east = (C.steel, C.steel_lit), (C.stone_lit, C.steel)
    widths = (4, 3, 2, 1)                      # ink, the frame, its outer half, ink around it

    def frame(q, a, b):
        return [path(turn(f'M0 0H32V{num(w)}H0Z', q), color) for w, color in zip(widths, (C.ink, a, b, C.ink))]

    def post(flip, y):
        """An upright part of the frame at the west (flip: east) side, from y down."""
        a, b = east if flip else west
        return [path(turn(f'M0 {num(y)}H{num(w)}V32H0Z', 0, flip), color) for w, color in zip(widths, (C.ink, a, b, C.ink))]
    sill, rail = 'M0 28H32V32H0Z', 'M0 13H32V14.4H0Z'
    g = [group('n', *frame(0, *west)), group('e', *frame(1, *east)),
         group('s', path('M0 14H32V29H0Z', C.blue_shade, opacity='.22'), path(rail, C.steel_lit),
               path(sill, C.ink), path('M0 28.6H32V31H0Z', C.stone), path('M0 28.6H32V29.6H0Z', C.steel)), group('w', *frame(3, *west))]
    # A line of the frame runs on round each corner, and none crosses another.
    for name, flip in (('NW', False), ('NE', True)):
        a, b = east if flip else west
        shapes = [path(turn('M0 0H4V4H0Z', 0, flip), C.ink)]
        for w, up, aside in zip(widths[1:], (C.steel, C.steel_lit, C.ink), (a, b, C.ink)):
            if up == aside:
                shapes.append(path(turn(f'M0 0H4V{num(w)}H{num(w)}V4H0Z', 0, flip), up))
            else:
                shapes += [path(turn(f'M0 0H4V{num(w)}H{num(w)}Z', 0, flip), up), path(turn(f'M0 0L{num(w)} {num(w)}V4H0Z', 0, flip), aside)]
        g.append(group(name, *shapes))
    for name, flip in (('SE', True), ('SW', False)):
        g.append(group(name, *post(flip, 13), path(turn('M1 13H4V14.4H2Z', 0, flip), C.steel_lit), path(turn('M0 31H4V32H0Z', 0, flip), C.ink)))
    for name, flip in (('se', True), ('sw', False)):
        g.append(group(name, *post(flip, 13), path(turn('M0 13H3V14.4H0Z', 0, flip), C.steel_lit)))
    for name, flip in (('nw', False), ('ne', True)):
        a, b = east if flip else west
        g.append(group(name, *[path(turn(f'M0 0H{num(w)}V{num(w)}H0Z', 0, flip), color) for w, color in zip(widths, (C.ink, a, b, C.ink))]))
    write('glass_edges', 'frame of the glass', *g)


# ---------------------------------------------------------------- doors

def portal(inside):
    """The wall round a door that faces south, with a frame of stones; inside: what fills the arch."""
    arch = 'M6.5 32V13Q6.5 6 16 6Q25.5 6 25.5 13V32Z'
    return [rect(0, 0, 32, 12, C.wall),
            rect(0, 13, 32, 19, C.wall_shade),
            path('M0 14.6H5V22H0ZM27 14.6H32V22H27ZM0 22.9H5V32H0ZM27 22.9H32V32H27Z', C.stone), gradient('f', 0, 22, 0, 32, (0, C.ink, 0), (1, C.ink, .55)), rect(0, 14, 32, 18, 'url(#f)'),
            path('M0 11.9H32V13.5H0Z', C.bone),
            outlined('M4 32V12.5Q4 3.5 16 3.5Q28 3.5 28 12.5V32Z', C.stone),
            path('M4.5 32V12.5Q4.5 4 16 4Q20 4 23 5.4L20.5 8Q9 5 7 12.5V32Z', C.stone_lit),
            stroke('M4 20H7M4 26H7M25 20H28M25 26H28M10.4 4.6L12 7.6M21.6 4.6L20 7.6M5.4 9.4L8.4 11M26.6 9.4L23.6 11', C.stone_shade),
            edged(arch, C.ink)] + inside


def leaf(lit, body, sign):
    d = [path('M7.5 32V13.4Q7.5 7 16 7Q24.5 7 24.5 13.4V32Z', body),
         path('M7.5 32V13.4Q7.5 7.4 14 7L12.4 8.6V32Z', lit),
         stroke('M12.5 9V32M19.5 8.6V32', C.ink, 1, opacity='.45'),
         path('M7.5 13H24.5V16H7.5ZM7.5 26H24.5V29H7.5Z', C.stone_shade), path('M7.5 13H24.5V14H7.5ZM7.5 26H24.5V27H7.5Z', C.stone_lit)]
    return d + sign


def ring(cx, cy, r):
    return [tag('circle', cx=num(cx), cy=num(cy), r=num(r), fill='none', stroke=color, stroke_width=width)
            for color, width in ((C.ink, OUTLINE), (C.steel_lit, DETAIL))]


def sign(kind, cx, cy, k=1.0):
    if kind == 'red':
        d = f'M{num(cx)} {num(cy - 5.4 * k)}L{num(cx + 5.7 * k)} {num(cy + 4.6 * k)}H{num(cx - 5.7 * k)}Z'
        return [outlined(d, C.cream)]
    if kind == 'blue':
        return band('circle', C.cream, 2.8 * k, cx=num(cx), cy=num(cy), r=num(4.3 * k))
    a, b = 1.6 * k, 5.5 * k
    xs = [cx - b, cx - a, cx + a, cx + b]
    ys = [cy - b, cy - a, cy + a, cy + b]
    x0, x1, x2, x3 = map(num, xs)
    y0, y1, y2, y3 = map(num, ys)
    return [outlined(f'M{x1} {y0}H{x2}V{y1}H{x3}V{y2}H{x2}V{y3}H{x1}V{y2}H{x0}V{y1}H{x1}Z', C.cream)]


KINDS = dict(door=('wood_lit', 'wood'), red_door=('red', 'red_shade'), blue_door=('blue', 'blue_shade'),
             green_door=('green', 'green_shade'))


POSTS = [path('M8 0H24V5.6H8ZM8 26.4H24V32H8Z', C.ink), path('M9 0H23V4.6H9ZM9 27.4H23V32H9Z', C.stone),
         path('M9 0H10.2V4.6H9ZM9 27.4H23V28.6H10.2V32H9Z', C.stone_lit), path('M9 3.4H23V4.6H9Z', C.stone_shade)]
KNOBS = [tag('circle', cx=str(x), cy='17', r='1.6', fill=color, stroke=color if width else None, stroke_width=width)
         for x in (9, 23) for color, width in ((C.ink, OUTLINE), (C.steel_lit, None))]


def doors():
    for name, (lit, body) in KINDS.items():
        lit, body = PAL[lit], PAL[body]
        kind = name.split('_')[0]
        mark = ring(21.6, 20.6, 2.1) if kind == 'door' else sign(kind, 16, 21, 1.05)
        write(name, f'{name.replace("_", " ")} in a wall, seen from the south', *portal(leaf(lit, body, mark)))
        side_mark = KNOBS if kind == 'door' else sign(kind, 16, 16, .92)
        write(name + '_side', f'{name.replace("_", " ")}: its way runs east and west',
              path('M21 4L26 8V28H21Z', C.ink, opacity='.3'), *(KNOBS if kind == 'door' else []),
              outlined('M11.5 2H20.5V30H11.5Z', body), path('M11.5 2H14.5V30H11.5Z', lit), stroke('M17.5 3V29', C.ink, 1, opacity='.4'),
              path('M11.5 6.6H20.5V9H11.5ZM11.5 23.4H20.5V25.8H11.5Z', C.stone_shade), path('M11.5 6.6H20.5V7.6H11.5ZM11.5 23.4H20.5V24.4H11.5Z', C.stone_lit),
              *POSTS, *(side_mark if kind != 'door' else []))
    write('door_open', 'an open door, its leaf against the jamb',
          gradient('in', 0, 7, 0, 32, (0, C.unseen, 1), (.45, C.unseen, .9), (1, C.unseen, .1)),
          *portal([path('M7.5 32V13.4Q7.5 7 16 7Q24.5 7 24.5 13.4V32Z', C.floor),
                   path('M7.5 32V13.4Q7.5 7 16 7Q24.5 7 24.5 13.4V32Z', 'url(#in)'),
                   edged('M7 32V13Q7 9.6 9.6 8.4L12.6 11V30Z', C.wood), path('M7.5 31.4V13.4Q7.5 10.6 9 9.6V31Z', C.wood_lit),
                   path('M7.5 14.4L12.4 15.2V17.6L7.5 17.2ZM7.5 25.4L12.4 24.8V27.2L7.5 28Z', C.stone_shade)]))
    # The leaf lies along the wall in the north, so that an actor in the doorway stands clear of it.
    write('door_open_side', 'an open door, its leaf flat against the wall in the north, and a worn threshold',
          path('M12 6H20V32H12Z', C.floor_shade, opacity='.55'), path('M12 6H12.8V32H12ZM19.2 6H20V32H19.2Z', C.ink, opacity='.3'),
          path('M13.4 14Q16 11 18.6 14V25Q16 28 13.4 25Z', C.floor_lit, opacity='.5'),
          path('M1 6.4H31L32 8.6H3Z', C.ink, opacity='.3'),
          path('M0 0H32V7H0Z', C.ink), path('M.8 0H31.2V5.8H.8Z', C.wood), path('M.8 0H31.2V1.8H.8Z', C.wood_lit),
          path('M.8 4.8H31.2V5.8H.8Z', C.wood_shade), stroke('M8.5 2.4V5.6M16 2.4V5.6M23.5 2.4V5.6', C.wood_shade),
          path('M3 0H5.4V5.8H3ZM26.6 0H29V5.8H26.6Z', C.stone_shade), path('M3 0H5.4V1.4H3ZM26.6 0H29V1.4H26.6Z', C.stone_lit))


# ---------------------------------------------------------------- things of the ground

def things():
    def spike(x, y, h, w=2.6):
        return (f'M{num(x - w)} {num(y)}L{num(x)} {num(y - h)}L{num(x + w)} {num(y)}Q{num(x)} {num(y + 1.8)} {num(x - w)} {num(y)}Z',
                f'M{num(x - w)} {num(y)}L{num(x)} {num(y - h)}L{num(x - .4)} {num(y + .9)}Z',
                f'M{num(x + w)} {num(y)}L{num(x)} {num(y - h)}L{num(x + .5)} {num(y + .9)}Z')
    s = []
    for x, y, h in ((8.5, 13, 11), (23.5, 13, 11), (16, 20.3, 12), (7.5, 27.6, 12), (24.5, 27.6, 12)):
        a, b, c = spike(x, y, h)
        s += [outlined(a, C.steel), path(b, C.steel_lit), path(c, C.stone_lit)]
    write('spikes', 'steel spikes out of a grate', rect(1, 4, 30, 27, C.ink, rx=1), rect(3, 6, 26, 23, C.wall_shade, rx=1),
          stroke('M3 13.6H29M3 21.4H29M11 6V29M21 6V29', C.ink), *s)
    steps = []
    tones = ((C.cream, C.cream), (C.bone, C.parchment), (C.floor_shade, C.floor_lit), (C.sand_shade, C.floor_shade), (C.wall, C.sand_shade))
    for k, (tread, lip) in enumerate(tones):
        x, y = 6 + k * 4, 8 + k * 4.2
        steps += [rect(x, y, 4, 27 - y, tread), rect(x, y, 4, 1, lip)] + ([rect(x, y, 1, 27 - y, C.ink, opacity='.8')] if k else [])
    write('stairs', 'stairs down into the dark',
          outlined('M3.5 3.5H28.5V28.5H3.5Z', C.stone), path('M3.5 3.5H28.5L26 6H6V26L3.5 28.5Z', C.stone_lit),
          path('M3.5 3.5H28.5L27.4 4.6H4.6V27.4L3.5 28.5Z', C.steel),
          path('M5.5 5.5H26.5V27.5H5.5Z', C.ink), path('M6 6H14V16H10V12H6Z', C.wall_lit, opacity='.8'), *steps)
    write('exit', 'an arch into daylight',
          radial('halo', 16, 17, 16, (.5, C.gold_lit, .8), (1, C.gold_lit, 0)), radial('day', 16, 18, 13, (.5, C.cream, 1), (1, C.gold_lit, 1)),
          gradient('beam', 0, 25, 0, 32, (0, C.cream, 1), (1, C.gold_lit, .25)),
          rect(0, 1, 32, 31, 'url(#halo)'), path('M6.5 25H25.5L31.5 32H.5Z', 'url(#beam)'),
          outlined('M3 25.5V12.5Q3 2 16 2Q29 2 29 12.5V25.5H25V13Q25 6 16 6Q7 6 7 13V25.5Z', C.stone),
          path('M3 25.5V12.5Q3 2 16 2Q19 2 21.4 2.8L18.5 5Q16 4.6 14 5Q6 5.6 6 13V25.5Z', C.steel),
          stroke('M3.5 18.6H6.4M25.6 18.6H28.6M4.6 9L7.4 10.4M27.4 9L24.6 10.4M11 3.4L12.2 6M21 3.4L19.8 6', C.stone_shade),
          path('M7 25.6V13Q7 6 16 6Q25 6 25 13V25.6Z', 'url(#day)'), stroke('M7 25.4V13Q7 6 16 6Q25 6 25 13V25.4', C.ink))
    # Outlined like a figure: seen on every ground, and on a light page.
    write('start', 'where the hero starts (editor)', tag('ellipse', cx='16', cy='23.4', rx='11', ry='5.4', fill=C.ink, opacity='.55'),
          *band('ellipse', C.cream, 2, cx='16', cy='23.4', rx='11.4', ry='5.6'),
          outlined('M12.6 2.5H19.4V12H24.5L16 22.5 7.5 12H12.6Z', C.cream), path('M16 2.5H19.4V12H24.5L16 22.5Z', C.bone))
    ribs = 'M18.2 17.4Q17.4 12.2 21.2 10.6Q22.2 10.6 22 11.6Q19.2 13 19.8 17.4ZM21.8 16Q21.2 12 24.8 10.9Q25.8 11.2 25.4 12.1Q22.8 13.2 23.4 16ZM15 18Q14.2 12.8 17.2 10.8Q18.2 10.9 18 11.9Q16 13.6 16.6 18Z'
    skull = 'M6.4 18.6Q5.6 13.6 10.4 13.2Q15.4 13.2 15 18Q14.8 19.6 13.4 20.2V22H8.4V20.4Q6.8 20 6.4 18.6Z'
    long = 'M13.4 26.6Q12 27.8 11 26.4Q10.4 25 11.8 24.6L23 19.4Q23 17.8 24.4 18Q25.8 18.4 25.4 19.6Q26.6 20.6 25.4 21.6Q24.4 22.2 23.6 21.4Z'
    write('remains', 'bones of a dead monster, flat on the floor',
          tag('ellipse', cx='16', cy='22.4', rx='12.6', ry='6', fill=C.ink, opacity='.3'),
          path(ribs, C.bone_shade),
          path(long, C.bone), path('M12 26.4L24 20.8 25 21.4Q24.4 22.2 23.6 21.4L13.4 26.6Q12.6 27.2 12 26.4Z', C.bone_shade),
          path(skull, C.bone), path('M13 14Q15.2 15 15 18Q14.8 19.6 13.4 20.2V22H11.6Q13.6 18.4 13 14Z', C.bone_shade),
          path('M7.6 17Q7.8 15.8 9 16.2 9.8 17.2 8.8 18.2 7.6 18.4 7.6 17ZM11 17Q11.4 15.8 12.6 16.4 13 17.8 12 18.4 11 18.2 11 17Z', C.ink))
    write('unknown', 'unknown kind', rect(1.5, 1.5, 29, 29, C.wall),
          path('M1.5 8.5L8.5 1.5H11.5L1.5 11.5ZM1.5 16.5L16.5 1.5H19.5L1.5 19.5ZM1.5 24.5L24.5 1.5H27.5L1.5 27.5ZM4.5 30.5L30.5 4.5V7.5L7.5 30.5ZM12.5 30.5L30.5 12.5V15.5L15.5 30.5ZM20.5 30.5L30.5 20.5V23.5L23.5 30.5Z', C.violet_shade),
          path('M1 1H31V31H1ZM2.6 2.6V29.4H29.4V2.6Z', C.violet),
          *band('path', C.steel_lit, 3.2, d='M11 12C11 8.5 13 7 16 7C19 7 21 9 21 11.5C21 15 16 15 16 19M16 24.5V24.6'))


if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    OUT = sys.argv[1]
    os.makedirs(OUT, exist_ok=True)
    for step in (floors, walls, rims, shades, details, waters, glints, shores, grasses, meadow_edges, glasses, doors, things):
        step()

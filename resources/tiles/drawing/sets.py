#!/usr/bin/env python3
"""Draws the ground and walls of the sets crypt, cave, garden, castle and ice; see terrain.py.

A file of a set replaces the file of the same name that terrain.py draws. Each set has a few colors of its own
(palette.json); all others are those of terrain.py.
"""
import math
import os
import random
import re
import sys

import terrain as B
from terrain import (edged, gradient, group, inset, lit_side, num, outlined, path, radial, rect, rounded, stones,
                      stroke, tag, turn, write, TL, TR, BL, BR)

SETS = B.PALETTE['sets']
C = B.C
S = C                   # the colors of the set being drawn


def begin(name):
    """From here on pictures go into the folder of the set, and base colors of the ground are those of the set."""
    global S
    for k, v in B.PAL.items():
        setattr(C, k, v)
    S = type('S', (), dict(SETS[name]))
    C.floor_lit, C.floor, C.floor_shade, C.wall = S.floor_lit, S.floor, S.floor_shade, S.wall
    C.sand, C.sand_shade = S.floor_shade, S.wall_lit
    B.OUT = os.path.join(sys.argv[1], name)
    os.makedirs(B.OUT, exist_ok=True)


# ---------------------------------------------------------------- what the sets share

def bumps(notches, start='M'):
    """Arcs from notch to notch (x, y, bulge of the arc that begins here)."""
    d = [f'{start}{num(notches[0][0])} {num(notches[0][1])}']
    for (x, y, h), (x2, y2, _) in zip(notches, notches[1:]):
        d.append(f'Q{num((x + x2) / 2)} {num((y + y2) / 2 - 2 * h)} {num(x2)} {num(y2)}')
    return ''.join(d)


def strip(notches, dy=0):
    """From the northern border down to the arcs, right to left."""
    back = [(x, y + dy, h) for x, y, h in notches]
    back = [(back[k][0], back[k][1], back[k - 1][2]) for k in range(len(back) - 1, -1, -1)]
    return 'M0 0H32' + bumps(back, 'L') + 'Z'


def ribbon(notches, wide, dy=0):
    """A band below the arcs."""
    low = [(x, y + dy + wide, h) for x, y, h in notches]
    return bumps([(x, y + dy, h) for x, y, h in notches]) + strip(low)[len('M0 0H32'):]


def edge_file(side, corner, inner, foot):
    """side, corner: layers (path at the north / northwest, lit color, shaded color); inner: the same for nw and ne;
    foot: the same at the west side beside a front that ends."""
    sides = ('n', 'e', 's', 'w')
    g = []
    def tone(name, lit, shaded):
        return shaded if name in ('e', 's', 'SE', 'ne', 'se') else lit
    for q, name in enumerate(sides):
        g.append(group(name, *[path(turn(d, q), tone(name, a, b)) for d, a, b in side]))
    for name, q, flip in (('NW', 0, False), ('NE', 0, True), ('SE', 2, False), ('SW', 2, True)):
        shapes = []
        for d, a, b in corner:      # a pair: the half at the north or south, the half at the west or east
            if isinstance(d, str):
                shapes.append(path(turn(d, q, flip), tone(name, a, b)))
            else:
                up, aside = a if q == 0 else b, b if name[1] == 'E' else a
                shapes += [path(turn(d[0], q, flip), up), path(turn(d[1], q, flip), aside)] if up != aside else [path(turn(d[0] + d[1], q, flip), up)]
        g.append(group(name, *shapes))
    for name, flip in (('nw', False), ('ne', True)):
        g.append(group(name, *[path(turn(d, 0, flip), tone(name, a, b)) for d, a, b in inner]))
    for name, flip in (('sw', False), ('se', True)):
        g.append(group(name, *[path(turn(d, 0, flip), tone(name, a, b)) for d, a, b in foot]))
    write('wall_edges', 'rims of a wall toward open ground', *g)


def face_edge_file(west, east, light=1.0):
    """west, east: layers (path, color) where open ground lies beside a front."""
    write('wall_face_edges', 'ends of a front: e w open ground beside it, se sw a wall beside it that runs on south, n nw ne rock behind it',
          gradient('l', 0, 0, 9, 0, (0, C.ink, .5 * light), (1, C.ink, 0)), gradient('r', 32, 0, 27, 0, (0, C.ink, .35 * light), (1, C.ink, 0)),
          gradient('d', 32, 0, 26, 0, (0, C.ink, .45 * light), (1, C.ink, 0)),
          gradient('rn', 0, 0, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)),
          radial('ra', 0, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)), radial('rb', 32, 0, 12, (0, C.unseen, 1), (1, C.unseen, 0)),
          group('n', path('M0 0H32V12H0Z', 'url(#rn)')), group('nw', path('M0 0H12V12H0Z', 'url(#ra)')),
          group('ne', path('M32 0H20V12H32Z', 'url(#rb)')),
          group('w', *[path(*k) for k in west]), group('e', path('M26 13.5H32V32H26Z', 'url(#d)'), *[path(*k) for k in east]),
          group('sw', path('M0 13.5H9V32H0Z', 'url(#l)')), group('se', path('M27 13.5H32V32H27Z', 'url(#r)')))


def fade_file():
    gs = []
    for k, name in enumerate(('n', 'e', 's', 'w')):
        x1, y1, x2, y2 = [(0, 0, 0, 18), (32, 0, 14, 0), (0, 32, 0, 14), (0, 0, 18, 0)][k]
        gs.append(gradient('g' + name, x1, y1, x2, y2, (0, C.unseen, 1), (1, C.unseen, 0)))
    for name, (x, y) in dict(nw=(0, 0), ne=(32, 0), se=(32, 32), sw=(0, 32)).items():
        gs.append(radial('g' + name, x, y, 18, (0, C.unseen, 1), (1, C.unseen, 0)))
    for name in ('n', 'e', 's', 'w', 'ne', 'se', 'sw', 'nw'):
        gs.append(group(name, path('M0 0H32V32H0Z', f'url(#g{name})')))
    write('wall_fade', 'a wall melts into the rock: sides and corners at which rock lies', *gs)


def shade_file(foot):
    """The base shadow; foot: shapes on the ground at the foot of a front (parts of groups n and n0)."""
    k = ((0, C.ink, .38), (.45, C.ink, .15), (1, C.ink, 0))
    write('wall_shade', 'shadow of walls on the ground, light from the top left, and what lies at the foot; n0 w0: the wall begins here',
          gradient('n1', 0, 0, 0, 9, *k), gradient('w1', 0, 0, 8, 0, *k), radial('c1', 0, 0, 8.5, *k),
          group('n', path('M0 0H32V9H0Z', 'url(#n1)'), *foot), group('w', path('M0 0H8V32H0Z', 'url(#w1)')),
          group('nw', path('M0 0H9V9H0Z', 'url(#c1)')),
          group('n0', path('M0 0H32V9H9Z', 'url(#n1)'), *foot), group('w0', path('M0 0L8 8V32H0Z', 'url(#w1)')))


def foot_gradient(a=.6, y=13):
    return gradient('foot', 0, y, 0, 32, (.3, C.ink, 0), (.8, C.ink, a / 3), (1, C.ink, a))


def frame(jambs, lit=None, body=None, shade=None):
    """Makes the doors of terrain.py stand in the walls of this set."""
    lit, body, shade = lit or S.stone_lit, body or S.stone, shade or S.wall_lit
    def portal(inside):
        return [rect(0, 0, 32, 12, S.wall), rect(0, 12, 32, 20, S.wall_shade), *jambs,
                outlined('M4 32V12.5Q4 3.5 16 3.5Q28 3.5 28 12.5V32Z', body),
                path('M4.5 32V12.5Q4.5 4 16 4Q20 4 23 5.4L20.5 8Q9 5 7 12.5V32Z', lit),
                stroke('M5.2 20H5.5M5.2 26H5.5M26.5 20H26.8M26.5 26H26.8M10.9 5.4L11.5 6.6M21.1 5.4L20.5 6.6M6 9.8L7.2 10.4M26 9.8L24.8 10.4', shade),
                edged('M6.5 32V13Q6.5 6 16 6Q25.5 6 25.5 13V32Z', C.ink)] + inside
    was = B.portal, B.POSTS
    B.portal = portal
    tones = {B.PAL['stone']: body, B.PAL['stone_lit']: lit, B.PAL['stone_shade']: shade}
    B.POSTS = [''.join(tones.get(w, w) for w in re.split('(#[0-9a-f]{6})', s)) for s in B.POSTS]
    B.doors()
    B.portal, B.POSTS = was


# ---------------------------------------------------------------- crypt

def crypt_plates(kind):
    """Tomb plates: rows meet the sides at 8 and 24, the upper and lower row are parted at 20."""
    du, dl = ((.9, -.7), (-.8, .4), (.4, .9), (-.3, -.9))[kind]
    up = lambda x: 8 + du * (x / 20 if x < 20 else (32 - x) / 12)
    low = lambda x: 24 + dl * (x / 20 if x < 20 else (32 - x) / 12)
    def upright(a, b):
        return [(a[0], up(a[0])) if a[0] else (0, 8), (b[0], up(b[0])) if b[0] < 32 else (32, 8),
                (b[1], low(b[1])) if b[1] < 32 else (32, 24), (a[1], low(a[1])) if a[1] else (0, 24)]
    rows = [[TL, (20, 0), (20, 8 + du), (0, 8)], [(20, 0), TR, (32, 8), (20, 8 + du)],
            [(0, 24), (20, 24 + dl), (20, 32), BL], [(20, 24 + dl), (32, 24), BR, (20, 32)]]
    cuts = {0: [(0, 0), (4.6, 5.2), (32, 32)], 1: [(0, 0), (7.4, 7), (17, 17.4), (26.6, 26.2), (32, 32)],
            2: [(0, 0), (3, 3.4), (29.2, 28.8), (32, 32)], 3: [(0, 0), (11.4, 12), (27.4, 28), (32, 32)]}[kind]
    plates = [upright(a, b) for a, b in zip(cuts, cuts[1:])]
    if kind == 3:
        a, b, c, d = plates[1]
        plates[1:2] = [[a, b, (27.7, 15.6), (11.7, 16.2)], [(11.7, 16.2), (27.7, 15.6), c, d]]
    return rows, plates


def crypt():
    begin('crypt')
    chips = ['M26 3L28 3.6 27 5ZM14.4 27.6L15.8 28.6 14.6 29.4Z', 'M3 27L5 27.8 3.8 29Z', 'M9.6 3.6L11.4 4 10.6 5.6Z', 'M24 28.4L26.6 29 25 30.4ZM4.2 14.6L5.8 15 5 16.4Z']
    for i in range(4):
        rows, plates = crypt_plates(i)
        lit, body = stones(rows + plates, joint=.75, lip=.7, r=1.2)
        tone = ''.join(rounded(inset(p, lambda nx, ny: 1.2 if lit_side(nx, ny) else .5), 1.2) for p in plates[1::2])
        write(f'floor_{i}', 'floor of a crypt: long tomb plates', rect(0, 0, 32, 32, S.floor_shade), path(lit, S.floor_lit), path(body, S.floor),
              path(tone, S.floor_lit, opacity='.3'),
              path(chips[i], S.floor_shade, opacity='.5'))
    rows, plates = crypt_plates(0)
    lit, body = stones(rows + plates, joint=.5, lip=.7, r=1.2)
    write('wall_top', 'wall from above: dark slabs', rect(0, 0, 32, 32, S.wall_shade), path(lit, S.wall_lit, opacity='.75'), path(body, S.wall))

    def niche(x0, y0, x1, y1):
        return f'M{num(x0)} {num(y1)}V{num(y0 + 2.6)}Q{num(x0)} {num(y0)} {num(x0 + 3)} {num(y0)}H{num(x1 - 3)}Q{num(x1)} {num(y0)} {num(x1)} {num(y0 + 2.6)}V{num(y1)}Z'
    top = [rect(0, 0, 32, 12, S.wall), path('M19.5 0H20.5V8H32V9H0V8H19.5Z', S.wall_shade), path('M20.5 0H21.2V8H20.5ZM0 9H32V9.6H0Z', S.wall_lit, opacity='.75')]
    rim = [rect(0, 13, 32, 19, 'url(#foot)'), path('M0 12H32V13.6H0Z', S.rim), path('M0 13.6H32V14.8H0Z', C.ink, opacity='.55')]
    blocks = [[(a, y0), (b, y0), (b, y1), (a, y1)] for y0, y1, xs in ((15, 23.4, (0, 20, 32)), (23.4, 32, (0, 9, 32))) for a, b in zip(xs, xs[1:])]
    lit, body = stones(blocks, joint=.5, lip=.9, r=.8)
    write('wall_face_0', 'wall of a crypt: plain long blocks', foot_gradient(.55), *top, rect(0, 13, 32, 19, S.wall_lit),
          path(lit, S.stone_lit), path(body, S.stone), *rim)
    for i, (spots, skull) in {1: ([(2.4, 16.8, 29.6, 28)], False), 2: ([(3, 16.8, 14.4, 28), (17.6, 16.8, 29, 28)], True)}.items():
        holes = ''.join(niche(*s) for s in spots)
        edge = ''.join(niche(a - .9, b - .9, c + .9, d) for a, b, c, d in spots)
        a, b, c, d = spots[-1] if not skull else spots[0]
        slab = niche(a + 1, b + 1.2, c - .8, d)
        slab2 = niche(a + 2, b + 2.2, c - .8, d)
        bones = [path('M19.8 28V24.4Q19.6 20.2 23.4 20.2Q27.2 20.2 27 24.4V28Z', S.rim_shade, opacity='.75'), path('M21 23.4H22.8V25.2H21ZM24.2 23.4H26V25.2H24.2Z', S.wall_shade)]
        write(f'wall_face_{i}', 'wall of a crypt: ' + ('a skull in a burial niche' if skull else 'a closed burial niche'), foot_gradient(.55), *top,
              rect(0, 13, 32, 19, S.stone), path(edge, S.stone_lit, opacity='.7'), path(holes, S.wall_shade), path(slab, S.stone_lit), path(slab2, S.stone),
              stroke(f'M{num(a + 4)} 22.4H{num(c - 3)}', S.wall_lit), *(bones if skull else []),
              path('M0 28H32V29.2H0Z', S.stone_lit), path('M0 29.2H32V30H0Z', S.wall_lit, opacity='.8'), *rim)
    n = 'M0 0H32V1.6H0Z'
    edge_file([('M0 0H32V3.2H0Z', S.wall_shade, S.wall_shade), (n, S.rim, S.rim_shade)],
              [('M0 0H4.4V1.6L3.4 1.6 2.8 2.8 1.6 3.4V4.4H0Z', S.rim, S.rim_shade)],
              [('M0 0H1.6V1.6H0Z', S.rim, S.rim_shade)], [('M0 11.9H.6Q1.6 11.9 1.6 13V32H0Z', S.rim, S.rim_shade)])
    face_edge_file([('M0 0H3.2V11.9H0Z', S.wall_shade), ('M0 0H1.6V13.5H0Z', S.rim), ('M0 14H1.2V32H0Z', S.stone_lit)],
                   [('M32 0H28.8V11.9H32Z', S.wall_shade), ('M32 0H30.4V13.5H32Z', S.rim_shade)])
    shade_file([])
    write('floor_crack', 'detail: a crack across a plate', stroke('M9 12L12 14 13.4 17.4 17 18.6 19 21.4 22 22.4M13.4 17.4L11 19.6', S.floor_shade),
          stroke('M10 13.8L11.6 15 12.8 17.8M18 20.6L19 22.4 21.4 23.2', S.floor_lit, opacity='.6'))
    figure = 'M4.6 10.6H27.4V21.8H4.6ZM7.4 16.2Q7.4 13.9 9.6 13.9T11.8 16.2Q11.8 18.5 9.6 18.5T7.4 16.2ZM13 14.2Q15 12.8 17 13.4L24.8 15V17.4L17 19Q15 19.6 13 18.2ZM17 14.8V17.6'
    write('floor_bone', 'detail: a tomb plate with the figure of the dead', path('M3.6 9.4H28.4V22.8H3.6Z', S.floor), path('M3.6 9.4H28.4V10.2H4.4V22.8H3.6Z', S.floor_lit),
          stroke(figure, S.floor_lit, 1, opacity='.45', transform='translate(.5 .7)'), stroke(figure, S.floor_shade))
    web = (['M1 1L15 7M1 1L7 15M1 1L19 2M1 1L2 19M13 1.8Q10.6 3.4 11.4 5.6Q8.4 8.4 5.6 11.4Q3.4 10.6 1.8 13M8 1.4Q6.4 2.4 6.8 3.6Q5.4 5.4 3.6 6.8Q2.4 6.4 1.4 8'])
    dust = ['M3 0H27Q24 4.4 19 4.2Q15 7.6 10.6 6Q5.6 6.2 3 0Z', 'M7 0H21Q18.4 3 14.4 2.6Q11 4.4 7 0Z']
    B.wall_detail('floor_moss', 'dust at the foot of a wall, a cobweb in a corner', lambda q, is_corner:
                  [stroke(turn(web[0], q), S.rim, opacity='.62')] if is_corner else [path(turn(dust[0], q), S.floor_lit, opacity='.75'), path(turn(dust[1], q), S.rim, opacity='.4')])
    bones = ([(9, 5, .5), (15.6, 7, -.35), (21.4, 4.4, 1.1)], [(6, 6, .7), (13, 5, -.2), (6, 13.4, 1.3), (12.4, 11.6, .3)])
    def long_bone(x, y, t):
        c, n = 3 * math.cos(t), 3 * math.sin(t)
        ends = ''.join(tag_circle(x + k * c + j * n * .25, y + k * n - j * c * .25, 1.05) for k in (-1, 1) for j in (-1, 1))
        return f'M{num(round(x - c - n * .2, 1))} {num(round(y - n + c * .2, 1))}L{num(round(x + c - n * .2, 1))} {num(round(y + n + c * .2, 1))} {num(round(x + c + n * .2, 1))} {num(round(y + n - c * .2, 1))} {num(round(x - c + n * .2, 1))} {num(round(y - n - c * .2, 1))}Z' + ends
    def heap(q, is_corner):
        at = [(*B.turned(x, y, q), t) for x, y, t in bones[is_corner]]
        return [path(''.join(long_bone(x + .5, y + .7, t) for x, y, t in at), S.wall_lit, opacity='.65'), path(''.join(long_bone(*k) for k in at), S.rim, opacity='.85')]
    B.wall_detail('floor_rubble', 'old bones at the foot of a wall', heap)
    ground()
    frame([path('M0 14.6H5V22.6H0ZM27 14.6H32V22.6H27ZM0 23.6H5V32H0ZM27 23.6H32V32H27Z', S.stone), path('M0 14.6H5V15.4H0ZM27 14.6H32V15.4H27ZM0 23.6H5V24.4H0ZM27 23.6H32V24.4H27Z', S.stone_lit),
           gradient('f', 0, 20, 0, 32, (0, C.ink, 0), (1, C.ink, .55)), rect(0, 14, 32, 18, 'url(#f)'), path('M0 12H32V13.6H0Z', S.rim)])


def marks():
    """Bones with a thin outline, so that they are seen on every floor."""
    text = open(os.path.join(sys.argv[1], 'remains.svg')).read()
    edge = f' stroke="{C.ink}" stroke-width="{B.DETAIL}" stroke-linejoin="round"'
    lines = []
    for row in text.split('\n'):
        if f'fill="{C.bone}"' in row or '"M18.2' in row:     # the ribs begin there
            lines.append(row.replace('/>', edge + '/>'))
        lines.append(row)
    with open(os.path.join(B.OUT, 'remains.svg'), 'w') as f:
        f.write('\n'.join(lines))


def ground(water=True):
    fade_file()
    marks()
    if water:
        B.shores()
    B.meadow_edges()
    B.puddle()


# ---------------------------------------------------------------- cave

def cave():
    begin('cave')
    # the ground: earth, soft patches, pebbles
    patch_lit = ['M2 9Q4 2 12 4Q20 0 27 6Q31 10 24 14Q19 13 15 17Q8 19 6 14Q0 14 2 9Z', 'M10 20Q15 13 21 17Q29 13 31 21Q28 24 28 29Q20 32 15 28Q8 28 10 20Z', 'M3 17Q6 10 13 13Q20 9 24 15Q21 18 22 24Q15 30 10 25Q2 25 3 17Z', 'M9 5Q16 -1 22 4Q30 3 30 11Q26 18 19 15Q13 19 9 13Q5 10 9 5Z']
    patch_dark = ['M17 21Q24 16 30 21Q31 27 24 30Q17 31 14 27Q14 23 17 21Z', '', '', 'M2 20Q9 15 15 20Q16 28 8 30Q1 28 2 20Z']
    pebbles = [[(8.4, 20.4, 2.2), (11.6, 22.4, 1.3), (25.4, 8.6, 1.7), (22.6, 28.8, 1.1), (3.4, 14.4, 1), (19, 14.6, .9)],
               [(22.6, 9.4, 2), (26, 11.2, 1.2), (7.6, 27, 1.6), (5, 18.4, 1.1), (29, 28.6, 1), (15.4, 4.4, .9)],
               [(25.4, 23, 2.4), (22, 25.6, 1.2), (9, 6.4, 1.5), (28.6, 26.4, 1), (3.6, 28.6, 1.2), (16.8, 9.8, .9)],
               [(6.4, 9.6, 1.8), (24, 19.4, 1.5), (20.6, 26.4, 2.1), (23.8, 28, 1.1), (4, 4.4, .9), (28.8, 15.4, 1)]]
    scratches = ['M25 14.4Q27 13.8 29 14.6M3.4 27.4Q5.4 26.8 7 27.6', 'M3 8.4Q6 7.6 8.4 8.6M9 14Q10.6 13.6 12 14.2', 'M26 10.4Q28 9.8 30 10.6', 'M17.6 20.4Q19.4 19.6 22 20.4']
    for i in range(4):
        def oval(x, y, r, k=.72):
            return f'M{num(x - r)} {num(y)}Q{num(x - r)} {num(y - r * k)} {num(x)} {num(y - r * k)}T{num(x + r)} {num(y)}T{num(x)} {num(y + r * k)}T{num(x - r)} {num(y)}Z'
        low = ''.join(oval(x + .5, y + .6, r * 1.1) for x, y, r in pebbles[i])
        mid = ''.join(oval(x, y, r) for x, y, r in pebbles[i])
        top = ''.join(oval(x - r * .2, y - r * .2, r * .6) for x, y, r in pebbles[i])
        write(f'floor_{i}', 'floor of a cave: packed earth and pebbles', rect(0, 0, 32, 32, S.floor), path(patch_lit[i], S.floor_lit, opacity='.11'), path(patch_dark[i], S.floor_shade, opacity='.14'),
              stroke(scratches[i], S.floor_shade, 1, opacity='.5'), path(low, S.floor_shade), path(mid, S.floor_lit, opacity='.75'), path(top, S.floor_lit))
    polys = [[(-3, 4), (7, 1), (15, 4), (16, 12), (8, 16), (-1, 12)], [(15, 3), (25, 0), (29, 4), (28, 13), (20, 15), (16, 11)],
             [(1, 15), (9, 16.6), (13, 21), (10, 29), (2, 30), (-2, 22)], [(14, 15), (22, 16), (29, 14), (31, 23), (25, 31), (14, 29), (12, 22)]]
    lit = ''.join(rounded(p, 3.4) for p in polys)
    body = ''.join(rounded(inset(p, lambda nx, ny: .9 if lit_side(nx, ny) else .2), 3.4) for p in polys)
    write('wall_top', 'rock from above', rect(0, 0, 32, 32, S.wall), path(lit, S.wall_lit, opacity='.5'), path(body, S.wall), path('M12 26Q17 24 20 27M21 9Q24 7 26 9M4 7Q6 5 9 6', 'none', stroke=S.wall_shade, stroke_width=B.DETAIL, stroke_linecap='round'))
    side = [(0, 1.7, .9), (8, 1.6, .6), (13.4, 1.5, 1), (24, 1.8, .8), (32, 1.7, 0)]
    z = [(-5, 13), (4.5, 13), (5.5, 19), (3.4, 24), (-4, 24.5), (-6, 19)]
    y_ = [(-4, 24.5), (3.4, 24), (5.6, 28), (4.6, 33), (-6, 33), (-7, 29)]
    lumps = [[[(4.5, 13), (15, 13), (13.6, 18), (16, 22.6), (10, 26), (3.4, 24), (5.5, 19)], [(15, 13), (27, 13), (26, 19), (21, 23.5), (16, 22.6), (13.6, 18)],
              [(3.4, 24), (10, 26), (16, 22.6), (21, 23.5), (20, 29), (21.6, 33), (4.6, 33), (5.6, 28)], [(21, 23.5), (26, 19), (28, 24.5), (25, 29), (26, 33), (21.6, 33), (20, 29)]],
             [[(4.5, 13), (11, 13), (12.4, 19.6), (9, 22.4), (3.4, 24), (5.5, 19)], [(11, 13), (20, 13), (22, 17), (18.4, 24.6), (12.4, 19.6)], [(20, 13), (27, 13), (26, 19), (28, 24.5), (23.4, 26), (18.4, 24.6), (22, 17)],
              [(3.4, 24), (9, 22.4), (12.4, 19.6), (18.4, 24.6), (14, 28), (13, 33), (4.6, 33), (5.6, 28)], [(18.4, 24.6), (23.4, 26), (28, 24.5), (25, 29), (26, 33), (13, 33), (14, 28)]]]
    for i in range(3):
        polys = [z, y_] + lumps[i % 2] + [[(x + 32, y) for x, y in k] for k in (z, y_)]
        def rocks(color, joint, lip):
            d = ''.join('M' + ' '.join(B.pt((round(a, 1), round(b, 1))) for a, b in inset(k, lambda nx, ny: joint + lip * (max(0, ny) * 1.5 + max(0, nx) * .4))) + 'Z' for k in polys)
            return path(d, color, stroke=color, stroke_width=B.DETAIL, stroke_linejoin='round')
        def away(k):        # the side of a rock that lies in the shade
            k = inset(k, lambda nx, ny: .7)
            cx, cy = sum(a for a, b in k) / len(k) + .8, sum(b for a, b in k) / len(k) + .6
            far = [q for q in k if q[0] - cx + (q[1] - cy) * .8 > .5]
            return 'M' + ' '.join(B.pt((round(a, 1), round(b, 1))) for a, b in [(cx, cy)] + far) + 'Z' if len(far) > 1 else ''
        top = [(x, y + 11.2, h) for x, y, h in side]
        rim = ribbon(top, 1.6)
        write(f'wall_face_{i}', 'rough rock, its front seen', foot_gradient(.6), rect(0, 0, 32, 32, S.wall_shade), rocks(S.stone_lit, .9, 0), rocks(S.stone, .9, 1), path(''.join(away(k) for k in polys), S.wall_lit, opacity='.45'),
              rect(0, 13, 32, 19, 'url(#foot)'), path('M0 12H32V15.4Q24 14.4 16 15.2T0 15.4Z', C.ink, opacity='.45'),
              *([stroke('M9.4 16L12 19.4 10.6 22.6 14.2 25.4 13.4 28.4M12 19.4L15.6 21', S.wall_shade)] if i == 2 else []),
              path(strip(top), S.wall), stroke('M4 4Q10 1 15 5M20 6Q25 3 29 6', S.wall_lit, 1, opacity='.6'), path(rim, S.rim))
    inner = strip([(x, y + 1.7, h * .85) for x, y, h in side])
    edge_file([('M0 0H32V4.4H0Z', S.wall_shade, S.wall_shade), (inner, S.rim, S.rim_shade), (strip(side), S.floor, S.floor_shade)],
              [(('M8 2.6Q4.8 3.1 3.7 3.7L1.6 1.6 7 .9Z', 'M3.7 3.7Q3.1 4.8 2.6 8L.9 7 1.6 1.6Z'), S.rim, S.rim_shade), ('M7 0V.9Q2 2 .9 7H0V0Z', S.floor, S.floor)],
              [('M0 0H3.4Q3.2 3.2 0 3.4Z', S.rim, S.rim_shade), ('M0 0H1.7Q1.5 1.5 0 1.7Z', S.floor, S.floor_shade)],
              [('M0 12.4Q2.8 12.4 3.2 16Q2.4 18 3.2 22Q2.2 26 3.4 32H0Z', S.rim, S.rim_shade), ('M0 13.8Q1.4 14 1.5 16Q.6 18 1.5 22Q.6 26 1.7 32H0Z', S.wall_shade, S.wall_lit)])
    face_edge_file([('M0 0H4.4V11.4H0Z', S.wall_shade), ('M0 0H3.4Q2.2 4 3.3 8Q2.4 11 3.4 13.4H0Z', S.rim), ('M0 13.6H2.6Q1.6 19 2.8 24Q1.8 28 2.6 32H0Z', S.stone_lit), ('M0 0H1.7Q.3 4 1.6 8Q.4 11 1.5 14Q.2 19 1.8 24Q.4 28 1.7 32H0Z', S.floor)],
                   [('M32 0H27.6V11.4H32Z', S.wall_shade), ('M32 0H28.6Q29.8 4 28.7 8Q29.6 11 28.6 13.4H32Z', S.rim_shade), ('M32 0H30.3Q31.7 4 30.4 8Q31.6 11 30.5 14Q31.8 19 30.2 24Q31.6 28 30.3 32H32Z', S.floor_shade)])
    rubble = [path('M1 0Q1.4 1.6 4 1.8Q7 2 7.6 0ZM8.6 0L9.4 1.2 11 1.4 12.2 0ZM18.6 0Q18.6 2.2 21.4 2.2Q25 2.4 25.6 0ZM26.8 0L27.6 1 29 1.2 30 0Z', S.stone), path('M2 0Q3 .9 5 .8L6.4 0ZM19.6 0Q20.6 1.2 22.6 1L24.4 0Z', S.stone_lit, opacity='.7')]
    shade_file(rubble)
    write('floor_crack', 'detail: a dry crack in the earth', stroke('M8 13Q11 13 12.6 16T17 18.6 20.6 22T25 22.6M12.6 16L11 19M17 18.6L20 17', S.floor_shade))
    write('floor_bone', 'detail: a cluster of flat stones',
          path('M9 19Q9 16 13 16.4Q16.4 17 16 19.8Q15 22.4 12 22Q9 21.6 9 19ZM17.6 22Q18 20 20.6 20.4Q23 21.2 22 23.2Q20 24.8 18.4 23.8Q17.4 23 17.6 22ZM19 15.4Q19.6 14 21.4 14.6Q22.6 15.4 21.6 16.6 20 17.2 19 15.4Z', S.floor_shade, transform='translate(.6 .8)'),
          path('M9 19Q9 16 13 16.4Q16.4 17 16 19.8Q15 22.4 12 22Q9 21.6 9 19ZM17.6 22Q18 20 20.6 20.4Q23 21.2 22 23.2Q20 24.8 18.4 23.8Q17.4 23 17.6 22ZM19 15.4Q19.6 14 21.4 14.6Q22.6 15.4 21.6 16.6 20 17.2 19 15.4Z', S.floor_lit, opacity='.7'))
    B.wall_detail('floor_moss', 'lichen at the foot of a rock', B.blob(*B.MOSS, (0, C.grass_shade, '.35'), (1, C.grass, '.42')))
    B.wall_detail('floor_rubble', 'stones at the foot of a rock', B.rubble(S.floor_lit, S.floor_shade, S.wall_lit))
    ground()
    frame([path('M0 14Q3 13.6 5 15V22.6L2 25H0ZM27 15Q29 13.6 32 14V24L29.6 25.6 27 22.6ZM0 26H2L5 24V32H0ZM27 24L29.4 27H32V32H27Z', S.stone), path('M0 14Q3 13.6 5 15V16.2Q3 15 0 15.4ZM27 15Q29 13.6 32 14V15.4Q29 15 27 16.4ZM0 26H2L5 24V25.4L2.4 27.2H0Z', S.stone_lit),
           gradient('f', 0, 20, 0, 32, (0, C.ink, 0), (1, C.ink, .55)), rect(0, 14, 32, 18, 'url(#f)'), path('M0 12.4Q3 11 6 12V13.6Q3 12.8 0 14ZM26 12Q29 11 32 12.4V14Q29 12.8 26 13.6Z', S.rim)])


# ---------------------------------------------------------------- garden

def leaf(x, y, a, s):
    """A leaf at (x, y), turned by a, s long: round base, pointed tip."""
    c, n = math.cos(a), math.sin(a)
    def p(u, v):
        return B.pt((round(x + (u * c - v * n) * s, 1), round(y + (u * n + v * c) * s, 1)))
    return f'M{p(0, 0)}Q{p(.4, -.55)} {p(1, 0)}Q{p(.4, .55)} {p(0, 0)}Z'


def clover(x, y, s):
    return ''.join(tag_circle(x + dx * s, y + dy * s, s * .62) for dx, dy in ((0, -.62), (-.6, .36), (.6, .36)))


def tag_circle(x, y, r):
    a = f'{num(round(r, 1))}'
    return f'M{num(round(x - r, 1))} {num(round(y, 1))}a{a} {a} 0 1 1 0 .1Z'


def garden():
    begin('garden')
    a, b, c, d, p, q = (11.2, 8.6), (24.2, 10), (10.4, 22.8), (25.4, 21.2), (18.6, 9.6), (19.6, 22.4)
    L1, L2, R1, R2, T1, T2, B1, B2 = B.L1, B.L2, B.R1, B.R2, B.T1, B.T2, B.B1, B.B2
    plans = [[[TL, T1, a, L1], [T1, T2, b, p, a], [T2, TR, R1, b], [L1, a, p, q, c, L2], [p, b, R1, R2, d, q], [L2, c, B1, BL], [c, q, d, B2, B1], [d, R2, BR, B2]]]
    a, b, c, d, m, o = (12.8, 9.4), (23.6, 8.2), (11, 21), (26, 22.8), (12.2, 15.4), (24.6, 16.6)
    plans.append([[TL, T1, a, L1], [T1, T2, b, o, m, a], [T2, TR, R1, b], [L1, a, m, c, L2], [b, R1, R2, d, o], [L2, c, B1, BL], [m, o, d, B2, B1, c], [d, R2, BR, B2]])
    a, b, c, d = (10.4, 10.6), (25, 7.8), (12.6, 20.6), (23.6, 24)
    plans.append([[TL, T1, a, L1], [T1, T2, b, a], [T2, TR, R1, b], [L1, a, c, L2], [a, b, d, c], [b, R1, R2, d], [L2, c, B1, BL], [c, d, B2, B1], [d, R2, BR, B2]])
    a, b, c, d = (13, 7.4), (23.6, 10.6), (10, 23.6), (26, 20.4)
    plans.append([[TL, T1, a, L1], [T1, T2, b, a], [T2, TR, R1, b], [L1, a, c, L2], [a, b, d, c], [b, R1, R2, d], [L2, c, B1, BL], [c, d, B2, B1], [d, R2, BR, B2]])
    herbs = [[(18.6, 10, 1.9)], [], [(10.6, 22.4, 2)], []]
    for i, polys in enumerate(plans):
        def simple(lip, joint=.5):
            return ''.join(rounded([(round(x, 1), round(y, 1)) for x, y in inset(k, lambda nx, ny: joint + (lip if lit_side(nx, ny) else 0))], 2.6) for k in polys)
        green = ''.join(clover(*h) for h in herbs[i])
        write(f'floor_{i}', 'old garden path: stones with clover between', rect(0, 0, 32, 32, S.floor_shade), path(simple(0), S.floor_lit, opacity='.75'), path(simple(.7), S.floor),
              path(green, S.stone, opacity='.35'))
    # hedges
    r = random.Random(5)
    def strewn(n, box, s, lean=0.0, spread=6.3, wrap=(32, 0), kept=()):
        """Leaves that keep their distance, also beyond the border; kept: leaves that every variant has."""
        res, tries = [k for k in kept], 0
        def near(x, y):
            for u, v, _ in res:
                dx, dy = abs(x - u), abs(y - v)
                if wrap[0]: dx = min(dx, 32 - dx)
                if wrap[1]: dy = min(dy, 32 - dy)
                if dx + dy < s * 1.2: return True
            return False
        while len(res) < n + len(kept) and tries < 9000:
            tries += 1
            x, y = r.uniform(box[0], box[2]), r.uniform(box[1], box[3])
            if not near(x, y) and not (kept and (x < s or x > 32 - s)):
                res.append((x, y, lean + r.uniform(-spread / 2, spread / 2)))
        return res
    def leaves(res, s, wrap=(32, 0)):
        out = ''
        for x, y, t in res:
            for dx in (0, -32, 32) if wrap[0] else (0,):
                for dy in (0, -32, 32) if wrap[1] else (0,):
                    if -s < x + dx < 32 + s and -s < y + dy < 32 + s:
                        out += leaf(x + dx, y + dy, t, s)
        return out
    both = (32, 32)
    write('wall_top', 'a hedge from above: dark leaves', rect(0, 0, 32, 32, S.wall), path(leaves(strewn(14, (0, 0, 32, 32), 4.8, 2.2, 1.8, both), 4.8, both), S.wall_shade), path(leaves(strewn(14, (0, 0, 32, 32), 4.4, -.7, 2.4, both), 4.4, both), S.wall_lit, opacity='.6'))
    dark = [(0.6, 17.6, 1.2), (-1, 22, 1.8)]
    light = [(0, 15.6, 1.7), (1, 19.8, 1.2)]
    blooms = [(8, 18, 1.1), (13.6, 20.6, .9), (22.4, 17.6, 1), (26.4, 21, .9), (18, 17.2, .8), (4, 21.4, .8)]
    for i in range(3):
        write(f'wall_face_{i}', 'a clipped hedge on a low wall, its front seen', foot_gradient(.5), rect(0, 0, 32, 13, S.wall), path(leaves(strewn(5, (3, 1, 26, 7), 4.2, wrap=(0, 0)), 4.2, (0, 0)), S.wall_lit, opacity='.6'),
              rect(0, 12, 32, 16, S.stone), path(leaves(strewn(9, (0, 15.6, 32, 23.4), 4.2, 1.4, 2.4, kept=dark), 4.2), S.wall_lit), path(leaves(strewn(10, (0, 15, 32, 22), 3.7, 1.4, 2.2, kept=light), 3.7), S.stone_lit),
              *([path(''.join(clover(*k) for k in blooms), C.bone, opacity='.75')] if i == 2 else []),
              path('M0 23Q4 25 8 23.6T16 24T24 23.6T32 23V28H0Z', S.wall_shade, opacity='.45'),
              rect(0, 26.6, 32, 5.4, S.floor_shade), path(['M0 27H9.4V31.4H0ZM10.4 27H21V31.4H10.4ZM22 27H32V31.4H22Z', 'M0 27H6.4V31.4H0ZM7.4 27H16V31.4H7.4ZM17 27H27V31.4H17ZM28 27H32V31.4H28Z'][i % 2], S.floor), path('M0 26.6H32V27.6H0Z', S.floor_lit),
              rect(0, 13, 32, 19, 'url(#foot)'), path('M0 12H32V15Q28 16.4 24 15T16 15.4T8 15T0 15Z', C.ink, opacity='.35'),
              path('M0 12H32V14.4Q29.6 16 27.4 14.4Q24 16.2 21.6 14.4Q19 15.8 16.4 14.4Q14 16 11.6 14.4Q9 15.8 7 14.4Q4.6 16 2.6 14.4L0 14.4Z', S.rim_shade),
              path('M0 11.6Q2 10.2 4 11.6Q6.4 10 9 11.4Q11 10.2 13 11.6Q15.6 10 18 11.6Q20 10.4 22 11.4Q24.6 10 27 11.6Q29.6 10.2 32 11.6V13Q29 14 27 12.8Q24 14.2 21.6 12.8Q19 14 17 12.8Q14 14.2 12 12.8Q9 14 7.4 12.8Q5 14.2 3 12.8L0 13Z', S.rim))
    side = [(0, 1.4, .8), (7, 1.6, .7), (13, 1.3, .8), (20, 1.6, .7), (26, 1.3, .7), (32, 1.4, 0)]
    edge_file([('M0 0H32V4H0Z', S.wall_shade, S.wall_shade), (strip(side, 1.8), S.rim, S.rim_shade), (strip(side), S.floor, S.floor_shade)],
              [(('M7 2.8Q4.6 3.1 3.6 3.6L1.6 1.6 6 .9Z', 'M3.6 3.6Q3.1 4.6 2.8 7L.9 6 1.6 1.6Z'), S.rim, S.rim_shade), ('M5 0V.9Q2 2 .9 5H0V0Z', S.floor, S.floor)],
              [('M0 0H3.2Q3 3 0 3.2Z', S.rim, S.rim_shade), ('M0 0H1.4Q1.2 1.2 0 1.4Z', S.floor, S.floor_shade)],
              [('M0 12Q2.8 12 3.2 15Q2.4 17 3.1 19Q2.2 22 3.1 25Q2.4 29 3.2 32H0Z', S.rim, S.rim_shade), ('M0 13.6Q1.2 14 1.4 16Q.6 18 1.4 20Q.4 23 1.4 27Q.6 30 1.4 32H0Z', S.wall, S.wall_lit)])
    face_edge_file([('M0 0H4V11.4H0Z', S.wall_shade), ('M0 0H3.2Q2.2 2.4 3.2 5Q2.4 7 3.1 9Q2.2 11.6 3 13.6H0Z', S.rim), ('M0 13.6H2.6Q1.6 17 2.6 20Q1.8 23 2.6 26.6H0Z', S.stone_lit), ('M0 0H1.4Q.2 2.4 1.5 5Q.4 7 1.3 9Q0 11.6 1.4 14Q.2 17 1.4 20Q.2 23 1 26.6H0Z', S.floor)],
                   [('M32 0H28V11.4H32Z', S.wall_shade), ('M32 0H28.8Q29.8 2.4 28.8 5Q29.6 7 28.9 9Q29.8 11.6 29 13.6H32Z', S.rim_shade), ('M32 0H30.6Q31.8 2.4 30.5 5Q31.6 7 30.7 9Q32 11.6 30.6 14Q31.8 17 30.6 20Q31.8 23 31 26.6H32Z', S.floor_shade)])
    shade_file([])
    write('floor_crack', 'detail: a mossy stone', path('M6 15Q7 11 11 12Q14 8.6 18 11Q19 13.4 22 13.6Q25 16 21 18Q20 21.4 15 20.4Q12 23 9.4 19.6Q5 19 6 15Z', S.stone, opacity='.3'), path('M9 14.6Q12 12 15 13Q19 14 18 17Q14 19.6 11 18Q8 17 9 14.6Z', S.stone, opacity='.35'))
    petals = [(9, 13, .4), (14.6, 17.4, 2.4), (20, 12.6, 1.2), (12.4, 22, 3.6), (22, 20, .2), (17.4, 24, 5)]
    def clumps(at):
        """Blades of grass that stand upright at (x, y), h high, over the shadow of their foot."""
        fan = [(-2.6, -3.2, .62), (2.6, 3.4, .6), (-1.6, -1.6, .9), (1.7, 2, .86), (.1, .3, 1)]
        def blades(some, slim=1.0):
            d = ''
            for x, y, h in at:
                for foot, lean, tall in some:
                    k = h / 7
                    top, w = y - h * tall, 1.1 * k * slim
                    a = x + foot * k * .6
                    d += 'M' + B.pt((round(a - w, 1), round(y, 1))) + 'Q' + B.pt((round(a - w * .6 + lean * k * .2, 1), round((y + top) / 2, 1))) + ' ' + B.pt((round(a + lean * k, 1), round(top, 1))) + 'Q' + B.pt((round(a + w + lean * k * .4, 1), round((y + top) / 2, 1))) + ' ' + B.pt((round(a + w, 1), round(y, 1))) + 'Z'
            return d
        foot = ''.join(f'M{num(round(x - h * .6, 1))} {num(y)}Q{num(x)} {num(round(y - h * .36, 1))} {num(round(x + h * .6, 1))} {num(y)}Q{num(x)} {num(round(y + h * .26, 1))} {num(round(x - h * .6, 1))} {num(y)}Z' for x, y, h in at)
        return [path(foot, S.wall_lit, opacity='.45'), path(blades(fan), S.stone, opacity='.85'), path(blades(fan[3:], .8), S.stone_lit, opacity='.8')]
    write('floor_bone', 'detail: a clump of grass between the stones', *clumps([(14, 20, 8), (19.4, 21.4, 6)]))
    tufts = ([(10, 9, 8), (17.4, 8.6, 6.4)], [(6.4, 9.6, 8.4), (13.4, 8.6, 6.4), (5.6, 16.4, 6)])
    def placed(q, some):
        res = []
        for x, y, h in some:
            x, y = B.turned(x, y - h / 2, q)
            res.append((round(x, 1), round(y + h / 2 - (2 if q == 2 else 0), 1), h))
        return sorted(res, key=lambda k: k[1])
    B.wall_detail('floor_moss', 'grass at the foot of a hedge', lambda q, is_corner: clumps(placed(q, tufts[is_corner])))
    fallen = ([(8, 4.6, .6), (13, 6.4, 2.2), (17.6, 4, 1), (22.4, 6.6, 3), (12.4, 4.8, 4.9)], [(5, 5.4, .6), (10.4, 5, 2.2), (5, 11, 1), (15.6, 5.6, 3), (8.6, 9, 4.4), (5.6, 16.4, 5.2)])
    def strewn_leaves(q, is_corner):
        at = [(*B.turned(x, y, q), t) for x, y, t in fallen[is_corner]]
        return [path(''.join(leaf(x + .5, y + .7, t, 4) for x, y, t in at), S.wall, opacity='.55'), path(''.join(leaf(x, y, t, 4) for x, y, t in at), C.wood, opacity='.6'),
                path(''.join(leaf(x, y, t, 3.2) for x, y, t in at[::2]), S.rim, opacity='.3')]
    B.wall_detail('floor_rubble', 'fallen leaves at the foot of a hedge', strewn_leaves)
    ground()
    frame([rect(0, 12, 5, 15, S.stone), rect(27, 12, 5, 15, S.stone), path(leaf(.6, 16, 1.2, 4) + leaf(2.6, 20, 1.6, 4) + leaf(28.6, 16, 1.6, 4) + leaf(30.4, 20, 1.6, 4), S.stone_lit),
           path('M0 26.6H5V32H0ZM27 26.6H32V32H27Z', S.floor_shade), path('M0 27.2H5V32H0ZM27 27.2H32V32H27Z', S.floor), path('M0 26.6H5V27.6H0ZM27 26.6H32V27.6H27Z', S.floor_lit),
           gradient('f', 0, 20, 0, 32, (0, C.ink, 0), (1, C.ink, .5)), rect(0, 14, 32, 18, 'url(#f)'), path('M0 11.6Q2 10 4 11.6L6 12V14L3 13.6Q1 14.6 0 13.4ZM32 11.6Q30 10 28 11.6L26 12V14L29 13.6Q31 14.6 32 13.4Z', S.rim)],
          S.floor_lit, S.floor, S.floor_shade)


# ---------------------------------------------------------------- castle

def castle():
    begin('castle')
    plans = [[[TL, (16, 0), (16, 16), (0, 16)], [(16, 0), TR, (32, 16), (16, 16)], [(0, 16), (16, 16), (16, 32), BL], [(16, 16), (32, 16), BR, (16, 32)]]]
    k = 4.6
    plans.append([[TL, (16, 0), (16, 16 - k), (16 - k, 16), (0, 16)], [(16, 0), TR, (32, 16), (16 + k, 16), (16, 16 - k)],
                  [(0, 16), (16 - k, 16), (16, 16 + k), (16, 32), BL], [(16 + k, 16), (32, 16), BR, (16, 32), (16, 16 + k)], [(16, 16 - k), (16 + k, 16), (16, 16 + k), (16 - k, 16)]])
    wear = ['M3 11L11 3H13.4L3 13.4ZM20 28.6L28.6 20H30L21 29Z', 'M22.6 8.6L28.6 2.6H29.8L23 9.4Z', 'M3 27.6L7.6 23H9L3.4 28.6Z', 'M19 12L27.4 3.6H29.6L20 13.2ZM4 22L8 18H9L4.4 22.6Z']
    chips = ['M14.6 17L15.5 17 15.5 19.4ZM26 24.4L27.6 25 26.6 26.2Z', 'M5 7L6.8 7.4 6 8.6Z', 'M24.4 6.4L26 7 25.2 8.2Z', 'M16.5 12.6L18.4 15.5H16.5ZM7 8L8.6 8.6 7.6 9.8Z']
    for i in range(4):
        polys = plans[1]
        lit, body = stones(polys, joint=.45, lip=.65, r=.9)
        inlay = 'M16 12.4L19.6 16 16 19.6 12.4 16Z', S.floor_shade, ('.34', '.55', '.42', '.2')[i]
        write(f'floor_{i}', 'floor of a castle: big gray flagstones', rect(0, 0, 32, 32, S.floor_shade), path(lit, S.floor_lit), path(body, S.floor),
              path(wear[i], S.floor_lit, opacity='.22'), path(inlay[0], inlay[1], opacity=inlay[2]), path(chips[i], S.floor_shade, opacity='.6'))
    lit, body = stones(plans[0], joint=.5, lip=.7, r=1)
    write('wall_top', 'wall from above: big dark slabs', rect(0, 0, 32, 32, S.wall_shade), path(lit, S.wall_lit, opacity='.75'), path(body, S.wall))
    # A banner: a rod, cloth with a light pale, a forked end; no outline, since it is a part of the wall.
    banner = [path('M11 16.4H23.4V31.6L17 27.6Z', C.ink, opacity='.3'), path('M9.6 15.6H22V30.8L15.8 26.8 9.6 30.8Z', S.cloth),
              path('M20 15.6H22V30.8L20 29.5Z', S.wall_shade, opacity='.5'), path('M14.4 15.6H17.2V27.7L15.8 26.8 14.4 27.7Z', S.rim, opacity='.6'),
              path('M8.4 14.4H23.2V16H8.4Z', C.wood_shade)]
    for i, (up, low) in enumerate((([0, 8, 24, 32], [0, 16, 32]), ([0, 8, 16, 24, 32], [0, 16, 32]), ([0, 8, 24, 32], [0, 16, 32]))):
        blocks = []
        for xs, y0, y1 in ((up, 17.8, 27), (low, 27, 32)):
            blocks += [[(a, y0), (b, y0), (b, y1), (a, y1)] for a, b in zip(xs, xs[1:])]
        lit, body = stones(blocks, joint=.5, lip=1.1, r=.8)
        inner = ''.join(f'M{a + 2.4} {25}H{b - 2}V{20.4}' for a, b in zip(up, up[1:]) if a and b < 32)
        teeth = ''.join(f'M{x} 14.4H{x + 4}V17H{x}Z' for x in range(2, 32, 8))     # battlements, quieter than the rim
        write(f'wall_face_{i}', 'wall of a castle: molding and dressed blocks', foot_gradient(.55), rect(0, 0, 32, 12, S.wall), path('M15.5 0H16.5V12H15.5Z', S.wall_shade), path('M16.5 0H17.2V12H16.5Z', S.wall_lit, opacity='.75'),
              rect(0, 13, 32, 19, S.wall_shade), path(lit, S.stone_lit), path(body, S.stone), stroke(inner, S.wall_lit, 1, opacity='.35'),
              rect(0, 13, 32, 4.8, S.stone), path(teeth, S.stone_lit, opacity='.35'), path('M0 17H32V17.8H0Z', S.wall_lit, opacity='.8'),
              *(banner if i == 2 else []), rect(0, 13, 32, 19, 'url(#foot)'), path('M0 12H32V13.6H0Z', S.rim), path('M0 13.6H32V14.4H0Z', C.ink, opacity='.4'))
    edge_file([('M0 0H32V3.2H0Z', S.wall_shade, S.wall_shade), ('M0 0H32V1.6H0Z', S.rim, S.rim_shade)],
              [('M0 0H4.4V1.6H1.6V4.4H0Z', S.rim, S.rim_shade)], [('M0 0H1.6V1.6H0Z', S.rim, S.rim_shade)], [('M0 12H1.6V32H0Z', S.rim, S.rim_shade)])
    face_edge_file([('M0 0H3.2V12H0Z', S.wall_shade), ('M0 0H1.6V13.6H0Z', S.rim), ('M0 14H1.2V32H0Z', S.stone_lit)],
                   [('M32 0H28.8V12H32Z', S.wall_shade), ('M32 0H30.4V13.6H32Z', S.rim_shade)])
    shade_file([])
    write('floor_crack', 'detail: a cracked slab', stroke('M1.6 19.6L5 21 7 24.6 10.6 25.4 12.6 29M7 24.6L5 27.4M10.6 25.4L13.4 24', S.floor_shade), stroke('M2.4 21L4.4 21.8 6.4 25.2M10.4 26.6L12 29.4', S.floor_lit, opacity='.6'))
    scrap = 'M5 10.6L9 9.8 14 10.6 21 9.6 27 10.2 26.6 14 27.4 18.4 26.4 22 21 21.4 17.4 22.6 13 21.4 10.6 22.6 8.4 19.4 5.6 19Z'
    write('floor_bone', 'detail: a threadbare scrap of a rug', path(scrap, S.floor_shade, opacity='.8', transform='translate(.5 .8)'), path(scrap, S.cloth, opacity='.36'),
          path('M7 12.2L14 12.2 25.2 11.6V13L14 13.6 7 13.6ZM9.6 19L14 19.4 25.4 19V20.4L14 20.8 10.8 20.4Z', S.rim_shade, opacity='.4'), path('M15 14.8L18.4 15.4 18 17.8 14.4 17.2Z', S.floor, opacity='.5'))
    straw = ([(6, 5, .3), (10.4, 7.4, -.5), (13.6, 4.4, .1), (17, 8, .7), (20.6, 5, -.3), (15, 10.4, .2), (24, 7.4, .5)], [(6.6, 5, .3), (11.6, 6.4, -.5), (5.4, 11, 1.2), (10, 11.4, .7), (17, 5, -.2), (5.4, 17.4, 1.5), (14.4, 10, .2)])
    def strewn_straw(q, is_corner):
        at = [(*B.turned(x, y, q), t) for x, y, t in straw[is_corner]]
        d = ''.join(f'M{num(round(x - 3 * math.cos(t), 1))} {num(round(y - 3 * math.sin(t), 1))}L{num(round(x + 3 * math.cos(t), 1))} {num(round(y + 3 * math.sin(t), 1))}' for x, y, t in at)
        low = ''.join(f'M{num(round(x - 3 * math.cos(t) + .4, 1))} {num(round(y - 3 * math.sin(t) + .7, 1))}L{num(round(x + 3 * math.cos(t) + .4, 1))} {num(round(y + 3 * math.sin(t) + .7, 1))}' for x, y, t in at)
        return [stroke(low, S.wall_lit, opacity='.6'), stroke(d, S.rim, opacity='.8')]
    B.wall_detail('floor_moss', 'straw at the foot of a wall', strewn_straw)
    B.wall_detail('floor_rubble', 'rubble at the foot of a wall', B.rubble(S.floor_lit, S.floor_shade, S.wall_lit))
    ground()
    frame([path('M0 12H5V15.4H0ZM27 12H32V15.4H27ZM0 18.3H5V26.4H0ZM27 18.3H32V26.4H27ZM0 27.5H5V32H0ZM27 27.5H32V32H27Z', S.stone), path('M0 15.4H5V17.8H0ZM27 15.4H32V17.8H27Z', S.wall_lit),
           path('M2 15.4H5V17.6H2ZM27 15.4H30V17.6H27ZM0 18.3H5V19.3H0ZM27 18.3H32V19.3H27ZM0 27.5H5V28.5H0ZM27 27.5H32V28.5H27Z', S.stone_lit),
           gradient('f', 0, 20, 0, 32, (0, C.ink, 0), (1, C.ink, .55)), rect(0, 14, 32, 18, 'url(#f)'), path('M0 11.9H32V13.6H0Z', S.rim)])


# ---------------------------------------------------------------- ice

def ice():
    begin('ice')
    # cracks meet the borders at 11 (north, south) and 20 (west, east): every tile joins every other
    crack = ['M11 0L10 5.6 6.4 9.4 6 14.6 0 20M11 32L13.4 27 18.6 26 22.4 21.4 27 22 32 20M6.4 9.4L3.4 8.6M22.4 21.4L22.8 18',
             'M11 0L13.6 4.6 13 9 17.4 13 22.6 14 25.6 18.4 32 20M0 20L4 22.6 8.4 22 10.6 26.6 11 32M13 9L9.6 11.4M22.6 14L25 11',
             'M11 0L9 6 12 11.4 11.4 17 14.6 20.4 13 26 11 32M0 20L5 18 8 18.6 11.4 17M14.6 20.4L20 19 25.4 21 32 20M20 19L21 15.6',
             'M11 0L12.6 5 11 8.6M0 20L5 21.4 9.4 19.4 13 20.6M32 20L27 19 23.4 21M11 32L12 27.4 9.6 24.4M11 8.6L13.4 11M23.4 21L22.6 24']
    glint = ['M20 12L25.6 6.4H28L21.4 13ZM22.6 13L24.8 10.8H25.8L23.4 13.2Z', 'M22 8L25.6 4.4H26.8L22.8 8.4Z', 'M3.4 12.4L8 7.8H10L4.2 13.2Z', 'M19 12.4L25 6.4H27L20 13ZM5 30L8 27H9L5.6 30.4Z']
    for i in range(4):
        write(f'floor_{i}', 'frozen ground', rect(0, 0, 32, 32, S.floor), stroke(crack[i], S.floor_lit, 1, opacity='.34', transform='translate(.7 .9)'), stroke(crack[i], S.floor_shade, 1, opacity='.6'), path(glint[i], S.floor_lit, opacity='.2'))
    write('wall_top', 'ice from above', rect(0, 0, 32, 32, S.wall), path('M3 11L13 2 24 5 20 14 9 18ZM16 22L26 14 31 21 26 30 17 29Z', S.wall_lit, opacity='.28'), path('M9 18L20 14 16 22 17 29 6 28 2 21Z', S.wall_shade, opacity='.45'), stroke('M6 13L14 5.4M19 26L27 18', S.wall_lit, 1, opacity='.9'))
    cuts = [([0, 12, 23, 32], [0, 7, 19, 32]), ([0, 9, 20, 32], [0, 14, 25, 32]), ([0, 12, 23, 32], [0, 7, 19, 32])]
    for i, (up, low) in enumerate(cuts):
        blocks = []
        for xs, y0, y1 in ((up, 13, 23), (low, 23, 32)):
            blocks += [[(a, y0), (b, y0), (b, y1), (a, y1)] for a, b in zip(xs, xs[1:])]
        lit, body = stones(blocks, joint=.5, lip=1, r=1.6)
        glints = ''.join(f'M{num(a + 2)} {num(y1 - 2)}L{num(a + 5.4)} {num(y0 + 2)}H{num(a + 7)}L{num(a + 3.6)} {num(y1 - 2)}Z' for xs, y0, y1 in ((up, 14, 23), (low, 23, 32)) for a in xs[:-1] if a)
        write(f'wall_face_{i}', 'blocks of ice under snow', foot_gradient(.55), rect(0, 0, 32, 13, S.wall), rect(0, 13, 32, 19, S.wall_lit), path(lit, S.stone_lit), path(body, S.stone), path(glints, S.stone_lit, opacity='.5'),
              rect(0, 13, 32, 19, 'url(#foot)'), path('M0 13H32V16.4Q28 18 25 16T18 17T10 16.4T0 16.4Z', S.wall, opacity='.6'),
              *([path('M4 14H8L6 22ZM9.6 14H13.2L11.6 26ZM14.4 14H17.4L16 20ZM19.6 14H23.4L21.4 24.6ZM25 14H27.8L26.4 20.4Z', S.stone_lit), path('M6.4 14H8L6 22ZM11.8 14H13.2L11.6 26ZM16.2 14H17.4L16 20ZM21.8 14H23.4L21.4 24.6ZM26.6 14H27.8L26.4 20.4Z', S.stone)] if i == 2 else []),
              path('M0 11H32V14.6Q29 17 26.4 15Q24 13.6 21 15.4Q18.4 17 16 14.8Q13 13.6 11 15.4Q8 17 5.6 14.8Q3 13.8 0 14.6Z', S.rim), path('M0 14.6Q3 13.8 5.6 14.8Q8 17 11 15.4Q13 13.6 16 14.8Q18.4 17 21 15.4Q24 13.6 26.4 15Q29 17 32 14.6V13.4Q29 15.6 26.4 13.8Q24 12.6 21 14.2Q18.4 15.6 16 13.6Q13 12.4 11 14.2Q8 15.6 5.6 13.6Q3 12.6 0 13.4Z', S.rim_shade))
    side = [(0, 2.6, -.5), (9, 2.4, .4), (17, 2.8, -.5), (25, 2.5, .4), (32, 2.6, 0)]
    edge_file([('M0 0H32V4H0Z', S.wall_shade, S.wall_shade), (strip(side), S.rim, S.rim_shade)],
              [(('M0 0H8V2.4Q4.8 2.8 3.6 3.6Z', 'M0 0L3.6 3.6Q2.8 4.8 2.4 8H0Z'), S.rim, S.rim_shade), ('M0 0H4Q.8 .8 0 4Z', S.floor, S.floor)], [('M0 0H2.6Q2.6 2.6 0 2.6Z', S.rim, S.rim_shade)], [('M0 11H2.6Q3 16 2.4 20T2.6 32H0Z', S.rim, S.rim_shade)])
    face_edge_file([('M0 0H4V11H0Z', S.wall_shade), ('M0 0H2.6V11H0Z', S.rim), ('M0 14.6H1.2V32H0Z', S.stone_lit)], [('M32 0H28V11H32Z', S.wall_shade), ('M32 0H29.4V11H32Z', S.rim_shade)])
    shade_file([path('M0 0H32V1.2Q29 3 25 1.8Q21 .8 17 2.2Q12 3.4 8 1.6Q4 .8 0 1.2Z', S.rim_shade, opacity='.8')])
    flower = 'M16 16V9M16 16L22 19.5M16 16L10 19.5M16 16V23M16 16L22 12.5M16 16L10 12.5M16 11.6L14.2 10M16 11.6L17.8 10M16 20.4L14.2 22M16 20.4L17.8 22M12.4 13.9L10.2 14.6M19.6 18.1L21.8 17.4M12.4 18.1L10.2 17.4M19.6 13.9L21.8 14.6'
    write('floor_crack', 'detail: a frost flower', path('M16 8L19 12.6 24 11.6 21.6 16 24 20.4 19 19.4 16 24 13 19.4 8 20.4 10.4 16 8 11.6 13 12.6Z', S.floor_lit, opacity='.12'), stroke(flower, S.floor_lit, 1, opacity='.4', transform='rotate(12 16 16)'))
    drift = 'M3 21Q9 15.4 17 18Q22 14.4 29 16.4Q25 17.6 23.4 19.6Q17 24 3 21ZM12 26Q17 23.4 24 24.4Q19 27.4 12 26Z'
    write('floor_bone', 'detail: blown snow', path(drift, S.floor_shade, opacity='.45', transform='translate(.5 .8)'), path(drift, S.floor_lit, opacity='.45'), path('M8 19.6Q12 17.4 17 18.8Q13 20.4 8 19.6ZM19 17.4Q23 15.6 27 16.6Q22 17.6 19 17.4Z', S.floor_lit, opacity='.5'))
    drifts = (['M2 0H28Q26 4.8 20 4.6Q15 8.4 10.6 6Q4.6 6 2 0Z', 'M5 0H25Q22 3.6 18 3.4Q14 6 10.6 4.2Q7 4 5 0Z'], ['M0 0H22Q19 4.6 14 5Q11 10 7 9.4Q5.6 16 3 17Q1.6 19.6 0 20Z', 'M0 0H16Q14 3 9.6 3.2Q8 7 4.6 6.6Q3.6 12 0 14Z'])
    B.wall_detail('floor_moss', 'snow at the foot of a wall', B.blob(*drifts, (0, S.rim_shade, '.45'), (1, S.rim, '.5')))
    B.wall_detail('floor_rubble', 'splinters of ice at the foot of a wall', B.rubble(S.rim, S.rim_shade, S.floor_shade))
    C.grass_lit, C.grass, C.grass_shade = S.grass_lit, S.grass, S.grass_shade
    B.grasses()
    C.water, C.water_shade, C.water_lit = B.PAL['water_shade'], S.wall_shade, B.PAL['water']
    B.waters()
    ground(False)
    def shelf(b):
        return f'M0 0H32V{num(b)}H26L21 {num(b - 1)} 17 {num(b)}H15L10 {num(b - .6)} 6 {num(b)}H0Z'
    floes = ['M5 10.4L9 9.4 12 11.6 8 13.2ZM22 9.6L26 9.8 24 12Z', 'M14 10L19 9.2 20 11.6 16 13Z', 'M8 10L12 9.4 12 12ZM20 10.4L25 10 26 12.4 21 13.4Z', '']
    tones = [(6.6, C.ink), (5.4, S.stone_lit), (4.2, S.rim_shade), (2.4, S.floor)]

    def layers(form, q, flip, tops=''):
        return [path(turn(form(b), q, flip) + (turn(tops, q) if b == 5.4 else ''), color, opacity='.55' if b == 6.6 else None) for b, color in tones]
    c, r = B.land_circle(4.2, .9)
    g = [group(name, *layers(shelf, q, False, floes[q])) for q, name in enumerate('nesw')]
    g += [group(name, *layers(B.rounded_corner, q, False)) for q, name in enumerate(B.CORNERS)]
    g += [group(name, *[path(turn(B.land_corner(c, r + b - 4.2), q), color, opacity='.55' if b == 6.6 else None) for b, color in tones[:3]]) for q, name in enumerate(B.DIAGONALS)]
    write('water_edges', 'shores: the edge of the ice, and floes', *g)

    def end(b):
        return B.land_end(*(B.land_circle(b, 0) if b == 2.4 else (c, r + b - 4.2)), 32 - c)
    box = f'M{num(32 - c)} 0H32V6.6H{num(32 - c)}Z'
    write('water_ends', 'ends of shores at a corner of the land', *[group(name, path(turn(box, q, flip), C.water), *layers(end, q, flip)) for name, q, flip in B.ENDS])
    frame([path('M0 13H5V22.4H0ZM27 13H32V22.4H27ZM0 23.4H5V32H0ZM27 23.4H32V32H27Z', S.stone), gradient('f', 0, 20, 0, 32, (0, C.ink, 0), (1, C.ink, .5)), rect(0, 14, 32, 18, 'url(#f)'), path('M0 11H6V15Q3 13.8 0 14.6ZM32 11H26V15Q29 17 32 14.6Z', S.rim)])


ALL = [crypt, cave, garden, castle, ice]

if __name__ == '__main__':
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    for draw in ALL:
        draw()

"""Small parts: spokes, nipples, bearings, valves, tape, end caps, brake pads, pieces of rim."""

from math import cos, pi, sin

import finish
import freehub
import hub
import rim
from solids import circle, group, mesh, plate, polar, revolve, rod


def nipple(at, direction, material, parent):
	x, y, z = at
	dx, dy, dz = direction
	end = (x + dx * 14, y + dy * 14, z + dz * 14)
	shape = [(0, 1.9, 1.9), (0.05, 2.0, 2.0), (0.72, 2.0, 2.0), (0.76, 3.0, 3.0), (0.94, 2.9, 2.9), (1, 2.2, 2.2)]
	rod('nipple', at, end, shape, material, parent, sides=20)


def spokes(spec, parent):
	"""Straight and with their nipples, side by side. Returns half their length."""
	half = spec['length'] / 2
	a, b = spec['width'] / 2, spec['thickness'] / 2
	for i in range(spec['count']):
		y = (i - (spec['count'] - 1) / 2) * 8
		shift = (i % 2) * 6
		start, end = (-half + shift, y, 2), (half + shift, y, 2)
		shape = [(0, 1, 1), (0.04, 1, 1), (0.07, b, a), (0.93, b, a), (0.955, 1, 1), (1, 1, 1)]
		rod('spoke', start, end, shape, finish.spoke(), parent, (0, 1, 0), 12)
		head = (-half + shift - 2.5, y, 2)
		rod('head', head, start, [(0, 1.6, 1.6), (0.6, 1.8, 1.8), (1, 1, 1)], finish.spoke(), parent, sides=16)
		metal = finish.brass() if spec['nipples'] == 'brass' else finish.nipple()
		nipple((half + shift - 9, y, 2), (1, 0, 0), metal, parent)
	return half


def nipples(spec, parent):
	"""The pack in rows of six. Returns half the rows' length."""
	metal = finish.part(spec['finish'])
	rows = spec['count'] // 6
	for i in range(spec['count']):
		x, y = (i % 6 - 2.5) * 14, (i // 6 - (rows - 1) / 2) * 18
		at = group('nipple', parent, at=(x, y, 0))
		body = [(0.01, 0), (3.0, 0), (3.1, 0.5), (3.1, 2.4), (2.2, 3.0), (2.1, 12), (1.6, 12.6), (1.1, 12.6), (1.1, 10)]
		revolve('body', body, metal, at, segments=48, sharp=30)
		hexagon = [polar(2.45, 60 * k) for k in range(6)]
		plate('flats', [hexagon, circle(1.8, 32)], 5, metal, at, 0.1, at=(0, 0, 8.4))
	return 46


def freehubs(spec, parent):
	"""Each standard's body on its end, in a row. Returns half the row's length."""
	count = len(spec['standards'])
	for i, standard in enumerate(spec['standards']):
		at = group('body', parent, at=((i - (count - 1) / 2) * 47, (i % 2) * 26 - 13, 0), turn=(0, 0, 20 * i))
		freehub.build(standard, 0, at)
	return 47 * count / 2


def bearing(spec, parent):
	outer, bore, width = spec['outer'] / 2, spec['bore'] / 2, spec['width']
	ring = [(outer - 2, width), (outer - 0.4, width), (outer, width - 0.4), (outer, 0.4), (outer - 0.4, 0)]
	revolve('outer', ring, finish.steel(), parent, segments=192, sharp=28)
	race = [(bore, 0.3), (bore, width - 0.4), (bore + 0.4, width), (bore + 1.7, width)]
	revolve('inner', race, finish.steel(), parent, segments=192, sharp=28)
	seal = [(outer - 2, width - 0.25), (outer - 2.4, width - 0.45), (bore + 2.2, width - 0.45), (bore + 1.7, width - 0.2)]
	rubber = finish.plain('seal', (0.012, 0.0125, 0.013), 0.5)
	revolve('seal', seal, rubber, parent, segments=192, sharp=40)


def bearings(spec, parent):
	"""One flat, the other leaning on it. Returns the reach of both."""
	outer = spec['outer'] / 2
	bearing(spec, group('first', parent, at=(-outer * 0.75, 0, 0)))
	if spec['count'] > 1:
		bearing(spec, group('second', parent, at=(outer * 1.2, 3, 0.2), turn=(0, -19, 30)))
	return outer * 2


def valve(spec, at):
	"""One valve, its foot at z = 0 and its tip upwards."""
	length = spec['length']
	metal = finish.part(spec['finish'])
	foot = [(0.01, -4), (5.6, -4), (7, -2.4), (6.8, 0), (4.2, 2.4), (2.9, 3)]
	revolve('foot', foot, finish.rubber(), at, segments=64, sharp=50)
	rows = [(2.95, 2.8)]
	for turn in range(int(length - 14)):
		rows += [(3.0, 3 + turn), (2.75, 3.5 + turn)]
	rows += [(2.6, length - 11), (2.2, length - 10), (2.2, length - 4), (1.2, length - 4)]
	revolve('stem', rows, metal, at, segments=64, sharp=20)
	nut = [(3, 11), (6, 11), (6.4, 11.5), (6.4, 14.5), (5.4, 15.5), (3, 15.5)]
	revolve('nut', nut, metal, at, segments=64, sharp=30)
	tip = [(1.1, length - 4), (1.1, length - 1.5), (2, length - 1.5), (2, length), (0.01, length)]
	revolve('core', tip, finish.brass(), at, segments=48, sharp=30)


def valves(spec, parent):
	length = spec['length']
	for i in range(spec['count']):
		at = group('valve', parent, at=(0, (i - 0.5) * 26, 7), turn=(0, 90, 0))
		valve(spec, group('base', at, at=(0, 0, -length / 2)))
	return length / 2 + 4


def tape(spec, parent):
	"""A roll on its side with its end loose. Returns its radius."""
	width = spec['width']
	core = [(38, 0), (38, width), (40, width), (40, 0)]
	revolve('core', core, finish.plain('card', (0.3, 0.25, 0.19), 0.8), parent, True, segments=192, sharp=30)
	rows = [(40, 0), (40, width)]
	for i in range(22):
		r = 40 + i * 0.5
		rows += [(r, width), (r + 0.25, width - 0.12)]
	rows += [(51, width), (51, 0)]
	film = finish.plain('tape', (0.72, 0.44, 0.02), 0.25, coat=0.4)
	revolve('roll', rows, film, parent, segments=192, sharp=30)
	points, faces = [], []
	for i in range(24):
		t = i / 23
		x, y = 51 + 6 * t * t, -70 * t
		points += [(x, y, 0), (x, y, width)]
		if i:
			faces.append((2 * i - 2, 2 * i, 2 * i + 1, 2 * i - 1))
	mesh('end', points, faces, film, parent)
	return 56


def end_caps(spec, parent):
	"""Both caps of a front hub, one on its face, one on its side. Returns their reach."""
	bore = spec['axle'] / 2 + 0.1
	for i in range(2):
		turn = (0, 0, 0) if i == 0 else (90, 0, 70)
		at = group('cap', parent, at=(-15 if i == 0 else 16, 0, 0 if i == 0 else bore + 5), turn=turn)
		rows = [(bore, 0), (bore + 2.2, 0), (bore + 2.2, 9), (bore + 4.4, 9), (bore + 4.4, 14)]
		rows += [(bore + 3.4, 15), (bore + 3.4, 21), (bore + 2.8, 21.6), (bore + 0.6, 21.6), (bore, 21), (bore, 0)]
		revolve('cap', rows, finish.anodised(), at, segments=160, sharp=28)
		ring = [(bore + 2.9 + 0.7 * cos(pi * k / 6), 5 + 0.7 * sin(pi * k / 6)) for k in range(13)]
		revolve('o-ring', ring, finish.rubber(), at, segments=96)
		mark = [(bore + 4.45, 10.4), (bore + 4.45, 11.2)]
		revolve('mark', mark, finish.yellow(), at, segments=96)
	return 34


def pads(spec, parent):
	"""A pair with their backing plates. Returns their reach."""
	metallic = spec['compound'] == 'metallic'
	back = finish.steel() if metallic else finish.turned()
	tone = (0.16, 0.12, 0.085) if metallic else (0.05, 0.051, 0.052)
	block = finish.plain('compound', tone, 0.85)
	for i in range(spec['count']):
		at = group('pad', parent, at=(-13 if i == 0 else 13, 0, 0), turn=(0, 0, 6 if i == 0 else -6))
		outline = [(-9.5, -12), (9.5, -12), (10.5, -10), (10.5, 9), (8, 12), (5, 13), (4, 21), (2.5, 23)]
		outline += [(-x, y) for x, y in reversed(outline[5:])] + [(-8, 12), (-10.5, 9), (-10.5, -10)]
		plate('plate', [outline, circle(1.7, 24, 0, 18.5)], 2, back, at, 0.2, at=(0, 0, 1))
		face = [(-8.5, -10.5), (8.5, -10.5), (9, -9.5), (9, 8), (6.5, 10.5), (-6.5, 10.5), (-9, 8), (-9, -9.5)]
		slot = [(-0.7, -9), (0.7, -9), (0.7, 9), (-0.7, 9)]
		plate('block', [face, slot], 2.4, block, at, 0.25, at=(0, 0, 3.2))
	return 30


def rim_piece(spec, parent):
	"""A sawn piece of about a twelfth, its section towards -y. Returns (x, y, z) of its middle."""
	measures = spec['rim']
	arc, wall = spec.get('arc', 34), 1.5 if measures['carbon'] else 1.3
	profile = rim.profile(measures)
	skin = rim.surface(measures)
	rim.arc('rim', profile, skin, parent, arc)
	nose = rim.BEAD + 6 - measures['height']
	bed = rim.BEAD - 5.2
	half = [(r, z) for r, z in rim.flank_of(measures) if nose + wall * 1.4 <= r <= bed - wall]
	inner = [(r, max(z - wall, 0.2)) for r, z in half]
	cavity = inner + [(r, -z) for r, z in reversed(inner)]
	cut = finish.plain('cut', (0.09, 0.092, 0.095), 0.55) if measures['carbon'] else finish.turned()
	face = group('face', parent, turn=(90, 0, 0))
	plate('cut', [profile, cavity], 0.16, cut, face, 0.02)
	plate('dark', [cavity], 0.05, finish.hollow(), face, 0.01, at=(0, 0, -0.06))
	holes = spec['holes']
	for k in range(int(holes * arc / 360) + 1):
		degrees = 5 + 360 / holes * k
		if degrees > arc - 2:
			break
		at = group('hole', parent, turn=(0, 0, degrees))
		rod('bore', (nose - 0.3, 0, 0), (nose + 2, 0, 0), [(0, 2.4, 2.4), (1, 2.4, 2.4)], finish.hollow(), at, sides=24)
	return nose

"""Bottom brackets, headsets, axles, skewers and seatposts, turned from their measures."""

from math import cos, pi, sin

import finish
from solids import circle, group, loft, plate, polar, revolve, rod

# Outer radius of the thread in a shell, and of the cup outside it.
SHELLS = {'BSA': (17.4, 22), 'T47': (23.5, 26.5), 'PF86': (20.5, 23.5)}


def threaded(r, start, length, depth=0.45):
	sign = 1 if length > 0 else -1
	rows = []
	for turn in range(int(abs(length))):
		rows += [
			(r, start + sign * (turn + 0.1)),
			(r - depth, start + sign * (turn + 0.5)),
			(r, start + sign * (turn + 0.9)),
		]
	return rows


def bottom_bracket(spec, parent):
	"""Along z: cups, their threads, the sleeve between them. Returns half its length."""
	thread, cup = SHELLS[spec['shell']]
	bore = spec['spindle'] / 2
	half = spec['width'] / 2
	lip = 3.2 if spec['pressed'] else 11
	plastic = finish.plain('polyamide', (0.02, 0.021, 0.022), 0.55)
	metal = plastic if spec['plastic'] else finish.part(spec['finish'])
	for sign in (1, -1):
		side = group('side', parent, turn=(0, 0 if sign > 0 else 180, 0))
		inner = half - 22
		rows = [(thread - 1.6, inner), (thread - 0.4, inner + 1)]
		if spec['pressed']:
			rows += [(thread, inner + 2), (thread, half)]
		else:
			rows += [(row[0], row[1]) for row in threaded(thread, inner + 1, 19)]
			rows += [(thread - 0.6, half - 1), (thread - 0.6, half)]
		rows += [(cup, half), (cup + 0.5, half + 0.5), (cup + 0.5, half + lip - 0.6)]
		rows += [(cup, half + lip), (bore + 7, half + lip), (bore + 6.4, half + lip - 0.8)]
		revolve('cup', rows, metal, side, segments=192, sharp=28)
		z = half + lip - 0.8
		revolve('shield', [(bore + 6.4, z), (bore + 1.2, z)], finish.black(), side, segments=128)
		edge = [(bore + 1.2, z), (bore, z + 0.4), (bore, z - 8)]
		revolve('race', edge, finish.steel(), side, segments=128, sharp=30)
		if not spec['pressed']:
			grip = 16
			for i in range(grip):
				x, y = polar(cup + 1.1, 360 / grip * i)
				rod(
					'rib', (x, y, half + 1.4), (x, y, half + lip - 1.6),
					[(0, 1.7, 1.7), (1, 1.7, 1.7)], metal, side, sides=16,
				)
	sleeve = thread - 1.8
	rows = [(sleeve, -(half - 21)), (sleeve, half - 21)]
	revolve('sleeve', rows, plastic, parent, segments=128)
	mark = [(sleeve + 0.1, -0.8), (sleeve + 0.1, 0.8)]
	revolve('mark', mark, finish.yellow(), parent, segments=128)
	return half + lip


def headset(spec, parent):
	"""Laid out along z from the top cap to the crown race. Returns half its length."""
	metal = finish.part(spec['finish'])
	steerer = spec['steerer'] / 2
	z = 0.0
	parts = []

	def put(height, gap, rows, material, sharp=30):
		nonlocal z
		parts.append((z, rows, material, sharp))
		z -= height + gap

	put(5, 9, [(0.01, 1), (3.4, 1), (3.6, 3), (8, 3.4), (16.5, 3), (17.3, 1.8), (17, 0), (0.01, 0)], metal)
	for height in (5, 10):
		put(height, 3, [(steerer + 0.2, 0), (17, 0), (17.4, -0.5), (17.4, -height + 0.5), (17, -height), (steerer + 0.2, -height)], metal)
	z -= 5
	up = spec['upper'] / 2
	if spec['external']:
		seat = up + 2.4
		cup = [(steerer + 1.6, 0), (seat - 1.5, 0), (seat, -1.5), (seat, -11), (seat - 2.2, -12.4), (up, -12.6), (up, -22), (up - 1.6, -22)]
		put(22, 8, cup, metal)
	else:
		rise = spec['stack']
		cover = [(steerer + 0.3, 0), (17.4, 0), (up + 3, -rise + 1.6), (up + 3.2, -rise + 0.6), (up + 2.8, -rise), (up - 3, -rise)]
		put(rise, 6, cover, metal)
		put(7, 14, ball_race(up, steerer + 0.6, 7), finish.steel())
	low = spec['lower'] / 2
	crown = spec['crown'] / 2
	if spec['external']:
		seat = low + 2.4
		cup = [(low - 1.6, 0), (low, 0), (low, -9.4), (seat - 2.2, -9.6), (seat, -11), (seat, -20), (seat - 1.5, -21.6), (crown + 2, -21.6)]
		put(22, 7, cup, metal)
	else:
		put(7, 7, ball_race(low, crown + 0.6, 7), finish.steel())
	put(4, 0, [(crown, 0), (crown + 2.2, 0), (crown + 4.6, -2.6), (crown + 4.6, -4), (crown, -4)], finish.dark_steel())
	middle = z / 2
	for at, rows, material, sharp in parts:
		place = group('part', parent, at=(0, 0, at - middle))
		revolve('turned', rows, material, place, segments=192, sharp=sharp)
		if material is metal and rows[0][0] > 1:
			inside = [(rows[0][0], rows[0][1]), (rows[0][0], rows[-1][1])]
			revolve('inside', inside, finish.black(), place, segments=128)
	return -middle


def ball_race(outer, bore, width):
	"""Sealed bearing with the chamfers of 45 degrees that it is held by."""
	return [
		(bore, 0), (bore + 2, 0.0), (outer - 3, -0.3), (outer - 1.6, -0.2), (outer, -1.8),
		(outer, -width + 1.6), (outer - 1.6, -width), (bore + 1.6, -width), (bore, -width + 1.6), (bore, 0),
	]


def axle(spec, parent):
	"""Along z, its head up. Returns half its length."""
	r, length = spec['diameter'] / 2, spec['length']
	half = length / 2
	metal = finish.anodised()
	rows = [(3, half - 5), (3, half), (9.4, half), (10, half - 0.6), (10, half - 3), (r + 0.4, half - 6.4), (r, half - 7)]
	rows += [(r, -half + 15)]
	revolve('axle', rows, metal, parent, segments=128, sharp=30)
	hexagon = [polar(3.5, 60 * i) for i in range(6)]
	plate('hex', [hexagon], 0.4, finish.hollow(), parent, 0.02, at=(0, 0, half + 0.05))
	run = threaded(r, -half + 15, -14, 0.35 * spec['pitch'])
	run += [(r - 1.2, -half), (r - 2.5, -half)]
	revolve('thread', run, finish.turned(), parent, segments=128, sharp=20)
	revolve('end', [(r - 2.5, -half + 0.2), (0.01, -half + 0.2)], finish.hollow(), parent, segments=48)
	revolve('mark', [(r + 0.06, half - 16), (r + 0.06, half - 14.6)], finish.yellow(), parent, segments=96)
	return half


def skewer(width, spec, parent):
	"""Rod, lever and nut of one quick release."""
	r = spec['diameter'] / 2
	metal = finish.part(spec['finish'])
	half = width / 2 + 12
	revolve('rod', [(r, -half), (r, half)], finish.steel(), parent, segments=48)
	for sign in (1, -1):
		side = group('side', parent, turn=(0, 0 if sign > 0 else 180, 0))
		body = [(r, half - 6), (8, half - 6), (8.6, half - 5), (8.2, half + 4), (6.6, half + 6), (0.01, half + 6)]
		revolve('body', body, metal, side, segments=96, sharp=30)
		spring = []
		for i in range(60):
			a = i / 59
			spring.append((*polar(3.4 + 3.6 * (1 - a), 1440 * a), half - 20 + 12 * a))
		for a, b in zip(spring, spring[1:]):
			rod('spring', a, b, [(0, 0.5, 0.5), (1, 0.5, 0.5)], finish.steel(), side, sides=8)
	sections = []
	for step in range(17):
		t = step / 16
		y = 6 + 52 * t
		out = half + 8 * sin(pi * t * 0.9)
		wide, thick = 6.5 - 1.5 * t, 2.6
		sections.append([(wide * cos(2 * pi * i / 20), y, out + thick * sin(2 * pi * i / 20)) for i in range(20)])
	loft('lever', sections, metal, parent, sharp=50)
	return half + 8


def seatpost(spec, parent):
	"""Along z, its head up. Returns half its length."""
	r, length = spec['diameter'] / 2, spec['length']
	half = length / 2
	material = finish.part(spec['finish'], spec['carbon'])
	back = spec['offset']
	revolve('tube', [(r - 1.6, -half), (r, -half + 0.6), (r, half - 44)], material, parent, segments=128)
	revolve('end', [(r - 1.6, -half + 0.3), (0.01, -half + 0.3)], finish.hollow(), parent, segments=64)
	sections = []
	for step in range(13):
		t = step / 12
		z = half - 44 + 38 * t
		x = back * (t * t * (3 - 2 * t))
		a, b = r - 3.5 * t, r - 2 * t
		sections.append([(x + a * cos(2 * pi * i / 32), b * sin(2 * pi * i / 32), z) for i in range(32)])
	loft('neck', sections, material, parent, sharp=60)
	metal = finish.anodised()
	for z, thick in ((half - 5, 4), (half + 5, 4)):
		cradle = [(back - 20, -17), (back + 20, -17), (back + 22, -15), (back + 22, 15), (back + 20, 17), (back - 20, 17), (back - 22, 15), (back - 22, -15)]
		plate('cradle', [cradle], thick, metal, parent, 0.8, at=(0, 0, z))
	for x in (back - 16, back + 16):
		bolt = [(0.01, half + 11), (3.6, half + 11), (4, half + 10.4), (4, half + 7)]
		at = group('bolt', parent, at=(x, 0, 0))
		revolve('head', bolt, finish.steel(), at, segments=48, sharp=30)
		rod('shank', (0, 0, half - 18), (0, 0, half + 8), [(0, 2.4, 2.4), (1, 2.4, 2.4)], finish.steel(), at)
	revolve('mark', [(r + 0.06, -half + 100), (r + 0.06, -half + 101)], finish.letters(), parent, segments=96)
	return half + 12

"""Cranks on their spindle, without rings: the drive side towards z, the right arm along -y."""

from math import cos, pi, sin

import finish
from solids import circle, group, loft, plate, polar, revolve, rod

# Along an arm: share of its length, half width, half thickness, distance outwards.
CARBON = [(0, 19, 10, 0), (0.1, 18, 9.5, 1), (0.3, 14.5, 8, 4), (0.7, 13, 7, 9), (0.92, 14, 7, 12)]
FORGED = [(0, 18, 9, 0), (0.1, 17, 8.5, 1), (0.3, 12.5, 7.5, 4), (0.7, 11.5, 6.5, 9), (0.92, 13, 6.5, 12)]


def section(y, half, thick, out, sides=32):
	"""A rounded rectangle across the arm."""
	points = []
	for i in range(sides):
		a = 2 * pi * i / sides
		c, s = cos(a), sin(a)
		x = half * abs(c) ** 0.6 * (1 if c >= 0 else -1)
		z = thick * abs(s) ** 0.6 * (1 if s >= 0 else -1)
		points.append((x, y, out + z))
	return points


def arm(spec, parent, sign):
	"""`sign` 1 is the drive side, whose arm points down."""
	length = spec['length']
	material = finish.part(spec['finish'], spec['carbon'])
	rows = CARBON if spec['carbon'] else FORGED
	stations = []
	for step in range(25):
		t = step / 24 * 0.92
		low = max(row for row in rows if row[0] <= t + 1e-9)
		high = min((row for row in rows if row[0] > t), default=low)
		u = (t - low[0]) / max(high[0] - low[0], 1e-9)
		u = u * u * (3 - 2 * u)
		values = [a + (b - a) * u for a, b in zip(low[1:], high[1:])]
		stations.append(section(-length * t, values[0], values[1], values[2]))
	# The end is round about the pedal's axle.
	half, thick, out = rows[-1][1:]
	for step in range(1, 9):
		a = pi / 2 * step / 9
		reach = length * 0.92 + (length * 0.08 + 14) * sin(a)
		stations.append(section(-reach, half * max(cos(a), 0.3) ** 0.5, thick, out))
	loft('arm', stations, material, parent, sharp=50)
	root = rows[0][2]
	boss = [(12, -root - 1), (19.5, -root - 1), (20.5, -root), (20.5, root), (19, root + 1.5), (12, root + 1.5)]
	revolve('boss', boss, material, parent, segments=128, sharp=30)
	cap = [(0.01, root + 0.6), (8, root + 0.6), (8.6, root + 1.2), (12, root + 1.2)]
	revolve('cap', cap, finish.anodised(), parent, segments=96, sharp=30)
	revolve('ring', [(8.6, root + 1.3), (9.3, root + 1.3)], finish.yellow(), parent, segments=96)
	at = group('pedal', parent, at=(0, -length, out))
	eye = [(7.1, thick - 3), (7.1, thick + 0.25), (9.6, thick + 0.25), (10.2, thick - 0.2)]
	revolve('eye', eye, finish.turned(), at, segments=64, sharp=30)
	revolve('hole', [(0.01, thick - 2.6), (7.1, thick - 2.6)], finish.hollow(), at, segments=48)


def spider(spec, parent):
	"""Arms for the rings, or the seat of a ring that is bolted on directly."""
	mount = spec['mount']
	depth = spec['q_factor'] / 2 - 6 - spec['chain_line']
	material = finish.part('black' if spec['carbon'] else spec['finish'])
	if mount['kind'] == 'direct':
		edge = [polar(26.5 + 1.6 * cos(8 * pi * 2 * i / 360), i) for i in range(360)]
		bolts = [circle(2.1, 24, *polar(24.5, 360 / mount['arms'] * i)) for i in range(mount['arms'])]
		outline = [edge, circle(12, 64), *bolts]
		plate('seat', outline, 5, material, parent, 0.5, at=(0, 0, -16))
		return
	radius, arms = mount['circle'] / 2, mount['arms']
	z = -max(depth, 12)
	for i in range(arms):
		if mount['kind'] == 'asymmetric':
			degrees = 45 + 90 * i + (9 if i % 2 else -9)
		else:
			degrees = 90 + 360 / arms * i
		start, end = (*polar(14, degrees), z + 6), (*polar(radius - 3, degrees), z)
		taper = [(0, 4.5, 13), (0.35, 4, 9), (0.8, 3, 6.2), (1, 2.6, 6)]
		across = (*polar(1, degrees + 90), 0)
		rod('spider', start, end, taper, material, parent, across, 20)
		x, y = polar(radius, degrees)
		tab = [circle(7.4, 48, x, y), circle(4.1, 32, x, y)]
		plate('tab', tab, 5, material, parent, 0.6, at=(0, 0, z))


def build(spec, parent):
	"""Returns half the height of the whole in mm."""
	half = spec['q_factor'] / 2 - 18
	drive = group('drive', parent, at=(0, 0, half))
	arm(spec, drive, 1)
	spider(spec, drive)
	far = group('far', parent, at=(0, 0, -half), turn=(0, 180, 180))
	arm(spec, far, -1)
	radius = spec['spindle'] / 2
	metal = finish.steel() if spec['spindle'] == 24 else finish.turned()
	revolve('spindle', [(radius, -half), (radius, half)], metal, parent, segments=96)
	return spec['length'] + 16

"""Freehub bodies by their standard."""

from math import atan2, cos, pi, sin

import finish
from solids import circle, plate, polar, revolve

# Splines: how many, radius of their tops and of their roots, share of a step that is raised.
SPLINES = {
	'hg': (9, 16.9, 15.3, 0.5),
	'ms': (23, 15.4, 13.9, 0.46),
	'n3w': (8, 16.9, 14.2, 0.42),
}


def rounded(edge):
	"""The outline with its tops and roots as arcs around the axle."""
	points = []
	for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1]):
		points.append((x0, y0))
		if abs((x0 * x0 + y0 * y0) - (x1 * x1 + y1 * y1)) < 1:
			a, b = atan2(y0, x0), atan2(y1, x1)
			b += 2 * pi if b < a else 0
			r = (x0 * x0 + y0 * y0) ** 0.5
			points += [
				(r * cos(a + (b - a) * t / 5), r * sin(a + (b - a) * t / 5)) for t in range(1, 5)
			]
	return points


def splined(standard, z, parent):
	count, top, root, wide = SPLINES[standard]
	step = 360 / count
	edge = []
	for i in range(count):
		# One spline is narrow, so that sprockets fit one way.
		share = wide if i else wide * 0.68
		for at, r in ((0.0, root), (1 - share - 0.03, root), (1 - share, top), (0.97, top)):
			edge.append(polar(r, step * (i + at)))
	length = 27 if standard == 'n3w' else 33
	at = (0, 0, z + 2.6 + length / 2)
	outline = [rounded(edge), circle(12.4)]
	plate('freehub', outline, length, finish.turned(), parent, 0.35, at=at)
	return length


def stepped(standard, z, parent):
	"""A smooth body with a short spline at its foot and a thread at its end."""
	long = 36.6 if standard == 'xdr' else 34.8
	edge = []
	for i in range(24):
		for at, r in ((0.0, 16.2), (0.45, 16.2), (0.55, 17.6), (0.95, 17.6)):
			edge.append(polar(r, 15 * (i + at)))
	foot = [rounded(edge), circle(12.4)]
	plate('foot', foot, 8, finish.turned(), parent, 0.3, at=(0, 0, z + 2.6 + 4))
	profile = [(16, z + 10), (16, z + 24), (13.4, z + 25.4)]
	for turn in range(7):
		profile += [(13.4, z + 26 + turn), (12.8, z + 26.5 + turn)]
	profile += [(12.8, z + long), (10.6, z + long)]
	revolve('body', profile, finish.turned(), parent, segments=160, sharp=25)
	return long - 2.6


def build(standard, z, parent):
	"""From z outwards along the axle; returns its length."""
	ring = [(15, z), (19.6, z), (20, z + 0.4), (20, z + 2.2), (19.6, z + 2.6), (15, z + 2.6)]
	revolve('stop', ring, finish.steel(), parent, segments=160, sharp=30)
	make = splined if standard in SPLINES else stepped
	end = z + 2.6 + make(standard, z, parent)
	bearing = [(12.4, end - 0.4), (9.0, end - 0.4)]
	revolve('bearing', bearing, finish.dark_steel(), parent, segments=96)
	return end - z

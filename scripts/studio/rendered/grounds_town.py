"""Grounds of the town and of races against the clock: setts with a tram rail, painted tarmac."""

from math import cos, pi, radians, sin
from random import Random

from mathutils import Vector, noise

import finish
from slab import DEPTH, FAR, LEFT, NEAR, RIGHT, relief, ribbon, surface
from solids import MM, loft, rod

# The near edge of the tram rail.
RAIL = -1.75


def rails():
	"""Two edges of a grooved tram rail among setts of porphyry."""
	random = Random(5)
	steel = finish.streaked('rail', (0.42, 0.42, 0.43), 0.26, 3, 0.35, metallic=1.0)
	rust = finish.plain('rail-side', (0.06, 0.035, 0.024), 0.8)
	sand = surface('sand', (0.02, 0.018, 0.016), (0.06, 0.055, 0.05), 20, 0.03, 0.95, grains=30)
	relief('bed', lambda x, y: -0.09, sand)
	# The lip towards the middle of the track, the groove, the head on which wheels roll.
	for near, far, top in ((RAIL, RAIL + 0.2, -0.02), (RAIL + 0.62, RAIL + 1.24, 0.0)):
		side = [
			(near, -DEPTH),
			(near, top - 0.06),
			(near + 0.05, top),
			(far - 0.09, top),
			(far, top - 0.12),
			(far, -DEPTH),
		]
		loft(
			'rail',
			[[(x / MM, y / MM, z / MM) for y, z in side] for x in (LEFT, RIGHT)],
			steel,
			sharp=30,
		)
	floor = [(RAIL + 0.18, -DEPTH), (RAIL + 0.18, -0.3), (RAIL + 0.64, -0.3), (RAIL + 0.64, -DEPTH)]
	loft(
		'groove',
		[[(x / MM, y / MM, z / MM) for y, z in floor] for x in (LEFT, RIGHT)],
		rust,
		sharp=30,
	)
	tones = [
		surface(
			f'porphyry-{index}',
			tuple(0.5 * part for part in color),
			color,
			6,
			0.03,
			0.62,
			grains=30,
		)
		for index, color in enumerate(
			((0.1, 0.078, 0.07), (0.12, 0.1, 0.095), (0.085, 0.07, 0.068))
		)
	]
	rows = [(NEAR, RAIL - 0.02)] + [
		(RAIL + 1.26 + 0.93 * row, RAIL + 2.15 + 0.93 * row) for row in range(3)
	]
	for near, far in rows:
		far = min(far, FAR)
		x = LEFT - random.uniform(0, 0.5)
		while x < RIGHT:
			long = random.uniform(0.8, 1.05)
			a, b = max(LEFT, x), min(RIGHT, x + long - 0.07)
			if b - a > 0.12:
				sett(
					a,
					b,
					near + 0.03,
					far - 0.03,
					random.uniform(-0.03, 0.0),
					random.choice(tones),
					random,
				)
			x += long


def sett(left, right, near, far, top, material, random):
	"""A cut stone with worn, rounded edges."""
	sections = []
	for inset, z in ((0, -0.3), (0.0, -0.1), (0.03, -0.045), (0.08, -0.014), (0.16, 0.0)):
		ring = []
		for index in range(40):
			angle = 2 * pi * (index + 0.5) / 40
			c, s = cos(angle), sin(angle)
			n = 0.28
			x = (left + right) / 2 + ((right - left) / 2 - inset) * (abs(c) ** n) * (
				1 if c > 0 else -1
			)
			y = (near + far) / 2 + ((far - near) / 2 - inset) * (abs(s) ** n) * (1 if s > 0 else -1)
			rough = 0.016 * noise.noise(Vector((x * 3, y * 3, left)))
			ring.append((x / MM, y / MM, (top + z + rough) / MM))
		sections.append(ring)
	loft('sett', sections, material, sharp=50)


def transition():
	"""Smooth tarmac with the painted line of a transition area, and the ends of two tri-bars."""
	coarse = surface(
		'tarmac', (0.01, 0.0105, 0.011), (0.045, 0.046, 0.048), 26, 0.02, 0.8, grains=30
	)
	relief('tarmac', lambda _x, _y: 0.0, coarse)
	paint = surface('paint', (0.3, 0.3, 0.3), (0.62, 0.62, 0.61), 14, 0.012, 0.6, grains=30)
	ribbon(
		'line',
		[
			(-1.9 + 0.01 * step, NEAR + (FAR - NEAR) * step / 40, 0.004 * (step % 3))
			for step in range(41)
		],
		1.0,
		paint,
		lift=0.006,
	)
	for off, lift in ((0.0, 0.0), (0.62, 0.0)):
		tri_bar(Vector((-3.0, -1.55 + off, 0.12 + lift)))


def tri_bar(at):
	"""A carbon extension whose end bends up to its plug."""
	tube = finish.laminate('unidirectional', False, True)
	path = [Vector((0.03 * step, 0, 0)) for step in range(40)]
	x, z, angle = path[-1].x, 0.0, 0.0
	for step in range(60):
		angle += radians(0.72 if step < 55 else 0.2)
		x += 0.028 * cos(angle)
		z += 0.028 * sin(angle)
		path.append(Vector((x, 0, z)))
	sections = []
	for index, point in enumerate(path):
		ahead = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
		up = Vector((-ahead.z, 0, ahead.x)).normalized()
		ring = [
			point
			+ up * (0.115 * cos(2 * pi * k / 32))
			+ Vector((0, 0.115 * sin(2 * pi * k / 32), 0))
			for k in range(32)
		]
		sections.append([tuple((at + spot) / MM) for spot in ring])
	loft('tri-bar', sections, tube, sharp=50)
	end, along = path[-1], (path[-1] - path[-3]).normalized()
	rod(
		'plug',
		tuple((at + end - along * 0.02) / MM),
		tuple((at + end + along * 0.12) / MM),
		[(0, 12.4, 12.4), (0.7, 12.4, 12.4), (1, 10.6, 10.6)],
		finish.yellow(),
		sides=32,
	)

"""
Patches of ground on which a wheel with its tyre stands: slabs cut out of the place, in dm on the
workshop's floor. Their upper side lies at z = 0; the wheel touches them at the origin.
"""

from math import cos, pi, radians, sin
from random import Random

import bpy
from mathutils import Vector, noise

import finish
from grounds_town import rails, transition
from slab import DEPTH, FAR, LEFT, NEAR, RIGHT, relief, stones, surface
from solids import MM, group, loft, mesh, rod


def asphalt():
	"""Two lanes of asphalt that meet in a joint sealed with tar, and an edge line of paint."""
	coarse = surface(
		'asphalt', (0.012, 0.0125, 0.013), (0.075, 0.076, 0.078), 26, 0.035, 0.8, grains=19
	)
	fine = surface(
		'asphalt-new', (0.007, 0.0072, 0.0075), (0.032, 0.033, 0.034), 30, 0.025, 0.72, grains=26
	)
	relief('lane', lambda x, y: noise.noise(Vector((x * 0.6, y * 0.6, 0))) * 0.02, coarse, far=0.78)
	relief('lane-new', lambda x, y: 0.05 + noise.noise(Vector((x, y, 4))) * 0.015, fine, near=0.78)
	random = Random(4)
	row = [
		(x * 0.1, 0.79 + 0.02 * noise.noise(Vector((x * 0.13, 0, 0))), 0.03 * random.random())
		for x in range(-33, 66)
	]
	tar = finish.plain('tar', (0.004, 0.004, 0.0042), 0.24, specular=0.5)
	points = []
	for x, y, half in row:
		points.append(
			[
				(x / MM, (y + off * (0.13 + half)) / MM, (z + 0.055) / MM)
				for off, z in ((-1, -0.05), (-0.6, 0.004), (0, 0.016), (0.6, 0.012), (1, -0.02))
			]
		)
	loft('tar', points, tar, sharp=60)


def gravel():
	ground = surface('dust', (0.05, 0.044, 0.036), (0.17, 0.155, 0.13), 9, 0.05, 0.95, grains=24)
	relief('track', lambda x, y: 0.05 * noise.noise(Vector((x * 0.7, y * 0.9, 1))) - 0.03, ground)
	random = Random(7)
	tones = [
		finish.plain(f'stone-{index}', color, 0.85, specular=0.2)
		for index, color in enumerate(
			((0.2, 0.19, 0.17), (0.3, 0.29, 0.265), (0.13, 0.125, 0.12), (0.24, 0.21, 0.17))
		)
	]
	free = lambda x, y: abs(y) > 0.3 or x > 1.2 or x < -1.5
	stones(9000, (0.018, 0.09), tones, random, sink=0.2)
	stones(900, (0.05, 0.19), tones, random, free)


def roots():
	"""Forest floor with two roots across the way, roots that wander and taper."""
	soil = surface('soil', (0.016, 0.011, 0.008), (0.075, 0.054, 0.038), 7, 0.09, 0.95, grains=15)
	lie = lambda x, y: 0.16 * noise.noise(Vector((x * 0.5, y * 0.5, 3))) + 0.05 * noise.noise(
		Vector((x * 1.9, y * 1.9, 3))
	)
	base = lie(0, 0)
	relief('floor', lambda x, y: lie(x, y) - base - 0.01, soil)
	bark = surface(
		'bark', (0.03, 0.021, 0.014), (0.16, 0.115, 0.08), 9, 0.07, 0.8, stretch=(1, 1, 1)
	)
	for start, end, thick, seed in (
		((-1.0, NEAR - 0.2), (-1.75, FAR + 0.2), 0.3, 2.0),
		((1.5, NEAR - 0.2), (2.6, FAR + 0.2), 0.22, 5.0),
		((-2.6, NEAR - 0.2), (-2.9, FAR + 0.2), 0.13, 8.0),
		((-1.2, 0.4), (2.0, FAR + 0.2), 0.12, 11.0),
	):
		sections = []
		for step in range(91):
			share = step / 90
			x = (
				start[0]
				+ (end[0] - start[0]) * share
				+ 0.5 * noise.noise(Vector((seed, share * 3.1, 0)))
			)
			y = start[1] + (end[1] - start[1]) * share
			z = lie(x, y) - base + thick * 0.25 + 0.1 * noise.noise(Vector((seed, share * 4, 9)))
			ring = []
			for at in range(28):
				angle = 2 * pi * at / 28
				out = Vector((cos(angle), share * 9, sin(angle)))
				r = (
					thick
					* (1.1 - 0.45 * share)
					* (
						1
						+ 0.2 * noise.noise(out * 1.3 + Vector((seed, 0, 0)))
						+ 0.07 * noise.noise(out * 5)
					)
				)
				ring.append(((x + r * cos(angle)) / MM, y / MM, (z + r * sin(angle) * 0.85) / MM))
			sections.append(ring)
		loft('root', sections, bark, sharp=60)
	random = Random(3)
	tones = [
		finish.plain(f'crumb-{index}', color, 0.95, specular=0.1)
		for index, color in enumerate(((0.05, 0.035, 0.024), (0.09, 0.07, 0.05), (0.12, 0.11, 0.1)))
	]
	stones(2600, (0.014, 0.05), tones, random, sink=0.2)
	stones(46, (0.08, 0.2), tones[2:], random, lambda x, y: abs(y) > 0.45)
	needle = finish.plain('needle', (0.17, 0.085, 0.03), 0.8)
	for _ in range(1300):
		x, y, turn = random.uniform(LEFT, RIGHT), random.uniform(NEAR, FAR), random.uniform(0, 6.3)
		half = random.uniform(0.15, 0.35)
		z = lie(x, y) - base + 0.02
		dx, dy = half * cos(turn), half * sin(turn)
		if min(x - LEFT, y - NEAR, FAR - y) < half:
			continue
		ends = ((x - dx) / MM, (y - dy) / MM, z / MM), (
			(x + dx) / MM,
			(y + dy) / MM,
			(z + 0.03) / MM,
		)
		rod('needle', *ends, [(0, 0.5, 0.5), (0.5, 0.6, 0.6), (1, 0.2, 0.2)], needle, sides=5)


def boards():
	"""Boards of a velodrome in the direction of riding, with the black line of measurement."""
	random = Random(11)
	woods = [
		surface(
			f'pine-{index}',
			tuple(0.62 * shade * part for part in (0.5, 0.32, 0.17)),
			tuple(shade * part for part in (0.5, 0.34, 0.19)),
			5,
			0.006,
			0.42,
			stretch=(0.12, 5, 5),
		)
		for index, shade in enumerate((0.46, 0.68, 0.86, 0.58))
	]
	width, y, row = 0.4, NEAR, 0
	paint = finish.plain('line', (0.01, 0.01, 0.011), 0.4)
	mesh(
		'below',
		[(x / MM, v / MM, -0.1 / MM) for x in (LEFT, RIGHT) for v in (NEAR + 0.02, FAR - 0.02)],
		[(0, 2, 3, 1)],
		finish.hollow(),
	)
	while y < FAR - 0.01:
		x = LEFT
		while x < RIGHT:
			length = random.uniform(6, 12)
			end = min(RIGHT, x + length)
			tone = paint if row == 2 else random.choice(woods)
			tilt = random.uniform(-0.004, 0.004)
			a, b, c, d = x + 0.006, end - 0.006, y + 0.008, min(FAR, y + width) - 0.008
			bevel = 0.02
			sections = [
				[
					(u / MM, v / MM, w / MM)
					for v, w in (
						(c, -DEPTH),
						(c, -bevel),
						(c + bevel, tilt),
						(d - bevel, 0.0),
						(d, -bevel),
						(d, -DEPTH),
					)
				]
				for u in (a, b)
			]
			loft('board', sections, tone, sharp=30)
			x = end
		y, row = y + width, row + 1


GROUNDS = {
	'asphalt': asphalt,
	'gravel': gravel,
	'roots': roots,
	'boards': boards,
	'rails': rails,
	'transition': transition,
}


def lay(name, at, turn):
	"""Lays a slab below a wheel at `at`, along its way of rolling."""
	before = set(bpy.context.scene.objects)
	GROUNDS[name]()
	whole = group('ground')
	for item in set(bpy.context.scene.objects) - before - {whole}:
		if item.parent is None:
			item.parent = whole
	whole.location = (at[0], at[1], 0)
	whole.rotation_euler = (0, 0, radians(turn))

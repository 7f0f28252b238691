"""Sprockets, cassettes and chainrings, cut from plate; 12.7 mm from tooth to tooth."""

from math import cos, pi, radians, sin

import finish
from solids import TURN, arc, circle, plate, polar, revolve

PITCH = 12.7
ROLLER = 3.96


def pitch_radius(teeth):
	return PITCH / (2 * sin(pi / teeth))


def teeth_outline(teeth, turn=0.0):
	"""Seats of the rollers, joined by flanks that lean to the tip."""
	r = pitch_radius(teeth)
	step = TURN / teeth
	tip = r + 2.9
	points = []
	for i in range(teeth):
		middle = step * i + radians(turn)
		# The seat of the roller, then up the flank; mirrored on its other side.
		seat = []
		for share in (0.0, 0.35, 0.7, 1.0):
			angle = radians(62) * share
			seat.append((r - ROLLER * cos(angle), ROLLER * sin(angle)))
		flank = [
			(tip - 1.1, PITCH / 2 - 1.55),
			(tip - 0.25, PITCH / 2 - 1.15),
			(tip, PITCH / 2 - 0.7),
		]
		half = seat + flank
		side = [(x, -y) for x, y in reversed(half)] + half[1:]
		for x, y in side:
			angle = middle + y / r
			points.append((x * cos(angle), x * sin(angle)))
	return points


def window(r0, r1, start, end, round_off=1.6, count=10):
	"""A cut-out between two circles and two angles, its corners taken off."""

	def edge(r, a, b):
		trim = round_off / r * 180 / pi
		sign = 1 if b > a else -1
		return arc(r, a + sign * trim, b - sign * trim, count)

	def side(a, r, s):
		return [polar(r + s * round_off, a)]

	return (
		edge(r1, start, end)
		+ side(end, r1, -1)
		+ side(end, r0, 1)
		+ edge(r0, end, start)
		+ side(start, r0, 1)
		+ side(start, r1, -1)
	)


def sprocket(teeth, z, parent, material, bore, thickness=1.9, arms=0, turn=0.0):
	"""One sprocket at height z; the large ones are cut out between their arms."""
	outlines = [teeth_outline(teeth, turn=turn), circle(bore, 72)]
	root = pitch_radius(teeth) - ROLLER
	if arms:
		outer = root - 3.6
		inner = bore + 4.5
		for i in range(arms):
			start = 360 / arms * i + turn
			outlines.append(window(inner, outer, start + 9, start + 360 / arms - 7))
	plate('sprocket', outlines, thickness, material, parent, 0.25, at=(0, 0, z))


def fixed(teeth, parent):
	"""Track sprocket with its threaded boss."""
	steel = finish.plain('sprocket', (0.42, 0.425, 0.435), 0.3, metallic=1.0)
	holes = [circle(3.4, 32, *polar(24.4, 60 * i)) for i in range(6)] if teeth > 16 else []
	plate('sprocket', [teeth_outline(teeth), circle(16.6, 96), *holes], 3.2, steel, parent, 0.4)
	boss = [(16.7, -4), (16.7, 5.2), (17.3, 5.8), (21.2, 5.8), (21.8, 5.2), (21.8, 1), (22.6, 0)]
	revolve('boss', boss, finish.turned(), parent, segments=192, sharp=30)
	grooves = []
	for i in range(9):
		grooves += [(16.7, -3.6 + i), (17.3, -3.1 + i)]
	revolve(
		'thread',
		[(r - 0.7, z) for r, z in grooves],
		finish.dark_steel(),
		parent,
		segments=128,
		sharp=20,
	)
	revolve('mark', [(19.9, 5.86), (19.2, 5.86)], finish.yellow(), parent, segments=128)
	return pitch_radius(teeth) + 3


def cassette(cogs, parent, aluminium=0, gap=3.65):
	"""Largest sprocket at z = 0, the smallest and the lockring towards the viewer."""
	small = finish.plain('cassette', (0.46, 0.465, 0.475), 0.3, metallic=1.0)
	large = finish.plain('cassette-large', (0.34, 0.345, 0.355), 0.32, metallic=1.0)
	alloy = finish.plain('cassette-alloy', (0.085, 0.087, 0.091), 0.34, metallic=1.0)
	last = len(cogs) - 1
	for index, teeth in enumerate(reversed(cogs)):
		root = pitch_radius(teeth) - ROLLER
		bore = min(17.6, root - 2.2)
		arms = 6 if teeth > 26 else 5 if teeth > 20 else 0
		sprocket(
			teeth,
			index * gap,
			parent,
			alloy if index < aluminium else large if teeth > 24 else small,
			bore,
			arms=arms,
			turn=index * 7.0,
		)
		# Spacer or carrier up to the next one.
		if index < last:
			nearest = pitch_radius(list(reversed(cogs))[index + 1]) - ROLLER
			r = min(21, nearest - 1.6)
			profile = [(r, index * gap + 0.9), (r, (index + 1) * gap - 0.9)]
			revolve('spacer', profile, finish.anodised(), parent, segments=96)
	top = last * gap
	smallest = pitch_radius(cogs[0]) - ROLLER
	r = min(smallest - 0.6, 17.2)
	ring = [
		(r, top + 0.4),
		(r, top + 2.0),
		(r - 0.6, top + 2.6),
		(r - 3.2, top + 2.6),
		(r - 3.4, top + 1.8),
	]
	revolve('lockring', ring, finish.anodised(), parent, segments=128, sharp=30)
	revolve(
		'mark',
		[(r - 1.3, top + 2.68), (r - 2.2, top + 2.68)],
		finish.yellow(),
		parent,
		segments=128,
	)
	splines = [polar(r - (3.3 if k % 4 < 2 else 4.9), 360 / 48 * k) for k in range(48)]
	plate(
		'tool',
		[circle(r - 3.2, 96), splines],
		2.6,
		finish.anodised(),
		parent,
		0.15,
		at=(0, 0, top + 0.7),
	)
	revolve('core', [(11.5, -6), (11.5, top + 0.6)], finish.dark_steel(), parent, segments=96)
	return pitch_radius(cogs[-1]) + 3

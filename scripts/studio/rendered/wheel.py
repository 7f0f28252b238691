"""A whole wheel in mm around its axle: drive side towards z, valve downwards."""

from mathutils import Vector

import finish
import hub
import rim
import tyre
from solids import group, polar, rod

# Measures as in the catalogue; `drive` and `other` count the spokes of the two sides.
SPECS = {
	'24': {
		'height': 24,
		'inner': 21,
		'outer': 25,
		'tyre': 28,
		'drive': 12,
		'other': 12,
		'crosses': 2,
		'carbon': False,
	},
	'30': {
		'height': 30,
		'inner': 21,
		'outer': 25,
		'tyre': 28,
		'drive': 16,
		'other': 8,
		'crosses': 2,
		'carbon': False,
	},
	'36': {
		'height': 36,
		'inner': 21,
		'outer': 28,
		'tyre': 28,
		'drive': 16,
		'other': 8,
		'crosses': 2,
	},
	'40': {
		'height': 40,
		'inner': 25,
		'outer': 33,
		'tyre': 42,
		'tread': 'gravel',
		'hookless': True,
		'drive': 16,
		'other': 8,
		'crosses': 2,
	},
	'50': {
		'height': 50,
		'inner': 21,
		'outer': 28.5,
		'tyre': 28,
		'drive': 16,
		'other': 8,
		'crosses': 2,
	},
	'62': {
		'height': 62,
		'inner': 23,
		'outer': 30.5,
		'tyre': 28,
		'drive': 16,
		'other': 8,
		'crosses': 2,
	},
	'80': {
		'height': 80,
		'inner': 21,
		'outer': 28.5,
		'tyre': 28,
		'drive': 16,
		'other': 8,
		'crosses': 2,
	},
	'disc': {'height': 60, 'inner': 21, 'outer': 28.5, 'tyre': 25, 'disc': True},
	'mtb': {
		'height': 26,
		'inner': 30,
		'outer': 37,
		'tyre': 58,
		'tread': 'knobs',
		'hookless': True,
		'drive': 14,
		'other': 14,
		'crosses': 3,
		'hub': 'mtb',
	},
	'track': {
		'height': 60,
		'inner': 19,
		'outer': 26,
		'tyre': 23,
		'drive': 10,
		'other': 10,
		'crosses': 2,
		'hub': 'track',
	},
}


def layout(drive, other, crosses):
	"""(side, degrees at the rim, degrees at the hub), as in src/drawing/spokes.ts."""
	total = drive + other
	seen = {'drive': 0, 'other': 0}
	spokes = []
	for hole in range(total):
		side = (
			'other'
			if int((hole + 1.5) * other / total) > int((hole + 0.5) * other / total)
			else 'drive'
		)
		count = other if side == 'other' else drive
		direction = 1 if seen[side] % 2 == 0 else -1
		seen[side] += 1
		at = (hole + 0.5) / total * 360 + 90
		lead = direction * min(crosses / count * 360, 86.4)
		# Its sheet counts y down; the wheel counts it up.
		spokes.append((side, -at, -(at + lead)))
	return spokes


def spoke(start, end, parent, bent=False):
	"""Bladed from the head's taper to the nipple, its broad face towards the wheel's side."""
	along = (Vector(end) - Vector(start)).normalized()
	broad = along.cross(Vector((0, 0, 1)))
	shape = [(0, 1, 1), (0.04, 1, 1), (0.075, 0.5, 1.3), (0.93, 0.5, 1.3), (0.955, 1, 1), (1, 1, 1)]
	rod('spoke', start, end, shape, finish.spoke(), parent, broad)
	length = (Vector(end) - Vector(start)).length
	reach = 1.6 if bent else 5.5
	head = Vector(start) - along * reach
	thin = 0.5 if bent else 1
	rod(
		'head',
		head,
		Vector(start) + along * 3,
		[
			(0, 1.9 * thin, 1.9 * thin),
			(0.08, 2.5 * thin, 2.5 * thin),
			(0.8, 2.5 * thin, 2.5 * thin),
			(1, 1.7 * thin, 1.7 * thin),
		],
		finish.anodised(),
		parent,
	)
	tip = Vector(end) + along * 3
	base = Vector(start) + along * (length - 11)
	rod(
		'nipple',
		base,
		tip,
		[(0, 1.35, 1.35), (0.06, 1.8, 1.8), (0.55, 1.8, 1.8), (0.6, 2.2, 2.2), (1, 2.2, 2.2)],
		finish.nipple(),
		parent,
	)


def seats(flanges, drive, other, crosses, parent):
	"""Where straight-pull spokes will sit, on a hub without them."""
	for side, at_rim, at_hub in layout(drive, other, crosses):
		z, radius = flanges[side]
		start = Vector((*polar(radius, at_hub), z))
		along = (Vector((*polar(270, at_rim), 0)) - start).normalized()
		rod(
			'seat',
			start - along * 6,
			start + along * 4,
			[(0, 1.9, 1.9), (0.08, 2.7, 2.7), (0.9, 2.7, 2.7), (1, 2.2, 2.2)],
			finish.anodised(),
			parent,
		)
		rod(
			'hole',
			start - along * 6.05,
			start + along * 4.05,
			[(0, 1.2, 1.2), (1, 1.2, 1.2)],
			finish.hollow(),
			parent,
		)


def valve(nose, parent):
	down = Vector((0, -1, 0))
	base = down * (nose + 4)
	top = down * (nose - 30)
	rod('valve', base, top, [(0, 2.9, 2.9), (1, 2.9, 2.9)], finish.dark_steel(), parent)
	nut = down * (nose - 4.5)
	rod(
		'nut',
		down * (nose + 1),
		nut,
		[(0, 5, 5), (0.7, 5, 5), (1, 3.6, 3.6)],
		finish.anodised(),
		parent,
	)
	rod(
		'valve-cap',
		down * (nose - 16),
		down * (nose - 36),
		[(0, 3.6, 3.6), (0.8, 3.4, 3.4), (1, 2.2, 2.2)],
		finish.black(),
		parent,
	)


# A finish of the decals, not another wheel.
SPECS['50-rainbow'] = {**SPECS['50'], 'rainbow': True}


def build(name, kind='rear', parent=None, words=(90, 270), roll=0, bare=False):
	"""Returns (object, outer radius in mm). `kind` is front or rear."""
	spec = SPECS[name]
	whole = group(f'wheel-{name}', parent)
	body = group('body', whole, turn=(0, 0, roll))
	edge, flank = rim.build(spec, body, tuple(word - roll for word in words))
	if bare:
		return whole, edge
	outer = tyre.build(spec['tyre'], edge, spec['inner'], body, spec.get('tread', 'slick'))
	kind = spec.get('hub', kind)
	flanges = hub.build(kind, body)
	if spec.get('disc'):
		return whole, outer
	drive, other = spec['drive'], spec['other']
	if kind == 'front':
		drive, other = other, drive
	nose = edge - spec['height']
	for side, at_rim, at_hub in layout(drive, other, spec['crosses']):
		z, radius = flanges[side]
		start = (*polar(radius, at_hub), z)
		offset = 1.6 if side == 'drive' else -1.6
		end = (*polar(nose + 0.5, at_rim), offset)
		spoke(start, end, body, kind in ('mtb', 'track'))
	valve(nose, body)
	return whole, outer

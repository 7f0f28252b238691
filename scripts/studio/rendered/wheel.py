"""
A whole wheel in mm around its axle: drive side towards z, valve downwards. Its measures come from
the catalogue, see scripts/studio/specify.
"""

from mathutils import Vector

import finish
import hub
import rim
import tyre
from solids import group, polar, rod

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


def spoke(start, end, parent, spokes):
	"""Bladed from the head's taper to the nipple, its broad face towards the wheel's side."""
	along = (Vector(end) - Vector(start)).normalized()
	broad = along.cross(Vector((0, 0, 1)))
	bent = spokes['head'] == 'bent'
	thick, thin = (1, 0.9) if not spokes['bladed'] else (1, 0.5)
	half = spokes['gauge'] / 2
	blade = 1.3 if spokes['bladed'] else 0.9
	shape = [
		(0, thick * half, thick * half),
		(0.04, thick * half, thick * half),
		(0.075, thin * half, blade * half),
		(0.93, thin * half, blade * half),
		(0.955, half, half),
		(1, half, half),
	]
	rod('spoke', start, end, shape, finish.spoke(), parent, broad)
	length = (Vector(end) - Vector(start)).length
	reach = 1.6 if bent else 5.5
	head = Vector(start) - along * reach
	size = 0.5 if bent else 1
	rod(
		'head',
		head,
		Vector(start) + along * 3,
		[
			(0, 1.9 * size, 1.9 * size),
			(0.08, 2.5 * size, 2.5 * size),
			(0.8, 2.5 * size, 2.5 * size),
			(1, 1.7 * size, 1.7 * size),
		],
		finish.anodised(),
		parent,
	)
	if spokes['nipples'] == 'hidden':
		return
	tip = Vector(end) + along * 3
	base = Vector(start) + along * (length - 11)
	rod(
		'nipple',
		base,
		tip,
		[(0, 1.35, 1.35), (0.06, 1.8, 1.8), (0.55, 1.8, 1.8), (0.6, 2.2, 2.2), (1, 2.2, 2.2)],
		finish.brass() if spokes['nipples'] == 'brass' else finish.nipple(),
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


def build(spec, parent=None, words=(90, 270), roll=0):
	"""Returns (object, outer radius in mm) of a wheel from its specification."""
	whole = group('wheel', parent)
	body = group('body', whole, turn=(0, 0, roll))
	spokes = spec['spokes']
	measures = {**spec['rim'], 'disc': spokes is None}
	edge, _ = rim.build(measures, body, tuple(word - roll for word in words))
	outer = edge
	if spec['tyre']:
		worn = spec['tyre']
		outer = tyre.build(worn['width'], edge, measures['inner'], body, worn['tread'])
	flanges = hub.build({**spec['hub'], 'wheel': spec['wheel'], 'spokes': spokes}, body)
	if spokes is None:
		return whole, outer
	nose = edge - measures['height']
	for side, at_rim, at_hub in layout(spokes['drive'], spokes['other'], spokes['crosses']):
		z, radius = flanges[side]
		start = (*polar(radius, at_hub), z)
		offset = 1.6 if side == 'drive' else -1.6
		end = (*polar(nose + 0.5, at_rim), offset)
		spoke(start, end, body, spokes)
	valve(nose, body)
	return whole, outer

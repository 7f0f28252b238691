"""Blocks, bars, gauges and read-outs of the workshop's tools, in mm."""

from math import radians

import bpy
from mathutils import Vector

import finish
from solids import MM, group, loft, plate, polar, rod


def box(name, low, high, material, parent=None, bevel=1.5):
	"""A block from one corner to the other, in mm, with broken edges."""
	(x0, y0, z0), (x1, y1, z1) = low, high
	outline = [
		(x0 + bevel, y0),
		(x1 - bevel, y0),
		(x1, y0 + bevel),
		(x1, y1 - bevel),
		(x1 - bevel, y1),
		(x0 + bevel, y1),
		(x0, y1 - bevel),
		(x0, y0 + bevel),
	]
	return plate(name, [outline], z1 - z0, material, parent, bevel * 0.8, at=(0, 0, (z0 + z1) / 2))


def bar(start, end, across, along, material, parent=None, broad=(0, 1, 0)):
	"""A flat bar between two points: half its measure across `broad`, and along it."""
	start, end = Vector(start), Vector(end)
	axis = (end - start).normalized()
	side = axis.cross(Vector(broad)).normalized() * across
	up = side.cross(axis).normalized() * along
	corners = (side + up, up - side, -side - up, side - up)
	return loft(
		'bar',
		[[tuple(point + corner) for corner in corners] for point in (start, end)],
		material,
		parent,
	)


def words(text, size, material, parent, at, turn):
	"""Figures and letters as they are engraved or printed; `at` is the middle of the line."""
	curve = bpy.data.curves.new('words', 'FONT')
	curve.body = text
	curve.size = size * MM
	curve.align_x = curve.align_y = 'CENTER'
	curve.materials.append(material)
	item = bpy.data.objects.new('words', curve)
	bpy.context.scene.collection.objects.link(item)
	item.parent = parent
	item.location = Vector(at) * MM
	item.rotation_euler = [radians(angle) for angle in turn]
	return item


def dial(parent, at, turn, radius=29):
	"""A dial gauge, its face towards its z; the plunger leaves it along its -y."""
	whole = group('dial', parent, at, turn)
	rod(
		'case',
		(0, 0, -9),
		(0, 0, 9),
		[(0, radius, radius), (0.85, radius, radius), (1, radius - 2, radius - 2)],
		finish.steel(),
		whole,
		(0, 1, 0),
		64,
	)
	rod(
		'face',
		(0, 0, 9),
		(0, 0, 9.3),
		[(0, radius - 3, radius - 3), (1, radius - 3, radius - 3)],
		finish.plain('face', (0.74, 0.74, 0.72), 0.6),
		whole,
		(0, 1, 0),
		64,
	)
	for step in range(50):
		angle = 360 / 50 * step
		long = 5 if step % 5 == 0 else 2.6
		inner, outer = polar(radius - 4.5 - long, angle), polar(radius - 4.5, angle)
		rod(
			'mark',
			(*inner, 9.4),
			(*outer, 9.4),
			[(0, 0.4, 0.3), (1, 0.4, 0.3)],
			finish.black(),
			whole,
			sides=4,
		)
	tip = polar(radius - 7, 78)
	rod(
		'hand',
		(0, 0, 10),
		(*tip, 10),
		[(0, 1, 0.3), (1, 0.3, 0.3)],
		finish.yellow(),
		whole,
		sides=4,
	)
	rod(
		'boss',
		(0, 0, 9),
		(0, 0, 11),
		[(0, 2.4, 2.4), (1, 2.4, 2.4)],
		finish.black(),
		whole,
		(0, 1, 0),
		24,
	)
	rod(
		'stem',
		(0, -radius + 2, 0),
		(0, -radius - 20, 0),
		[(0, 4, 4), (1, 4, 4)],
		finish.steel(),
		whole,
		sides=24,
	)
	rod(
		'plunger',
		(0, -radius - 20, 0),
		(0, -radius - 40, 0),
		[(0, 2, 2), (0.86, 2, 2), (1, 0.8, 0.8)],
		finish.dark_steel(),
		whole,
		sides=24,
	)
	return whole


SEGMENTS = {
	'0': 'abcdef',
	'1': 'bc',
	'2': 'abged',
	'3': 'abgcd',
	'4': 'fgbc',
	'5': 'afgcd',
	'6': 'afgedc',
	'7': 'abc',
	'8': 'abcdefg',
	'9': 'abcdfg',
}


STROKES = {
	'a': ((0, 2), (1, 2)),
	'b': ((1, 2), (1, 1)),
	'c': ((1, 1), (1, 0)),
	'd': ((0, 0), (1, 0)),
	'e': ((0, 1), (0, 0)),
	'f': ((0, 2), (0, 1)),
	'g': ((0, 1), (1, 1)),
}


def readout(text, size, parent, at):
	"""Figures of seven strokes that shine."""
	light = finish.glow('readout', (1.0, 0.62, 0.05), 3)
	x = -len(text) * size * 0.45
	for figure in text:
		for stroke in SEGMENTS.get(figure, ''):
			(ax, ay), (bx, by) = STROKES[stroke]
			spots = [
				(at[0] + x + u * size * 0.55, at[1], at[2] + v * size * 0.5)
				for u, v in ((ax, ay), (bx, by))
			]
			a, b = Vector(spots[0]), Vector(spots[1])
			gap = (b - a) * 0.1
			rod(
				'stroke',
				a + gap,
				b - gap,
				[(0, size * 0.06, 0.5), (1, size * 0.06, 0.5)],
				light,
				parent,
				(0, 1, 0),
				6,
			)
		x += size * 0.9

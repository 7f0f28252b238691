"""The workshop as things: what wheels are trued, measured, weighed, hung and packed with."""

from math import atan2, cos, degrees, pi, radians, sin

import bpy
from mathutils import Vector

import finish
import hub
import rim
import studio
import wheel
from heroes import WIDE, standing
from solids import MM, group, plate, polar, rod
from tools import bar, box, dial, readout, words


def truing(spec):
	"""A wheel in the truing stand; a gauge reads the height of its rim."""
	lift, turn, at = 1.15, -26, (1.0, 0)
	item, reach = standing(spec['wheel'], turn=turn, at=at, roll=-60)
	item.location.z += lift
	stand = group('stand', turn=(0, 0, turn))
	stand.location = (at[0], at[1], 0)
	edge = reach / MM
	axle = (reach + lift) / MM
	coat = finish.enamel()
	box('base', (-190, -150, 0), (190, 150, 26), coat, stand, 6)
	for side in (1, -1):
		foot, head = (0, side * 118, 22), (0, side * 86, axle + 6)
		bar(foot, head, 6, 20, coat, stand, (1, 0, 0))
		rod(
			'jaw',
			(0, side * 76, axle),
			(0, side * 98, axle),
			[(0, 13, 13), (1, 13, 13)],
			finish.steel(),
			stand,
			sides=48,
		)
		rod(
			'knob',
			(0, side * 98, axle),
			(0, side * 118, axle),
			[(0, 9, 9), (0.1, 15, 15), (0.9, 15, 15), (1, 12, 12)],
			finish.black(),
			stand,
			sides=24,
		)
	# Arm below the rim: two fingers beside the brake flank, and the gauge on the tyre's seat.
	low = axle - edge
	bar((0, 0, 20), (0, 0, low - 34), 9, 16, coat, stand, (1, 0, 0))
	for side in (1, -1):
		bar((0, 0, low - 38), (0, side * 30, low - 36), 4, 6, finish.steel(), stand, (1, 0, 0))
		bar(
			(0, side * 30, low - 38),
			(0, side * 15.6, low + 22),
			3,
			5,
			finish.steel(),
			stand,
			(1, 0, 0),
		)
	towards = radians(214)
	mount = Vector((cos(towards), 0, sin(towards)))
	spot = mount * (edge + 69) + Vector((0, 0, axle))
	dial(stand, tuple(spot), (90, 90 - 214 - 180 + 180, 0))
	bar((-172, 0, 20), (spot.x - 6, 8, spot.z), 7, 9, coat, stand, (1, 0, 0))
	studio.dark(4.2, reach * 1.15, face=-turn, glow=0.45)
	studio.camera((0.4, -17, 5.0), (0.4, 0, 2.9), lens=48, shift=(-0.16, 0))
	return WIDE, 0.45


def hooks(spec):
	"""Rims on the hooks of a rail, one behind the other."""
	top = 8.3
	bar((0, -900, top * 100), (0, 2600, top * 100), 14, 22, finish.dark_steel(), None, (1, 0, 0))
	for index in range(13):
		shown = spec['rims'][index % len(spec['rims'])]
		y = -80 + index * 190
		whole = group('hung')
		edge, _ = rim.build({**shown, 'disc': False}, whole, (90, 270))
		nose = edge - shown['height']
		whole.rotation_euler = (radians(90), 0, radians(90 + (index * 37 % 5 - 2) * 1.6))
		whole.location = (-24 * MM, y * MM, (top * 100 - 70 - nose) * MM)
		row = [(0, y, top * 100), (0, y, top * 100 - 50)] + [
			(24 * cos(a) - 24, y, top * 100 - 50 + 24 * sin(a))
			for a in (-pi * step / 14 for step in range(16))
		]
		for start, end in zip(row, row[1:]):
			rod('hook', start, end, [(0, 4, 4), (1, 4, 4)], finish.steel(), sides=16)
	studio.dark(4.6, 4.2, face=20, glow=0.5)
	studio.camera((-8.2, -14, 4.4), (1.9, 4.2, 5.3), lens=45, shift=(-0.14, 0))
	return WIDE, 0.2


def tension(spec):
	"""A tension meter on a spoke of the drive side, close by."""
	turn = -20
	item, reach = standing(spec['wheel'], turn=turn, at=(0, 0), roll=-60)
	measures = spec['wheel']
	spokes = measures['spokes']
	flanges = hub.build(
		{**measures['hub'], 'wheel': 'rear', 'spokes': spokes}, group('unseen', at=(0, 0, -90000))
	)
	nose = reach / MM - measures['rim']['height']
	chosen = None
	for side, at_rim, at_hub in wheel.layout(spokes['drive'], spokes['other'], spokes['crosses']):
		lean = (at_rim - 60) % 360
		if side == 'drive' and (chosen is None or abs(lean - 228) < abs(chosen[0] - 228)):
			chosen = (lean, at_rim - 60, at_hub - 60)
	_, at_rim, at_hub = chosen
	z, radius = flanges['drive']
	start = Vector((*polar(radius, at_hub), z))
	end = Vector((*polar(nose + 0.5, at_rim), 1.6))
	along = (end - start).normalized()
	middle = start.lerp(end, 0.58)
	angle = degrees(atan2(along.y, along.x))
	body = group('meter', item, tuple(middle + Vector((0, 0, 9))), (0, 0, angle))
	outline = [(-92, 12), (-92, 30), (-60, 44), (60, 44), (92, 30), (92, 12), (70, 8), (-70, 8)]
	plate('body', [outline], 10, finish.shell('silver'), body, 1.2)
	plate(
		'lever',
		[[(-40, -40), (-10, -12), (10, -12), (26, -22), (120, -58), (112, -74), (10, -44)]],
		9,
		finish.anodised(),
		body,
		1.2,
	)
	for x, y in ((-78, 7), (78, 7), (0, -7)):
		rod(
			'roller',
			(x, y, -16),
			(x, y, 6),
			[(0, 6, 6), (0.3, 6, 6), (0.5, 4.6, 4.6), (0.7, 6, 6), (1, 6, 6)],
			finish.steel(),
			body,
			(0, 1, 0),
			32,
		)
	dial(body, (0, 92, 4), (0, 0, 0), 30)
	studio.dark(reach, reach, face=-turn, glow=0.5)
	return item, middle, reach


def tension_meter(spec):
	item, middle, reach = tension(spec)
	bpy.context.view_layer.update()
	at = item.matrix_world @ (middle * MM)
	studio.camera(
		(at.x - 1.2, at.y - 8.4, at.z + 1.6),
		(at.x - 0.1, at.y, at.z + 0.1),
		lens=62,
		shift=(-0.17, 0),
		focus=8.2,
		stop=1.6,
	)
	return WIDE, 0.5


def scale(spec):
	"""A wheel on the scale, which shows the weight of its data sheet."""
	turn, at = -26, (1.0, 0)
	item, reach = standing(spec['wheel'], turn=turn, at=at, roll=-60)
	item.location.z += 0.86
	whole = group('scale', turn=(0, 0, turn))
	whole.location = (at[0], at[1], 0)
	coat = finish.enamel()
	box('foot', (-200, -150, 0), (200, 150, 52), coat, whole, 6)
	box('plate', (-190, -120, 56), (190, 140, 66), finish.turned(), whole, 4)
	for side in (1, -1):
		box('cradle', (-60, side * 24 - 5, 66), (60, side * 24 + 5, 112), coat, whole, 3)
	box('window', (-44, -152, 9), (44, -150, 37), finish.hollow(), whole, 0.4)
	readout(spec['grams'], 22, whole, (0, -154, 15))
	studio.dark(3.9, reach * 1.1, face=-turn, glow=0.45)
	studio.camera((0.4, -16.4, 3.6), (0.4, 0, 2.5), lens=49, shift=(-0.16, 0))
	return WIDE, 0.45


def crate(spec):
	"""An open crate of battens with wheels in it, each upright in its slot."""
	turn = -30
	at = (1.3, 0)
	whole = group('crate', turn=(0, 0, turn))
	whole.location = (*at, 0)
	pine = finish.streaked('pine', (0.26, 0.17, 0.09), 0.7, 0.5, 0.25, along=0.02)
	long, wide = 345, 330
	for side in (1, -1):
		for low, high in ((0, 75), (110, 185)):
			box(
				'long',
				(-long, side * wide - 9, low),
				(long, side * wide + 9, high),
				pine,
				whole,
				1.5,
			)
	for side in (1, -1):
		for low, high in ((0, 75), (110, 185)):
			box(
				'wide',
				(side * long - 9, -wide, low),
				(side * long + 9, wide, high),
				pine,
				whole,
				1.5,
			)
		for other in (1, -1):
			box(
				'post',
				(side * (long - 24) - 18, other * (wide - 24) - 18, 0),
				(side * (long - 24) + 18, other * (wide - 24) + 18, 200),
				pine,
				whole,
				1.5,
			)
	box('floor', (-long, -wide, 0), (long, wide, 12), pine, whole, 1.5)
	count = len(spec['wheels'])
	for index, shown in enumerate(spec['wheels']):
		item, outer = wheel.build(shown, whole, roll=-60 + index * 23)
		item.rotation_euler = (radians(90), 0, 0)
		item.location = (0, (-250 + 500 * index / (count - 1)) * MM, (outer + 14) * MM)
	studio.dark(3.6, 3.8, face=-turn, glow=0.45)
	studio.camera((0.2, -17.5, 6.6), (0.4, 0, 2.9), lens=47, shift=(-0.16, 0))
	return WIDE, 0.45


def serial(spec):
	"""The serial number on a rim, beside its valve."""
	turn = 12
	item, reach = standing(spec['wheel'], turn=turn, at=(0, 0), roll=180 - 66, words=(40, 220))
	measures = spec['wheel']['rim']
	middle = (reach / MM) - measures['height'] * 0.52
	place = 118
	flank = rim.depth_of(rim.flank_of({**measures, 'disc': False}))
	x, y = polar(middle, place)
	label = group('label', item, (x, y, flank(middle) + 0.5), (0, 0, place - 90))
	plate(
		'foil',
		[[(-31, -7.5), (31, -7.5), (31, 7.5), (-31, 7.5)]],
		0.3,
		finish.plain('foil', (0.5, 0.5, 0.5), 0.42, metallic=0.6),
		label,
		0.1,
	)
	words(spec['number'], 6.2, finish.black(), label, (0, 1.4, 0.35), (0, 0, 0))
	for index in range(46):
		thick = 0.45 if (index * 7) % 5 < 2 else 0.2
		rod(
			'bar',
			(-26 + index * 1.15, -5.6, 0.25),
			(-26 + index * 1.15, -2.6, 0.25),
			[(0, thick, 0.1), (1, thick, 0.1)],
			finish.black(),
			label,
			sides=4,
		)
	studio.dark(reach, reach, face=-turn, glow=0.5)
	bpy.context.view_layer.update()
	spot = item.matrix_world @ Vector((x * MM, y * MM, 0.1))
	studio.camera(
		(spot.x - 0.5, spot.y - 4.6, spot.z + 0.5),
		(spot.x, spot.y, spot.z - 0.12),
		lens=70,
		shift=(-0.17, 0),
		focus=4.5,
		stop=2.8,
	)
	return WIDE, 0.5


SCENES = {
	'truing-stand': truing,
	'rims-on-hooks': hooks,
	'tension-meter': tension_meter,
	'scale': scale,
	'crate': crate,
	'serial-label': serial,
}

"""Chainrings: teeth outside, tabs for the bolts inside."""

from math import radians

import finish
from solids import circle, group, plate, polar, revolve
from toothed import ROLLER, pitch_radius, teeth_outline, window


def opening(rim, bolt, arms, turn=0.0, reach=7.5, count=360):
	"""The middle of a ring: round, but for a rounded tab around each bolt."""
	points = []
	for i in range(count):
		degrees = 360 / count * i
		off = abs((degrees - turn + 180 / arms) % (360 / arms) - 180 / arms)
		across = bolt * radians(off)
		# A tab narrows to a half circle around its bolt and flares out towards the ring.
		if across < reach:
			r = bolt - (reach**2 - across**2) ** 0.5
		else:
			share = min((across - reach) / (reach * 1.5), 1)
			r = bolt + (rim - bolt) * (1 - (1 - share) ** 2.4)
		points.append(polar(min(r, rim), degrees))
	return points


def ring(teeth, bolt, arms, z, parent, material, turn=0.0, thickness=3.4, band=9.5):
	root = pitch_radius(teeth) - ROLLER
	holes = [circle(4.1, 32, *polar(bolt, turn + 360 / arms * i)) for i in range(arms)]
	outlines = [teeth_outline(teeth), opening(root - band, bolt, arms, turn), *holes]
	if root - band < bolt + 9:
		outlines = [teeth_outline(teeth), opening(root - 6, bolt, arms, turn, 6.6), *holes]
	plate('chainring', outlines, thickness, material, parent, 0.45, at=(0, 0, z))
	# A turned groove that gives the ring its second edge.
	groove = root - 3.4
	top = z + thickness / 2
	profile = [(groove, top + 0.06), (groove - 0.5, top + 0.06)]
	revolve('groove', profile, finish.hollow(), parent, segments=256)


def bolts(bolt, arms, z, parent, turn=0.0, height=5.0):
	for i in range(arms):
		x, y = polar(bolt, turn + 360 / arms * i)
		at = group('bolt', parent, at=(x, y, z))
		head = [
			(0.01, height - 0.6),
			(2.9, height - 0.6),
			(2.9, height),
			(4.8, height),
			(5.4, height - 0.5),
			(5.4, 0),
		]
		revolve('head', head, finish.steel(), at, segments=64, sharp=30)
		star = [polar(2.7 if k % 2 else 2.05, 30 * k) for k in range(12)]
		plate('star', [star], 0.2, finish.hollow(), at, 0.02, at=(0, 0, height - 0.45))


def metal(color):
	if color == 'black':
		return finish.plain('ring', (0.06, 0.062, 0.065), 0.3, metallic=1.0)
	return finish.plain('ring-bright', (0.42, 0.425, 0.435), 0.28, metallic=1.0)


def direct(teeth, arms, parent, material):
	"""A ring in one piece with its middle, which is bolted onto the crank's end."""
	root = pitch_radius(teeth) - ROLLER
	holes = [circle(2.2, 24, *polar(24.5, 360 / arms * i + 22.5)) for i in range(arms)]
	outlines = [teeth_outline(teeth), circle(18.5, 96), *holes]
	outer = root - 6
	if outer > 38:
		step = 360 / arms
		outlines += [
			window(31, outer, step * i + 6, step * i + step - 6, round_off=2.4) for i in range(arms)
		]
	plate('chainring', outlines, 3.6, material, parent, 0.5)
	for i in range(arms):
		x, y = polar(24.5, 360 / arms * i + 22.5)
		at = group('bolt', parent, at=(x, y, 1.8))
		head = [(0.01, 1.2), (1.6, 1.2), (1.6, 1.8), (3.6, 1.8), (4.0, 1.3), (4.0, 0)]
		revolve('head', head, finish.steel(), at, segments=48, sharp=30)


def build(spec, parent):
	"""Returns the outer radius in mm."""
	mount, teeth = spec['mount'], spec['teeth']
	outer = metal(spec['finish'])
	if mount['kind'] == 'direct':
		direct(teeth[0], mount['arms'], parent, outer)
		return pitch_radius(teeth[0]) + 3
	arms, bolt = mount['arms'], mount['circle'] / 2
	turn = 45 if arms == 4 else 18
	thick = 4.4 if spec['speeds'] == 1 else 3.4
	height = 4 if len(teeth) > 1 else 0
	ring(teeth[0], bolt, arms, height, parent, outer, turn, thick, 11 if arms == 5 else 9.5)
	for inner in teeth[1:]:
		ring(inner, bolt, arms, -4, parent, metal('machined'), turn, band=5)
	bolts(bolt, arms, height + thick / 2, parent, turn=turn, height=2.4)
	return pitch_radius(teeth[0]) + 3

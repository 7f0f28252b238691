"""Chainrings: teeth outside, tabs for the bolts inside."""

from math import radians

import finish
from solids import circle, group, plate, polar, revolve
from toothed import ROLLER, pitch_radius, teeth_outline


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


def dark():
	return finish.plain('ring', (0.06, 0.062, 0.065), 0.3, metallic=1.0)


def machined():
	return finish.plain('ring-bright', (0.42, 0.425, 0.435), 0.28, metallic=1.0)


def double(parent):
	ring(50, 55, 4, 4, parent, dark(), turn=45)
	ring(34, 55, 4, -4, parent, machined(), turn=45, band=5)
	bolts(55, 4, 5.7, parent, turn=45, height=2.4)
	return pitch_radius(50) + 3


def single(parent):
	ring(40, 55, 4, 0, parent, dark(), turn=45)
	bolts(55, 4, 1.7, parent, turn=45, height=2.4)
	return pitch_radius(40) + 3


def track(parent):
	ring(49, 72, 5, 0, parent, machined(), turn=18, thickness=4.4, band=11)
	bolts(72, 5, 2.2, parent, turn=18, height=2.4)
	return pitch_radius(49) + 3

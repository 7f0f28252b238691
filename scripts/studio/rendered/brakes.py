"""Brake rotor with its carrier."""

from math import radians, sin

import finish
from solids import circle, group, plate, polar, revolve


def rotor(parent, radius=80):
	"""Braking track with rows of holes, six swept arms, splined carrier of black aluminium."""
	track = finish.streaked('track', (0.5, 0.505, 0.51), 0.32, 1.2, 0.1, metallic=1.0)
	edge = [polar(radius + 0.5 * sin(radians(degrees * 18)), degrees) for degrees in range(360)]
	inner = []
	arms = 6
	for degrees in range(0, 360):
		off = (degrees + 2) % (360 / arms)
		deep = max(0.0, 1 - abs(off - 30) / 9)
		inner.append(polar(radius - 15.5 - 7.5 * min(deep * 1.8, 1), degrees))
	holes = []
	for i in range(24):
		for k, r in enumerate((radius - 4.2, radius - 8.2, radius - 12)):
			holes.append(circle(1.55, 20, *polar(r, 15 * i + k * 5)))
	plate('track', [edge, inner, *holes], 1.8, track, parent, 0.18)
	carrier = []
	for degrees in range(360):
		off = (degrees + 2) % (360 / arms)
		tip = abs(off - 30)
		r = 59.5 if tip < 7 else 59.5 - (tip - 7) * 3.4
		carrier.append(polar(max(r, 27.5), degrees + (59.5 - max(r, 27.5)) * 0.35))
	plate(
		'carrier',
		[carrier, circle(17.3, 96)],
		3.0,
		finish.anodised(),
		parent,
		0.5,
		at=(0, 0, 0.3),
	)
	for i in range(arms):
		x, y = polar(59.2, 60 * i + 28)
		at = group('rivet', parent, at=(x, y, 0))
		revolve(
			'rivet',
			[(0.01, 2.3), (3.2, 2.3), (3.8, 1.8), (3.8, -1.8)],
			finish.steel(),
			at,
			segments=48,
		)
	lock = [(15.4, 1.0), (15.4, 4.4), (16, 5), (21.6, 5), (22.4, 4.2), (22.4, 1.4)]
	revolve('lockring', lock, finish.anodised(), parent, segments=160, sharp=30)
	notches = [polar(15.4 if k % 4 < 2 else 14.2, 360 / 64 * k) for k in range(64)]
	plate('tool', [circle(15.6, 128), notches], 3, finish.anodised(), parent, 0.1, at=(0, 0, 3.2))
	revolve('mark', [(19.6, 5.06), (18.9, 5.06)], finish.yellow(), parent, segments=160)
	return radius

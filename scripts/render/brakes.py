"""Disc brake: rotor with its carrier, caliper and pads."""

from math import radians, sin

import finish
import wordmark
from solids import arc, circle, group, plate, polar, revolve, rod


def rotor(parent, radius=80):
	"""Braking track with rows of holes, six swept arms, splined carrier of black aluminium."""
	track = finish.streaked('track', (0.5, 0.505, 0.51), 0.32, 1.2, 0.1, metallic=1.0)
	edge = [polar(radius + 0.7 * sin(radians(degrees * 12)), degrees) for degrees in range(360)]
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


def rounded(width, height, corner, count=10):
	"""Rectangle with round corners, around the origin."""
	points = []
	for cx, cy, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
		x, y = cx * (width / 2 - corner), cy * (height / 2 - corner)
		points += [(x + a, y + b) for a, b in arc(corner, start, start + 90, count)]
	return points


def hull(circles, count=64):
	"""Outline around circles (x, y, radius) like a belt."""
	points = sorted(point for x, y, r in circles for point in circle(r, count, x, y))
	halves = []
	for run in (points, points[::-1]):
		kept = []
		for x, y in run:
			while len(kept) > 1:
				(ax, ay), (bx, by) = kept[-2:]
				if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
					break
				kept.pop()
			kept.append((x, y))
		halves.append(kept[:-1])
	return halves[0] + halves[1]


def screw(x, y, z, radius, parent, height=3.0, drive=True):
	at = group('screw', parent, at=(x, y, z))
	head = [(0.01, height), (radius - 0.7, height), (radius, height - 0.7), (radius, 0)]
	revolve('screw', head, finish.steel(), at, segments=64, sharp=30)
	if drive:
		star = [polar(radius * (0.62 if k % 2 else 0.44), 30 * k) for k in range(12)]
		plate('drive', [star], 0.3, finish.hollow(), at, 0.02, at=(0, 0, height))


def caliper(parent):
	"""Two halves around the rotor's slot, two pistons, flat mount with its bolts."""
	body = finish.plain('caliper', (0.028, 0.029, 0.031), 0.34, metallic=0.85, coat=0.25)
	side = hull([(-17, 2, 16.5), (15, 2, 17.5), (31, -6, 7), (-30, -8, 6)])
	cheek = hull([(-15, 3, 12.5), (14, 3, 13.5)])
	for sign in (1, -1):
		plate('half', [side], 13, body, parent, 2.4, at=(0, 0, sign * 8.6))
		plate('cheek', [cheek], 5, body, parent, 1.8, at=(0, 0, sign * 16.2))
		for x in (-14, 14):
			ring = [(0.01, 19.6), (7.4, 19.6), (8.2, 20), (10.2, 20), (10.8, 19.4), (10.8, 16)]
			cap = group('piston', parent, at=(x, 3, 0), turn=(0 if sign > 0 else 180, 0, 0))
			revolve('piston', ring, finish.anodised(), cap, segments=128, sharp=30)
			revolve('mark', [(9.6, 20.06), (9.0, 20.06)], finish.yellow(), cap, segments=128)
			slot = [(-4.4, -0.9), (4.4, -0.9), (4.4, 0.9), (-4.4, 0.9)]
			plate('slot', [slot], 0.3, finish.hollow(), cap, 0.02, at=(0, 0, 19.6))
	bridge = hull([(-9, 13, 5), (9, 13, 5.5)])
	plate('bridge', [bridge], 10, body, parent, 0.6)
	for x in (-32, 33):
		screw(x, -7.5, 15, 4.2, parent, 4)
	foot = hull([(-34, -16.5, 3.2), (36, -16.5, 3.2)])
	plate('foot', [foot], 26, finish.anodised(), parent, 1.0)
	for sign in (1, -1):
		pad = [(-23, -24), (23, -24), (23, 4), (-23, 4)]
		plate('pad', [pad], 1.8, finish.steel(), parent, 0.3, at=(0, 0, sign * 1.9))
	rod(
		'pin', (0, 12.5, -18), (0, 12.5, 18), [(0, 1.6, 1.6), (1, 1.6, 1.6)], finish.steel(), parent
	)
	hose = [(-36, -2, 8.6), (-44, 2, 8.6), (-56, 10, 8.6)]
	rod('banjo', hose[0], hose[1], [(0, 4.6, 4.6), (1, 3.6, 3.6)], finish.steel(), parent)
	rod('hose', hose[1], hose[2], [(0, 2.5, 2.5), (1, 2.5, 2.5)], finish.rubber(), parent)
	wordmark.write('word', lambda x, y: (x * 3.4, y * 3.4 - 9.2, 15.2), finish.letters(), parent)
	return 46


def pad(parent):
	"""Steel plate with its fin, friction material on the other side."""
	steel = finish.plain('plate', (0.4, 0.405, 0.41), 0.34, metallic=1.0)
	lining = finish.plain('lining', (0.05, 0.046, 0.042), 0.85, specular=0.3)
	shape = hull([(-10, -6, 6), (10, -6, 6), (-8, 6, 6), (8, 6, 6)])
	tab = hull([(-2.6, 12, 3), (2.6, 12, 3), (0, 19, 3.4)])
	plate('plate', [shape], 1.8, steel, parent, 0.2)
	plate('tab', [tab, circle(1.6, 32, 0, 19)], 1.8, steel, parent, 0.2)
	plate(
		'lining',
		[hull([(-9, -5, 5.4), (9, -5, 5.4), (-7, 5, 5.4), (7, 5, 5.4)])],
		2.6,
		lining,
		parent,
		0.3,
		at=(0, 0, 2),
	)
	groove = [(-0.7, -12), (0.7, -12), (0.7, 12), (-0.7, 12)]
	plate('groove', [groove], 0.4, finish.hollow(), parent, 0.05, at=(0, 0, 3.2))

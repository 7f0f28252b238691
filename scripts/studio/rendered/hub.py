"""Hubs for straight-pull spokes: turned shells, flanges, centre lock and freehub body."""

from math import atan2, cos, pi, sin

import finish
from solids import circle, plate, polar, revolve

# Half the distance between the frame's dropouts and where the flanges stand, in mm from the middle.
FRONT = {'half': 50, 'drive': (31, 22), 'other': (-24, 25)}
REAR = {'half': 71, 'drive': (18, 26), 'other': (-33, 22)}
MTB = {'half': 74, 'drive': (20, 27), 'other': (-34, 27), 'holes': 14}
TRACK = {'half': 60, 'drive': (31, 29), 'other': (-31, 29), 'holes': 10}
FLANGE_THICKNESS = 5.4


def shell(measures, parent):
	"""Body between the flanges, with its waist, in one turned piece."""
	(drive_z, drive_r), (other_z, other_r) = measures['drive'], measures['other']
	half = FLANGE_THICKNESS / 2
	waist = 11.5
	holes = measures.get('holes', 0)
	for z, r in (measures['drive'], measures['other']) if holes else ():
		flange(z, r, holes, parent)

	def flank(z, r, sign):
		if holes:
			return [
				(waist + 1, z - sign * (half + 13)),
				(waist + 2.4, z - sign * (half + 8)),
				(r * 0.68, z - sign * 1.4),
				(r * 0.68, z + sign * 1.6),
				(r * 0.62, z + sign * (half + 2.4)),
			]
		return [
			(waist + 1.2, z - sign * (half + 11)),
			(waist + 2.6, z - sign * (half + 7)),
			(r * 0.62, z - sign * (half + 2.6)),
			(r * 0.8, z - sign * (half + 0.5)),
			(r + 1.6, z - sign * half),
			(r + 2.6, z - sign * (half - 0.9)),
			(r + 2.6, z + sign * (half - 0.9)),
			(r + 1.6, z + sign * half),
			(r * 0.7, z + sign * half),
			(r * 0.66, z + sign * (half + 2.4)),
		]

	run = flank(other_z, other_r, -1)
	profile = list(reversed(run)) + [(waist, (drive_z + other_z) / 2)] + flank(drive_z, drive_r, 1)
	revolve('shell', profile, finish.anodised(), parent, segments=192, sharp=30)
	middle = (drive_z + other_z) / 2
	revolve(
		'band',
		[(waist + 0.5, middle - 0.7), (waist + 0.62, middle), (waist + 0.5, middle + 0.7)],
		finish.yellow(),
		parent,
		segments=128,
	)


def flange(z, radius, holes, parent):
	"""For spokes with a bent head: thin, with a hole for each of them and pockets in between."""
	drilled = [circle(1.35, 16, *polar(radius, 360 / holes * i)) for i in range(holes)]
	pockets = [circle(2.5, 24, *polar(radius - 5.6, 360 / holes * (i + 0.5))) for i in range(holes)]
	edge = circle(radius + 3.4, 160)
	plate(
		'flange',
		[edge, circle(10, 64), *drilled, *pockets],
		3.2,
		finish.anodised(),
		parent,
		0.4,
		at=(0, 0, z),
	)


def thread(z, radius, length, parent):
	"""Thread for a fixed sprocket, from z outwards."""
	sign = 1 if length > 0 else -1
	rows = [(radius, z)]
	turns = int(abs(length))
	for i in range(turns):
		rows += [
			(radius, z + sign * (i + 0.1)),
			(radius - 0.6, z + sign * (i + 0.5)),
			(radius, z + sign * (i + 0.9)),
		]
	rows += [(radius - 0.8, z + length), (9, z + length)]
	revolve('thread', rows, finish.steel(), parent, segments=128, sharp=25)


def cap(z0, z1, radius, parent):
	"""End cap around the 12 mm axle, from z0 out to z1."""
	sign = 1 if z1 > z0 else -1
	profile = [
		(radius + 1.5, z0),
		(radius + 1.5, z1 - sign * 6),
		(radius + 0.6, z1 - sign * 5.2),
		(radius, z1 - sign * 5),
		(radius, z1 - sign * 0.6),
		(radius - 0.6, z1),
		(6.8, z1),
		(6.1, z1 - sign * 0.7),
		(6.1, z1 - sign * 30),
	]
	revolve('cap', profile, finish.turned(), parent, segments=128, sharp=30)
	revolve(
		'bore',
		[(6.1, z1 - sign * 29), (0.01, z1 - sign * 29)],
		finish.hollow(),
		parent,
		segments=48,
	)


def seal(z0, z1, r0, r1, parent, material=None):
	revolve('seal', [(r0, z0), (r1, z1)], material or finish.black(), parent, segments=128)


def center_lock(z, sign, parent):
	"""Splines for the brake rotor on the `sign` side of z."""
	teeth = 36
	edge = []
	for i in range(teeth):
		for share, r in ((0.0, 15.9), (0.3, 15.9), (0.42, 17.2), (0.88, 17.2)):
			edge.append(polar(r, 360 * (i + share) / teeth))
	plate(
		'splines',
		[edge, circle(9.6)],
		9,
		finish.anodised(),
		parent,
		0.25,
		at=(0, 0, z + sign * 4.5),
	)


def freehub(z, parent):
	"""Body with nine splines, one of them narrow, from z outwards; 34.9 mm long as usual."""
	edge = []
	for i in range(9):
		wide = 0.5 if i else 0.34
		for share, r in ((0.0, 15.3), (1 - wide - 0.03, 15.3), (1 - wide, 16.9), (0.97, 16.9)):
			edge.append(polar(r, 40 * (i + share)))
	rounded = []
	for (x0, y0), (x1, y1) in zip(edge, edge[1:] + edge[:1]):
		rounded.append((x0, y0))
		if abs((x0 * x0 + y0 * y0) - (x1 * x1 + y1 * y1)) < 1:
			a, b = atan2(y0, x0), atan2(y1, x1)
			b += 2 * pi if b < a else 0
			r = (x0 * x0 + y0 * y0) ** 0.5
			rounded += [
				(r * cos(a + (b - a) * t / 5), r * sin(a + (b - a) * t / 5)) for t in range(1, 5)
			]
	revolve(
		'stop',
		[(15, z), (19.6, z), (20, z + 0.4), (20, z + 2.2), (19.6, z + 2.6), (15, z + 2.6)],
		finish.steel(),
		parent,
		segments=160,
		sharp=30,
	)
	plate(
		'freehub',
		[rounded, circle(12.4)],
		33,
		finish.turned(),
		parent,
		0.35,
		at=(0, 0, z + 2.6 + 16.5),
	)
	revolve(
		'bearing', [(12.4, z + 35.2), (9.0, z + 35.2)], finish.dark_steel(), parent, segments=96
	)


def build(kind, parent):
	"""Puts a hub along z, the drive side up; returns its flanges as {side: (z, radius)}."""
	measures = {'front': FRONT, 'rear': REAR, 'mtb': MTB, 'track': TRACK}[kind]
	half = measures['half']
	shell(measures, parent)
	drive_z = measures['drive'][0] + FLANGE_THICKNESS / 2 + 2.4
	other_z = measures['other'][0] - FLANGE_THICKNESS / 2 - 2.4
	if kind in ('rear', 'mtb'):
		seal(drive_z, drive_z, 17, 12, parent)
		freehub(drive_z + 0.6, parent)
		cap(drive_z + 30, half, 9.4, parent)
	else:
		seal(drive_z, drive_z + 0.8, measures['drive'][1] * 0.66, 10.4, parent)
		cap(drive_z, half, 9.4, parent)
	if kind == 'track':
		thread(drive_z - 1, 17.4, 11, parent)
		thread(other_z + 1, 16.2, -8, parent)
	else:
		seal(other_z, other_z, measures['other'][1] * 0.66, 9, parent)
		center_lock(other_z, -1, parent)
	cap(other_z - 2, -half, 9.4, parent)
	return {'drive': measures['drive'], 'other': measures['other']}

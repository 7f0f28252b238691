"""Hubs: turned shells, flanges for straight and bent spokes, seat of the rotor, end caps."""

from math import cos, radians

import finish
import freehub
from solids import circle, plate, polar, revolve

# Where the flanges stand, (mm from the middle, radius of the spoke seats), by hub.
FRONT = {'drive': (31, 22), 'other': (-24, 25)}
FRONT_RIM_BRAKE = {'drive': (34, 15), 'other': (-34, 15)}
REAR = {'drive': (18, 26), 'other': (-33, 22)}
REAR_RIM_BRAKE = {'drive': (17, 24), 'other': (-37, 17)}
REAR_BENT = {'drive': (20, 27), 'other': (-34, 27)}
TRACK = {'drive': (31, 29), 'other': (-31, 29)}
FLANGE_THICKNESS = 5.4


def shell(measures, parent, metal):
	"""Body between the flanges, with its waist, in one turned piece."""
	(drive_z, drive_r), (other_z, other_r) = measures['drive'], measures['other']
	half = FLANGE_THICKNESS / 2
	waist = measures.get('waist', 11.5)
	holes = measures.get('holes')
	for side, count in (holes or {}).items():
		flange(*measures[side], count, parent, metal)

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
	revolve('shell', profile, metal, parent, segments=192, sharp=30)
	middle = (drive_z + other_z) / 2
	revolve(
		'band',
		[(waist + 0.5, middle - 0.7), (waist + 0.62, middle), (waist + 0.5, middle + 0.7)],
		finish.yellow(),
		parent,
		segments=128,
	)


def flange(z, radius, holes, parent, metal):
	"""For spokes with a bent head: thin, with a hole for each of them and pockets in between."""
	drilled = [circle(1.35, 16, *polar(radius, 360 / holes * i)) for i in range(holes)]
	pockets = [circle(2.5, 24, *polar(radius - 5.6, 360 / holes * (i + 0.5))) for i in range(holes)]
	edge = circle(radius + 3.4, 160)
	plate(
		'flange',
		[edge, circle(10, 64), *drilled, *pockets],
		3.2,
		metal,
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


def cap(z0, z1, radius, parent, bore=6.1):
	"""End cap around the axle, from z0 out to z1."""
	radius = max(radius, bore + 2)
	sign = 1 if z1 > z0 else -1
	profile = [
		(radius + 1.5, z0),
		(radius + 1.5, z1 - sign * 6),
		(radius + 0.6, z1 - sign * 5.2),
		(radius, z1 - sign * 5),
		(radius, z1 - sign * 0.6),
		(radius - 0.6, z1),
		(bore + 0.7, z1),
		(bore, z1 - sign * 0.7),
		(bore, z1 - sign * 30),
	]
	revolve('cap', profile, finish.turned(), parent, segments=128, sharp=30)
	revolve(
		'bore',
		[(bore, z1 - sign * 29), (0.01, z1 - sign * 29)],
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


def six_bolt(z, sign, parent):
	"""Seat of a rotor with six bolts on a circle of 44 mm, on the `sign` side of z."""
	edge = [polar(25.6 + 1.6 * cos(radians(i * 6)), i) for i in range(360)]
	holes = [circle(2.3, 24, *polar(22, 60 * i)) for i in range(6)]
	plate(
		'six-bolt',
		[edge, circle(9.6), *holes],
		4,
		finish.anodised(),
		parent,
		0.3,
		at=(0, 0, z + sign * 2),
	)


def measures_of(spec):
	spokes = spec['spokes']
	bent = spokes is not None and spokes['head'] == 'bent'
	if spec['freehub'] == 'fixed':
		measures = TRACK
	elif spec['wheel'] == 'front':
		measures = FRONT if spec['rotor'] else FRONT_RIM_BRAKE
	elif bent:
		measures = REAR_BENT
	else:
		measures = REAR if spec['rotor'] else REAR_RIM_BRAKE
	waist = 14 if spec.get('forged') else 11.5
	return {**measures, 'half': spec['width'] / 2, 'bent': bent, 'waist': waist}


def build(spec, parent):
	"""Puts a hub along z, the drive side up; returns its flanges as {side: (z, radius)}."""
	measures = measures_of(spec)
	spokes = spec['spokes']
	if measures['bent']:
		measures['holes'] = {'drive': spokes['drive'], 'other': spokes['other']}
	half = measures['half']
	shell(measures, parent, finish.shell(spec.get('finish', 'black')))
	drive_z = measures['drive'][0] + FLANGE_THICKNESS / 2 + 2.4
	other_z = measures['other'][0] - FLANGE_THICKNESS / 2 - 2.4
	bore = spec['axle'] / 2 + 0.1
	if spec['wheel'] == 'rear' and spec['freehub'] != 'fixed':
		seal(drive_z, drive_z, 17, 12, parent)
		freehub.build(spec['freehub'], drive_z + 0.6, parent)
		cap(drive_z + 30, half, 9.4, parent, bore)
	else:
		seal(drive_z, drive_z + 0.8, measures['drive'][1] * 0.66, 10.4, parent)
		cap(drive_z, half, 9.4, parent, bore)
	if spec['freehub'] == 'fixed' and spec['wheel'] == 'rear':
		thread(drive_z - 1, 17.4, 11, parent)
		thread(other_z + 1, 16.2, -8, parent)
	else:
		seal(other_z, other_z, measures['other'][1] * 0.66, 9, parent)
	if spec['rotor'] == 'splines':
		center_lock(other_z, -1, parent)
	elif spec['rotor'] == 'six-bolt':
		six_bolt(other_z, -1, parent)
	cap(other_z - 2, -half, 9.4, parent, bore)
	return {side: measures[side] for side in ('drive', 'other')}

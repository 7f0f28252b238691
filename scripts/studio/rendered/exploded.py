"""Hub and rim taken apart: each part on the line on which it is put together, in its own group."""

from math import cos, radians, sin

from mathutils import Vector

import finish
import freehub
import hub
import rim
import spares
import studio
import wheel
from solids import MM, circle, copies, group, loft, plate, polar, revolve, rod

WIDE = (1200, 900)


def parts_of(names, parent):
	"""A group for each part; the pass that outlines are traced from counts them from 1."""
	made = {}
	for index, name in enumerate(names):
		made[name] = group(name, parent)
		made[name]['part'] = index + 1
	return made


def bearing(measures, z, parent):
	at = group('bearing', parent, at=(0, 0, z - measures['width'] / 2))
	spares.bearing(measures, at)
	back = [(measures['outer'] / 2 - 0.4, 0), (measures['bore'] / 2, 0.3)]
	revolve('back', back, finish.plain('seal', (0.012, 0.0125, 0.013), 0.5), at, segments=128)


def ratchet(z, teeth, sign, parent):
	"""A toothed ring: splines outside, saw teeth on the face that looks to `sign`."""
	outer, bore, half = 14.5, 9, 3
	edge = []
	for i in range(12):
		for share, r in ((0.0, outer - 1.4), (0.4, outer - 1.4), (0.5, outer), (0.9, outer)):
			edge.append(polar(r, 30 * (i + share)))
	at = group('ring', parent, at=(0, 0, z))
	plate('body', [edge, circle(bore, 64)], 2 * half, finish.steel(), at, 0.3)
	step = radians(360 / teeth)
	rows = []
	for r in (bore + 0.4, outer - 1.8):
		low, high = sign * (half - 0.1), sign * (half + 1.3)
		rows.append(
			[
				(r, 0, low),
				(r * cos(step), r * sin(step), low),
				(r * cos(step * 0.9), r * sin(step * 0.9), high),
			]
		)
	copies(loft('tooth', rows, finish.steel(), at, sharp=20), teeth)


def cap(z, sign, bore, parent):
	"""A whole end cap, its face to `sign`: what `hub.cap` leaves inside the hub shows here."""
	rows = [(bore, 0), (bore + 2.4, 0), (bore + 2.4, 9), (bore + 4.6, 9.4), (bore + 4.6, 13.4)]
	rows += [(bore + 3.4, 14.4), (bore + 3.4, 20), (bore + 2.8, 20.6), (bore + 0.6, 20.6), (bore, 20)]
	at = group('cap', parent, at=(0, 0, z - sign * 10), turn=(0 if sign > 0 else 180, 0, 0))
	revolve('body', [*rows, (bore, 0)], finish.turned(), at, segments=160, sharp=28)
	groove = [(bore + 2.9 + 0.7 * cos(radians(30 * k)), 5 + 0.7 * sin(radians(30 * k))) for k in range(13)]
	revolve('o-ring', groove, finish.rubber(), at, segments=96)


def hub_apart(spec):
	"""
	From the brake's side to the cassette's: cap, bearing, shell, bearing, ratchet, freehub, cap; the
	axle lies beside the line. Both caps are one part, and so are the bearings.
	"""
	middle, reach = 2.4, 1.3
	tilted = group('tilted', at=(0, 0, middle / MM), turn=(0, 13, 0))
	turned = group('turned', tilted, turn=(0, 0, -40))
	line = group('line', turned, turn=(0, 90, 0))
	part = parts_of(spec['parts'], line)
	measures = hub.measures_of(spec)
	bore = spec['axle'] / 2 + 0.1
	other, drive = measures['other'][0], measures['drive'][0]
	ends = spec['bearing']

	hub.shell(measures, part['shell'], finish.shell(spec.get('finish', 'black')))
	hub.center_lock(other - hub.FLANGE_THICKNESS / 2 - 2.4, -1, part['shell'])
	hub.seal(other - 5.1, other - 5.1, measures['other'][1] * 0.66, 9, part['shell'])
	hub.seal(drive + 5, drive + 5, 17, 15, part['shell'])
	well = [(15, drive + 5), (15, drive - 6), (ends['outer'] / 2 - 1, drive - 6)]
	revolve('well', well, finish.dark_steel(), part['shell'], segments=128)
	bottom = [(ends['outer'] / 2 - 1, drive - 6), (0.01, drive - 6)]
	revolve('bottom', bottom, finish.hollow(), part['shell'], segments=64)
	spokes = spec['spokes']
	wheel.seats(measures, spokes['drive'], spokes['other'], spokes['crosses'], part['shell'])

	bearing(ends, other - 40, part['bearing'])
	cap(other - 72, -1, bore, part['cap'])
	bearing(ends, drive + 34, part['bearing'])
	ratchet(drive + 62, spec['engagement'], 1, part['ratchet'])
	ratchet(drive + 84, spec['engagement'], -1, part['ratchet'])
	freehub.build(spec['freehub'], drive + 108, part['freehub'])
	bearing(ends, drive + 168, part['bearing'])
	cap(drive + 198, 1, bore, part['cap'])

	long = spec['width'] / 2 - 12
	outer = ends['bore'] / 2
	axle = [(bore, -long), (outer - 0.6, -long), (outer, -long + 0.6), (outer, -34), (outer + 1.4, -33)]
	axle += [(outer + 1.4, -25), (outer, -24), (outer, long - 0.6), (outer - 0.6, long), (bore, long)]
	beside = group('beside', part['axle'], at=(64, 0, 14))
	revolve('axle', [*axle, (bore, -long)], finish.turned(), beside, segments=128, sharp=28)

	# The line's middle is not the hub's: parts on the cassette's side are longer.
	line.location = Vector((-0.72, 0, 0.1))
	studio.dark(middle, reach * 1.2, face=30, glow=0.5, accent=0.35)
	far = reach * 10
	studio.camera((0, -far, middle + 2.6), (0, 0, middle), lens=36 * far / (reach * 2 * 1.12))
	return WIDE, 0.8


ARC = 32


def strip(radius, width, thickness, material, parent):
	"""Tape along the rim's bed, between the angles of its piece."""
	half = width / 2
	rows = [(radius, -half), (radius + thickness, -half), (radius + thickness, half), (radius, half)]
	rim.arc('tape', rows, material, parent, ARC)


def rim_apart(spec):
	"""A sawn piece of rim, its outside up: valve and tape above it, nipple and spoke as they go in."""
	measures = spec['rim']
	nose = rim.BEAD + 6 - measures['height']
	upright = group('upright', turn=(90, 0, 0))
	turned = group('turned', upright)
	whole = group('whole', turned, turn=(0, 0, 90 - ARC / 2))
	part = parts_of(spec['parts'], whole)
	spares.rim_piece({**spec, 'arc': ARC}, part['rim'])

	film = finish.plain('tape', (0.72, 0.44, 0.02), 0.25, coat=0.4)
	strip(rim.BEAD + 26, spec['tape']['width'], 0.4, film, part['tape'])
	hole = group('hole', part['valve'], turn=(0, 0, ARC * 0.3))
	spares.valve({'length': spec['valve']['length'], 'finish': 'black'}, group(
		'valve', hole, at=(rim.BEAD + 37 + spec['valve']['length'], 0, 0), turn=(0, -90, 0)
	))
	thread = group('thread', part['nipple'], turn=(0, 0, ARC * 0.72))
	spares.nipple((rim.BEAD + 8, 0, 0), (1, 0, 0), finish.nipple(), thread)
	below = group('below', part['spoke'], turn=(0, 0, ARC * 0.72))
	spokes = spec['spokes']
	start, end = (nose - 72, 0, 0), (nose - 12, 0, 0)
	a, b = spokes['width'] / 2, spokes['thickness'] / 2
	shape = [(0, b, a), (0.8, b, a), (0.86, 1, 1), (1, 1, 1)]
	rod('spoke', start, end, shape, finish.spoke(), below, (0, 0, 1), 12)

	middle, reach = 2.6, 1.32
	upright.location = Vector((0, 0, middle)) - Vector((0, 0, rim.BEAD * MM))
	upright.rotation_euler = (radians(90), 0, radians(-34))
	studio.dark(middle, reach, face=34, glow=0.5, accent=0.5)
	far = reach * 10
	studio.camera((0, -far, middle + 4.4), (0, 0, middle), lens=36 * far / (reach * 2 * 1.12))
	return WIDE, 0.7


SCENES = {'hub-apart': hub_apart, 'rim-apart': rim_apart}

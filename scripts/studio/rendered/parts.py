"""Pictures of parts: each lies on the dark table, or hangs before the dark wall."""

from math import cos, radians, sin

import brakes
import chainrings
import cranks
import frame_parts
import hub
import spares
import studio
import toothed
import wheel
from solids import MM, group

SQUARE = (1000, 1000)


def over(reach, rise, aim=(0, 0, 0), air=1.22):
	"""Camera at `rise` degrees above the table; the part fills the frame but for `air`."""
	far = reach * 9
	at = (aim[0], aim[1] - far * cos(radians(rise)), aim[2] + far * sin(radians(rise)))
	studio.camera(at, aim, lens=36 * far / (reach * 2 * air))
	return SQUARE, 0.3


def hub_lying(spec, at, parent):
	"""A hub on its flanges, its drive side to the right."""
	across = 29 if spec['spokes']['head'] == 'straight' else 31
	laid = group('laid', parent, at=(*at, across), turn=(0, 0, 26))
	axis = group('axis', laid, turn=(0, 92, 0))
	body = group('hub', axis, turn=(0, 0, 20))
	flanges = hub.build(spec, body)
	spokes = spec['spokes']
	if spokes['head'] == 'straight':
		wheel.seats(flanges, spokes['drive'], spokes['other'], spokes['crosses'], body)


def hubs(spec):
	"""The pair, the rear hub in front."""
	both = group('both')
	hub_lying(spec['rear'], (14, -36), both)
	hub_lying(spec['front'], (-24, 56), both)
	studio.table(0.95, 1.5)
	return over(1.02, 34, (0, 0.08, 0.22), 1.02)


def cassette(spec):
	body = group('cassette', at=(0, 0, 2), turn=(0, 0, 12))
	reach = toothed.cassette(spec['teeth'], body, spec['aluminium']) * MM
	studio.table(reach, 0.22)
	return over(reach, 50, (0, -0.02, 0.14), 1.16)


def flat(build, key=0.5, rise=52, turn=14, air=1.16, lift=0.0, aim=(0, -0.03, 0.05)):
	"""Parts that lie on the table as they are."""

	def scene(spec):
		body = group('part', at=(0, 0, lift), turn=(0, 0, turn))
		reach = build(spec, body) * MM
		studio.table(reach, key)
		return over(reach, rise, tuple(part * reach for part in aim), air)

	return scene


def rolling(build, key=0.9, rise=34, turn=24, air=1.1, height=None):
	"""A long turned part on its side; `height` is where its middle lies, in mm."""

	def scene(spec):
		laid = group('laid', at=(0, 0, height(spec)), turn=(0, 0, turn))
		axis = group('axis', laid, turn=(0, 90, 0))
		body = group('part', axis)
		reach = build(spec, body) * MM
		studio.table(reach, key)
		return over(reach, rise, (0, 0, height(spec) * MM), air)

	return scene


def crankset(spec):
	"""Before the wall, seen from the drive side and a little from behind."""
	middle = 2.2
	turned = group('turned', at=(0, 0, middle / MM), turn=(0, 0, 34))
	stood = group('stood', turned, turn=(90, 0, 0))
	body = group('crankset', stood, turn=(0, 0, 38))
	reach = cranks.build(spec, body) * MM
	studio.dark(middle, reach, face=-34, glow=0.5)
	far = reach * 10
	studio.camera((0, -far, middle + 0.5), (0, 0, middle), lens=36 * far / (reach * 2 * 1.08))
	return SQUARE, 0.45


def skewers(spec):
	laid = group('laid', at=(0, 0, 9), turn=(0, 0, 20))
	reach = 0
	for index, width in enumerate((spec['front'], spec['rear'])):
		row = group('row', laid, at=(0, 34 - 62 * index, 0), turn=(-12, 0, 0))
		axis = group('axis', row, turn=(0, 90, 0))
		reach = frame_parts.skewer(width, spec, group('turned', axis, turn=(0, 0, 90)))
	studio.table(reach * MM, 0.8)
	return over(reach * MM, 44, (0, 0, 0.1), 1.2)


def rim_piece(spec):
	"""The sawn end towards the camera."""
	middle = 318 - spec['rim']['height'] / 2
	turned = group('turned', at=(0, 0, spec['rim']['outer'] / 2), turn=(0, 0, 24))
	body = group('piece', turned, at=(-middle, -62, 0))
	spares.rim_piece(spec, body)
	studio.table(0.8, 0.55)
	return over(0.84, 34, (-0.2, 0.2, 0.1), 1.16)


def fixed_sprocket(spec, parent):
	return toothed.fixed(spec['teeth'], parent)


def rotor(spec, parent):
	return brakes.rotor(parent, spec['diameter'] / 2)


def half_headset(spec, parent):
	return frame_parts.headset(spec, parent)


SCENES = {
	'hubs': hubs,
	'cassette': cassette,
	'fixed-sprocket': flat(fixed_sprocket, 0.25, lift=6),
	'chainrings': flat(chainrings.build, 0.4, lift=6),
	'rotor': flat(rotor, 0.35, lift=6),
	'crankset': crankset,
	'bottom-bracket': rolling(frame_parts.bottom_bracket, 1.6, air=1.5, height=lambda spec: 25),
	'headset': rolling(half_headset, 1.2, height=lambda spec: 28, turn=32, rise=30, air=1.4),
	'axle': rolling(frame_parts.axle, 3.2, height=lambda spec: 10, turn=30, rise=40, air=1.04),
	'seatpost': rolling(frame_parts.seatpost, 3.2, height=lambda spec: 17, turn=38, rise=46, air=0.98),
	'skewers': skewers,
	'spokes': flat(spares.spokes, 1.2, turn=36, air=1.06, rise=56),
	'nipples': flat(spares.nipples, 1.4, turn=16, rise=46, air=1.25),
	'freehubs': flat(spares.freehubs, 0.8, turn=8, rise=36, air=1.16, aim=(0, 0, 0.12)),
	'bearings': flat(spares.bearings, 0.6, turn=10, rise=40, air=1.1),
	'valves': flat(spares.valves, 1.6, turn=32, rise=50, air=1.6, aim=(0, 0, 0.1)),
	'tape': flat(spares.tape, 0.6, turn=20, rise=40, air=1.35, aim=(0.1, -0.1, 0.1)),
	'end-caps': flat(spares.end_caps, 1.6, turn=16, rise=36, air=1.3, aim=(0, 0, 0.2)),
	'pads': flat(spares.pads, 0.8, turn=10, rise=56, aim=(0, 0.1, 0)),
	'rim-piece': rim_piece,
}

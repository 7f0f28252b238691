"""Pictures of hubs and gears: each lies on the dark table."""

from functools import partial
from math import cos, radians, sin

import brakes
import chainrings
import hub
import studio
import toothed
import wheel
from solids import MM, group

SQUARE = (1600, 1600)
UPRIGHT = (1200, 1500)


def over(reach, rise, size=SQUARE, aim=(0, 0, 0), air=1.22):
	"""Camera at `rise` degrees above the table; the part fills the frame but for `air`."""
	far = reach * 9
	at = (aim[0], aim[1] - far * cos(radians(rise)), aim[2] + far * sin(radians(rise)))
	studio.camera(at, aim, lens=36 * far / (reach * 2 * air))
	return size, 0.3


def hub_lying(kind, size=SQUARE):
	laid = group('laid', turn=(0, 0, 26))
	axis = group('axis', laid, at=(0, 0, 29), turn=(0, 90 if kind in ('mtb', 'track') else 94.5, 0))
	body = group('hub', axis, turn=(0, 0, 20))
	flanges = hub.build(kind, body)
	if kind == 'rear':
		wheel.seats(flanges, 16, 8, 2, body)
	studio.table(0.8, 1.5)
	return over(0.74, 30, size, (0.02, 0, 0.26), 1.06)


def cassette(cogs, size=SQUARE):
	body = group('cassette', at=(0, 0, 2), turn=(0, 0, 12))
	reach = toothed.cassette(cogs, body) * MM
	studio.table(reach, 0.22)
	return over(reach, 50, size, (0, -0.02, 0.14), 1.16)


def flat(build, key=0.5, rise=52, size=SQUARE, turn=14):
	"""A flat part on the table."""
	body = group('part', at=(0, 0, 6), turn=(0, 0, turn))
	reach = build(body) * MM
	studio.table(reach, key)
	return over(reach, rise, size, (0, -0.03, 0.05), 1.16)


def one_sprocket(parent):
	return toothed.fixed(15, parent)


TWELVE = (11, 12, 13, 14, 15, 17, 19, 21, 24, 27, 30, 34)
ELEVEN = (11, 12, 13, 14, 15, 17, 19, 21, 23, 25, 28)

PICTURES = {
	'hub-road': partial(hub_lying, 'rear'),
	'hub-mtb': partial(hub_lying, 'mtb'),
	'hub-track': partial(hub_lying, 'track'),
	'cassette-12': partial(cassette, TWELVE),
	'cassette-11': partial(cassette, ELEVEN),
	'sprocket-track': partial(flat, one_sprocket, 0.25),
	'chainring-double': partial(flat, chainrings.double),
	'chainring-single': partial(flat, chainrings.single),
	'chainring-track': partial(flat, chainrings.track, 0.25),
	'rotor': partial(flat, brakes.rotor, 0.35),
	'hamburger-chainrings': partial(flat, chainrings.double, size=UPRIGHT),
	'hamburger-brakes': partial(flat, brakes.rotor, 0.35, size=UPRIGHT),
	'hamburger-hubs': partial(hub_lying, 'rear', UPRIGHT),
	'hamburger-cassettes': partial(cassette, TWELVE, UPRIGHT),
}

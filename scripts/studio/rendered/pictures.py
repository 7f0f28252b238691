"""Sets the scene of a specification and returns its size in px and its exposure."""

import exploded
import heroes
import parts
import places
import studio
import workshop
from heroes import standing
from solids import MM, polar

SQUARE = (1200, 1200)
# All wheels are seen from so far away, so that their pictures compare.
REACH = 3.2


def wheel_front(spec):
	_, reach = standing(spec, roll=-60)
	studio.dark(REACH, REACH, glow=0.6)
	lens = 36 * 34 / (REACH * 2 * 1.12)
	studio.camera((0, -34, reach + 0.8), (0, 0, reach - 0.1), lens=lens)
	return SQUARE, 0.35


def wheel_quarter(spec, ground=studio.dark):
	_, reach = standing(spec, roll=-60, turn=-38)
	ground(REACH, REACH, face=38)
	studio.camera((0, -30, reach + 5.2), (0, 0, reach - 0.16), lens=36 * 30 / (REACH * 2 * 1.16))
	return SQUARE, 0.3


def wheel_light(spec):
	return wheel_quarter(spec, studio.light)


def wheel_detail(spec, at=52):
	"""So close that the rim runs out of the frame; the hub lies out of focus behind it."""
	_, reach = standing(spec, roll=at - 90, words=(at, at + 180))
	studio.dark(REACH, REACH, face=-12)
	r = (317 - spec['rim']['height'] * 0.5) * MM
	x, y = polar(r, at - 3)
	target = (x - 0.5, 0, reach + y - 0.42)
	studio.camera((x + 1.7, -6.4, reach + y + 0.5), target, lens=74, focus=6.3, stop=0.9)
	return SQUARE, 0.3


SCENES = {
	'wheel-front': wheel_front,
	'wheel-quarter': wheel_quarter,
	'wheel-light': wheel_light,
	'wheel-detail': wheel_detail,
	**heroes.SCENES,
	**places.SCENES,
	**workshop.SCENES,
	**parts.SCENES,
	**exploded.SCENES,
}


def build(specification):
	measures = {name: value for name, value in specification.items() if name != 'scene'}
	return SCENES[specification['scene']](measures)

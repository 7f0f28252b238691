"""Every picture by its name: sets the scene and returns its size in px and its exposure."""

from functools import partial

import heroes
import parts
import studio
import wheel
from heroes import standing
from solids import MM, polar

SQUARE = (1600, 1600)


def wheel_front(name):
	_, reach = standing(name, roll=-60)
	studio.dark(reach, reach, glow=0.6)
	studio.camera((0, -34, reach + 0.8), (0, 0, reach - 0.12), lens=36 * 34 / (reach * 2 * 1.13))
	return SQUARE, 0.3


def wheel_quarter(name, ground=partial(studio.dark, glow=0.6)):
	_, reach = standing(name, roll=-60, turn=-38)
	ground(reach, reach, face=38)
	studio.camera((0, -30, reach + 5.2), (0, 0, reach - 0.16), lens=36 * 30 / (reach * 2 * 1.16))
	return SQUARE, 0.3


def wheel_detail(name, at=52):
	"""So close that the rim runs out of the frame; the hub lies out of focus behind it."""
	_, reach = standing(name, roll=at - 90, words=(at, at + 180))
	studio.dark(reach, reach, face=-12)
	spec = wheel.SPECS[name]
	r = (317 - spec['height'] * 0.5) * MM
	x, y = polar(r, at - 3)
	target = (x - 0.5, 0, reach + y - 0.42)
	studio.camera((x + 1.7, -6.4, reach + y + 0.5), target, lens=74, focus=6.3, stop=0.9)
	return SQUARE, 0.3


PICTURES = {f'wheel-{rim}-detail': partial(wheel_detail, rim) for rim in ('36', '50', '62')}
PICTURES['wheel-50-rainbow'] = partial(wheel_quarter, '50-rainbow')
PICTURES['wheel-gravel-detail'] = partial(wheel_detail, '40')
PICTURES['wheel-mtb-detail'] = partial(wheel_detail, 'mtb')
for rim in wheel.SPECS:
	PICTURES[f'wheel-{rim}-front'] = partial(wheel_front, rim)
	PICTURES[f'wheel-{rim}-quarter'] = partial(wheel_quarter, rim)
	PICTURES[f'wheel-{rim}-light'] = partial(wheel_quarter, rim, studio.light)
PICTURES |= heroes.PICTURES | parts.PICTURES

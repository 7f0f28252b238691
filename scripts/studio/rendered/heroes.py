"""Wide pictures of wheels. The left half stays calm and dark: text lies over it."""

from math import radians

import studio
import wheel
from solids import MM

WIDE = (2000, 1125)
UPRIGHT = (1000, 1250)


def standing(spec, turn=0, at=(0, 0), **options):
	"""A wheel on the floor, its drive side towards the camera; `turn` shows it from its right."""
	item, outer = wheel.build(spec, **options)
	item.rotation_euler = (radians(90), 0, radians(turn))
	item.location = (at[0], at[1], outer * MM)
	return item, outer * MM


def mirrored(rear):
	"""The front wheel of a disc-brake pair: its busy side is the brake's."""
	spokes = {**rear['spokes'], 'drive': rear['spokes']['other'], 'other': rear['spokes']['drive']}
	hub = {**rear['hub'], 'width': 100}
	return {**rear, 'wheel': 'front', 'spokes': spokes, 'hub': hub}


def pair(spec):
	"""The rear wheel in front, its front wheel behind it."""
	rear = spec['wheels'][0]
	front = mirrored(rear)
	_, reach = standing(rear, turn=-34, at=(0.7, 0), roll=-60)
	standing(front, turn=-34, at=(3.5, 3.3), roll=40)
	studio.dark(reach, reach, face=34, glow=0.45)
	studio.camera((0.6, -26, reach + 2.4), (0.6, 0, reach - 0.1), lens=68, shift=(-0.2, -0.01))
	return WIDE, 0.3


def heights(spec):
	"""Three wheels one behind the other, the lowest in front."""
	low, middle, high = spec['wheels']
	_, reach = standing(low, turn=-52, at=(-1.5, -1.6), roll=-60)
	standing(middle, turn=-52, at=(1.4, 0.2), roll=-60)
	standing(high, turn=-52, at=(4.3, 2.0), roll=-60)
	studio.dark(reach, reach * 1.15, face=56, glow=0.5)
	studio.camera((0.8, -30, reach + 2.2), (0.8, 0, reach - 0.15), lens=75, shift=(-0.17, -0.02))
	return WIDE, 0.3


def low(spec):
	"""A wheel from low down, as one sees it kneeling beside it."""
	_, reach = standing(spec['wheels'][0], turn=-30, at=(1.1, 0), roll=-60)
	studio.dark(reach, reach, face=30, glow=0.5)
	studio.camera((1.0, -24, 1.4), (1.0, 0, reach - 0.05), lens=72, shift=(-0.18, 0))
	return WIDE, 0.3


def upright(spec):
	_, reach = standing(spec['wheels'][0], turn=-38, at=(0.5, 0), roll=-60)
	studio.dark(reach, reach, face=38, glow=0.45)
	studio.camera((0, -30, reach + 5), (0.2, 0, reach - 0.1), lens=36 * 30 / (reach * 2.3))
	return UPRIGHT, 0.3


SCENES = {'pair': pair, 'heights': heights, 'low': low, 'upright': upright}

"""Wide pictures of wheels. The left half stays calm and dark: text lies over it."""

from functools import partial
from math import radians

import studio
import wheel
from solids import MM

WIDE = (2400, 1350)
UPRIGHT = (1200, 1500)


def standing(name, kind='rear', turn=0, at=(0, 0), **options):
	"""A wheel on its tyre, its drive side towards the camera; `turn` shows it from its right."""
	item, outer = wheel.build(name, kind, **options)
	item.rotation_euler = (radians(90), 0, radians(turn))
	item.location = (at[0], at[1], outer * MM)
	return item, outer * MM


def home():
	"""A pair: the rear wheel in front, its front wheel behind it."""
	_, reach = standing('50', 'rear', turn=-34, at=(0.7, 0), roll=-60)
	standing('50', 'front', turn=-34, at=(3.5, 3.3), roll=40)
	studio.dark(reach, reach, face=34, glow=0.45)
	studio.camera((0.6, -26, reach + 2.4), (0.6, 0, reach - 0.1), lens=68, shift=(-0.2, -0.01))
	return WIDE, 0.3


def heights():
	"""The three rim heights one behind the other, the lowest in front."""
	_, reach = standing('36', turn=-52, at=(-1.5, -1.6), roll=-60)
	standing('50', turn=-52, at=(1.4, 0.2), roll=-60)
	standing('62', turn=-52, at=(4.3, 2.0), roll=-60)
	studio.dark(reach, reach * 1.15, face=56, glow=0.5)
	studio.camera((0.8, -30, reach + 2.2), (0.8, 0, reach - 0.15), lens=75, shift=(-0.17, -0.02))
	return WIDE, 0.3


def close(name, turn, at, lens, target, face=30, stop=0.9, kind='rear', roll=-60, accent=1.0):
	"""One wheel so near that it leaves the frame; `at` and `target` count from its axle."""
	_, reach = standing(name, kind, turn=turn, roll=roll)
	studio.dark(reach, reach, face=face, glow=0.35, accent=accent)
	camera = tuple(a + b for a, b in zip(at, (0, 0, reach)))
	aim = tuple(a + b for a, b in zip(target, (0, 0, reach)))
	far = sum((a - b) ** 2 for a, b in zip(camera, aim)) ** 0.5
	studio.camera(camera, aim, lens=lens, shift=(-0.2, 0), focus=far - 0.4, stop=stop)
	return WIDE, 0.3


def upright():
	_, reach = standing('50', turn=-38, at=(0.5, 0), roll=-60)
	studio.dark(reach, reach, face=38)
	studio.camera((0, -30, reach + 5), (0.2, 0, reach - 0.1), lens=36 * 30 / (reach * 2.3))
	return UPRIGHT, 0.3


PICTURES = {
	'hero-home': home,
	'hero-range': heights,
	'hero-k1': partial(close, '40', -42, (-2, -17, -2.2), 92, (0.3, 0, -1.0), face=46, stop=0.7),
	'hero-warranty': partial(close, '50', -20, (3, -13, 1.6), 92, (1.2, 0, 1.4), face=10),
	'usage-road': partial(close, '36', -50, (-4, -16, 1.2), 90, (0, 0, 0.6), face=52),
	'usage-gravel': partial(close, '40', -58, (-3, -15, -1.8), 84, (0.2, 0, -0.9), face=60),
	'usage-mtb': partial(close, 'mtb', -66, (-3, -14, -1.6), 84, (0.2, 0, -0.7), face=66),
	'usage-triathlon': partial(close, 'disc', -32, (-2, -18, 0.6), 90, (0.2, 0, 0.1), face=34),
	'usage-track': partial(close, 'track', -24, (2, -17, 0.8), 90, (0.4, 0, 0.5), face=24),
	'usage-urban': partial(close, '24', -40, (-3, -15, 1.5), 86, (0.2, 0, 0.5), face=42),
	'hamburger-wheels': upright,
}

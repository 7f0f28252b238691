"""Wide pictures of wheels. The left half stays calm and dark: text lies over it."""

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


def gravel():
	"""The gravel wheel from low down, as one sees it kneeling on the track."""
	_, reach = standing('40', turn=-30, at=(1.1, 0), roll=-60)
	studio.dark(reach, reach, face=30, glow=0.5)
	studio.camera((1.0, -24, 1.4), (1.0, 0, reach - 0.05), lens=72, shift=(-0.18, 0))
	return WIDE, 0.3


def upright():
	_, reach = standing('50', turn=-38, at=(0.5, 0), roll=-60)
	studio.dark(reach, reach, face=38, glow=0.45)
	studio.camera((0, -30, reach + 5), (0.2, 0, reach - 0.1), lens=36 * 30 / (reach * 2.3))
	return UPRIGHT, 0.3


PICTURES = {
	'hero-home': home,
	'hero-range': heights,
	'hero-k1': gravel,
	'hamburger-wheels': upright,
}

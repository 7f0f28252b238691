"""Rim of a 622 mm wheel, turned from its section, with its marks."""

from math import cos, pi, sin

import finish
import wordmark
from solids import mesh, polar, revolve

BEAD = 311.0


def section(height, inner, outer, hookless=False):
	"""Outer flank from the lip to the nose as (radius, half width)."""
	lip_y = min(5.0 if hookless else 6.0, height * 0.3)
	edge = BEAD + lip_y
	half = outer / 2
	depth = min(max((height / outer - 0.6) / 1.2, 0), 1)
	belly = 1.3 * depth
	widest = min(max(lip_y, height * 0.3), 16)
	power = 3.2 - depth * 1.05
	flank = [
		(edge, half - belly - 0.7),
		(edge - 0.25, half - belly - 0.2),
		(edge - 0.9, half - belly),
	]
	for step in range(1, 6):
		t = step / 5
		flank.append((edge - 0.9 - (widest - 0.9) * t, half - belly * (1 - t) ** 2))
	for step in range(1, 33):
		phi = pi / 2 * step / 32
		y = widest + (height - widest) * sin(phi) ** (2 / power)
		flank.append((edge - y, half * max(cos(phi), 0) ** (2 / power) if step < 32 else 0.0))
	return edge, flank


def lens(inner, outer):
	"""Flank of a disc wheel: rim zone, then one slightly hollow cone down to the flange."""
	edge, flank = section(60, inner, outer)
	rows = [row for row in flank if row[0] > edge - 18]
	wide = rows[-1][1]
	for step in range(1, 41):
		t = step / 40
		rows.append((edge - 18 - (edge - 18 - 33) * t, wide + 12 * t**1.5))
	return edge, rows + [(32, wide + 11.4), (31, wide + 10)]


def depth_of(flank):
	rows = sorted(flank)

	def at(radius):
		for (r0, z0), (r1, z1) in zip(rows, rows[1:]):
			if r0 <= radius <= r1:
				return z0 + (z1 - z0) * (radius - r0) / max(r1 - r0, 1e-6)
		return rows[-1][1]

	return at


def build(spec, parent, words=(90, 270)):
	height, inner, outer = spec['height'], spec['inner'], spec['outer']
	disc = spec.get('disc', False)
	edge, flank = (
		lens(inner, outer) if disc else section(height, inner, outer, spec.get('hookless', False))
	)
	half = inner / 2
	channel = [
		(edge, half + 0.4),
		(edge - 1.2, half - (0 if spec.get('hookless') else 1.0)),
		(edge - 3.4, half),
		(BEAD + 0.2, half),
		(BEAD - 0.6, half - 0.9),
		(BEAD - 0.8, half - 3.6),
		(BEAD - 3.2, half * 0.34 + 1),
		(BEAD - 3.6, half * 0.34),
	]
	down = [(r, -z) for r, z in reversed(flank if disc else flank[:-1])]
	other = [(r, -z) for r, z in channel]
	profile = flank + down + other + list(reversed(channel))
	material = finish.carbon() if spec.get('carbon', True) else alloy(spec)
	revolve('rim', profile, material, parent, closed=True, segments=512, sharp=42)
	marks(spec, edge, flank, parent, words)
	return edge, flank


def alloy(spec):
	if spec.get('silver'):
		return finish.turned()
	return finish.streaked('alloy', (0.045, 0.046, 0.048), 0.34, 1.5, 0.12, metallic=1.0)


def marks(spec, edge, flank, parent, words):
	"""Wordmarks and one short yellow stripe, just above the surface of both flanks."""
	height = spec['height']
	at = depth_of(flank)
	size = min(height * 0.36, 21) if height > 28 else min(height * 0.3, 8)
	middle = edge - height * (0.47 if height > 28 else 0.5)
	if spec.get('disc'):
		height, size, middle = 40, 34, 226
	for side in (1, -1):
		for index, degrees in enumerate(words):
			to_surface = wordmark.on_arc(middle, size, degrees, lambda r: at(r) + 0.12, side)
			ink = [finish.letters() if index == 0 else finish.letters_dim()]
			if spec.get('rainbow'):
				ink = finish.rainbow()
			wordmark.write('wordmark', to_surface, ink, parent)
		first = words[0] - side * (size * wordmark.WIDTH / middle * 57.3 / 2 + 7)
		stripe(edge - height * 0.1, max(height * 0.032, 1.1), first, 6, side, at, parent)


def stripe(radius, width, start, degrees, side, at, parent):
	points, faces = [], []
	for step in range(25):
		angle = start - side * degrees * step / 24
		for r in (radius - width / 2, radius + width / 2):
			points.append((*polar(r, angle), side * (at(r) + 0.12)))
		if step:
			k = step * 2
			faces.append((k - 2, k - 1, k + 1, k))
	mesh('stripe', points, faces, finish.yellow(), parent)

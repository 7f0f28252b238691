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


def flank_of(spec):
	"""Outer flank of a rim, from its lip inwards."""
	make = lens if spec.get('disc') else section
	if spec.get('disc'):
		return make(spec['inner'], spec['outer'])[1]
	return make(spec['height'], spec['inner'], spec['outer'], spec['hookless'])[1]


def profile(spec):
	"""The whole section, as (radius, distance from the middle)."""
	flank = flank_of(spec)
	edge = flank[0][0]
	half = spec['inner'] / 2
	channel = [
		(edge, half + 0.4),
		(edge - 1.2, half - (0 if spec['hookless'] else 1.0)),
		(edge - 3.4, half),
		(BEAD + 0.2, half),
		(BEAD - 0.6, half - 0.9),
		(BEAD - 0.8, half - 3.6),
		(BEAD - 3.2, half * 0.34 + 1),
		(BEAD - 3.6, half * 0.34),
	]
	down = [(r, -z) for r, z in reversed(flank if spec.get('disc') else flank[:-1])]
	other = [(r, -z) for r, z in channel]
	return flank + down + other + list(reversed(channel))


def build(spec, parent, words=(90, 270)):
	flank = flank_of(spec)
	edge = flank[0][0]
	material = surface(spec)
	revolve('rim', profile(spec), material, parent, closed=True, segments=512, sharp=42)
	if spec['brake_track']:
		track(flank, edge, parent)
	marks(spec, edge, flank, parent, words)
	return edge, flank


def arc(name, rows, material, parent, degrees, segments=160):
	"""A piece of a turned body, from 0 to so many degrees; UVs as those of `revolve`."""
	ring = len(rows)
	run = [0.0]
	for (r0, z0), (r1, z1) in zip(rows, rows[1:] + rows[:1]):
		run.append(run[-1] + ((r1 - r0) ** 2 + (z1 - z0) ** 2) ** 0.5)
	points, faces, uvs = [], [], []
	for s in range(segments + 1):
		at = degrees * s / segments
		points += [(*polar(r, at), z) for r, z in rows]
		if s == 0:
			continue
		a, b = (s - 1) * ring, s * ring
		u0, u1 = ((step * degrees / segments) / 57.3 * rows[0][0] for step in (s - 1, s))
		for i in range(ring):
			j = (i + 1) % ring
			faces.append((a + i, a + j, b + j, b + i))
			uvs += [(u0, run[i]), (u0, run[i + 1]), (u1, run[i + 1]), (u1, run[i])]
	return mesh(name, points, faces, material, parent, uvs, 42)


def surface(spec):
	"""Material by what the rim is made of and the finish that it is sold in."""
	if spec['carbon']:
		return finish.laminate(spec['weave'], spec['gloss'], spec['finish'] == 'carbon')
	return finish.anodised_rim(spec['finish'])


def track(flank, edge, parent):
	"""Machined band on both flanks that the brake blocks run on."""
	band = [(r, z + 0.06) for r, z in flank if edge - 12.5 <= r <= edge - 0.9]
	for side in (1, -1):
		rows = [(r, side * z) for r, z in band]
		revolve('track', rows, finish.turned(), parent, segments=512, sharp=60)


def marks(spec, edge, flank, parent, words):
	"""Wordmarks and one short yellow stripe, just above the surface of both flanks."""
	height = spec['height']
	at = depth_of(flank)
	size = min(height * 0.36, 21) if height > 28 else min(height * 0.3, 8)
	if spec['brake_track']:
		size = 5.5
	middle = edge - height * (0.47 if height > 28 else 0.5)
	if spec['brake_track']:
		middle = edge - 17
	if spec.get('disc'):
		height, size, middle = 40, 34, 226
	for side in (1, -1):
		for index, degrees in enumerate(words):
			to_surface = wordmark.on_arc(middle, size, degrees, lambda r: at(r) + 0.12, side)
			ink = [finish.letters() if index == 0 else finish.letters_dim()]
			if spec['finish'] == 'silver':
				ink = [finish.black()]
			if spec['finish'] == 'rainbow':
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

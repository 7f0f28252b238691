"""Tyre on the bead of a 622 mm rim: casing, tread cap, knobs for the rough."""

from math import cos, pi, radians, sin

import finish
from rim import BEAD
from solids import copies, group, loft, revolve


def build(width, edge, inner, parent, tread='slick'):
	"""Returns the outer radius in mm."""
	half = width / 2
	centre = BEAD + half * 0.98
	start = -radians(52)
	side = [(edge - 3.2, inner / 2 - 0.4), (edge - 0.4, inner / 2 - 0.1)]
	for step in range(49):
		phi = start + (pi / 2 - start) * step / 48
		row = (centre + half * sin(phi), half * cos(phi))
		if row[0] > edge + 0.6:
			side.append(row)
	whole = side[:-1] + [(centre + half, 0)] + [(r, -z) for r, z in reversed(side[:-1])]
	revolve('tyre', whole, finish.rubber(), parent, closed=True, segments=512)
	cap_from = radians(38 if tread == 'slick' else 24)
	cap = []
	for step in range(41):
		share = step / 40
		phi = cap_from + (pi - 2 * cap_from) * share
		lift = 0.5 * min(1, sin(share * pi) * 4)
		cap.append((centre + (half + lift) * sin(phi), (half + lift) * cos(phi)))
	revolve('tread', cap, finish.tread(), parent, segments=512)
	if tread != 'slick':
		knobs(centre, half, parent, tread)
	return centre + half + (0.5 if tread == 'slick' else 3)


def knobs(centre, half, parent, tread):
	"""Rows of blocks: (angle off the crown, across, along, height, shift in steps)."""
	if tread == 'gravel':
		count = 150
		rows = [
			(0, 4.2, 6, 1.4, 0),
			(17, 4.2, 6, 1.4, 0.5),
			(34, 4.6, 6.2, 1.8, 0),
			(48, 4.6, 7, 2.4, 0.5),
		]
	else:
		count = 84
		rows = [(5, 9, 13, 3.4, 0), (25, 9, 11, 3.6, 0.5), (45, 9, 13, 4.2, 0)]
	for off, across, along, height, shift in rows:
		for sign in (1, -1) if off else (1,):
			turn = group(
				'row', parent, turn=(0, 0, 360 / count * (shift + (0.5 if sign < 0 else 0)))
			)
			phi = radians(90 - off)
			out = (sin(phi), sign * cos(phi))
			flat = (out[1], -out[0])
			sections = []
			for lift, grow in ((-1.0, 1.06), (height * 0.75, 1.0), (height, 0.9)):
				reach = half + lift
				r, z = centre + reach * out[0], reach * out[1]
				corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
				sections.append(
					[
						(
							r + a * across / 2 * grow * flat[0],
							b * along / 2 * grow,
							z + a * across / 2 * grow * flat[1],
						)
						for a, b in corners
					]
				)
			copies(loft('knob', sections, finish.tread(), turn, sharp=30), count)

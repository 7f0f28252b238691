"""The wordmark as straight strokes, the same letters as in scripts/studio/drawn/wordmark.ts."""

from math import cos, sin

from mathutils import Vector

from solids import mesh

# Width and strokes of each letter at height 1; y counts down.
LETTERS = [
	(0.5, [[(0, 0), (0, 1), (0.5, 1)]]),
	(0.0, [[(0, 0), (0, 1)]]),
	(0.74, [[(0, 0), (0.37, 1), (0.74, 0)]]),
	(0.54, [[(0.54, 0), (0, 0), (0, 1), (0.54, 1)], [(0, 0.5), (0.46, 0.5)]]),
	(0.62, [[(0, 1), (0, 0), (0.62, 1), (0.62, 0)]]),
	(0.58, [[(0, 0), (0.58, 0), (0, 1), (0.58, 1)]]),
	(0.74, [[(0, 1), (0.37, 0), (0.74, 1)]]),
]
GAP = 0.55
WIDTH = sum(width for width, _ in LETTERS) + GAP * (len(LETTERS) - 1)
WEIGHT = 0.15
STEPS = 10


def _borders(stroke, half):
	"""Left and right border of a stroke, mitred at its corners."""
	points = [Vector(point) for point in stroke]
	turns = []
	for before, after in zip(points, points[1:]):
		along = (after - before).normalized()
		turns.append(Vector((-along.y, along.x)))
	left, right = [], []
	for index, point in enumerate(points):
		a, b = turns[max(index - 1, 0)], turns[min(index, len(turns) - 1)]
		middle = (a + b).normalized()
		reach = middle * (half / max(middle.dot(a), 0.3))
		left.append(point + reach)
		right.append(point - reach)
	return left, right


def letters():
	"""Quads of each letter around the word's middle, x to the right and y up, short enough to bend."""
	left_edge = -WIDTH / 2
	for width, strokes in LETTERS:
		quads = []
		for stroke in strokes:
			left, right = _borders(stroke, WEIGHT / 2)
			for index in range(len(stroke) - 1):
				for step in range(STEPS):
					t0, t1 = step / STEPS, (step + 1) / STEPS
					corners = (
						left[index].lerp(left[index + 1], t0),
						right[index].lerp(right[index + 1], t0),
						right[index].lerp(right[index + 1], t1),
						left[index].lerp(left[index + 1], t1),
					)
					quads.append([(left_edge + c.x, 0.5 - c.y) for c in corners])
		left_edge += width + GAP
		yield quads


def write(name, to_surface, materials, parent=None):
	"""
	The word on any surface: `to_surface` takes letter heights (x, y) to a point in mm. The letters
	take the materials in turn.
	"""
	for index, quads in enumerate(letters()):
		points, faces = [], []
		for quad in quads:
			faces.append(tuple(range(len(points), len(points) + 4)))
			points += [to_surface(x, y) for x, y in quad]
		mesh(name, points, faces, materials[index % len(materials)], parent)


def on_arc(radius, height, degrees, depth_at, side=1):
	"""Maps the word along a circle, read from the outside, onto a turned surface facing z."""
	middle = degrees * 0.017453292519943295

	def to_surface(x, y):
		r = radius + y * height
		angle = middle - x * height / radius * side
		return (r * cos(angle), r * sin(angle), side * depth_at(r))

	return to_surface

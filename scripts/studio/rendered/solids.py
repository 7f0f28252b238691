"""Meshes from measures in mm; a scene counts in decimetres, which keeps lamps and rays in scale."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

MM = 0.01
TURN = 2 * pi


def polar(radius, degrees):
	return (radius * cos(radians(degrees)), radius * sin(radians(degrees)))


def mesh(name, points, faces, material, parent=None, uvs=None, sharp=35):
	"""A smooth mesh whose edges stay crisp where its faces meet at more than `sharp` degrees."""
	data = bpy.data.meshes.new(name)
	data.from_pydata([Vector(point) * MM for point in points], [], faces)
	if uvs:
		layer = data.uv_layers.new(name='UVMap')
		for index, uv in enumerate(uvs):
			layer.data[index].uv = uv
	data.validate()
	data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
	data.use_auto_smooth = True
	data.auto_smooth_angle = radians(sharp)
	data.materials.append(material)
	data.update()
	return place(bpy.data.objects.new(name, data), parent)


def place(item, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
	bpy.context.scene.collection.objects.link(item)
	item.parent = parent
	item.location = Vector(at) * MM
	item.rotation_euler = [radians(angle) for angle in turn]
	return item


def group(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
	return place(bpy.data.objects.new(name, None), parent, at, turn)


def revolve(name, profile, material, parent=None, closed=False, segments=384, sharp=35):
	"""Turns (radius, z) pairs around z. UVs are mm around and along the profile."""
	rows = list(profile) + ([profile[0]] if closed else [])
	count = len(rows)
	run = [0.0]
	for (r0, z0), (r1, z1) in zip(rows, rows[1:]):
		run.append(run[-1] + ((r1 - r0) ** 2 + (z1 - z0) ** 2) ** 0.5)
	widest = max(r for r, _ in rows)
	ring = len(profile)
	points = [
		(r * cos(TURN * s / segments), r * sin(TURN * s / segments), z)
		for s in range(segments)
		for r, z in profile
	]
	faces, uvs = [], []
	for s in range(segments):
		a, b = s * ring, ((s + 1) % segments) * ring
		u0, u1 = (TURN * widest * step / segments for step in (s, s + 1))
		for i in range(count - 1):
			j = (i + 1) % ring
			faces.append((a + i, a + j, b + j, b + i))
			uvs += [(u0, run[i]), (u0, run[i + 1]), (u1, run[i + 1]), (u1, run[i])]
	return mesh(name, points, faces, material, parent, uvs, sharp)


def loft(name, sections, material, parent=None, sharp=40):
	"""Skin over closed sections with the same number of points each, capped at both ends."""
	size = len(sections[0])
	points = [point for section in sections for point in section]
	faces = [
		(
			k * size + i,
			k * size + (i + 1) % size,
			(k + 1) * size + (i + 1) % size,
			(k + 1) * size + i,
		)
		for k in range(len(sections) - 1)
		for i in range(size)
	]
	last = (len(sections) - 1) * size
	faces.append(tuple(reversed(range(size))))
	faces.append(tuple(range(last, last + size)))
	return mesh(name, points, faces, material, parent, sharp=sharp)


def rod(name, start, end, radii, material, parent=None, broad=(0, 0, 1), sides=12):
	"""A bar from start to end. Each of `radii` is (share of the length, across, along `broad`)."""
	start, end = Vector(start), Vector(end)
	axis = (end - start).normalized()
	across = axis.cross(Vector(broad)).normalized()
	up = across.cross(axis)
	sections = []
	for share, a, b in radii:
		centre = start.lerp(end, share)
		sections.append(
			[
				centre + across * (a * cos(TURN * i / sides)) + up * (b * sin(TURN * i / sides))
				for i in range(sides)
			]
		)
	return loft(name, sections, material, parent, sharp=50)


def plate(
	name, outlines, thickness, material, parent=None, bevel=0.3, at=(0, 0, 0), turn=(0, 0, 0)
):
	"""A flat part: the first outline is its edge, the others are cut out of it; centred on z."""
	curve = bpy.data.curves.new(name, 'CURVE')
	curve.dimensions = '2D'
	curve.fill_mode = 'BOTH'
	curve.extrude = max(thickness / 2 - bevel, 0.001) * MM
	curve.bevel_depth = bevel * MM
	curve.bevel_resolution = 2
	# The bevel grows outwards: the drawn outline is the part's own, so pull it back by as much.
	curve.offset = -bevel * MM
	for outline in outlines:
		spline = curve.splines.new('POLY')
		spline.points.add(len(outline) - 1)
		for point, (x, y) in zip(spline.points, outline):
			point.co = (x * MM, y * MM, 0, 1)
		spline.use_cyclic_u = True
	source = bpy.data.objects.new(name, curve)
	bpy.context.scene.collection.objects.link(source)
	data = bpy.data.meshes.new_from_object(
		source.evaluated_get(bpy.context.evaluated_depsgraph_get())
	)
	bpy.data.objects.remove(source)
	data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
	data.use_auto_smooth = True
	data.auto_smooth_angle = radians(32)
	data.materials.clear()
	data.materials.append(material)
	return place(bpy.data.objects.new(name, data), parent, at, turn)


def copies(item, count, step=None):
	"""The same mesh again, turned around z in equal steps; the first is the item itself."""
	for index in range(1, count):
		turn = group(item.name, item.parent, turn=(0, 0, (step or 360 / count) * index))
		twin = bpy.data.objects.new(item.name, item.data)
		bpy.context.scene.collection.objects.link(twin)
		twin.parent = turn
		twin.location = item.location
		twin.rotation_euler = item.rotation_euler


def circle(radius, count=48, x=0.0, y=0.0):
	return [
		(x + radius * cos(TURN * i / count), y + radius * sin(TURN * i / count))
		for i in range(count)
	]


def arc(radius, start, end, count=24):
	return [polar(radius, start + (end - start) * i / (count - 1)) for i in range(count)]

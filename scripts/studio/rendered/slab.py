"""What slabs of ground are made of: rough surfaces, relief, loose stones, strips of paint; in dm."""

from math import radians

import bpy
from mathutils import Vector, noise

from solids import MM, mesh

# Edges of the slab in dm: it runs out of the picture on the right.
LEFT, RIGHT, NEAR, FAR = -3.3, 6.5, -2.1, 2.6
DEPTH = 0.5


def surface(name, low, high, scale, bump, roughness=0.85, grains=0.0, stretch=(1, 1, 1)):
	"""A rough surface between two colours; `grains` cells per dm stand out of it as stones do."""
	material = bpy.data.materials.new(name)
	material.use_nodes = True
	nodes, links = material.node_tree.nodes, material.node_tree.links
	shader = nodes['Principled BSDF'].inputs
	shader['Roughness'].default_value = roughness
	shader['Specular'].default_value = 0.25
	spot = nodes.new('ShaderNodeTexCoord')
	turn = nodes.new('ShaderNodeMapping')
	turn.inputs['Scale'].default_value = stretch
	links.new(spot.outputs['Object'], turn.inputs['Vector'])
	cloud = nodes.new('ShaderNodeTexNoise')
	cloud.inputs['Scale'].default_value = scale
	cloud.inputs['Detail'].default_value = 6
	cloud.inputs['Roughness'].default_value = 0.65
	links.new(turn.outputs['Vector'], cloud.inputs['Vector'])
	height = cloud.outputs['Fac']
	tint = nodes.new('ShaderNodeValToRGB')
	tint.color_ramp.elements[0].position = 0.3
	tint.color_ramp.elements[1].position = 0.72
	tint.color_ramp.elements[0].color = (*low, 1)
	tint.color_ramp.elements[1].color = (*high, 1)
	shade = cloud.outputs['Fac']
	if grains:
		cells = nodes.new('ShaderNodeTexVoronoi')
		cells.inputs['Scale'].default_value = grains
		links.new(turn.outputs['Vector'], cells.inputs['Vector'])
		inverse = nodes.new('ShaderNodeMath')
		inverse.operation = 'MULTIPLY_ADD'
		inverse.inputs[1].default_value = -0.9
		inverse.inputs[2].default_value = 0.8
		links.new(cells.outputs['Distance'], inverse.inputs[0])
		total = nodes.new('ShaderNodeMath')
		total.operation = 'MULTIPLY_ADD'
		total.inputs[1].default_value = 0.5
		links.new(cloud.outputs['Fac'], total.inputs[0])
		links.new(inverse.outputs['Value'], total.inputs[2])
		height = total.outputs['Value']
		single = nodes.new('ShaderNodeSeparateRGB')
		links.new(cells.outputs['Color'], single.inputs['Image'])
		mix = nodes.new('ShaderNodeMath')
		mix.operation = 'MULTIPLY_ADD'
		mix.inputs[1].default_value = 0.55
		links.new(single.outputs['R'], mix.inputs[0])
		half = nodes.new('ShaderNodeMath')
		half.operation = 'MULTIPLY'
		half.inputs[1].default_value = 0.45
		links.new(cloud.outputs['Fac'], half.inputs[0])
		links.new(half.outputs['Value'], mix.inputs[2])
		shade = mix.outputs['Value']
	links.new(shade, tint.inputs['Fac'])
	links.new(tint.outputs['Color'], shader['Base Color'])
	lift = nodes.new('ShaderNodeBump')
	lift.inputs['Strength'].default_value = 1
	lift.inputs['Distance'].default_value = bump
	links.new(height, lift.inputs['Height'])
	links.new(lift.outputs['Normal'], shader['Normal'])
	return material


def relief(name, heights, material, left=LEFT, right=RIGHT, near=NEAR, far=FAR, step=0.04):
	"""A block whose upper side has the height in dm that `heights(x, y)` gives."""
	columns = round((right - left) / step)
	rows = round((far - near) / step)
	points, faces = [], []
	for j in range(rows + 1):
		y = near + (far - near) * j / rows
		for i in range(columns + 1):
			x = left + (right - left) * i / columns
			points.append((x / MM, y / MM, heights(x, y) / MM))
	wide = columns + 1
	for j in range(rows):
		for i in range(columns):
			a = j * wide + i
			faces.append((a, a + 1, a + wide + 1, a + wide))
	top = mesh(name, points, faces, material, sharp=60)
	edge = [j * wide for j in range(rows, -1, -1)] + list(range(1, columns + 1))
	sides = [points[at] for at in edge]
	feet = [(x, y, -DEPTH / MM) for x, y, _ in sides]
	count = len(sides)
	strip = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
	mesh(f'{name}-cut', sides + feet, strip, material, sharp=20)
	return top


def stones(count, sizes, tone, random, where=lambda x, y: True, sink=0.35):
	"""Broken stones lie on the slab; they share eight meshes."""
	shapes = []
	for index in range(8):
		bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=3, radius=1)
		item = bpy.context.active_object
		seed = Vector((index * 7.3, index * 3.1, index * 1.7))
		for vertex in item.data.vertices:
			at = vertex.co.copy()
			push = noise.noise(at * 0.9 + seed) * 0.55 + noise.noise(at * 2.6 + seed) * 0.16
			vertex.co = at * (1 + push)
			vertex.co.z *= 0.72
		item.data.polygons.foreach_set('use_smooth', [True] * len(item.data.polygons))
		item.data.use_auto_smooth = True
		item.data.auto_smooth_angle = radians(24)
		item.data.materials.append(tone[index % len(tone)])
		shapes.append(item.data)
		bpy.data.objects.remove(item)
	for _ in range(count):
		x, y = random.uniform(LEFT, RIGHT), random.uniform(NEAR, FAR)
		size = sizes[0] + (sizes[1] - sizes[0]) * random.random() ** 2.2
		if not where(x, y) or min(x - LEFT, y - NEAR, FAR - y) < size * 0.8:
			continue
		item = bpy.data.objects.new('stone', random.choice(shapes))
		bpy.context.scene.collection.objects.link(item)
		item.location = (x, y, size * sink)
		item.scale = (size * random.uniform(0.8, 1.2), size, size * random.uniform(0.7, 1))
		item.rotation_euler = (
			random.uniform(-0.4, 0.4),
			random.uniform(-0.4, 0.4),
			random.uniform(0, 6.3),
		)


def ribbon(name, row, width, material, lift=0.004):
	"""A strip that lies on the slab along `row`, for paint and tar."""
	points, faces = [], []
	for (x, y, half), (u, v, _) in zip(
		row, row[1:] + [(2 * row[-1][0] - row[-2][0], 2 * row[-1][1] - row[-2][1], 0)]
	):
		along = Vector((u - x, v - y)).normalized()
		across = Vector((-along.y, along.x)) * (width / 2 + half)
		points += [((x + s * across.x) / MM, (y + s * across.y) / MM, lift / MM) for s in (-1, 1)]
	faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(row) - 1)]
	mesh(name, points, faces, material)

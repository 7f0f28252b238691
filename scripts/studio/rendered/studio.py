"""Ground, lamps and camera of the workshop: near-black with one yellow light, or off-white."""

from math import cos, pi, radians, sin

import bpy
from mathutils import Vector

import finish
from solids import MM, mesh


def clear():
	bpy.ops.wm.read_factory_settings(use_empty=True)


def look(item, target):
	item.rotation_euler = (Vector(target) - item.location).to_track_quat('-Z', 'Y').to_euler()


def camera(at, target, lens=85, shift=(0, 0), focus=None, stop=8):
	data = bpy.data.cameras.new('camera')
	data.lens = lens
	data.sensor_width = 36
	data.sensor_fit = 'HORIZONTAL'
	data.clip_end = 1000
	data.shift_x, data.shift_y = shift
	item = bpy.data.objects.new('camera', data)
	bpy.context.scene.collection.objects.link(item)
	item.location = at
	look(item, target)
	if focus is not None:
		data.dof.use_dof = True
		data.dof.focus_distance = focus
		data.dof.aperture_fstop = stop
	bpy.context.scene.camera = item
	return item


def lamp(name, at, target, size, power, color=(1, 1, 1), spread=180):
	data = bpy.data.lights.new(name, 'AREA')
	data.shape = 'RECTANGLE'
	data.size, data.size_y = size
	data.energy = power
	data.color = color
	data.spread = radians(spread)
	item = bpy.data.objects.new(name, data)
	bpy.context.scene.collection.objects.link(item)
	item.location = at
	look(item, target)
	item.visible_camera = False
	return item


def spot(name, at, target, degrees, power, color=(1, 1, 1)):
	"""A round pool of light that fades out from its middle."""
	data = bpy.data.lights.new(name, 'SPOT')
	data.spot_size = radians(degrees)
	data.spot_blend = 1
	data.shadow_soft_size = 0.6
	data.energy = power
	data.color = color
	item = bpy.data.objects.new(name, data)
	bpy.context.scene.collection.objects.link(item)
	item.location = at
	look(item, target)


def sweep(color, depth, radius, floor=0.0):
	"""Paper that runs from under the product up behind it without an edge."""
	row = [(-60, floor), (depth, floor)]
	for step in range(1, 25):
		angle = pi / 2 * step / 24
		row.append((depth + radius * sin(angle), floor + radius * (1 - cos(angle))))
	row.append((depth + radius, 60))
	points = [(x / MM, y / MM, z / MM) for y, z in row for x in (-70, 70)]
	faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(row) - 1)]
	mesh('paper', points, faces, finish.paper(color))


def lower_paper(depth):
	"""Lets the floor lie `depth` dm lower, below a slab on it."""
	bpy.data.objects['paper'].location.z = -depth


def world(color, strength):
	scene = bpy.context.scene
	scene.world = bpy.data.worlds.new('world')
	scene.world.use_nodes = True
	back = scene.world.node_tree.nodes['Background'].inputs
	back['Color'].default_value = (*color, 1)
	back['Strength'].default_value = strength


def beside(k, middle, azimuth, distance, rise):
	"""A place around the product: degrees from the camera's side towards its left."""
	turn = radians(azimuth)
	return (-distance * k * sin(turn), -distance * k * cos(turn), middle + rise * k)


def dark(middle=3.4, reach=3.4, face=0, glow=1.0, accent=1.0):
	"""
	`middle` is the height of the product's centre, `reach` half its size, both in dm. `face` is how
	far it is turned from the camera: the large lamp stands where it is mirrored from there.
	"""
	k = reach
	power = k * k
	world((0.6, 0.66, 0.72), 0.008)
	sweep((0.0125, 0.0135, 0.0145), depth=2.6 * k, radius=2.2 * k)
	aim = (0, 0, middle)
	key = beside(k, middle, 1.8 * face + 28, 3.6, 1.9)
	lamp('key', key, aim, (2.4 * k, 2.0 * k), 150 * power)
	lamp('card', beside(k, middle, 2 * face - 34, 3.8, -0.1), aim, (0.5 * k, 3.2 * k), 36 * power)
	lamp('fill', beside(k, middle, -42, 3.2, 2.3), aim, (1.3 * k, 0.8 * k), 60 * power)
	lamp(
		'left', (-2.2 * k, 1.7 * k, middle + 1.3 * k), aim, (0.4 * k, 2 * k), 50 * power, spread=60
	)
	lamp(
		'right', (2.3 * k, 1.5 * k, middle + 0.9 * k), aim, (0.4 * k, 3 * k), 70 * power, spread=90
	)
	wall = (0, 4.8 * k, middle - 0.2 * k)
	spot('pool', (0, 2.2 * k, middle + 2.4 * k), wall, 84, 1900 * glow * power, (0.88, 0.94, 1))
	tint = (1.0, 0.66, 0.05)
	strip = (1.9 * k, 0.9 * k, 0.16 * k)
	lamp(
		'yellow', strip, (0.5 * k, 0, middle * 0.6), (0.12 * k, 2.4 * k), 26 * accent * power, tint
	)


def light(middle=3.4, reach=3.4, face=0):
	k = reach
	power = k * k
	world((0.97, 0.985, 1.0), 0.22)
	sweep((0.83, 0.83, 0.825), depth=2.6 * k, radius=2.4 * k)
	aim = (0, 0, middle)
	key = beside(k, middle, 1.2 * face + 70, 3.4, 1.8)
	lamp('key', key, aim, (0.7 * k, 3 * k), 70 * power)
	lamp('top', (0.6 * k, 0.2 * k, middle + 3.4 * k), aim, (3 * k, 3 * k), 135 * power)
	lamp('back', (0, 1.4 * k, middle + 3.2 * k), (0, 4.8 * k, middle), (4 * k, 1 * k), 210 * power)


def table(reach, key=1.0, accent=0.4):
	"""For parts that lie on the ground, seen from above; `reach` is half their size in dm."""
	k = reach
	power = k * k
	world((0.55, 0.65, 0.75), 0.012)
	sweep((0.013, 0.0145, 0.016), depth=5 * k, radius=4 * k)
	aim = (0, 0, 0.2 * k)
	lamp('key', (-1.2 * k, 3.2 * k, 3.3 * k), aim, (3.6 * k, 1.7 * k), 150 * key * power)
	lamp('left', (-3.4 * k, -0.6 * k, 1.9 * k), aim, (0.7 * k, 2.6 * k), 60 * power)
	lamp('front', (1.8 * k, -3.2 * k, 2.6 * k), aim, (1.4 * k, 0.9 * k), 44 * power)
	lamp(
		'pool',
		(0.2 * k, 1.2 * k, 4.6 * k),
		(0, 1.4 * k, 0),
		(1.2 * k, 1.2 * k),
		90 * power,
		(0.84, 0.92, 1),
	)
	tint = (1.0, 0.66, 0.05)
	lamp('yellow', (3.0 * k, 0.9 * k, 0.5 * k), aim, (0.14 * k, 1.8 * k), 34 * accent * power, tint)


def settings(size, samples, exposure=0.0, contrast='High Contrast'):
	scene = bpy.context.scene
	scene.render.engine = 'CYCLES'
	scene.cycles.device = 'CPU'
	scene.cycles.samples = samples
	scene.cycles.use_adaptive_sampling = True
	scene.cycles.adaptive_threshold = 0.04
	scene.cycles.adaptive_min_samples = 6
	scene.cycles.debug_use_spatial_splits = True
	scene.cycles.use_denoising = False
	scene.cycles.max_bounces = 3
	scene.cycles.diffuse_bounces = 1
	scene.cycles.glossy_bounces = 2
	scene.cycles.caustics_reflective = False
	scene.cycles.caustics_refractive = False
	scene.cycles.sample_clamp_indirect = 2
	scene.cycles.blur_glossy = 1
	scene.render.threads_mode = 'FIXED'
	scene.render.threads = 2
	scene.render.resolution_x, scene.render.resolution_y = size
	scene.view_settings.view_transform = 'Filmic'
	scene.view_settings.look = contrast
	scene.view_settings.exposure = exposure
	scene.render.image_settings.file_format = 'PNG'
	scene.render.image_settings.color_depth = '16'


def features(stem):
	"""Writes normals and albedo beside the picture, for denoise.py; returns what names them anew."""
	scene = bpy.context.scene
	bpy.context.view_layer.cycles.denoising_store_passes = True
	scene.use_nodes = True
	nodes, links = scene.node_tree.nodes, scene.node_tree.links
	layers = nodes['Render Layers']
	outputs = {}
	for channel in ('Normal', 'Albedo'):
		out = outputs[channel] = nodes.new('CompositorNodeOutputFile')
		out.format.file_format = 'OPEN_EXR'
		out.format.color_depth = '16'
		links.new(layers.outputs[f'Denoising {channel}'], out.inputs[0])

	def name(stem):
		for channel, out in outputs.items():
			out.base_path = str(stem.parent)
			out.file_slots[0].path = f'{stem.name}-{channel.lower()}-'

	name(stem)
	return name


def part_numbers(stem):
	"""Writes each pixel's part beside the picture, for outlines.py; nothing if no group is a part."""
	scene = bpy.context.scene
	groups = [item for item in scene.objects if 'part' in item]
	if not groups:
		return
	for item in groups:
		for piece in item.children_recursive:
			piece.pass_index = item['part']
	bpy.context.view_layer.use_pass_object_index = True
	nodes = scene.node_tree.nodes
	out = nodes.new('CompositorNodeOutputFile')
	out.format.file_format = 'OPEN_EXR'
	out.format.color_depth = '16'
	out.base_path = str(stem.parent)
	out.file_slots[0].path = f'{stem.name}-parts-'
	scene.node_tree.links.new(nodes['Render Layers'].outputs['IndexOB'], out.inputs[0])

"""
A wheel on a turntable: lamps and camera stand where its lead was taken, the wheel turns. Each frame
is two renders: the wheel without its ground, and the ground with the wheel's shadow alone, which is
soft and needs few pixels.
"""

from math import radians
from pathlib import Path

import bpy

import studio
from heroes import standing

REACH = 3.2
SIDE = 560
GROUND_SIDE = 210
GROUND_SAMPLES = 24
EXPOSURE = 0.35


def wheel_turn(spec):
	"""
	Returns the wheel's objects, the ground and a function that turns the wheel by a share of a whole
	turn. What turns is everything around it: its mesh is large, and stays in the renderer's memory.
	"""
	scene = bpy.context.scene
	measures = {name: value for name, value in spec.items() if name not in ('scene', 'frames')}
	_, reach = standing(measures, roll=-60)
	wheel = set(scene.objects)
	studio.dark(REACH, REACH, glow=0.6)
	lens = 36 * 34 / (REACH * 2 * 1.12)
	studio.camera((0, -34, reach + 0.8), (0, 0, reach - 0.1), lens=lens)
	around = bpy.data.objects.new('around', None)
	scene.collection.objects.link(around)
	for item in set(scene.objects) - wheel - {around}:
		item.parent = around

	def turn_to(share):
		around.rotation_euler = (0, 0, radians(360 * share))

	return wheel, scene.objects['paper'], turn_to


def shoot(order):
	"""Renders the numbered frames of an order: `<stem>.png` with its features, `<stem>-ground.png`."""
	studio.clear()
	spec = order['specification']
	wheel, ground, turn_to = wheel_turn(spec)
	scene = bpy.context.scene
	studio.settings((SIDE, SIDE), order['samples'], EXPOSURE)
	scene.render.use_persistent_data = True
	scene.cycles.debug_use_spatial_splits = False
	scene.cycles.adaptive_threshold = 0.02
	scene.cycles.adaptive_min_samples = 12
	files = [(number, Path(file)) for number, file in order['files']]

	ground.visible_camera = False
	scene.render.film_transparent = True
	scene.render.image_settings.color_mode = 'RGBA'
	name_features = studio.features(files[0][1].with_suffix(''))
	for number, file in files:
		turn_to(number / spec['frames'])
		name_features(file.with_suffix(''))
		take(file)

	# What the camera sees changes between the two loops alone: each change syncs all meshes.
	for item in wheel:
		item.visible_camera = False
	ground.visible_camera = True
	scene.render.film_transparent = False
	scene.use_nodes = False
	bpy.context.view_layer.cycles.denoising_store_passes = False
	scene.render.resolution_x = scene.render.resolution_y = GROUND_SIDE
	scene.cycles.samples = GROUND_SAMPLES
	for number, file in files:
		turn_to(number / spec['frames'])
		take(file.with_stem(f'{file.stem}-ground'))


def take(file):
	bpy.context.scene.render.filepath = str(file)
	bpy.ops.render.render(write_still=True)

"""Renders pictures: blender -b -P shoot.py -- <orders.json>, which render.ts writes."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import pictures  # noqa: E402
import studio  # noqa: E402
import turns  # noqa: E402


def shoot(order):
	studio.clear()
	size, exposure = pictures.build(order['specification'])
	scaled = tuple(round(side * order['share']) for side in size)
	studio.settings(scaled, order['samples'], exposure)
	bpy.context.scene.render.filepath = order['file']
	stem = Path(order['file']).with_suffix('')
	studio.features(stem)
	studio.part_numbers(stem)
	bpy.ops.render.render(write_still=True)


def main(orders_file):
	for order in json.loads(Path(orders_file).read_text()):
		if order['specification']['scene'] == 'wheel-turn':
			turns.shoot(order)
		else:
			shoot(order)


main(sys.argv[sys.argv.index('--') + 1])

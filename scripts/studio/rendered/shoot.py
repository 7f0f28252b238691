"""Renders one picture: blender -b -P shoot.py -- <name> <file.png> [samples] [share of the size]"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import pictures  # noqa: E402
import studio  # noqa: E402


def main(name, file, samples='64', share='1'):
	if name not in pictures.PICTURES:
		raise SystemExit(f'No such picture: {name}')
	studio.clear()
	size, exposure = pictures.PICTURES[name]()
	scaled = tuple(round(side * float(share)) for side in size)
	studio.settings(scaled, int(samples), exposure)
	bpy.context.scene.render.filepath = file
	studio.features(Path(file).with_suffix(''))
	bpy.ops.render.render(write_still=True)


main(*sys.argv[sys.argv.index('--') + 1 :])

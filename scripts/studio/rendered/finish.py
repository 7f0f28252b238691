"""Surfaces. Colours are linear."""

import bpy

YELLOW = (1.0, 0.62, 0.0)


def _make(name):
	material = bpy.data.materials.new(name)
	material.use_nodes = True
	return material, material.node_tree.nodes, material.node_tree.links


def plain(name, color, roughness=0.5, metallic=0.0, coat=0.0, specular=0.5, anisotropic=0.0):
	found = bpy.data.materials.get(name)
	if found:
		return found
	material, nodes, _ = _make(name)
	shader = nodes['Principled BSDF'].inputs
	shader['Base Color'].default_value = (*color, 1)
	shader['Roughness'].default_value = roughness
	shader['Metallic'].default_value = metallic
	shader['Clearcoat'].default_value = coat
	shader['Clearcoat Roughness'].default_value = 0.06
	shader['Specular'].default_value = specular
	shader['Anisotropic'].default_value = anisotropic
	return material


def streaked(name, color, roughness, scale, amount, coat=0.0, metallic=0.0, along=0.004):
	"""A surface whose fibres or tool marks run along u: carbon layers, turned and brushed metal."""
	found = bpy.data.materials.get(name)
	if found:
		return found
	material, nodes, links = _make(name)
	shader = nodes['Principled BSDF'].inputs
	shader['Metallic'].default_value = metallic
	shader['Clearcoat'].default_value = coat
	shader['Clearcoat Roughness'].default_value = 0.05
	spot = nodes.new('ShaderNodeTexCoord')
	stretch = nodes.new('ShaderNodeMapping')
	stretch.inputs['Scale'].default_value = (scale * along, scale, 1)
	noise = nodes.new('ShaderNodeTexNoise')
	noise.inputs['Scale'].default_value = 1
	noise.inputs['Detail'].default_value = 3
	links.new(spot.outputs['UV'], stretch.inputs['Vector'])
	links.new(stretch.outputs['Vector'], noise.inputs['Vector'])
	tint = nodes.new('ShaderNodeMapRange')
	tint.inputs['To Min'].default_value = 1 - amount
	tint.inputs['To Max'].default_value = 1 + amount
	links.new(noise.outputs['Fac'], tint.inputs['Value'])
	scaled = nodes.new('ShaderNodeVectorMath')
	scaled.operation = 'SCALE'
	scaled.inputs[0].default_value = color
	links.new(tint.outputs['Result'], scaled.inputs['Scale'])
	links.new(scaled.outputs['Vector'], shader['Base Color'])
	rough = nodes.new('ShaderNodeMapRange')
	rough.inputs['To Min'].default_value = roughness * (1 - amount * 0.4)
	rough.inputs['To Max'].default_value = roughness * (1 + amount * 0.4)
	links.new(noise.outputs['Fac'], rough.inputs['Value'])
	links.new(rough.outputs['Result'], shader['Roughness'])
	return material


def paper(color):
	"""Dull all through, which is also what renders fastest."""
	material, nodes, links = _make('paper')
	nodes.remove(nodes['Principled BSDF'])
	dull = nodes.new('ShaderNodeBsdfDiffuse')
	dull.inputs['Color'].default_value = (*color, 1)
	links.new(dull.outputs['BSDF'], nodes['Material Output'].inputs['Surface'])
	return material


def glow(name, color, strength):
	material, nodes, links = _make(name)
	nodes.remove(nodes['Principled BSDF'])
	light = nodes.new('ShaderNodeEmission')
	light.inputs['Color'].default_value = (*color, 1)
	light.inputs['Strength'].default_value = strength
	links.new(light.outputs['Emission'], nodes['Material Output'].inputs['Surface'])
	return material


def carbon():
	return laminate('unidirectional', False, False)


def laminate(weave, gloss, raw):
	"""Carbon: under black lacquer its layers only just show, raw they are the finish."""
	name = f'laminate-{weave}-{gloss}-{raw}'
	color = (0.034, 0.035, 0.037) if raw else (0.0145, 0.015, 0.0155)
	rough = 0.26 if gloss else 0.37
	coat = 0.9 if gloss else 0.5
	if raw and weave == '3k':
		return woven(name, color, rough, coat)
	if raw:
		return streaked(name, color, rough, 0.55, 0.95, coat=coat)
	return streaked(name, color, rough, 1.6, 0.35, coat=coat)


def woven(name, color, roughness, coat):
	"""Twill of 2 mm tows: squares that take the light by turns."""
	found = bpy.data.materials.get(name)
	if found:
		return found
	material, nodes, links = _make(name)
	shader = nodes['Principled BSDF'].inputs
	shader['Roughness'].default_value = roughness
	shader['Clearcoat'].default_value = coat
	shader['Clearcoat Roughness'].default_value = 0.06
	spot = nodes.new('ShaderNodeTexCoord')
	turn = nodes.new('ShaderNodeMapping')
	turn.inputs['Rotation'].default_value = (0, 0, 0.785398)
	squares = nodes.new('ShaderNodeTexChecker')
	squares.inputs['Scale'].default_value = 0.36
	squares.inputs['Color1'].default_value = (*(part * 1.9 for part in color), 1)
	squares.inputs['Color2'].default_value = (*(part * 0.35 for part in color), 1)
	links.new(spot.outputs['UV'], turn.inputs['Vector'])
	links.new(turn.outputs['Vector'], squares.inputs['Vector'])
	links.new(squares.outputs['Color'], shader['Base Color'])
	return material


ANODISED = {
	'black': (0.045, 0.046, 0.048),
	'silver': (0.52, 0.525, 0.53),
	'grey': (0.16, 0.165, 0.172),
	'red': (0.36, 0.012, 0.014),
}


def shell(color):
	"""Anodised aluminium of hubs and small parts."""
	if color == 'black':
		return anodised()
	return plain(f'anodised-{color}', ANODISED[color], 0.3, metallic=1.0)


def part(color, carbon=False):
	"""What a crank, a post or a cup is made of, in its finish."""
	if carbon:
		return laminate('unidirectional', False, True)
	return shell(color or 'black')


def anodised_rim(color):
	return streaked(f'alloy-{color}', ANODISED[color], 0.34, 1.5, 0.12, metallic=1.0)


def rubber():
	return plain('rubber', (0.011, 0.011, 0.012), 0.62, specular=0.35)


def tread():
	return plain('tread', (0.008, 0.008, 0.0085), 0.82, specular=0.3)


def black():
	return plain('black', (0.012, 0.0125, 0.013), 0.3, metallic=0.0, coat=0.3)


def anodised():
	return plain('anodised', (0.085, 0.087, 0.091), 0.34, metallic=1.0)


def steel():
	return plain('steel', (0.56, 0.57, 0.58), 0.26, metallic=1.0)


def turned():
	return streaked('turned', (0.5, 0.51, 0.52), 0.34, 2.2, 0.16, metallic=1.0)


def dark_steel():
	return plain('dark-steel', (0.26, 0.265, 0.27), 0.24, metallic=1.0)


def spoke():
	"""Rougher than it is: a hair of a few pixels glitters otherwise."""
	return plain('spoke', (0.2, 0.203, 0.207), 0.5, metallic=0.55)


def nipple():
	return plain('nipple', (0.42, 0.425, 0.43), 0.4, metallic=1.0)


def brass():
	return plain('brass', (0.6, 0.4, 0.13), 0.3, metallic=1.0)


def enamel():
	"""Dark powder coat of stands and scales."""
	return plain('enamel', (0.055, 0.058, 0.062), 0.42, coat=0.4)


def yellow():
	return plain('yellow', (0.9, 0.52, 0.0), 0.35, coat=0.4)


def letters():
	return plain('letters', (0.52, 0.53, 0.54), 0.4)


def letters_dim():
	return plain('letters-dim', (0.2, 0.205, 0.21), 0.4)


RAINBOW = (
	(0.75, 0.02, 0.03),
	(0.9, 0.22, 0.01),
	(0.85, 0.6, 0.01),
	(0.05, 0.45, 0.08),
	(0.02, 0.42, 0.6),
	(0.05, 0.1, 0.7),
	(0.32, 0.04, 0.5),
)


def rainbow():
	"""A colour for each letter of the word."""
	return [plain(f'rainbow-{index}', color, 0.4) for index, color in enumerate(RAINBOW)]


def hollow():
	return plain('hollow', (0.004, 0.004, 0.004), 0.9, specular=0.1)

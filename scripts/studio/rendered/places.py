"""Places as things: a wheel with its tyre on a patch of its ground, close and low, with one camera."""

import grounds
import slab
import studio
from heroes import WIDE, standing


# The wheel rolls along the slab, whose near end leaves the picture on the right.
TURN = -20
AT = (0.9, 0)


def on_ground(spec):
	_, reach = standing(spec['wheel'], turn=TURN, at=AT, roll=-60)
	grounds.lay(spec['ground'], AT, TURN)
	studio.dark(reach * 0.8, reach, face=-TURN, glow=0.4, accent=0.7)
	studio.lower_paper(slab.DEPTH)
	studio.camera((0.4, -13.6, 3.4), (0.4, 0, 1.55), lens=47, shift=(-0.16, 0))
	return WIDE, 0.55


SCENES = {'place': on_ground}

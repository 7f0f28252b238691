import type { Specification } from '../specify/pictures.ts';
import type { Draw } from './open-draw.ts';
import { CLOTH } from './open-cloth.ts';
import { HISTORIC } from './open-history.ts';
import { PARTS } from './open-parts.ts';
import { SEASON } from './open-season.ts';
import { INSPECTION } from './open-steps.ts';
import { sheet } from './open.ts';

const DRAWINGS: Readonly<Record<string, Draw>> = {
	...CLOTH,
	...PARTS,
	...HISTORIC,
	...INSPECTION,
	...SEASON,
};

/** Returns the sheet of a drawn scene as SVG. */
export function drawOpen(specification: Specification): string {
	const draw = DRAWINGS[specification.scene.replace('drawn-', '')];
	if (!draw) throw new Error(`No drawing for ${specification.scene}`);
	return sheet(specification.ground === 'dark', draw(specification));
}

import { missingNeed } from './needs.ts';
import { lineFrom } from './part.ts';
import { PARTS } from './parts.ts';

/** Loads every part and prints a line for each; false if one cannot be loaded. */
export async function listParts(root: string): Promise<boolean> {
	let isWell = true;
	for (const { name, about, needs, load } of PARTS) {
		const fault = await load().then(() => null, lineFrom);
		const missing = await missingNeed(needs, root);
		if (fault !== null) isWell = false;
		const state = fault !== null ? `cannot be loaded: ${fault}` : about;
		const site = needs.site ? ' (builds the site)' : '';
		const leftOut = missing === null ? '' : `; left out here: ${missing}`;
		console.log(`${name.padEnd(16)}${state}${site}${leftOut}`);
	}
	return isWell;
}

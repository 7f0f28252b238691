import type { EdgeState } from '../messages.ts';

const toLine = ({ name, what }: EdgeState) => (what === null ? name : `${name} (${what})`);

/** Error for a release that some edges do not serve yet; the message names them. */
export class EdgesBehind extends Error {
	override name = 'EdgesBehind';
	constructor(edges: readonly EdgeState[]) {
		super(edges.map(toLine).join(', '));
	}
}

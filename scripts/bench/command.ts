import { parseArgs } from 'node:util';
import { BenchError, lineFrom, type Part } from './part.ts';
import { partsNamed } from './parts.ts';

export const USAGE =
	'npm run bench -- [part …] [--keep <file>] [--compare <file>], or npm run bench -- --list';

export interface Asked {
	parts: readonly Part[];
	isList: boolean;
	/** File that the figures of the run are saved in. */
	keep: string;
	/** Saved run that they are compared with. */
	compare: string | null;
}

/** Reads the arguments of the command; throws one line on those that it does not know. */
export function toAsked(args: string[]): Asked {
	const { values, positionals } = parsed(args);
	const { list: isList = false, keep = 'test-results/bench.json', compare = null } = values;
	return { parts: partsNamed(positionals), isList, keep, compare };
}

function parsed(args: string[]) {
	try {
		return parseArgs({
			args,
			allowPositionals: true,
			options: {
				list: { type: 'boolean' },
				keep: { type: 'string' },
				compare: { type: 'string' },
			},
		});
	} catch (cause) {
		throw new BenchError(`${lineFrom(cause)} Usage: ${USAGE}`);
	}
}

import { StartError } from '#errors/start-error.ts';

/** New name of something declared at the top of a file: `quote`, or a member of it: `Line.sum`. */
export interface NameChange {
	kind: 'name';
	/** File of the declaration; without it, the only file that declares the name. */
	file?: string | undefined;
	from: string;
	to: string;
}

/** New path of a file or folder. */
export interface PathChange {
	kind: 'path';
	from: string;
	to: string;
}

const LINE = /^(?:(\S+):\s+)?(\S+)\s*->\s*(\S+)$/;
const NAME = /^[A-Za-z_$][\w$]*$/;

/** Reads a list of changes, one a line; empty lines and those that begin with `//` say nothing. */
export function readChanges(text: string): (NameChange | PathChange)[] {
	const lines = text.split('\n').map((line) => line.trim());
	return lines.filter((line) => line && !line.startsWith('//')).map(toChange);
}

function toChange(line: string): NameChange | PathChange {
	const [, file, from = '', to = ''] = LINE.exec(line) ?? [];
	if (file === undefined && from.includes('/') && to.includes('/')) {
		return { kind: 'path', from, to };
	}
	if (!NAME.test(to) || !from.split('.').every((part) => NAME.test(part))) {
		throw new StartError(
			`Invalid change "${line}": expected "[file: ]name -> name" or "path/old.ts -> path/new.ts"`,
		);
	}
	return { kind: 'name', file, from, to };
}

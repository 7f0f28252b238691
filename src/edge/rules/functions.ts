import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EdgeRules } from './rules.ts';

/** Function that the host runs at the edge; undefined lets the request continue. */
export type EdgeFunction = (
	request: Request,
) => Response | undefined | Promise<Response | undefined>;

/** Thrown if a rule names a function that does not exist. */
export class UnknownMiddleware extends Error {
	override name = 'UnknownMiddleware';
	constructor(name: string, path: string) {
		super(`Unknown middleware: ${path} asks for "${name}"`);
	}
}

/**
 * Loads the functions that the rules name from a folder. A missing one is skipped: its paths then
 * return 500, all others work.
 */
export async function loadFunctions(
	dir: string,
	rules: EdgeRules,
): Promise<ReadonlyMap<string, EdgeFunction>> {
	const functions = new Map<string, EdgeFunction>();
	for (const name of new Set(rules.functions.map((rule) => rule.function))) {
		const file = join(dir, `${name}.ts`);
		const exists = await access(file).then(
			() => true,
			() => false,
		);
		if (!exists) continue;
		const module: { default: EdgeFunction } = await import(pathToFileURL(file).href);
		functions.set(name, module.default);
	}
	return functions;
}

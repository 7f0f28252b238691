import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { checked } from './checked.ts';
import { readHeaders } from './headers-file.ts';
import { pathPattern } from './pattern.ts';
import { readRedirects } from './redirects-file.ts';
import type { EdgeRules } from './rules.ts';

const functionsSchema = v.object({
	edge_functions: v.optional(
		v.array(v.strictObject({ path: v.string(), function: v.string() })),
		[],
	),
});

/** Reads the rules of a `netlify.toml`. Throws with the place of anything invalid. */
export async function readNetlifyToml(file: string): Promise<EdgeRules> {
	const { edge_functions } = checked(file, functionsSchema, parse(await readFile(file, 'utf8')));
	const [redirects, headers] = await Promise.all([readRedirects(file), readHeaders(file)]);
	return {
		redirects,
		headers,
		functions: edge_functions.map((rule) => ({ ...rule, path: pathPattern(rule.path) })),
	};
}

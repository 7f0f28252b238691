import { readFile } from 'node:fs/promises';
import { parse } from 'smol-toml';
import * as v from 'valibot';
import { type PathPattern, pathPattern } from './pattern.ts';

export interface RedirectRule {
	from: PathPattern;
	to: string;
	status: number;
	/** Applies even where a file would answer. */
	force: boolean;
	/** Only for visitors whose language is one of these; empty for all. */
	languages: readonly string[];
	/** Only for visitors with one of these cookies; empty for all. */
	cookies: readonly string[];
}

export interface HeaderRule {
	for: PathPattern;
	values: Readonly<Record<string, string>>;
}

export interface FunctionRule {
	path: PathPattern;
	function: string;
}

export interface EdgeRules {
	redirects: readonly RedirectRule[];
	headers: readonly HeaderRule[];
	functions: readonly FunctionRule[];
}

const namesSchema = v.optional(v.array(v.string()), []);

/** What we use of the host's configuration; a condition that we do not evaluate is refused. */
const netlifySchema = v.object({
	redirects: v.optional(
		v.array(
			v.strictObject({
				from: v.string(),
				to: v.string(),
				status: v.optional(v.number(), 301),
				force: v.optional(v.boolean(), false),
				conditions: v.optional(v.strictObject({ Language: namesSchema, Cookie: namesSchema }), {}),
			}),
		),
		[],
	),
	headers: v.optional(
		v.array(v.strictObject({ for: v.string(), values: v.record(v.string(), v.string()) })),
		[],
	),
	edge_functions: v.optional(
		v.array(v.strictObject({ path: v.string(), function: v.string() })),
		[],
	),
});

/** Rules of a `netlify.toml`. Throws with the place of what it cannot read. */
export function parseNetlifyToml(text: string): EdgeRules {
	const result = v.safeParse(netlifySchema, parse(text));
	if (!result.success) {
		const [issue] = result.issues;
		throw new Error(`netlify.toml: ${v.getDotPath(issue) ?? 'root'}: ${issue.message}`);
	}
	return {
		redirects: result.output.redirects.map(({ from, conditions, ...rule }) => ({
			...rule,
			from: pathPattern(from),
			languages: conditions.Language,
			cookies: conditions.Cookie,
		})),
		headers: result.output.headers.map((rule) => ({ ...rule, for: pathPattern(rule.for) })),
		functions: result.output.edge_functions.map((rule) => ({
			function: rule.function,
			path: pathPattern(rule.path),
		})),
	};
}

export async function readNetlifyToml(file: string): Promise<EdgeRules> {
	return parseNetlifyToml(await readFile(file, 'utf8'));
}

/** Headers of every rule that matches; a later rule wins over an earlier one, name by name. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
	const headers = new Headers();
	for (const rule of rules) {
		if (!rule.for.match(path)) continue;
		for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
	}
	return headers;
}

import type { PathPattern } from './pattern.ts';

export interface RedirectRule {
	from: PathPattern;
	to: string;
	status: number;
	/** Applies even where a file exists. */
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

/** Paths whose headers are kept, for each list of rules; more are forgotten together. */
const PATHS_AT_MOST = 5000;

/** Header rules, with those for one path apart: each page may have one of its own. */
interface HeaderTable {
	exact: ReadonlyMap<string, readonly number[]>;
	/** Places of the rules for several paths. */
	patterns: readonly number[];
	/** Headers that were asked for before, by path. */
	known: Map<string, [string, string][]>;
}

const tables = new WeakMap<readonly HeaderRule[], HeaderTable>();

function toTable(rules: readonly HeaderRule[]): HeaderTable {
	let table = tables.get(rules);
	if (!table) {
		const exact = new Map<string, number[]>();
		const patterns: number[] = [];
		for (const [place, rule] of rules.entries()) {
			const path = rule.for.exact;
			if (path === null) patterns.push(place);
			else exact.set(path, [...(exact.get(path) ?? []), place]);
		}
		tables.set(rules, (table = { exact, patterns, known: new Map() }));
	}
	return table;
}

function joinHeaders(rules: readonly HeaderRule[], path: string): [string, string][] {
	const { exact, patterns } = toTable(rules);
	const own = exact.get(path.length > 1 ? path.replace(/\/$/, '') : path) ?? [];
	const shared = patterns.filter((place) => rules[place]?.for.match(path));
	const headers = new Headers();
	for (const place of [...own, ...shared].toSorted((a, b) => a - b)) {
		for (const [name, value] of Object.entries(rules[place]?.values ?? {})) {
			headers.set(name, value);
		}
	}
	return [...headers];
}

/** Headers of all matching rules; a later rule overrides an earlier one, name by name. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
	const { known } = toTable(rules);
	let headers = known.get(path);
	if (!headers) {
		headers = joinHeaders(rules, path);
		if (known.size >= PATHS_AT_MOST) known.clear();
		known.set(path, headers);
	}
	return new Headers(headers);
}

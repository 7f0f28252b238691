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

/** Headers of all matching rules; a later rule overrides an earlier one, name by name. */
export function headersFor(rules: readonly HeaderRule[], path: string): Headers {
	const headers = new Headers();
	for (const rule of rules) {
		if (!rule.for.match(path)) continue;
		for (const [name, value] of Object.entries(rule.values)) headers.set(name, value);
	}
	return headers;
}

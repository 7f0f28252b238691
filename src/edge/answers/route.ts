import { encodePath } from '../rules/address.ts';
import { readCookie } from './cookies.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { fillTarget } from '../rules/pattern.ts';
import type { RedirectRule } from '../rules/rules.ts';
import { findFile, type Snapshot, type StaticFile } from './snapshot.ts';

export type Outcome =
	| { kind: 'file'; file: StaticFile; status: number }
	| { kind: 'redirect'; location: string; status: number }
	| { kind: 'proxy'; url: string }
	| { kind: 'missing' };

export interface Visit {
	/** Normalised and decoded. */
	path: string;
	/** Query with its question mark, or empty. */
	search: string;
	headers: Headers;
}

function isMeant(rule: RedirectRule, headers: Headers): boolean {
	const { languages, cookies } = rule;
	const language = acceptedLocale(headers.get('accept-language'));
	if (languages.length > 0 && !languages.includes(language)) return false;
	const sent = headers.get('cookie');
	return cookies.length === 0 || cookies.some((name) => readCookie(sent, name) !== null);
}

/** Applies one rule to an address; null if it does not match or has no target. */
function applyRule(rule: RedirectRule, visit: Visit, snapshot: Snapshot): Outcome | null {
	const values = rule.from.match(visit.path);
	if (!values || !isMeant(rule, visit.headers)) return null;
	const encoded = Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, encodePath(value)]),
	);
	const target = fillTarget(rule.to, encoded);
	const withSearch = target.includes('?') ? target : target + visit.search;
	if (rule.status >= 300 && rule.status < 400) {
		if (target === encodePath(visit.path)) return null;
		return { kind: 'redirect', location: withSearch, status: rule.status };
	}
	if (/^https?:/.test(target)) return { kind: 'proxy', url: withSearch };
	const file = findFile(snapshot, fillTarget(rule.to, values));
	return file && { kind: 'file', file, status: rule.status };
}

/**
 * Resolves a request in the host's order: forced rules, then files, then the other rules from top
 * to bottom. Rules built with the site come before those of the configuration.
 */
export function route(
	snapshot: Snapshot,
	configured: readonly RedirectRule[],
	visit: Visit,
): Outcome {
	const rules = [...snapshot.redirects, ...configured];
	for (const rule of rules) {
		const outcome = rule.force ? applyRule(rule, visit, snapshot) : null;
		if (outcome) return outcome;
	}
	const file = findFile(snapshot, visit.path);
	if (file) return { kind: 'file', file, status: 200 };
	for (const rule of rules) {
		const outcome = rule.force ? null : applyRule(rule, visit, snapshot);
		if (outcome) return outcome;
	}
	return { kind: 'missing' };
}

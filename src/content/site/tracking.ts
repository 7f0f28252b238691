import type { Locale } from '#contract/locales.ts';

/** Dependencies recorded while a value is derived. */
export interface Dependencies {
	/** Answers of the host, by `part` of a language or of all. */
	parts: Set<string>;
	/** Addresses of entries, by the key of the address book. */
	addresses: Set<string>;
}

/** Dependencies of the current derivation; it is never interrupted, so there is one at most. */
let notes: Dependencies | null = null;

/** Runs `work` and records its reads into `into`; null records nothing. */
export function trackInto<T>(into: Dependencies | null, work: () => T): T {
	const around = notes;
	notes = into;
	try {
		return work();
	} finally {
		notes = around;
	}
}

/** Records the lookup of an address, found or not. */
export function trackAddress(key: string): void {
	notes?.addresses.add(key);
}

/** Dependency key of an answer; without a locale that of an answer for all languages. */
export const partKey = (locale: Locale | null, name: string): string => `${locale ?? ''}/${name}`;

/** Parts that are not tracked here: readers record products one by one. */
const TRACKED_ELSEWHERE = new Set(['locale', 'products']);

/** Returns the answers with getters that record each read as a dependency. */
export function trackParts<T extends object>(parts: T, locale: Locale | null): T {
	const getters = Object.entries(parts)
		.filter(([name]) => !TRACKED_ELSEWHERE.has(name))
		.map(([name, value]) => {
			const key = partKey(locale, name);
			const get = (): unknown => {
				notes?.parts.add(key);
				return value;
			};
			return [name, { enumerable: true, configurable: true, get }] as const;
		});
	return Object.defineProperties({ ...parts }, Object.fromEntries(getters));
}

/** Records these answers as read, for a caller that has read them before. */
export function markRead<T extends object>(answers: T, names: readonly (keyof T)[]): void {
	for (const name of names) void answers[name];
}

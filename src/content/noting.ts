import type { Locale } from '#contract/locales.ts';

/** What was read while something was made, each as it was found. */
export interface Notes {
	/** Answers of the host, by `part` of a language or of all. */
	parts: Map<string, unknown>;
	/** Addresses of entries, by the key of the address book. */
	addresses: Map<string, unknown>;
}

/** Of what is being made at this moment; making is never interrupted, so there is one at most. */
let notes: Notes | null = null;

/** Works, and takes down into `into` what is read meanwhile; null takes nothing down. */
export function notingInto<T>(into: Notes | null, work: () => T): T {
	const around = notes;
	notes = into;
	try {
		return work();
	} finally {
		notes = around;
	}
}

/** Whatever looks an address up says so here, whatever it found. */
export function noteAddress(key: string, found: unknown): void {
	notes?.addresses.set(key, found);
}

/** Key of an answer; of one for all languages without a locale. */
export const partKey = (locale: Locale | null, name: string): string => `${locale ?? ''}/${name}`;

/** Parts that are noted by whoever reads them: products one by one. */
const NOTED_OTHERWISE = new Set(['locale', 'products']);

/** The same answers, each of which notes that it is read. */
export function notingParts<T extends object>(parts: T, locale: Locale | null): T {
	const getters = Object.entries(parts)
		.filter(([name]) => !NOTED_OTHERWISE.has(name))
		.map(([name, value]) => {
			const key = partKey(locale, name);
			const get = (): unknown => {
				notes?.parts.set(key, value);
				return value;
			};
			return [name, { enumerable: true, configurable: true, get }] as const;
		});
	return Object.defineProperties({ ...parts }, Object.fromEntries(getters));
}

/** Says that these are read, by whoever has read them before. */
export function noteParts<T extends object>(answers: T, names: readonly (keyof T)[]): void {
	for (const name of names) void answers[name];
}

import { findCountryCodes } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';

/** Codes of a space-separated text, each once. */
export function countriesIn(text: string): string[] {
	return [...new Set(text.split(/\s+/).filter(Boolean))].toSorted();
}

/** True if one of these is no country. */
export async function isUnknown(tx: Tx, codes: readonly string[]): Promise<boolean> {
	if (codes.length === 0) return false;
	const known = new Set(await findCountryCodes(tx));
	return codes.some((code) => !known.has(code));
}

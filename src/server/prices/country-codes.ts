import { findCountryCodes } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';

/** Codes in a text with spaces between them, each once. */
export function countriesIn(text: string): string[] {
	return [...new Set(text.split(/\s+/).filter(Boolean))].toSorted();
}

/** Whether one of these is no country. */
export async function isUnknown(tx: Tx, codes: readonly string[]): Promise<boolean> {
	if (codes.length === 0) return false;
	const known = new Set(await findCountryCodes(tx));
	return codes.some((code) => !known.has(code));
}

import { createHash, randomInt } from 'node:crypto';

/** Without characters that are confused when read out: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Creates a reference to quote, `LV-7K3M9Q`; 900 million of them. */
export function makeReference(): string {
	const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]);
	return `LV-${letters.join('')}`;
}

/** Fingerprint of the data by which two requests are equal. */
export function toDigest(parts: unknown): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

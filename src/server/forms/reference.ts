import { createHash, randomInt } from 'node:crypto';

/** Without what is mistaken for something else when it is read out: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** What a person may quote, `LV-7K3M9Q`; 900 million of them. */
export function makeReference(): string {
	const letters = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]);
	return `LV-${letters.join('')}`;
}

/** Fingerprint of what must be equal for two requests to be the same one. */
export function digestOf(parts: unknown): string {
	return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

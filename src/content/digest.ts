import { createHash } from 'node:crypto';

/** Short fingerprint of plain data; equal data in equal key order gives an equal digest. */
export function digestOf(value: unknown): string {
	return createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

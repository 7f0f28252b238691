import { hash } from 'node:crypto';

/** Short fingerprint of plain data; equal data in equal key order gives an equal digest. */
export function toDigest(value: unknown): string {
	return hash('sha1', JSON.stringify(value), 'base64url').slice(0, 16);
}

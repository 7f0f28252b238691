import { createHash } from 'node:crypto';

/** Short fingerprint of an answer's content. */
export function toHash(content: string): string {
	return createHash('sha256').update(content).digest('base64url').slice(0, 16);
}

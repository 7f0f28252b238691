import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';

/** A secret for one mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A secret, 256 bits made from the host's own, that can be said again: every mail of a notice has the
 * same one, and who shares a list finds its link again. The table holds neither.
 */
export async function lastingToken(
	db: Db | Tx,
	use: 'share' | 'end',
	seed: string,
): Promise<string> {
	const key = await hostSecret(db, 'wishlist');
	return createHmac('sha256', key).update(`${use}:${seed}`).digest('base64url');
}

import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from './db/client.ts';
import { hostSecret } from './db/host-secret.ts';

/** A secret for one link or one device: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: whoever reads the table opens nothing with it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * A secret, 256 bits made from the host's own of that name, that can be said again: every mail of a
 * subscription has the same one, and who shares a list finds its link again. No table holds it.
 */
export async function lastingToken(db: Db | Tx, name: string, use: string): Promise<string> {
	const key = await hostSecret(db, name);
	return createHmac('sha256', key).update(use).digest('base64url');
}

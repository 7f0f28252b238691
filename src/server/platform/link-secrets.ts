import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from './db/client.ts';
import { hostSecret } from './db/host-secret.ts';

/** Secret for one link or one device: 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Stored digest of a secret: reading the table opens nothing. */
export const toDigest = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Reproducible secret, 256 bits derived from the host secret of that name: every mail of a
 * subscription has the same one, and a shared list shows its link again. No table holds it.
 */
export async function deriveToken(db: Db | Tx, name: string, use: string): Promise<string> {
	const key = await hostSecret(db, name);
	return createHmac('sha256', key).update(use).digest('base64url');
}

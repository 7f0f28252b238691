import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';

/** A secret for one mailed link. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The secret that ends a subscription, 256 bits made from the host's own: every mail can carry the
 * same one, and links in old mails go on working, without a secret in the table.
 */
export async function unsubscribeToken(db: Db | Tx, email: string): Promise<string> {
	const key = await hostSecret(db, 'newsletter');
	return createHmac('sha256', key).update(`unsubscribe:${email}`).digest('base64url');
}

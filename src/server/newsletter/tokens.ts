import { createHmac } from 'node:crypto';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';

export { digestOf, newToken } from '#server/platform/link-secrets.ts';

/**
 * The secret that ends a subscription, 256 bits made from the host's own: every mail can carry the
 * same one, and links in old mails go on working, without a secret in the table.
 */
export async function unsubscribeToken(db: Db | Tx, email: string): Promise<string> {
	const key = await hostSecret(db, 'newsletter');
	return createHmac('sha256', key).update(`unsubscribe:${email}`).digest('base64url');
}

import type { Db, Tx } from '#server/platform/db/client.ts';
import { lastingToken } from '#server/platform/link-secrets.ts';

/** Secret that ends a subscription: the same in every mail, so that old links keep working. */
export const unsubscribeToken = (db: Db | Tx, email: string): Promise<string> =>
	lastingToken(db, 'newsletter', `unsubscribe:${email}`);

import type { Db, Tx } from '#server/platform/db/client.ts';
import { deriveToken } from '#server/platform/link-secrets.ts';
import type { subscribers } from './tables.ts';

/** Secret that ends a subscription: the same in every mail, so that old links keep working. */
export const unsubscribeToken = (db: Db | Tx, email: string): Promise<string> =>
	deriveToken(db, 'newsletter', `unsubscribe:${email}`);

/** Days for which the link of a confirmation mail is valid, by the newsletter's privacy notice. */
const CONFIRM_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** True if a request still waits for its confirmation. */
export const isOpen = (
	{ state, asked_at }: Pick<typeof subscribers.$inferSelect, 'state' | 'asked_at'>,
	now: Date,
): boolean => state === 'pending' && now.getTime() - asked_at.getTime() <= CONFIRM_DAYS * DAY_MS;

/** Secret that confirms a subscription: the same in every mail of one request. */
export const confirmToken = (db: Db | Tx, seed: string): Promise<string> =>
	deriveToken(db, 'newsletter', `confirm:${seed}`);

import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { takeOne, type LimitRule } from './limit.ts';

/** Counts a mail to an address that was typed, by its digest; true if it may be sent. */
export async function mayMail(tx: Tx, rule: LimitRule, email: string, now: Date): Promise<boolean> {
	const subject = createHash('sha256').update(email).digest('hex');
	return (await takeOne(tx, rule, subject, now)).isAllowed;
}

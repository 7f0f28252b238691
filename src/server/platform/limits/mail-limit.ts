import { createHash } from 'node:crypto';
import type { Tx } from '../db/client.ts';
import { takeOne, type LimitRule } from './limit.ts';

/** Whether one more mail may go to an address that somebody typed; it is counted by its digest. */
export async function mayMail(tx: Tx, rule: LimitRule, email: string, now: Date): Promise<boolean> {
	const subject = createHash('sha256').update(email).digest('hex');
	return (await takeOne(tx, rule, subject, now)).isAllowed;
}

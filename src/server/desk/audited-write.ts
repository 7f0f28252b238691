import type { Tx } from '#server/platform/db/client.ts';
import { problem } from '#server/kernel/problem.ts';
import { type AuditEntry, writeAudit } from '#server/identity/audit.ts';
import type { StaffCall } from '#server/identity/staff-route.ts';
import { isRefusal, type Refusal, type Writing } from './writer.ts';

export function refused(refusal: Refusal): Response {
	if ('code' in refusal) return problem(refusal.code);
	if ('conflict' in refusal) return problem('conflict', refusal.conflict);
	return problem('validation_failed', refusal.faults);
}

/** Rolls a transaction back because of a refusal. */
class Undone extends Error {
	override name = 'Undone';
	readonly refusal: Refusal;
	constructor(refusal: Refusal) {
		super('refused');
		this.refusal = refusal;
	}
}

/** Runs a write and its line in the audit log in one transaction; a refusal undoes both. */
export async function auditedWrite<T>(
	{ db, staff, clock, client }: StaffCall,
	run: (writing: Writing, note: (entry: AuditEntry) => Promise<void>) => Promise<T | Refusal>,
): Promise<T | Response> {
	const isUndone = (value: T | Refusal): value is Refusal =>
		typeof value === 'object' && value !== null && isRefusal(value);
	try {
		return await db.transaction(async (tx: Tx) => {
			const now = clock();
			const writing = { tx, staff, now, address: client.address };
			const outcome = await run(writing, (entry) => writeAudit(tx, staff, now, entry));
			if (isUndone(outcome)) throw new Undone(outcome);
			return outcome;
		});
	} catch (cause) {
		if (cause instanceof Undone) return refused(cause.refusal);
		throw cause;
	}
}

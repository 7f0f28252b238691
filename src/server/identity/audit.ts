import type { Tx } from '#server/platform/db/client.ts';
import { audit_log } from './tables.ts';
import type { Staff } from './staff.ts';

export interface AuditEntry {
	action: string;
	resource: string;
	record_id: string;
	/** Column to its value before and after; null stands for what is personal. */
	changes?: Record<string, { from: unknown; to: unknown }>;
}

/** Fields that say something about a person: the log names them, and repeats none of it. */
const PERSONAL = ['email', 'first_name', 'name', 'owner_name', 'owner_email', 'store_name', 'note'];

/** Fields of a body that differ from the record before. */
export function changesOf(
	before: Record<string, unknown>,
	body: Record<string, unknown>,
): NonNullable<AuditEntry['changes']> {
	const changed = Object.entries(body).filter(([field, to]) => before[field] !== to);
	return Object.fromEntries(
		changed.map(([field, to]) => [
			field,
			PERSONAL.includes(field) ? { from: null, to: null } : { from: before[field] ?? null, to },
		]),
	);
}

/** Writes down what somebody did, in the transaction that does it. */
export async function writeAudit(
	tx: Tx,
	{ email }: Pick<Staff, 'email'>,
	now: Date,
	entry: AuditEntry,
): Promise<void> {
	await tx.insert(audit_log).values({ staff_email: email, changes: {}, created_at: now, ...entry });
}

import { and, eq, gt } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { audit_log } from './tables.ts';
import type { Staff } from './staff.ts';

export interface AuditEntry {
	action: string;
	resource: string;
	record_id: string;
	/** Column to its value before and after; null for personal data. */
	changes?: Record<string, { from: unknown; to: unknown }>;
}

/** Fields with personal data: the log names them, and repeats none of it. */
const PERSONAL = ['email', 'first_name', 'name', 'owner_name', 'owner_email', 'store_name', 'note'];

/** Fields of a body that differ from the record before. */
export function toChanges(
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

/** Logs an action of staff, in the transaction that performs it. */
export async function writeAudit(
	tx: Tx,
	{ email }: Pick<Staff, 'email'>,
	now: Date,
	entry: AuditEntry,
): Promise<void> {
	await tx.insert(audit_log).values({ staff_email: email, changes: {}, created_at: now, ...entry });
}

/** An open page requests its record again and again: within this time it is one opening. */
const OPENING_MS = 60 * 60 * 1000;

/** Logs that a member of staff has looked at a record about a person. */
export async function logOpening(
	db: Db,
	staff: Pick<Staff, 'email'>,
	now: Date,
	{ resource, record_id }: Pick<AuditEntry, 'resource' | 'record_id'>,
): Promise<void> {
	const isKnown = and(
		gt(audit_log.created_at, new Date(now.getTime() - OPENING_MS)),
		eq(audit_log.staff_email, staff.email),
		eq(audit_log.action, 'open'),
		eq(audit_log.resource, resource),
		eq(audit_log.record_id, record_id),
	);
	if ((await db.$count(audit_log, isKnown)) > 0) return;
	await db.transaction((tx) => writeAudit(tx, staff, now, { action: 'open', resource, record_id }));
}

/** Logs a call that was refused to a member of staff. */
export async function logRefusal(
	{ db, clock }: { db: Db; clock: () => Date },
	staff: Pick<Staff, 'email'>,
	call: { method: string; path: string; params: Readonly<Record<string, string>> },
): Promise<void> {
	const { method, path, params } = call;
	const entry = {
		action: 'refused',
		resource:
			params['resource'] ?? path.split('/').find((part) => part !== '' && part !== 'desk') ?? path,
		record_id: params['id'] ?? '',
		changes: { call: { from: null, to: `${method} ${path}` } },
	};
	await db.transaction((tx) => writeAudit(tx, staff, clock(), entry));
}

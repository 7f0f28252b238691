import { eq } from 'drizzle-orm';
import { auditResource } from '#contract/desk/audit.ts';
import { audit_log } from '#server/identity/tables.ts';
import { deskKind } from './kind.ts';

const shown = (value: unknown) => (value === null || value === undefined ? null : String(value));

export const auditKind = deskKind(auditResource, {
	table: audit_log,
	columns: {
		id: audit_log.id,
		created_at: audit_log.created_at,
		staff_email: audit_log.staff_email,
		action: audit_log.action,
		resource: audit_log.resource,
		record_id: audit_log.record_id,
	},
	async parts(db, id) {
		const { changes } = audit_log;
		const [row] = await db.select({ changes }).from(audit_log).where(eq(audit_log.id, id));
		return {
			changes: Object.entries(row?.changes ?? {}).map(([field, { from, to }]) => ({
				field,
				before: shown(from),
				after: shown(to),
			})),
		};
	},
});

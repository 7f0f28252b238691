import * as v from 'valibot';
import { ADMIN } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';
import { NEWEST, resource } from './resource.ts';

const auditRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	staff_email: textSchema,
	action: textSchema,
	resource: textSchema,
	record_id: v.string(),
});
/** Changes of a record. Personal values are null: the log only records that they changed. */
const auditParts = v.object({
	changes: v.array(
		v.object({
			field: textSchema,
			before: v.nullable(v.string()),
			after: v.nullable(v.string()),
		}),
	),
});

export const auditResource = resource({
	name: 'audit_log',
	record: auditRecord,
	parts: auditParts,
	title: 'action',
	list: ['created_at', 'staff_email', 'action', 'resource', 'record_id'],
	filters: ['staff_email', 'action', 'resource', 'record_id'],
	sorts: ['created_at', 'staff_email'],
	search: ['staff_email', 'record_id'],
	order: NEWEST,
	read: ADMIN,
	export: ADMIN,
});

import * as v from 'valibot';
import { emailSchema, lineSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';
import { ADMIN, staffRoleSchema } from '#contract/identity/roles.ts';

const staffRecord = v.object({
	id: idSchema,
	email: textSchema,
	name: v.string(),
	role: staffRoleSchema,
	/** True while the initial password has not been replaced. */
	is_password_new: v.boolean(),
	created_at: isoTimestampSchema,
});
export const staffChange = v.strictObject({ name: lineSchema, role: staffRoleSchema });
export const staffCreate = v.strictObject({
	email: emailSchema,
	name: lineSchema,
	role: staffRoleSchema,
});

export const staffResource = resource({
	name: 'staff',
	record: staffRecord,
	title: 'email',
	list: ['email', 'name', 'role', 'is_password_new', 'created_at'],
	filters: ['role'],
	sorts: ['email', 'role', 'created_at'],
	search: ['email', 'name'],
	order: { sort: 'email', order: 'asc' },
	read: ADMIN,
	change: { body: staffChange, roles: ADMIN },
	create: { body: staffCreate, roles: ADMIN },
	remove: ADMIN,
});

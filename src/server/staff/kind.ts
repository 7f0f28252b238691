import { isNotNull, not } from 'drizzle-orm';
import { staffResource } from '#contract/staff/desk.ts';
import { deskKind } from '#server/desk/ports.ts';
import { users } from '#server/identity/tables.ts';
import { staffWriter } from './writer.ts';

export const staffKind = deskKind(staffResource, {
	table: users,
	columns: {
		id: users.id,
		email: users.email,
		name: users.name,
		role: users.role,
		is_password_new: not(users.emailVerified),
		created_at: users.createdAt,
	},
	where: isNotNull(users.role),
	writer: staffWriter,
});

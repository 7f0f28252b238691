import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type StaffRole, staffRoleSchema } from '#contract/identity/roles.ts';
import { users } from './tables.ts';
import type { Services } from '#server/platform/services.ts';
import { STAFF_REALM } from './realms.ts';

/** Member of staff who is signed in. */
export interface Staff {
	id: string;
	email: string;
	name: string;
	role: StaffRole;
	/** True if the password is still the one that was given out. */
	mustChangePassword: boolean;
	/** Key of the session in its table. */
	sessionToken: string;
}

/** Staff of a request's session; null without one, with an old one, and for customers. */
export async function findStaff(headers: Headers, services: Services): Promise<Staff | null> {
	const found = await STAFF_REALM.findSession(headers, services);
	if (!found) return null;
	const [user] = await services.db.select().from(users).where(eq(users.id, found.userId));
	if (!user || !v.is(staffRoleSchema, user.role)) return null;
	return {
		id: user.id,
		email: user.email,
		name: user.name,
		role: user.role,
		// Addresses of staff are known; verified means that the person chose the password.
		mustChangePassword: !user.emailVerified,
		sessionToken: found.token,
	};
}

import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type StaffRole, staffRoleSchema } from '#contract/desk/states.ts';
import { users } from './tables.ts';
import type { Services } from '#server/kernel/route.ts';
import { authOf, SESSION_S } from './auth.ts';

/** Who is signed in. */
export interface Staff {
	id: string;
	email: string;
	name: string;
	role: StaffRole;
	/** Whether the password is still the one that was given out. */
	mustChangePassword: boolean;
	/** Key of the session in its table. */
	sessionToken: string;
}

/** Whose session a request carries; null without one, with an old one, and for customers. */
export async function staffOf(headers: Headers, services: Services): Promise<Staff | null> {
	if (!headers.has('cookie')) return null;
	const auth = await authOf(services);
	const found = await auth.api.getSession({ headers });
	if (!found) return null;
	const age_ms = services.clock().getTime() - found.session.createdAt.getTime();
	if (age_ms >= SESSION_S * 1000) return null;
	const [user] = await services.db.select().from(users).where(eq(users.id, found.user.id));
	if (!user || !v.is(staffRoleSchema, user.role)) return null;
	return {
		id: user.id,
		email: user.email,
		name: user.name,
		role: user.role,
		// The address of staff is known; what is verified is that the person chose the password.
		mustChangePassword: !user.emailVerified,
		sessionToken: found.session.token,
	};
}

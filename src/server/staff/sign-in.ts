import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import {
	changePassword,
	type DeskSession,
	getDeskSession,
	signIn,
	signOut,
} from '#contract/staff/session.ts';
import { staffRoleSchema } from '#contract/identity/roles.ts';
import { sessions, users } from '#server/identity/tables.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { beginTry, noteSuccess } from '#server/platform/limits/tries.ts';
import { signInTries } from '#server/platform/limits/sign-in-tries.ts';
import { problem } from '#server/kernel/problem.ts';
import { route } from '#server/platform/route.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { STAFF_REALM } from '#server/identity/realms.ts';
import { answerWith, listPairs, refused } from '#server/identity/session-answer.ts';
import { isWeakPassword } from '#server/identity/passwords.ts';
import { findStaff, type Staff } from '#server/identity/staff.ts';
import { staffRoute } from '#server/identity/staff-route.ts';

const SIGN_IN = signInTries('desk-sign-in');
const PASSWORD = signInTries('desk-password');

/** Address that no account has: looking it up takes the work of a real one. */
const NOBODY = 'nobody@desk.invalid';

function toSession({ email, name, role, mustChangePassword }: Staff): DeskSession {
	return { email, name, role, must_change_password: mustChangePassword };
}

export const SIGN_IN_LIMITS = [SIGN_IN, PASSWORD].flatMap(({ byAddress, byNetwork }) => [
	byAddress,
	byNetwork,
]);

export const signInRoutes = {
	signIn: route(signIn, async ({ body, client, context, ...services }) => {
		const { db, clock } = services;
		const { email, password } = body;
		const attempt = { account: email, client, now: clock() };
		const taken = await beginTry(db, SIGN_IN, attempt);
		if (!taken.isAllowed) return tooMany(taken);
		const [user] = await db.select().from(users).where(eq(users.email, email));
		const isStaff = user !== undefined && v.is(staffRoleSchema, user.role);
		const auth = await STAFF_REALM.getAuth(services);
		const opened = await auth.api
			.signInEmail({ body: { email: isStaff ? email : NOBODY, password }, returnHeaders: true })
			.catch(refused);
		if (!opened) {
			// Logged alike for known and unknown accounts.
			await db.transaction((tx) =>
				writeAudit(tx, { email }, attempt.now, {
					action: 'sign_in_failed',
					resource: 'session',
					record_id: client.network,
				}),
			);
			return problem('unauthorized');
		}
		await noteSuccess(db, SIGN_IN, attempt);
		const cookies = opened.headers.getSetCookie();
		const staff = await findStaff(new Headers({ cookie: listPairs(cookies) }), services);
		if (!staff) return problem('unauthorized');
		const former = await findStaff(context.req.raw.headers, services);
		await db.transaction(async (tx) => {
			if (former) await tx.delete(sessions).where(eq(sessions.token, former.sessionToken));
			await writeAudit(tx, staff, clock(), {
				action: 'sign_in',
				resource: 'session',
				record_id: staff.id,
			});
		});
		return answerWith(toSession(staff), cookies);
	}),

	signOut: route(signOut, async ({ context, ...services }) => {
		const { db, clock } = services;
		const staff = await findStaff(context.req.raw.headers, services);
		const auth = await STAFF_REALM.getAuth(services);
		const { headers } = await auth.api.signOut({
			headers: context.req.raw.headers,
			returnHeaders: true,
		});
		if (staff) {
			await db.transaction((tx) =>
				writeAudit(tx, staff, clock(), {
					action: 'sign_out',
					resource: 'session',
					record_id: staff.id,
				}),
			);
		}
		return answerWith({ outcome: 'signed_out' }, headers.getSetCookie());
	}),

	changePassword: staffRoute(
		changePassword,
		async ({ body, staff, client, context, ...services }) => {
			const { db, clock } = services;
			const { current_password, new_password } = body;
			if (isWeakPassword(new_password, staff.email) || new_password === current_password) {
				return problem('validation_failed', [{ path: 'new_password', code: 'weak_password' }]);
			}
			const attempt = { account: staff.email, client, now: clock() };
			const taken = await beginTry(db, PASSWORD, attempt);
			if (!taken.isAllowed) return tooMany(taken);
			const auth = await STAFF_REALM.getAuth(services);
			const changed = await auth.api
				.changePassword({
					body: {
						currentPassword: current_password,
						newPassword: new_password,
						revokeOtherSessions: true,
					},
					headers: context.req.raw.headers,
					returnHeaders: true,
				})
				.catch(refused);
			if (!changed) {
				return problem('validation_failed', [{ path: 'current_password', code: 'wrong_password' }]);
			}
			await noteSuccess(db, PASSWORD, attempt);
			await db.transaction(async (tx) => {
				await tx.update(users).set({ emailVerified: true }).where(eq(users.id, staff.id));
				await writeAudit(tx, staff, clock(), {
					action: 'change_password',
					resource: 'staff',
					record_id: staff.id,
				});
			});
			return answerWith({ outcome: 'changed' }, changed.headers.getSetCookie());
		},
	),

	getDeskSession: staffRoute(getDeskSession, async ({ staff }) => toSession(staff)),
};

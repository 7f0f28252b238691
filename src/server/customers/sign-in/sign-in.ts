import { and, desc, eq, gt } from 'drizzle-orm';
import {
	endEverySession,
	endSession,
	listSessions,
	signInToShop,
	signOutOfShop,
} from '#contract/customers/account.ts';
import { toDevice } from '#domain/security/device.ts';
import { CUSTOMER_REALM } from '#server/identity/realms.ts';
import { answerWith } from '#server/identity/session-answer.ts';
import { customer_sessions } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { beginTry, noteSuccess } from '#server/platform/limits/tries.ts';
import type { Assembled } from '../../module.ts';
import { toAccount } from '../account.ts';
import { SIGN_IN } from '../limits.ts';
import { openSession } from './open-session.ts';
import { openShopRoute, ownRoute } from '../route.ts';

/** `Set-Cookie` values that remove the session, and the cookies of capabilities, from a browser. */
export async function signedOutCookies(
	services: Pick<Assembled, 'db' | 'siteUrl' | 'modules'>,
	headers: Headers,
): Promise<string[]> {
	const auth = await CUSTOMER_REALM.getAuth(services);
	const answer = await auth.api.signOut({ headers, returnHeaders: true });
	const others = services.modules.flatMap(({ onSignOut }) => onSignOut?.(services.siteUrl) ?? []);
	return [...answer.headers.getSetCookie(), ...others];
}

export const signInRoutes = {
	signInToShop: openShopRoute(signInToShop, async (call) => {
		const { db, body, client, clock } = call;
		const attempt = { account: body.email, client, now: clock() };
		const taken = await beginTry(db, SIGN_IN, attempt);
		if (!taken.isAllowed) return tooMany(taken);
		const opened = await openSession(call, body.email, body.password);
		if (!opened) return problem('unauthorized');
		await noteSuccess(db, SIGN_IN, attempt);
		const account = await toAccount(db, opened.customerId, attempt.now);
		// Deleted between the two: there is no account to sign in.
		return account ? answerWith(account, opened.cookies) : problem('unauthorized');
	}),

	signOutOfShop: openShopRoute(signOutOfShop, async ({ context, ...services }) =>
		answerWith(
			{ outcome: 'signed_out' },
			await signedOutCookies(services, context.req.raw.headers),
		),
	),

	listSessions: ownRoute(listSessions, async ({ db, customer }) => {
		const rows = await db
			.select()
			.from(customer_sessions)
			.where(
				and(
					eq(customer_sessions.userId, customer.id),
					// Sessions expire by the clock that better-auth reads.
					gt(customer_sessions.expiresAt, new Date()),
				),
			)
			.orderBy(desc(customer_sessions.createdAt));
		return rows.map(({ id, userAgent, createdAt, token }) => ({
			id: id.toLowerCase(),
			device: toDevice(userAgent ?? ''),
			created_at: createdAt.toISOString(),
			is_current: token === customer.sessionToken,
		}));
	}),

	endSession: ownRoute(endSession, async ({ db, customer, param }) => {
		const [gone] = await db
			.delete(customer_sessions)
			.where(and(eq(customer_sessions.userId, customer.id), eq(customer_sessions.id, param('id'))))
			.returning({ id: customer_sessions.id });
		return gone ? { outcome: 'ended' as const } : null;
	}),

	endEverySession: ownRoute(endEverySession, async ({ db, customer, context, ...services }) => {
		await db.delete(customer_sessions).where(eq(customer_sessions.userId, customer.id));
		const cookies = await signedOutCookies({ db, ...services }, context.req.raw.headers);
		return answerWith({ outcome: 'signed_out' }, cookies);
	}),
};

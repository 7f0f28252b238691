import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { customerOf } from '#server/identity/customer-route.ts';
import { CUSTOMER_REALM } from '#server/identity/realms.ts';
import { pairsOf, refused } from '#server/identity/session-answer.ts';
import { customer_sessions } from '#server/identity/tables-customers.ts';
import type { Assembled } from '../module.ts';
import { lockPassword, passwordAt } from './account.ts';

/** What opening a session needs of a call. */
export type Opening = Pick<Assembled, 'db' | 'clock' | 'siteUrl' | 'modules'> & {
	context: Context;
};

export interface Opened {
	customerId: string;
	cookies: readonly string[];
}

/** Browsers say no more than this of themselves. */
const LONGEST_AGENT = 300;

/**
 * Opens a session where address and password are right, ends the one that the browser had, and lets
 * every capability take over what the visitor had as a guest. Null where they are wrong, also where
 * the password was replaced while it was being compared: a reset ends what the former one opens.
 */
export async function openSession(
	opening: Opening,
	email: string,
	password: string,
): Promise<Opened | null> {
	const { db, clock, siteUrl, modules, context } = opening;
	const request = context.req.raw.headers;
	const compared = await passwordAt(db, email);
	const auth = await CUSTOMER_REALM.authOf(opening);
	const answer = await auth.api
		.signInEmail({ body: { email, password }, returnHeaders: true })
		.catch(refused);
	if (!answer) return null;
	const own = answer.headers.getSetCookie();
	const customer = await customerOf(new Headers({ cookie: pairsOf(own) }), opening);
	if (!customer) return null;
	const { id: customerId, sessionToken } = customer;
	const former = await customerOf(request, opening);
	const end = () => db.delete(customer_sessions).where(eq(customer_sessions.token, sessionToken));
	try {
		const cookies = await db.transaction(async (tx) => {
			if (compared === null || (await lockPassword(tx, customerId)) !== compared) return null;
			if (former) {
				await tx.delete(customer_sessions).where(eq(customer_sessions.token, former.sessionToken));
			}
			const userAgent = request.get('user-agent')?.slice(0, LONGEST_AGENT) ?? null;
			await tx
				.update(customer_sessions)
				.set({ userAgent })
				.where(eq(customer_sessions.token, sessionToken));
			const more: string[] = [];
			for (const { onSignIn } of modules) {
				more.push(
					...((await onSignIn?.(tx, { customerId, request, siteUrl, now: clock() })) ?? []),
				);
			}
			return [...own, ...more];
		});
		if (cookies !== null) return { customerId, cookies };
		await end();
		return null;
	} catch (cause) {
		await end();
		throw cause;
	}
}

import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { findCustomer } from '#server/identity/customer-route.ts';
import { CUSTOMER_REALM } from '#server/identity/realms.ts';
import { listPairs, refused } from '#server/identity/session-answer.ts';
import { customer_sessions } from '#server/identity/tables-customers.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Assembled } from '../../module.ts';
import { lockPassword, passwordAt } from '../account.ts';
import type { SignedIn } from '../ports.ts';

/** Parts of a call that opening a session needs. */
export type Opening = Pick<Assembled, 'db' | 'clock' | 'log' | 'siteUrl' | 'modules'> & {
	context: Context;
};

export interface Opened {
	customerId: string;
	cookies: readonly string[];
}

/** Most characters of a user agent that are stored; browsers send no more. */
const LONGEST_AGENT = 300;

/**
 * Lets every capability take over a guest’s data; a failure is logged and ignored. Records that
 * depend on a guest’s record are taken before it: in reverse order, like erasures.
 */
async function adoptGuestData(
	tx: Tx,
	{ modules, log }: Pick<Opening, 'modules' | 'log'>,
	signedIn: SignedIn,
): Promise<string[]> {
	const cookies: string[] = [];
	for (const { contract, onSignIn } of modules.toReversed()) {
		if (!onSignIn) continue;
		try {
			cookies.push(...(await tx.transaction((part) => onSignIn(part, signedIn))));
		} catch (cause) {
			const why = cause instanceof Error ? cause.message : String(cause);
			log(`${contract.name}: cannot adopt the guest’s data: ${why}`, {
				level: 'error',
				component: contract.name,
			});
		}
	}
	return cookies;
}

/**
 * Opens a session if e-mail and password are right, ends the browser's former one, and lets every
 * capability take over the guest's data. Null if they are wrong, or if the password was replaced
 * while it was being compared: a reset ends what the former password opens.
 */
export async function openSession(
	opening: Opening,
	email: string,
	password: string,
): Promise<Opened | null> {
	const { db, clock, siteUrl, context } = opening;
	const request = context.req.raw.headers;
	const compared = await passwordAt(db, email);
	const auth = await CUSTOMER_REALM.getAuth(opening);
	const answer = await auth.api
		.signInEmail({ body: { email, password }, returnHeaders: true })
		.catch(refused);
	if (!answer) return null;
	const own = answer.headers.getSetCookie();
	const customer = await findCustomer(new Headers({ cookie: listPairs(own) }), opening);
	if (!customer) return null;
	const { id: customerId, sessionToken } = customer;
	const former = await findCustomer(request, opening);
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
			const signedIn = { customerId, request, siteUrl, now: clock() };
			return [...own, ...(await adoptGuestData(tx, opening, signedIn))];
		});
		if (cookies !== null) return { customerId, cookies };
		await end();
		return null;
	} catch (cause) {
		await end();
		throw cause;
	}
}

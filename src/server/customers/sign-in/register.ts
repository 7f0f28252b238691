import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { confirmRegistration, register } from '#contract/customers/account.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { answerWith } from '#server/identity/session-answer.ts';
import { customer_accounts, customer_users } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { CREDENTIAL, displayName, lockEmail, toAccount } from '../account.ts';
import { askForLink } from './ask-for-link.ts';
import { takeAsking, takeOpening } from '../limits.ts';
import { takeLink, withLink, type Link } from './links.ts';
import { openSession } from './open-session.ts';
import { isEarlyGuess } from './passwords.ts';
import { newcomerRoute } from '../route.ts';
import { customer_links, customers } from '../tables.ts';

/** Makes the account of a registration link; null where the address has one by now. */
async function makeAccount(tx: Tx, link: Link, hash: string, now: Date): Promise<string | null> {
	const { given_name, family_name, language } = link.person;
	const id = randomUUID();
	const [made] = await tx
		.insert(customer_users)
		.values({
			id,
			email: link.email,
			name: displayName(given_name, family_name, language),
			emailVerified: true,
			createdAt: now,
			updatedAt: now,
		})
		.onConflictDoNothing()
		.returning({ id: customer_users.id });
	if (!made) return null;
	await tx.insert(customer_accounts).values({
		id: randomUUID(),
		accountId: id,
		providerId: CREDENTIAL,
		userId: id,
		password: hash,
	});
	await tx.insert(customers).values({ id, given_name, family_name, language, created_at: now });
	// Other registrations of this address have no account to make any more.
	await tx
		.delete(customer_links)
		.where(and(eq(customer_links.email, link.email), eq(customer_links.kind, 'register')));
	return id;
}

export const registerRoutes = {
	/**
	 * Takes no password: before the mailbox is proven, no stranger can choose one that would let
	 * them in later.
	 */
	register: newcomerRoute(register, async ({ body, client, ...call }) => {
		const now = call.clock();
		const taken = await takeAsking(call.db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const { email, given_name, family_name, locale } = body;
		const person = { given_name, family_name, language: locale };
		await askForLink(call, { email, wish: 'register', person, now });
		return { outcome: 'mailed' as const };
	}),

	confirmRegistration: newcomerRoute(confirmRegistration, async (call) => {
		const { body, client, db, clock } = call;
		const now = clock();
		const taken = await takeOpening(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		return withLink(db, 'register', { token: body.token, now }, async ({ email }) => {
			if (isEarlyGuess(body.new_password, email)) {
				return problem('validation_failed', [{ path: 'new_password', code: 'weak_password' }]);
			}
			const hash = await hashPassword(body.new_password);
			const made = await db.transaction(async (tx) => {
				// Before any link is taken: the call that makes the account deletes the others.
				await lockEmail(tx, email);
				const own = await takeLink(tx, 'register', body.token, now);
				return own && { id: await makeAccount(tx, own, hash, now) };
			});
			if (made === null) return null;
			if (made.id === null) return problem('conflict');
			const opened = await openSession(call, email, body.new_password);
			if (!opened) return problem('conflict');
			return answerWith(await toAccount(db, made.id, now), opened.cookies);
		});
	}),
};

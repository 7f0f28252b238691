import { eq } from 'drizzle-orm';
import { changeProfile, deleteAccount, getAccount } from '#contract/customers/account.ts';
import { phonePrefixes } from '#server/content/ports.ts';
import { answerWith } from '#server/identity/session-answer.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { displayName, findCustomer, lockPassword, toAccount } from './account.ts';
import { eraseCustomer } from './erase.ts';
import { composeDeleted } from './mails/customers.ts';
import { storedPhone } from './phone.ts';
import { provePassword } from './sign-in/prove-password.ts';
import { ownRoute } from './route.ts';
import { signedOutCookies } from './sign-in/sign-in.ts';
import { customers } from './tables.ts';

export const profileRoutes = {
	getAccount: ownRoute(getAccount, async ({ db, customer, clock }) => {
		const account = await toAccount(db, customer.id, clock());
		return account ?? problem('unauthorized');
	}),

	changeProfile: ownRoute(changeProfile, async ({ db, body, customer, clock }) => {
		const now = clock();
		const { phone: typed, ...change } = body;
		const prefixes = await phonePrefixes(db);
		if (change.country !== undefined && !prefixes.has(change.country)) {
			return problem('validation_failed', [{ path: 'country', code: 'in' }]);
		}
		const found = await findCustomer(db, customer.id);
		if (!found) return problem('unauthorized');
		const country = change.country ?? found.profile.country;
		const phone = typed === undefined ? undefined : storedPhone(typed, country, prefixes);
		if (phone === null) return problem('validation_failed', [{ path: 'phone', code: 'phone' }]);
		await db.transaction(async (tx) => {
			const set = { ...change, ...(phone === undefined ? {} : { phone }) };
			if (Object.keys(set).length === 0) return;
			const [written] = await tx
				.update(customers)
				.set(set)
				.where(eq(customers.id, customer.id))
				.returning();
			if (!written) return;
			const name = displayName(written.given_name, written.family_name, written.language);
			await tx
				.update(customer_users)
				.set({ name, updatedAt: now })
				.where(eq(customer_users.id, customer.id));
		});
		return (await toAccount(db, customer.id, now)) ?? problem('unauthorized');
	}),

	deleteAccount: ownRoute(deleteAccount, async (call) => {
		const { db, body, customer, context } = call;
		const proof = await provePassword(call, body.current_password);
		if (proof instanceof Response) return proof;
		await db.transaction(async (tx) => {
			// Locked first: of two concurrent deletions, the second finds and mails nobody.
			if ((await lockPassword(tx, customer.id)) === null) return;
			const found = await findCustomer(tx, customer.id);
			if (!found) return;
			const { user, profile } = found;
			await eraseCustomer(tx, user.email);
			const frame = await mailFrameIn(call, tx, profile.language);
			const to = { to: user.email, name: profile.given_name };
			await call.outbox.post(tx, composeDeleted(frame, to));
		});
		const cookies = await signedOutCookies(call, context.req.raw.headers);
		return answerWith({ outcome: 'deleted' }, cookies);
	}),
};

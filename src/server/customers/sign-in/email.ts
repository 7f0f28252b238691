import { and, eq, ne } from 'drizzle-orm';
import { confirmEmailChange, requestEmailChange } from '#contract/customers/account.ts';
import { customer_sessions, customer_users } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { findByEmail, findCustomer, lockEmail, lockPassword } from '../account.ts';
import { mayMailCustomer, takeOpening } from '../limits.ts';
import { findLink, makeLink, takeLink, voidLinks } from './links.ts';
import { composeEmailConfirm, composeEmailOld, composeEmailTaken } from '../mails/customers.ts';
import { provePassword } from './prove-password.ts';
import { openShopRoute, ownRoute } from '../route.ts';
import { customer_links } from '../tables.ts';

export const emailRoutes = {
	requestEmailChange: ownRoute(requestEmailChange, async (call) => {
		const { db, body, customer, clock } = call;
		const now = clock();
		const proof = await provePassword(call, body.current_password);
		if (proof instanceof Response) return proof;
		if (body.email === customer.email) {
			return problem('validation_failed', [{ path: 'email', code: 'same_email' }]);
		}
		await db.transaction(async (tx) => {
			// One at a time: the newest request counts.
			await lockPassword(tx, customer.id);
			const own = eq(customer_links.customer_id, customer.id);
			await tx.delete(customer_links).where(and(own, eq(customer_links.kind, 'email')));
			const [found, taken] = [
				await findCustomer(tx, customer.id),
				await findByEmail(tx, body.email),
			];
			if (!found) return;
			const { given_name, family_name, language } = found.profile;
			// Also made for an e-mail that is taken: the account looks the same in both cases.
			const token = await makeLink(
				tx,
				{
					kind: 'email',
					email: body.email,
					customer_id: customer.id,
					person: { given_name, family_name, language },
				},
				now,
			);
			if (!(await mayMailCustomer(tx, body.email, now))) return;
			const frame = await mailFrameIn(call, tx, taken?.profile.language ?? language);
			const mail = taken
				? composeEmailTaken(frame, { to: body.email, name: taken.profile.given_name })
				: composeEmailConfirm(frame, body.email, token);
			await call.outbox.post(tx, mail);
		});
		return { outcome: 'mailed' as const };
	}),

	confirmEmailChange: openShopRoute(
		confirmEmailChange,
		async ({ db, body, client, clock, ...services }) => {
			const now = clock();
			const taken = await takeOpening(db, client, now);
			if (!taken.isAllowed) return tooMany(taken);
			const link = await findLink(db, 'email', body.token, now);
			if (!link?.customer_id) return null;
			const { customer_id: id, email } = link;
			return db.transaction(async (tx) => {
				await lockPassword(tx, id);
				const own = await takeLink(tx, 'email', body.token, now);
				const found = own && (await findCustomer(tx, id));
				if (!found) return null;
				await lockEmail(tx, email);
				const [other] = await tx
					.select({ id: customer_users.id })
					.from(customer_users)
					.where(and(eq(customer_users.email, email), ne(customer_users.id, id)));
				// Registered by another person meanwhile: the link is used up, the account stays.
				if (other) return problem('conflict');
				await tx
					.update(customer_users)
					.set({ email, updatedAt: now })
					.where(eq(customer_users.id, id));
				await tx.delete(customer_sessions).where(eq(customer_sessions.userId, id));
				await voidLinks(tx, id, email);
				const moved = { from: found.user.email, to: email };
				for (const { onEmailChange } of services.modules) await onEmailChange?.(tx, id, moved);
				const frame = await mailFrameIn(services, tx, found.profile.language);
				const former = { to: found.user.email, name: found.profile.given_name };
				await services.outbox.post(tx, composeEmailOld(frame, former));
				return { outcome: 'changed' as const };
			});
		},
	),
};

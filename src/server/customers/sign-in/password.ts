import { eq } from 'drizzle-orm';
import {
	changeShopPassword,
	requestPasswordLink,
	resetPassword,
} from '#contract/customers/account.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { answerWith } from '#server/identity/session-answer.ts';
import { customer_sessions } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { findCustomer, lockPassword, setPassword } from '../account.ts';
import { askForLink } from './ask-for-link.ts';
import { provePassword } from './prove-password.ts';
import { takeAsking, takeOpening } from '../limits.ts';
import { takeLink, voidLinks, withLink } from './links.ts';
import { composePasswordChanged } from '../mails/customers.ts';
import { openSession } from './open-session.ts';
import { isEarlyGuess } from './passwords.ts';
import { openShopRoute, ownRoute } from '../route.ts';

const weak = () => problem('validation_failed', [{ path: 'new_password', code: 'weak_password' }]);

/** Replaces a password, and ends the sessions and links of the former one. */
async function replacePassword(
	tx: Tx,
	customerId: string,
	hash: string,
	now: Date,
	services: Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>,
): Promise<void> {
	const found = await findCustomer(tx, customerId);
	if (!found) return;
	await setPassword(tx, customerId, hash, now);
	await tx.delete(customer_sessions).where(eq(customer_sessions.userId, customerId));
	await voidLinks(tx, customerId, found.user.email);
	const frame = await mailFrameIn(services, tx, found.profile.language);
	const to = { to: found.user.email, name: found.profile.given_name };
	await services.outbox.post(tx, composePasswordChanged(frame, to));
}

export const passwordRoutes = {
	requestPasswordLink: openShopRoute(requestPasswordLink, async ({ body, client, ...call }) => {
		const now = call.clock();
		const taken = await takeAsking(call.db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const person = { given_name: '', family_name: '', language: body.locale };
		await askForLink(call, { email: body.email, wish: 'reset', person, now });
		return { outcome: 'mailed' as const };
	}),

	resetPassword: openShopRoute(resetPassword, async ({ db, body, client, clock, ...services }) => {
		const now = clock();
		const taken = await takeOpening(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		return withLink(db, 'reset', { token: body.token, now }, async (link) => {
			if (isEarlyGuess(body.new_password, link.email)) return weak();
			const hash = await hashPassword(body.new_password);
			return db.transaction(async (tx) => {
				// The password's row is locked first, as in every change of it: two calls queue.
				const current = await lockPassword(tx, link.customer_id ?? '');
				const own = await takeLink(tx, 'reset', body.token, now);
				if (current === null || !own?.customer_id) return null;
				await replacePassword(tx, own.customer_id, hash, now, services);
				return { outcome: 'changed' as const };
			});
		});
	}),

	changeShopPassword: ownRoute(changeShopPassword, async (call) => {
		const { db, body, customer, clock } = call;
		const now = clock();
		const { current_password, new_password } = body;
		if (new_password === current_password || isEarlyGuess(new_password, customer.email)) {
			return weak();
		}
		const proof = await provePassword(call, current_password);
		if (proof instanceof Response) return proof;
		const hash = await hashPassword(new_password);
		const isChanged = await db.transaction(async (tx) => {
			// Replaced meanwhile by a reset: the proof is no longer valid.
			if ((await lockPassword(tx, customer.id)) !== proof.stored) return false;
			await replacePassword(tx, customer.id, hash, now, call);
			return true;
		});
		const opened = isChanged ? await openSession(call, customer.email, new_password) : null;
		if (!opened) return problem('unauthorized');
		return answerWith({ outcome: 'changed' }, opened.cookies);
	}),
};

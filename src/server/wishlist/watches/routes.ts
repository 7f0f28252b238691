import { and, desc, eq, sql } from 'drizzle-orm';
import * as contract from '#contract/wishlist/watches.ts';
import { cents } from '#domain/money/money.ts';
import { customerRoute } from '#server/identity/customer-route.ts';
import { inSteadyTime } from '#server/platform/limits/steady-time.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import { noteHit, takeAsked, takeGuess } from '../limits.ts';
import { watches } from '../tables.ts';
import { confirm, end } from './answer.ts';
import { askAsCustomer, askAsGuest, findWatchBasis } from './ask.ts';

const isWaiting = eq(watches.state, 'waiting');

export const watchRoutes = {
	askForNotice: route(contract.askForNotice, async ({ body, client, ...services }) => {
		const { db, clock } = services;
		const now = clock();
		const taken = await takeAsked(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const standing = await findWatchBasis(db, body, now);
		if (standing === null) return null;
		if (typeof standing === 'string') return { outcome: standing };
		await inSteadyTime(() => db.transaction((tx) => askAsGuest(tx, body, standing, services, now)));
		return { outcome: 'confirm_by_mail' as const };
	}),

	confirmNotice: route(contract.confirmNotice, async ({ db, clock, client, body: { token } }) => {
		const now = clock();
		const taken = await takeGuess(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const outcome = await confirm(db, token, now);
		if (outcome === null) return null;
		await noteHit(db, client, now);
		return { outcome };
	}),

	/** A valid secret is never limited: leaving must always work. */
	endNotice: route(contract.endNotice, async ({ db, clock, client, body: { token, scope } }) => {
		const now = clock();
		const outcome = await end(db, token, scope, now);
		if (outcome !== null) return { outcome };
		const taken = await takeGuess(db, client, now);
		return taken.isAllowed ? null : tooMany(taken);
	}),

	askForOwnNotice: customerRoute(
		contract.askForOwnNotice,
		async ({ db, clock, client, customer, body }) => {
			const now = clock();
			const taken = await takeAsked(db, client, now);
			if (!taken.isAllowed) return tooMany(taken);
			const wish = { ...body, email: customer.email.toLowerCase() };
			const standing = await findWatchBasis(db, wish, now);
			if (standing === null) return null;
			if (typeof standing === 'string') return { outcome: standing };
			const ask = db.transaction((tx) => askAsCustomer(tx, wish, standing, customer.id, now));
			return { outcome: await ask };
		},
	),

	listOwnNotices: customerRoute(contract.listOwnNotices, async ({ db, customer }) => {
		const rows = await db
			.select()
			.from(watches)
			.where(and(eq(watches.customer_id, customer.id), isWaiting))
			.orderBy(desc(watches.asked_at));
		return rows.map(({ id, kind, variant_id, country, below, currency, asked_at }) => ({
			id,
			kind,
			variant_id,
			country,
			below: below === null ? null : cents(below),
			currency,
			asked_at: asked_at.toISOString(),
		}));
	}),

	/** Another customer's notice looks like one that does not exist. */
	endOwnNotice: customerRoute(contract.endOwnNotice, async ({ db, clock, customer, param }) => {
		const ended = await db
			.update(watches)
			.set({ state: 'ended', closed_at: clock() })
			.where(
				and(
					eq(watches.customer_id, customer.id),
					isWaiting,
					sql`${watches.id}::text = ${param('id')}`,
				),
			)
			.returning({ id: watches.id });
		return ended.length > 0 ? { outcome: 'ended' as const } : null;
	}),
};

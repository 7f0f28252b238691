import { eq } from 'drizzle-orm';
import { subscriberChange, subscriberResource } from '#contract/newsletter/desk.ts';
import { toConsents, logConsents } from '#server/consents/ports.ts';
import { changeWriter, deskKind, type Writer } from '#server/desk/ports.ts';
import { subscribers } from './tables.ts';

const subscriberWriter: Writer = {
	change: changeWriter(subscriberChange, async ({ tx, now, address }, id, { state, ...body }) => {
		const [row] = await tx.select().from(subscribers).where(eq(subscribers.id, id)).for('update');
		if (!row) return { code: 'not_found' };
		const ends = state !== undefined && row.state !== state;
		await tx
			.update(subscribers)
			.set({ ...body, email: row.email, ...(ends ? { state, unsubscribed_at: now } : {}) })
			.where(eq(subscribers.id, id));
		if (!ends) return null;
		const withdrawn = { purpose: 'marketing', act: 'withdrawn' } as const;
		await logConsents(tx, [{ email: row.email, ...withdrawn, address, created_at: now }]);
		return null;
	}),
};

export const subscriberKind = deskKind(subscriberResource, {
	table: subscribers,
	columns: {
		id: subscribers.id,
		email: subscribers.email,
		first_name: subscribers.first_name,
		country: subscribers.country,
		language: subscribers.language,
		state: subscribers.state,
		asked_at: subscribers.asked_at,
		confirmed_at: subscribers.confirmed_at,
		unsubscribed_at: subscribers.unsubscribed_at,
	},
	async parts(db, id) {
		const { email } = subscribers;
		const address = db.select({ email }).from(subscribers).where(eq(subscribers.id, id));
		return { consents: await toConsents(db, address) };
	},
	writer: subscriberWriter,
});

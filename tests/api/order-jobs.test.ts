import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listAttempts } from '../../src/server/orders/record/queries.ts';
import { order_payments } from '../../src/server/orders/tables-money.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { round } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { anOrder, aPaidOrder, doing, kindsTo, findStatus } from '../support/orders.ts';

const HOUR_MS = 3_600_000;

/** Opens a host whose clock a test moves, with an order of another customer. */
async function crowded() {
	let now = new Date('2025-06-16T10:00:00Z');
	const host = await aHost({ clock: () => now });
	const other = await anOrder(host, { email: 'b@mail.example', address: '192.0.2.9' });
	return {
		host,
		other,
		pass: (hours: number) => (now = new Date(now.getTime() + hours * HOUR_MS)),
	};
}

describe.runIf(isEmbedded)('a poll of a hundred at a time', () => {
	test('continues past a hundred orders that cannot be closed', async () => {
		const { host, other, pass } = await crowded();
		const expires_at = new Date('2025-06-16T10:01:00Z');
		const stuck = Array.from({ length: 100 }, (_, at) => ({
			order_id: other.id,
			attempt: at + 2,
			// A shop that has removed its keys can no longer ask the provider.
			provider: 'stripe' as const,
			key: `checkout:${other.id}:${at + 2}`,
			ref: `cs_${at}`,
			amount: 1,
			currency: 'EUR',
			expires_at,
		}));
		await host.db.insert(order_payments).values(stuck);
		const { id } = await anOrder(host, { provider: 'test' });
		pass(1);
		await round(host);
		await round(host);
		expect(await listAttempts(host.db, id)).toMatchObject([{ status: 'expired' }]);
	});

	test('processes all others when one order fails, and logs it', async () => {
		const { host, other, pass } = await crowded();
		const unpaid = await anOrder(host);
		const paid = await aPaidOrder(host, { email: 'c@mail.example', address: '192.0.2.10' });
		const act = doing(await signedIn(host.ask, 'shop'), paid.id);
		expect((await act('cancellations', { reason: '' })).status).toBe(200);
		// The mail about the cancellation of this one cannot be sent.
		await host.db.update(orders).set({ email: 'no address' }).where(eq(orders.id, other.id));
		pass(30 * 24);
		await expect(round(host)).rejects.toThrow('one plain address');
		expect(await findStatus(unpaid)).toBe('canceled');
		expect(await findStatus(paid)).toBe('refund_issued');
	});

	test('reminds of a transfer past a hundred that are not yet due', async () => {
		const { host, other, pass } = await crowded();
		const ordered = await anOrder(host);
		pass(4 * 24);
		const [row] = await host.db.select().from(orders).where(eq(orders.id, other.id));
		const [attempt] = await listAttempts(host.db, other.id);
		if (!row || !attempt) throw new Error('nothing was ordered');
		for (let at = 0; at < 150; at += 1) {
			// They sort before any other, where the query has no order.
			const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
			const own = { id, number: `25-9${at}`, key: randomUUID(), cart_id: randomUUID() };
			await host.db.insert(orders).values({ ...row, ...own, placed_at: host.clock() });
			const paying = { id: randomUUID(), order_id: id, key: id, ref: id };
			await host.db.insert(order_payments).values({ ...attempt, ...paying });
		}
		await host.db.delete(orders).where(eq(orders.id, other.id));
		pass(24);
		await round(host);
		expect(await kindsTo(ordered)).toEqual(['order.placed', 'order.reminder']);
	});
});

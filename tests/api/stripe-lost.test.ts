import { describe, expect, onTestFinished, test } from 'vitest';
import { placedIn, readyBuyer } from '../support/checkout.ts';
import { isEmbedded } from '../support/host.ts';
import { aShopByCard } from '../support/stripe/a-shop-by-card.ts';
import { limit } from '../support/pace.ts';

const CREATE = 'POST /v1/checkout/sessions';
/** Timeout after which an expectation counts as hanging. */
const HANGS = { timeout: limit(10_000) };
/** Number of orders that wait for Stripe: one more than are written at once. */
const MORE_THAN_AT_ONCE = 5;

describe.runIf(isEmbedded)('an unreachable page of Stripe', () => {
	test('is created once when the answer was lost', async () => {
		const { stripe, host } = await aShopByCard();
		stripe.mishaps.add(CREATE, 'lost');
		const buyer = await readyBuyer(host.ask, 'stripe');
		const { url } = await placedIn(await buyer.place());
		expect([...stripe.shelves.sessions.values()].map((session) => session.url)).toEqual([url]);
	});

	test('keeps the order, which can be paid by another attempt', async () => {
		const { stripe, host, attempts } = await aShopByCard();
		stripe.mishaps.add(CREATE, { status: 500 });
		const buyer = await readyBuyer(host.ask, 'stripe');
		const { id, url } = await placedIn(await buyer.place());
		expect(url).toBeNull();
		const again = await buyer.ask('POST', `orders/${id}/payments`, { provider: 'stripe' });
		const { url: page } = await placedIn(again);
		expect(page).not.toBeNull();
		expect(await attempts(id)).toHaveLength(2);
	});

	test('slow: other payments do not wait for Stripe', async () => {
		const { stripe, host } = await aShopByCard();
		const { promise, resolve } = Promise.withResolvers<undefined>();
		onTestFinished(() => resolve(undefined));
		const slow = await Promise.all(
			Array.from({ length: MORE_THAN_AT_ONCE }, (_, index) =>
				readyBuyer(host.ask, 'stripe', { address: `192.0.2.${index + 10}` }),
			),
		);
		const other = await readyBuyer(host.ask, 'bank_transfer', { address: '192.0.2.99' });
		stripe.mishaps.add(CREATE, ...slow.map(() => ({ until: promise })));
		const placing = slow.map(async (buyer) => placedIn(await buyer.place()));
		await expect.poll(() => stripe.shelves.sessions.size, HANGS).toBe(slow.length);
		const { url } = await placedIn(await other.place());
		expect(url).toBeNull();
		expect((await Promise.race([...placing, Promise.resolve('waiting')])) === 'waiting').toBe(true);
		resolve(undefined);
		const pages = (await Promise.all(placing)).map((placed) => placed.url);
		expect(new Set(pages).size).toBe(slow.length);
		expect(pages).not.toContain(null);
	});

	test('releases its units when it expires', async () => {
		const { stripe, host, attempts, pass, round } = await aShopByCard();
		stripe.mishaps.add(CREATE, { status: 500 });
		const buyer = await readyBuyer(host.ask, 'stripe');
		const { id } = await placedIn(await buyer.place());
		pass(32);
		await round();
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['expired']);
	});
});

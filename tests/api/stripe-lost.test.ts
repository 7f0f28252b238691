import { describe, expect, test } from 'vitest';
import { placedIn, readyBuyer } from '../support/checkout.ts';
import { isEmbedded } from '../support/host.ts';
import { aShopByCard } from '../support/stripe/a-shop-by-card.ts';

const CREATE = 'POST /v1/checkout/sessions';

describe.runIf(isEmbedded)('a page of Stripe that cannot be had', () => {
	test('is had when the answer was lost, and is one', async () => {
		const { stripe, host } = await aShopByCard();
		stripe.mishaps.add(CREATE, 'lost');
		const buyer = await readyBuyer(host.ask, 'stripe');
		const { url } = await placedIn(await buyer.place());
		expect([...stripe.shelves.sessions.values()].map((session) => session.url)).toEqual([url]);
	});

	test('keeps the order, which is paid by another attempt', async () => {
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

	test('gives its pieces back when its time is over', async () => {
		const { stripe, host, attempts, pass, round } = await aShopByCard();
		stripe.mishaps.add(CREATE, { status: 500 });
		const buyer = await readyBuyer(host.ask, 'stripe');
		const { id } = await placedIn(await buyer.place());
		pass(32);
		await round();
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['expired']);
	});
});

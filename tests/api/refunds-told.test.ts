import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { countedRefundSchema } from '#contract/orders/counting.ts';
import { signedIn } from '../support/desk.ts';
import { aBuyer, dataIn } from '../support/checkout.ts';
import { isEmbedded } from '../support/host.ts';
import { doing } from '../support/orders.ts';
import { anOrderPaidByCard } from '../support/stripe/a-shop-by-card.ts';

const ONE = 12_200;

/** Creates an order whose purchase was reported, and reads the reports of its refunds. */
async function aToldOrder() {
	const all = await anOrderPaidByCard({ quantity: 3 });
	const { buyer, id, host, round } = all;
	await buyer.ask('POST', `orders/${id}/purchases`, {});
	return {
		...all,
		act: doing(await signedIn(host.ask, 'shop'), id),
		tell: async () =>
			dataIn(v.array(countedRefundSchema), await buyer.ask('POST', `orders/${id}/refunds`, {})),
		round,
	};
}

describe.runIf(isEmbedded)('refunds reported to analytics', () => {
	test('contain each refund once, however often and wherever it is viewed', async () => {
		const { act, tell, round } = await aToldOrder();
		expect(await tell()).toEqual([]);
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		expect(await tell()).toEqual([]);
		await round();
		const answers = await Promise.all(Array.from({ length: 10 }, () => tell()));
		expect(answers.flat()).toMatchObject([
			{
				currency: 'EUR',
				amount: ONE,
				vat: 2_200,
				shipping_amount: 0,
				lines: [{ code: 'RD-50-HG', quantity: 3, refunded_quantity: 1, unit_price: ONE }],
			},
		]);
		await act('refunds', { reductions: [{ position: 0, amount: 500 }] });
		await round();
		expect(await tell()).toMatchObject([{ amount: 500, lines: [] }]);
		expect(await tell()).toEqual([]);
	});

	test('contain refunds made elsewhere, too', async () => {
		const { tell, atDashboard, stripe, total_amount } = await aToldOrder();
		atDashboard();
		await stripe.tell({ times: 5, seed: 2 });
		expect(await tell()).toMatchObject([{ amount: total_amount }]);
	});

	test('do not repeat a refund that was reversed and sent again', async () => {
		const { act, tell, round, stripe, refunds, id } = await aToldOrder();
		await act('refunds', { pieces: [{ position: 0, quantity: 1 }] });
		await round();
		expect(await tell()).toHaveLength(1);
		stripe.settleRefund([...stripe.shelves.refunds.keys()][0] ?? '', 'failed');
		await stripe.tell();
		const [failed] = await refunds(id);
		await act(`refunds/${failed?.id}/retries`);
		await round();
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['failed', 'issued']);
		expect(await tell()).toEqual([]);
	});

	test('omit purchases that were never reported', async () => {
		const all = await anOrderPaidByCard();
		all.atDashboard();
		await all.stripe.tell();
		const answer = await all.buyer.ask('POST', `orders/${all.id}/refunds`, {});
		expect(await dataIn(v.array(countedRefundSchema), answer)).toEqual([]);
	});

	test('omit orders of others', async () => {
		const { id, host } = await aToldOrder();
		const other = aBuyer(host.ask, { address: '192.0.2.9' });
		expect((await other.ask('POST', `orders/${id}/refunds`, {})).status).toBe(404);
	});
});

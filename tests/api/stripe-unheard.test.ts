import { describe, expect, test } from 'vitest';
import { listAttempts, lockOrder } from '../../src/server/orders/record/queries.ts';
import { refundAll } from '../../src/server/orders/refunds/refund.ts';
import { receiveMissedEvents } from '../../src/server/payments/missed-events.ts';
import { isEmbedded } from '../support/host.ts';
import { anOrderByCard } from '../support/stripe/a-shop-by-card.ts';

const DAY_MINUTES = 24 * 60;

describe.runIf(isEmbedded)('events of Stripe during an outage', () => {
	test('are fetched as long as Stripe keeps them: after 29 days too', async () => {
		const { stripe, services, ref, id, attempts, pass } = await anOrderByCard();
		stripe.pay(ref);
		pass(29 * DAY_MINUTES);
		await receiveMissedEvents(services);
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
	});

	test('are applied though a later one cannot be read', async () => {
		const { stripe, services, ref, id, attempts, pass } = await anOrderByCard();
		stripe.pay(ref);
		pass(1);
		const intent = [...stripe.shelves.intents.keys()][0] ?? '';
		const dispute = stripe.dispute(intent, null);
		Reflect.deleteProperty(stripe.shelves.disputes.get(dispute.id) ?? {}, 'evidence_details');
		await receiveMissedEvents(services);
		expect((await attempts(id)).map(({ status }) => status)).toEqual(['paid']);
	});

	test('are applied in order: the dispute after its payment', async () => {
		const { stripe, services, ref, id, attempts, pass } = await anOrderByCard();
		stripe.pay(ref);
		pass(1);
		stripe.dispute([...stripe.shelves.intents.keys()][0] ?? '', null);
		await receiveMissedEvents(services);
		const [attempt] = await attempts(id);
		expect(attempt).toMatchObject({ status: 'paid', dispute: 'needs_response' });
	});

	test('of a refund are polled for once it was pending for a day', async () => {
		const { stripe, host, ref, id, pass, round, refunds } = await anOrderByCard();
		stripe.pay(ref);
		await stripe.tell();
		stripe.refundsBegin('pending');
		await host.db.transaction(async (tx) => {
			const order = await lockOrder(tx, id);
			const [payment] = await listAttempts(tx, id);
			if (order && payment) await refundAll(tx, order, payment, 'canceled', host.clock());
		});
		await round();
		const [made] = stripe.shelves.refunds.keys();
		stripe.settleRefund(made ?? '', 'succeeded');
		pass(60);
		await round();
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['pending']);
		pass(DAY_MINUTES);
		await round();
		expect((await refunds(id)).map(({ status }) => status)).toEqual(['issued']);
	});
});

import { randomUUID } from 'node:crypto';
import type { Locale } from '../../src/contract/locales.ts';
import { listAttempts } from '../../src/server/orders/record/queries.ts';
import { onPaymentNews } from '../../src/server/orders/payment/news.ts';
import { recordPaymentResult } from '../../src/server/orders/payment/record-payment-result.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import {
	aBuyer,
	atWork,
	bank,
	HOME_DELIVERY,
	ITALIAN,
	placedIn,
	toRef,
	round,
} from './checkout.ts';
import { signedIn } from './desk.ts';
import type { OwnHost } from './host.ts';
import { putOnShelf } from './notices.ts';
import { doing, getParcel, WHEEL } from './orders.ts';
import { repair } from './repairs.ts';
import { FRONT } from './registration.ts';

/** Takes orders whose every text was typed by the buyer through all the steps that send mail. */
export async function everyMailOfOrders(
	host: OwnHost,
	locale: Locale,
	typed: string,
): Promise<void> {
	const billing = { ...ITALIAN, given_name: typed, family_name: typed, line1: typed, line2: typed };
	const shipping = { ...HOME_DELIVERY, billing, courier_note: typed };
	const asShop = await signedIn(host.ask, 'shop');
	let count = 0;
	const order = async (provider: 'bank_transfer' | 'test', quantity = 1) => {
		count += 1;
		const email = `buyer-${count}@mail.example`;
		const buyer = aBuyer(host.ask, { email, locale, address: `192.0.2.${100 + count}` });
		await buyer.add(WHEEL, quantity);
		await buyer.contact();
		await buyer.shipping(shipping);
		await buyer.payment(provider);
		const placed = await placedIn(await buyer.place());
		const { total_amount } = await buyer.order(placed.id);
		return {
			...placed,
			buyer,
			total_amount,
			email,
			act: doing(asShop, placed.id),
			ref: toRef(placed.url),
		};
	};
	await putOnShelf(host, WHEEL, 50);
	const held = await order('bank_transfer');
	await held.act('receipts', { amount: 1, currency: 'EUR' });
	await held.act('cancellations', { reason: typed });
	await order('bank_transfer');
	const given = await order('test');
	await given.buyer.ask('POST', `orders/${given.id}/cancellations`, {});
	await bank(host, (await order('test')).ref, 'decline');
	const late = await order('test');
	const sold = await order('test');
	await bank(host, sold.ref, 'approve');
	await sold.act('parcels', { lines: [{ position: 0, quantity: 1 }] });
	const parcel = await getParcel({ host, id: sold.id });
	const sending = { carrier: 'Corriere', tracking_number: 'CV1' };
	await sold.act(`parcels/${parcel}/sendings`, sending);
	await sold.act('delays', { until: '2099-01-01' });
	await sold.act(`parcels/${parcel}/deliveries`);
	// Repairs extend the guarantee since August 2026.
	const later = host.appOver({ clock: () => new Date('2026-08-04T10:00:00Z') });
	await doing(await signedIn(later, 'shop'), sold.id)('repairs', repair({ serials: [FRONT] }));
	await sold.act('refunds', { reductions: [{ position: 0, amount: 100 }] });
	await round(host);
	const [attempt] = await listAttempts(host.db, sold.id);
	await onPaymentNews(atWork(host), {
		kind: 'dispute',
		provider: 'test',
		money_ref: attempt?.money_ref ?? '',
		state: 'needs_response',
		outcome: 'open',
		due_by: null,
	});
	const elsewhere = { ref: 're_1', key: null, amount: 50, currency: 'EUR' } as const;
	for (const status of ['issued', 'failed'] as const) {
		await onPaymentNews(atWork(host), {
			kind: 'refunds',
			provider: 'test',
			money_ref: attempt?.money_ref ?? '',
			attempt: null,
			refunds: [{ ...elsewhere, status }],
		});
	}
	const lost = await order('test');
	await bank(host, lost.ref, 'approve');
	await onPaymentNews(atWork(host), {
		kind: 'dispute',
		provider: 'test',
		money_ref: (await listAttempts(host.db, lost.id))[0]?.money_ref ?? '',
		state: 'lost',
		outcome: 'lost',
		due_by: null,
	});
	await lost.act('cancellations', { reason: typed });
	const inPart = await order('test', 2);
	await bank(host, inPart.ref, 'approve');
	await inPart.act('parcels', { lines: [{ position: 0, quantity: 1 }] });
	await inPart.act(`parcels/${await getParcel({ host, id: inPart.id })}/sendings`, sending);
	await onPaymentNews(atWork(host), {
		kind: 'dispute',
		provider: 'test',
		money_ref: (await listAttempts(host.db, inPart.id))[0]?.money_ref ?? '',
		state: 'lost',
		outcome: 'lost',
		due_by: null,
	});
	await inPart.act('cancellations', { reason: typed });
	const link = { email: sold.email, number: sold.number };
	await aBuyer(host.ask, { locale }).ask('POST', 'order-links', link);
	const [refund] = await host.db.select().from(order_refunds);
	await held.act(`refunds/${refund?.id}/outcomes`, { outcome: 'failed' });
	for (const time of ['06-15T10:45', '06-21T10:00', '07-20T10:00', '07-21T10:00']) {
		await round(host, () => new Date(`2025-${time}:00Z`));
	}
	await putOnShelf(host, WHEEL, 0);
	await recordPaymentResult(
		atWork(host),
		(await listAttempts(host.db, late.id))[0] ?? { id: '', order_id: '' },
		{
			status: 'paid',
			money: { amount: late.total_amount, currency: 'EUR' },
			money_ref: randomUUID(),
		},
	);
}

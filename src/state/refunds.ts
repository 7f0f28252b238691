import { callApi } from '#api/call-api.ts';
import { countRefunds, type CountedRefund } from '#contract/orders/counting.ts';
import { onceConsented, toItem, toUnits, track } from './analytics.ts';
import { pageLocale } from './page-locale.ts';

/** Tracks a refund; the caller has it from the host, which reports each refund once. */
export function noteRefund(refund: CountedRefund): void {
	const { number, currency, discount_code, lines } = refund;
	const units = (amount: number) => toUnits(amount, currency);
	track({
		event: 'refund',
		ecommerce: {
			transaction_id: number,
			currency,
			value: units(refund.amount),
			tax: units(refund.vat),
			shipping: units(refund.shipping_amount),
			...(discount_code !== null && { coupon: discount_code }),
			items: lines.map((line) =>
				toItem({ ...line, variant: line }, line.refunded_quantity, currency),
			),
		},
	});
}

/** Sends the refunds of an order to analytics, each once, on the first page opened with consent. */
export const reportRefunds = (orderId: string): void =>
	onceConsented(() => void askAndTell(orderId));

async function askAndTell(orderId: string): Promise<void> {
	const answer = await callApi(countRefunds, {
		baseUrl: '',
		query: { locale: pageLocale() },
		params: { id: orderId },
		body: {},
	});
	if (answer.ok) answer.data.forEach(noteRefund);
}

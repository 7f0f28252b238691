import { beforeEach, expect, test, vi } from 'vitest';
import { grantConsent, refuseConsent, type AnalyticsEvent } from '../../../src/state/analytics.ts';
import { noteRefund } from '../../../src/state/refunds.ts';
import { aCountedRefund } from '../../support/factories-checkout.ts';

beforeEach(() => {
	vi.stubGlobal('window', {});
	return () => vi.unstubAllGlobals();
});

const sentFrom = () => {
	const sent: AnalyticsEvent[] = [];
	grantConsent((event) => sent.push(event));
	return sent;
};

test('a refund has GA4’s names: amount and returned units', () => {
	noteRefund(aCountedRefund({ discount_code: 'GIRO10' }));
	expect(sentFrom()).toEqual([
		{
			event: 'refund',
			ecommerce: {
				transaction_id: '26-483-0275',
				currency: 'EUR',
				value: 119.7,
				tax: 21.58,
				shipping: 9.9,
				coupon: 'GIRO10',
				items: [
					{
						item_id: 'RD-50-HG',
						item_name: 'Kleos RD 50',
						item_brand: 'Livenza',
						item_category: 'Ruote',
						item_variant: 'HG / Nero',
						price: 122,
						discount: 12.2,
						quantity: 1,
					},
				],
			},
		},
	]);
});

test('a refund in yen has no decimals, and a price reduction no units', () => {
	const amounts = { amount: 4_500, vat: 0, shipping_amount: 0 };
	noteRefund(aCountedRefund({ ...amounts, currency: 'JPY', lines: [] }));
	expect(sentFrom()).toMatchObject([{ ecommerce: { value: 4_500, currency: 'JPY', items: [] } }]);
});

test('a refund is not reported without consent', () => {
	refuseConsent();
	noteRefund(aCountedRefund());
	expect(sentFrom()).toEqual([]);
});

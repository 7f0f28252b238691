import { beforeEach, expect, test, vi } from 'vitest';
import {
	grantConsent,
	noteAdded,
	noteCartViewed,
	noteListed,
	noteOffered,
	refuseConsent,
	toUnits,
	type AnalyticsEvent,
} from '../../../src/state/analytics.ts';
import { aCart, anItem } from '../../support/factories-cart.ts';

beforeEach(() => {
	vi.stubGlobal('window', {});
	return () => vi.unstubAllGlobals();
});

const sentFrom = () => {
	const sent: AnalyticsEvent[] = [];
	grantConsent((event) => sent.push(event));
	return sent;
};
const [item] = aCart({ items: [anItem({ quantity: 2, adjustments_total: -2440 })] }).items;

test.each([
	[12200, 'EUR', 122],
	[1, 'EUR', 0.01],
	[298_500, 'JPY', 298_500],
	[1999, 'EUR', 19.99],
])('%i of %s is %d currency units', (amount, currency, units) => {
	expect(toUnits(amount, currency)).toBe(units);
});

test('an addition has GA4’s names and amounts in currency units', () => {
	if (item) noteAdded(item, 1, 'EUR');
	expect(sentFrom()).toEqual([
		{
			event: 'add_to_cart',
			ecommerce: {
				currency: 'EUR',
				value: 122,
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

test('yen have no decimals', () => {
	if (item) noteAdded({ ...item, unit_price: item.unit_price }, 3, 'JPY');
	expect(sentFrom()).toMatchObject([{ ecommerce: { value: 36_600, currency: 'JPY' } }]);
});

test('events are queued in order until consent', () => {
	noteOffered('view_item', { code: 'A', name: 'A', price: { value: 1, currency: 'EUR' } });
	noteListed('view_item_list', 'Ruote', [{ id: 'rd-50', name: 'Kleos', index: 0 }]);
	noteCartViewed(aCart());
	noteOffered('add_to_wishlist', { code: 'A', name: 'A', price: { value: 1, currency: 'EUR' } });
	expect(sentFrom().map(({ event }) => event)).toEqual([
		'view_item',
		'view_item_list',
		'view_cart',
		'add_to_wishlist',
	]);
});

test('refused events are dropped, before and after the choice', () => {
	noteCartViewed(aCart());
	refuseConsent();
	noteCartViewed(aCart());
	expect(sentFrom()).toEqual([]);
});

test('the queue is bounded without an answer', () => {
	for (let turn = 0; turn < 500; turn += 1) noteCartViewed(aCart());
	expect(sentFrom()).toHaveLength(200);
});

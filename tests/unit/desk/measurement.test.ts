import { expect, test } from 'vitest';
import type { MeasurementReport } from '#contract/measurement/report.ts';
import { byCountry, byDay, bySteps, takingsByDay } from '../../../src/desk/measurement/sums.ts';

const counted = (
	day: string,
	event: MeasurementReport['counts'][number]['event'],
	count: number,
	country = 'IT',
) => ({ day, country, event, count });
const REPORT: MeasurementReport = {
	is_measured: true,
	counts: [
		counted('2026-11-01', 'view_item', 30),
		counted('2026-11-01', 'view_item', 10, 'JP'),
		counted('2026-11-01', 'add_to_cart', 10),
		counted('2026-11-03', 'begin_checkout', 12),
	],
	takings: [
		{ day: '2026-11-01', country: 'IT', currency: 'EUR', orders: 2, amount: 450_000, refunded: 0 },
		{
			day: '2026-11-03',
			country: 'IT',
			currency: 'EUR',
			orders: 1,
			amount: 122_00,
			refunded: 22_00,
		},
		{ day: '2026-11-03', country: 'JP', currency: 'JPY', orders: 1, amount: 309_800, refunded: 0 },
	],
	misses: [],
	low_stock: [],
};
const DAYS = ['2026-11-01', '2026-11-03'] as const;

test('sums each day of a period, empty days included', () => {
	expect(byDay(REPORT, ...DAYS)).toEqual([
		{ day: '2026-11-01', views: 40, carts: 10, checkouts: 0, orders: 2 },
		{ day: '2026-11-02', views: 0, carts: 0, checkouts: 0, orders: 0 },
		{ day: '2026-11-03', views: 0, carts: 0, checkouts: 12, orders: 2 },
	]);
});

test('counts drop-outs before each step, never below zero', () => {
	expect(bySteps(REPORT).slice(0, 4)).toEqual([
		{ step: 'view_item', count: 40, left: null },
		{ step: 'add_to_cart', count: 10, left: 0.75 },
		{ step: 'begin_checkout', count: 12, left: 0 },
		{ step: 'add_shipping_info', count: 0, left: 1 },
	]);
	expect(bySteps({ ...REPORT, counts: [] }).map(({ left }) => left)).toEqual(Array(6).fill(null));
});

test('never adds one currency to another', () => {
	expect(byCountry(REPORT)).toEqual([
		{ country: 'IT', views: 30, orders: 3, takings: [{ currency: 'EUR', amount: 460_000 }] },
		{ country: 'JP', views: 10, orders: 1, takings: [{ currency: 'JPY', amount: 309_800 }] },
	]);
	expect(takingsByDay(REPORT, ...DAYS)).toEqual({
		currency: 'EUR',
		days: [
			{ day: '2026-11-01', amount: 450_000 },
			{ day: '2026-11-02', amount: 0 },
			{ day: '2026-11-03', amount: 100_00 },
		],
	});
	expect(takingsByDay({ ...REPORT, takings: [] }, ...DAYS)).toBeNull();
});

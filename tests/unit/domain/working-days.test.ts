import { describe, expect, test } from 'vitest';
import {
	deliveryRange,
	isWorkingDay,
	timeOfRange,
	workingDaysAfter,
	toWorkingDays,
} from '../../../src/domain/time/working-days.ts';

describe('public holidays', () => {
	test.each([
		['2026-11-21', 'a Saturday'],
		['2026-11-22', 'a Sunday'],
		['2027-01-01', 'New Year'],
		['2027-01-06', 'Epiphany'],
		['2025-04-21', 'Easter Monday of 2025'],
		['2026-04-06', 'Easter Monday of 2026'],
		['2027-03-29', 'Easter Monday of 2027'],
		['2038-04-26', 'the latest Easter Monday there is'],
		['2028-04-25', 'Liberation Day'],
		['2026-05-01', 'Labour Day'],
		['2026-06-02', 'Republic Day'],
		['2029-08-15', 'the Assumption'],
		['2027-11-01', 'All Saints'],
		['2026-12-08', 'the Immaculate Conception'],
		['2026-12-25', 'Christmas'],
		['2028-12-26', 'Saint Stephen'],
		['2027-10-04', 'Saint Francis, since 2026'],
	])('%s is %s', (day) => {
		expect(isWorkingDay(day)).toBe(false);
	});

	test.each([
		['2026-11-23', 'a Monday'],
		['2024-10-04', 'Saint Francis before the law of 2025'],
		['2026-04-07', 'the Tuesday after Easter'],
		['2026-04-03', 'Good Friday, which Italy works on'],
	])('%s is not: %s', (day) => {
		expect(isWorkingDay(day)).toBe(true);
	});
});

test.each([
	['2026-11-23', 1, '2026-11-24'],
	['2026-11-27', 1, '2026-11-30'],
	['2026-11-28', 0, '2026-11-30'],
	['2026-12-04', 2, '2026-12-09'],
	['2026-12-23', 2, '2026-12-28'],
	['2027-03-26', 1, '2027-03-30'],
])('from %s, %i working days on is %s', (day, days, expected) => {
	expect(workingDaysAfter(day, days)).toBe(expected);
});

test('an order of a Sunday counts from Monday', () => {
	expect(deliveryRange('2026-11-22', { min: 5, max: 6 })).toEqual({
		from: '2026-11-30',
		to: '2026-12-01',
	});
});

test('delivery over Christmas waits for the holidays', () => {
	expect(deliveryRange('2026-12-22', { min: 5, max: 6 })).toEqual({
		from: '2026-12-30',
		to: '2026-12-31',
	});
});

test('express hours are whole working days', () => {
	expect(toWorkingDays({ min: 48, max: 72 })).toEqual({ min: 2, max: 3 });
	expect(toWorkingDays({ min: 49, max: 72 })).toEqual({ min: 3, max: 3 });
});

test.each(['2026-11-20', '2026-11-21', '2026-11-23', '2026-12-22'])(
	'a promise on %s is stated in its days',
	(ordered) => {
		for (const time of [
			{ min: 0, max: 0 },
			{ min: 2, max: 3 },
			{ min: 5, max: 6 },
		]) {
			expect(timeOfRange(deliveryRange(ordered, time), ordered)).toEqual(time);
		}
	},
);

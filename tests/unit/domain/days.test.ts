import { expect, test } from 'vitest';
import {
	dayInRome,
	daysAfter,
	startOfDayInRome,
	yearsAfter,
} from '../../../src/domain/time/days.ts';

test.each([
	['2026-06-30T21:59:59Z', '2026-06-30'],
	['2026-06-30T22:00:00Z', '2026-07-01'],
	['2026-12-31T22:59:59Z', '2026-12-31'],
	['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Rome', (instant, day) => {
	expect(dayInRome(new Date(instant))).toBe(day);
});

test('days are counted on the calendar, whatever the clocks do', () => {
	expect(daysAfter('2026-11-21', -31)).toBe('2026-10-21');
	expect(daysAfter('2026-03-28', 2)).toBe('2026-03-30');
});

test('28 February stays the 28th in a leap year', () => {
	expect(yearsAfter('2026-02-28', 2)).toBe('2028-02-28');
});

test.each([
	['2026-03-28', '2026-03-27T23:00:00.000Z', 'the day before the clocks go forward'],
	['2026-03-29', '2026-03-28T23:00:00.000Z', 'the day on which they do'],
	['2026-03-30', '2026-03-29T22:00:00.000Z', 'the day after'],
	['2026-10-25', '2026-10-24T22:00:00.000Z', 'the day on which they go back'],
	['2026-10-26', '2026-10-25T23:00:00.000Z', 'the day after'],
	['2027-01-01', '2026-12-31T23:00:00.000Z', 'a new year'],
])('in Rome %s begins at %s, %s', (day, instant) => {
	expect(startOfDayInRome(day).toISOString()).toBe(instant);
});

test('every day begins with its first millisecond', () => {
	for (let at = 0; at < 800; at += 1) {
		const day = daysAfter('2026-01-01', at);
		const start = startOfDayInRome(day);
		expect(dayInRome(start)).toBe(day);
		expect(dayInRome(new Date(start.getTime() - 1))).toBe(daysAfter(day, -1));
	}
});

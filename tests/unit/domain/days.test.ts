import { expect, test } from 'vitest';
import { dayInRome, daysAfter, yearsAfter } from '../../../src/domain/days.ts';

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

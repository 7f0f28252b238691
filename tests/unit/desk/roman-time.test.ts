import { expect, test } from 'vitest';
import { findInstant, localTime } from '../../../src/desk/values/roman-time.ts';

test.each([
	['2026-11-23T09:30', '2026-11-23T08:30:00.000Z'],
	['2026-07-01T09:30', '2026-07-01T07:30:00.000Z'],
	// Of an hour that occurs twice, the first; of a skipped one, the next.
	['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
	['2026-03-29T02:30', '2026-03-29T01:00:00.000Z'],
	['', null],
	['2026-11', null],
])('the field value %j means %s', (local, instant) => {
	expect(findInstant(local)).toBe(instant);
});

test('an instant is shown in Italian time, in any time zone', () => {
	expect(localTime('2026-11-23T08:30:00.000Z')).toBe('2026-11-23T09:30');
	expect(localTime(null)).toBe('');
});

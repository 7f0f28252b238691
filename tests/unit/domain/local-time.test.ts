import { describe, expect, test } from 'vitest';
import { endOfDayInRome, instantInRome, timeInRome } from '../../../src/domain/time/local-time.ts';

const at = (iso: string) => ({ is: 'instant', at: new Date(iso) });

describe('a time in Rome', () => {
	test.each([
		['2027-01-15T09:00', '2027-01-15T08:00:00Z'],
		['2027-07-15T09:00', '2027-07-15T07:00:00Z'],
		['2027-07-15T09:00:00', '2027-07-15T07:00:00Z'],
		['2027-03-28T01:59', '2027-03-28T00:59:00Z'],
		['2027-03-28T03:00', '2027-03-28T01:00:00Z'],
		['2027-10-31T01:59', '2027-10-30T23:59:00Z'],
		['2027-10-31T03:00', '2027-10-31T02:00:00Z'],
	])('%s is parsed as Rome time', (local, instant) => {
		expect(instantInRome(local)).toEqual(at(instant));
	});

	test.each(['2027-03-28T02:00', '2027-03-28T02:30', '2027-03-28T02:59'])(
		'%s does not exist in spring, and three o’clock is suggested',
		(local) => {
			expect(instantInRome(local)).toEqual({ is: 'skipped', offer: '2027-03-28T03:00' });
		},
	);

	test('is ambiguous in autumn, and requires an offset', () => {
		expect(instantInRome('2027-10-31T02:30')).toEqual({
			is: 'twice',
			choices: [
				{ clock: 'CEST', at: new Date('2027-10-31T00:30:00Z') },
				{ clock: 'CET', at: new Date('2027-10-31T01:30:00Z') },
			],
		});
		expect(instantInRome('2027-10-31T02:30+02:00')).toEqual(at('2027-10-31T00:30:00Z'));
		expect(instantInRome('2027-10-31T02:30+01:00')).toEqual(at('2027-10-31T01:30:00Z'));
	});

	test('with the other season’s offset is rejected', () => {
		expect(instantInRome('2027-07-15T09:00+01:00')).toEqual({ is: 'no_time' });
		expect(instantInRome('2027-03-28T02:30+01:00').is).toBe('skipped');
	});

	test('can be given in UTC', () => {
		expect(instantInRome('2027-03-28T02:30:00Z')).toEqual(at('2027-03-28T02:30:00Z'));
		expect(instantInRome('2027-03-28T02:30:00.000Z')).toEqual(at('2027-03-28T02:30:00Z'));
	});

	test.each(['', 'soon', '2027-02-30T10:00', '2027-13-01T10:00', '2027-01-01T24:00', '2027-01-01'])(
		'rejects “%s”',
		(local) => expect(instantInRome(local)).toEqual({ is: 'no_time' }),
	);

	test('is formatted in Rome time', () => {
		expect(timeInRome(new Date('2027-03-28T01:00:00Z'))).toBe('2027-03-28T03:00');
	});
});

test.each([
	['2026-12-15', '2026-12-15T23:59:59+01:00'],
	['2027-07-01', '2027-07-01T23:59:59+02:00'],
	['2027-03-28', '2027-03-28T23:59:59+02:00'],
	['2027-10-31', '2027-10-31T23:59:59+01:00'],
])('%s ends in Rome at %s', (day, end) => {
	expect(endOfDayInRome(day)).toBe(end);
});

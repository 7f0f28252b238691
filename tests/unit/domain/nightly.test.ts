import { describe, expect, test } from 'vitest';
import { nextTimeInRome } from '#domain/time/local-time.ts';
import { nextRunAt, firstRunAt } from '#domain/time/nightly.ts';

const at = (iso: string) => new Date(iso);

describe('the next occurrence of a time in Rome', () => {
	test.each([
		['later the same day, in winter', '03:30', '2026-11-23T01:00:00Z', '2026-11-23T02:30:00Z'],
		['the next day', '03:30', '2026-11-23T02:30:00Z', '2026-11-24T02:30:00Z'],
		['in summer', '03:30', '2026-07-01T12:00:00Z', '2026-07-02T01:30:00Z'],
		[
			'when the day in Rome is a later one',
			'00:15',
			'2026-07-01T22:30:00Z',
			'2026-07-02T22:15:00Z',
		],
		['in the night that skips it', '02:30', '2027-03-27T12:00:00Z', '2027-03-28T01:00:00Z'],
		['in the night that shows it twice', '02:30', '2027-10-30T12:00:00Z', '2027-10-31T00:30:00Z'],
	])('%s', (_case, time, after, expected) => {
		expect(nextTimeInRome(time, at(after)).toISOString()).toBe(at(expected).toISOString());
	});
});

describe('a nightly job', () => {
	const START = at('2026-11-23T09:00:00Z');
	const NEXT = at('2026-11-24T02:30:00Z');

	test.each([
		['for the first time', null, NEXT],
		['after a night in which it was done', at('2026-11-23T02:31:00Z'), NEXT],
		['exactly a day later', at('2026-11-22T09:00:00Z'), NEXT],
		['after a night that was missed', at('2026-11-22T02:31:00Z'), at('2026-11-23T09:10:00Z')],
	])('is due after a start %s', (_case, last, due) => {
		expect(firstRunAt('03:30', START, last)).toEqual({ due, tries: 0 });
	});

	test('is due the next night after a success', () => {
		const now = at('2026-11-23T02:32:00Z');
		expect(nextRunAt('03:30', { due: now, tries: 0 }, true, now)).toEqual({
			due: NEXT,
			tries: 0,
		});
	});

	test('is attempted three times a night on failure', () => {
		const times = ['02:30', '02:52', '03:14'].map((time) => at(`2026-11-23T${time}:00Z`));
		let nightly = { due: at('2026-11-23T02:30:00Z'), tries: 0 };
		const due: string[] = [];
		for (const now of times) {
			nightly = nextRunAt('03:30', nightly, false, now);
			due.push(nightly.due.toISOString());
		}
		expect(due).toEqual([
			'2026-11-23T02:50:00.000Z' /* twenty minutes on */,
			'2026-11-23T03:12:00.000Z',
			NEXT.toISOString(),
		]);
	});
});

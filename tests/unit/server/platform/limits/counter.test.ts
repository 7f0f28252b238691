import { expect, test } from 'vitest';
import { createCounter } from '../../../../../src/server/platform/limits/counter.ts';

const at = (time: string) => new Date(`2025-06-15T${time}Z`);
const RULE = { name: 'read.network', limit: 2, window_s: 60 };

test('allows its number in a window, reports the wait, and resets', () => {
	const take = createCounter(RULE);
	expect(take('a', at('10:00:10'))).toEqual({ isAllowed: true });
	expect(take('a', at('10:00:20'))).toEqual({ isAllowed: true });
	expect(take('a', at('10:00:30'))).toEqual({ isAllowed: false, retryAfter_s: 30 });
	expect(take('b', at('10:00:30'))).toEqual({ isAllowed: true });
	expect(take('a', at('10:01:00'))).toEqual({ isAllowed: true });
});

test('is bounded: beyond twenty thousand, senders share one counter', () => {
	const take = createCounter(RULE);
	for (let index = 0; index < 20_000; index += 1) take(`network ${index}`, at('10:00:00'));
	expect(take('x', at('10:00:00'))).toEqual({ isAllowed: true });
	expect(take('y', at('10:00:00'))).toEqual({ isAllowed: true });
	expect(take('z', at('10:00:00'))).toMatchObject({ isAllowed: false });
	expect(take('network 7', at('10:00:00'))).toEqual({ isAllowed: true });
});

test('grants its share with several hosts, by their current number', () => {
	let hosts = 3;
	const take = createCounter({ ...RULE, limit: 8 }, () => hosts);
	const taken = () => take('a', at('10:00:00')).isAllowed;
	expect([taken(), taken(), taken(), taken()]).toEqual([true, true, true, false]);
	hosts = 1;
	expect([taken(), taken(), taken(), taken(), taken()]).toEqual([true, true, true, true, false]);
});

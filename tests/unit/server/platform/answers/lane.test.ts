import { expect, test } from 'vitest';
import { createLane } from '../../../../../src/server/platform/answers/lane.ts';
import { Unavailable } from '../../../../../src/server/kernel/unavailable.ts';

const nextRound = () => new Promise((resolve) => setImmediate(resolve));

test('does no more at once than it has places, in the order of arrival', async () => {
	const inLane = createLane(2, 60_000);
	const order: number[] = [];
	let running = 0;
	let most = 0;
	const task = (number: number) => async () => {
		running += 1;
		most = Math.max(most, running);
		order.push(number);
		await nextRound();
		running -= 1;
		return number;
	};
	expect(await Promise.all([1, 2, 3, 4, 5].map((number) => inLane(task(number))))).toEqual([
		1, 2, 3, 4, 5,
	]);
	expect(order).toEqual([1, 2, 3, 4, 5]);
	expect(most).toBe(2);
});

test('gives its place back when a task fails', async () => {
	const inLane = createLane(1, 60_000);
	await expect(inLane(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
	expect(await inLane(async () => 'next')).toBe('next');
});

test('turns away who waited too long without doing his task, and goes on with the next', async () => {
	const inLane = createLane(1, -1);
	let end: () => void = () => undefined;
	const first = inLane(() => new Promise<void>((resolve) => (end = resolve)));
	let isDone = false;
	const second = inLane(async () => (isDone = true));
	end();
	await first;
	await expect(second).rejects.toThrow(Unavailable);
	expect(isDone).toBe(false);
	expect(await inLane(async () => 'next')).toBe('next');
});

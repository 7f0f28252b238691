import { afterEach, expect, test, vi } from 'vitest';
import { createLimiter, createKeyedLimiter } from '../../../../src/server/platform/limiter.ts';

/** A task that ends when the test releases it, and records its start. */
function aTask(begun: string[], name: string) {
	const { promise, resolve } = Promise.withResolvers<string>();
	const run = () => {
		begun.push(name);
		return promise;
	};
	return { run, ended: promise, end: () => resolve(name) };
}

/** Lets all ready tasks go on. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

afterEach(() => {
	vi.useRealTimers();
});

test('a task arriving at a free slot queues behind waiting ones', async () => {
	const begun: string[] = [];
	const inTurn = createLimiter(1);
	const [first, second, third] = ['first', 'second', 'third'].map((name) => aTask(begun, name));
	if (!first || !second || !third) throw new Error('there are three');
	void inTurn(first.run);
	const done = first.ended.then(() => inTurn(third.run));
	void inTurn(second.run);
	first.end();
	await settle();
	expect(begun).toEqual(['first', 'second']);
	second.end();
	await settle();
	expect(begun).toEqual(['first', 'second', 'third']);
	third.end();
	expect(await done).toBe('third');
});

test('no more tasks run at once than there are slots, in the order of arrival', async () => {
	const begun: string[] = [];
	const inTurn = createLimiter(2);
	const tasks = ['first', 'second', 'third'].map((name) => aTask(begun, name));
	const done = Promise.all(tasks.map(({ run }) => inTurn(run)));
	await settle();
	expect(begun).toEqual(['first', 'second']);
	tasks[1]?.end();
	await settle();
	expect(begun).toEqual(['first', 'second', 'third']);
	tasks[0]?.end();
	tasks[2]?.end();
	expect(await done).toEqual(['first', 'second', 'third']);
});

test('a failed task lets the next one run', async () => {
	const inTurn = createLimiter(1);
	const failed = inTurn(() => Promise.reject(new Error('torn')));
	const next = inTurn(() => Promise.resolve('next'));
	await expect(failed).rejects.toThrow('torn');
	expect(await next).toBe('next');
});

test('a task that waited too long is refused, and those behind run', async () => {
	vi.useFakeTimers({ toFake: ['performance'] });
	const begun: string[] = [];
	const inTurn = createLimiter(1, { maxWait_ms: 4_500 });
	const [first, late, last] = ['first', 'late', 'last'].map((name) => aTask(begun, name));
	if (!first || !late || !last) throw new Error('there are three');
	void inTurn(first.run);
	const refused = inTurn(late.run);
	vi.advanceTimersByTime(4_501);
	const served = inTurn(last.run);
	first.end();
	await expect(refused).rejects.toThrow('nobody waits');
	last.end();
	expect(await served).toBe('last');
	expect(begun).toEqual(['first', 'last']);
});

test('tasks with one key run in sequence, those with others in parallel', async () => {
	const begun: string[] = [];
	const takeTurn = createKeyedLimiter();
	const [one, again, other] = ['one', 'again', 'other'].map((name) => aTask(begun, name));
	if (!one || !again || !other) throw new Error('there are three');
	const both = [takeTurn('a', one.run), takeTurn('a', again.run)];
	void takeTurn('b', other.run);
	await settle();
	expect(begun).toEqual(['one', 'other']);
	one.end();
	again.end();
	other.end();
	expect(await Promise.all(both)).toEqual(['one', 'again']);
});

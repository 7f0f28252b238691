import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { yieldToEventLoop } from '#content/site/yield-to-event-loop.ts';

test.each([
	[49, false],
	[50, true],
])('yields after %i ms: %s', async (worked_ms, isLetIn) => {
	const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
	const letOthers = yieldToEventLoop();
	let hadTurn = false;
	const other = setImmediate().then(() => (hadTurn = true));
	clock.mockReturnValue(1_000 + worked_ms);
	await letOthers();
	expect(hadTurn).toBe(isLetIn);
	await other;
	clock.mockRestore();
});

test('yields again only after the same time', async () => {
	const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
	const letOthers = yieldToEventLoop();
	clock.mockReturnValue(50);
	await letOthers();
	let hadTurn = false;
	const other = setImmediate().then(() => (hadTurn = true));
	clock.mockReturnValue(99);
	await letOthers();
	expect(hadTurn).toBe(false);
	await other;
	clock.mockRestore();
});

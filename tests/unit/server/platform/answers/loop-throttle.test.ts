import { expect, test } from 'vitest';
import { createLoopThrottle } from '../../../../../src/server/platform/answers/loop-throttle.ts';

test('yields between rounds, and forgets nobody', async () => {
	const turn = createLoopThrottle(2);
	const order: string[] = [];
	const five = Promise.all(
		['a', 'b', 'c', 'd', 'e'].map(async (name) => {
			await turn();
			order.push(name);
		}),
	);
	const other = (async () => {
		for (let round = 1; round <= 3; round += 1) {
			await new Promise((resolve) => setImmediate(resolve));
			order.push(`round ${round}`);
		}
	})();
	await Promise.all([five, other]);
	expect(order).toEqual(['a', 'b', 'round 1', 'c', 'd', 'round 2', 'e', 'round 3']);
	await turn();
});

import { expect, test } from 'vitest';
import { eachLimited } from '../../../src/edge/releases/each.ts';

const later = () => new Promise((resolve) => setImmediate(resolve));

test('runs over all with limited concurrency', async () => {
	const seen: number[] = [];
	let running = 0;
	let most = 0;
	await eachLimited([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
		running += 1;
		most = Math.max(most, running);
		await later();
		running -= 1;
		seen.push(item);
	});
	expect(seen.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect(most).toBe(3);
});

test('starts nothing after a failure, and rejects once started work has ended', async () => {
	const [begun, ended]: number[][] = [[], []];
	const run = eachLimited([1, 2, 3, 4, 5], 2, async (item) => {
		begun?.push(item);
		if (item === 1) throw new Error('the disk is full');
		for (let turn = 0; turn < 5; turn += 1) await later();
		ended?.push(item);
	});
	await expect(run).rejects.toThrow('the disk is full');
	expect(begun).toEqual([1, 2]);
	expect(ended).toEqual([2]);
});

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { joinChanges, readChangesSince } from '#edge/releases/index-since.ts';
import { type FileEntry, type FileIndex, withChanges } from '#edge/releases/release-index.ts';
import { aStore } from '../a-store.ts';

const PATHS = ['a', 'b', 'c', 'd', 'e'];

/** Pseudo-random numbers below `limit`, the same in each run. */
function dice(seed: number) {
	let state = seed;
	return (limit: number) => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return Math.floor((state / 2_147_483_648) * limit);
	};
}

test('joined differences equal successive ones', () => {
	const roll = dice(38);
	for (let run = 0; run < 500; run += 1) {
		const entry = (): FileEntry => ({ hash: `h${roll(9)}`, bytes: 1, modified: 0 });
		const first: FileIndex = new Map(
			PATHS.filter(() => roll(2) === 0).map((path) => [path, entry()]),
		);
		let last = first;
		const chain = Array.from({ length: 1 + roll(4) }, (_, at) => {
			const gone = PATHS.filter(() => roll(4) === 0);
			const others = PATHS.filter((path) => !gone.includes(path) && roll(3) === 0);
			const written = Object.fromEntries(others.map((path) => [path, entry()]));
			const changes = { since: String(at), written, gone };
			last = withChanges(last, changes);
			return changes;
		});
		const joined = withChanges(first, { since: '0', ...joinChanges(chain) });
		expect(Object.fromEntries(joined)).toEqual(Object.fromEntries(last));
	}
});

test('a difference spans releases, except built or deleted ones', async () => {
	const { dir, publish, releases } = await aStore();
	const change = (text: string, gone: string[] = []) =>
		releases.change({ written: new Map([['it.html', Buffer.from(text)]]), gone, rules: {} });
	const { id: built } = await publish();
	const { id: second } = await change('seconda', ['_astro/a.1.js']);
	const { id: third } = await change('terza');
	expect(await readChangesSince(dir, third, built)).toMatchObject({
		since: built,
		gone: ['_astro/a.1.js'],
		written: { 'it.html': { bytes: 5 } },
	});
	expect(await readChangesSince(dir, third, second)).toMatchObject({ since: second, gone: [] });
	expect(await readChangesSince(dir, second, third)).toBeNull();
	await rm(join(dir, second), { recursive: true });
	expect(await readChangesSince(dir, third, built)).toBeNull();
	const { id: again } = await publish({ 'it.html': 'quarta' });
	expect(await readChangesSince(dir, again, third)).toBeNull();
});

import { expect, test } from 'vitest';
import { createParts, readAlone } from '../../../../../src/server/platform/answers/parts.ts';

/** Source that returns the number of the read. */
function aSource() {
	let readings = 0;
	return { read: async () => (readings += 1), readings: () => readings };
}
const NOW = { products: 'p1', stores: 's1' };

test('parts shared by simultaneous answers are read once, also for requests meanwhile', async () => {
	const { read, readings } = aSource();
	const partsAt = createParts();
	const answers = [NOW, NOW, { ...NOW }].map((versions) =>
		partsAt(versions)('wheels', ['products', 'stores'], read),
	);
	expect(await Promise.all(answers)).toEqual([1, 1, 1]);
	expect(await partsAt(NOW)('wheels', ['products', 'stores'], read)).toBe(1);
	expect(readings()).toBe(1);
});

test('a part is read again only after a change of its tables', async () => {
	const { read } = aSource();
	const partsAt = createParts();
	const ask = (versions: object) => partsAt(versions)('wheels', ['products', 'stores'], read);
	expect(await ask(NOW)).toBe(1);
	expect(await ask({ ...NOW, pages: 'other' })).toBe(1);
	expect(await ask({ ...NOW, stores: 's2' })).toBe(2);
	// A client that asked before the change does not get the answer of another.
	expect(await ask(NOW)).toBe(3);
});

test('parts with other names are separate', async () => {
	const { read } = aSource();
	const part = createParts()(NOW);
	expect(await part('wheels', ['products'], read)).toBe(1);
	expect(await part('shops', ['products'], read)).toBe(2);
});

test('a failed read is not cached', async () => {
	const part = createParts()(NOW);
	const fail = () => Promise.reject(new Error('no database'));
	await expect(part('wheels', ['products'], fail)).rejects.toThrow('no database');
	expect(await part('wheels', ['products'], async () => 7)).toBe(7);
});

test('a draft shares nothing with live content', async () => {
	const { read } = aSource();
	expect(await readAlone('wheels', ['products'], read)).toBe(1);
	expect(await readAlone('wheels', ['products'], read)).toBe(2);
});

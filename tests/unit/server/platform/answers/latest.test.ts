import { expect, test } from 'vitest';
import { latest } from '../../../../../src/server/platform/answers/latest.ts';

/** Source whose reads end when the test says so; each returns the number of its start. */
function aSource() {
	const ends: ((failure?: Error) => void)[] = [];
	const read = () =>
		new Promise<number>((resolve, reject) => {
			const number = ends.length + 1;
			ends.push((failure) => (failure ? reject(failure) : resolve(number)));
		});
	return { read, end: (number: number, failure?: Error) => ends[number - 1]?.(failure), ends };
}

test('requests during a read share the next one', async () => {
	const { read, end, ends } = aSource();
	const ask = latest(read);
	const first = ask();
	const meanwhile = [ask(), ask(), ask()];
	expect(ends).toHaveLength(1);
	end(1);
	expect(await first).toBe(1);
	expect(ends).toHaveLength(2);
	const later = ask();
	end(2);
	expect(await Promise.all(meanwhile)).toEqual([2, 2, 2]);
	end(3);
	expect(await later).toBe(3);
	void ask();
	expect(ends).toHaveLength(4);
});

test('a failed read fails only its own requests', async () => {
	const { read, end } = aSource();
	const ask = latest(read);
	const first = ask();
	const second = ask();
	end(1, new Error('gone'));
	await expect(first).rejects.toThrow('gone');
	end(2);
	expect(await second).toBe(2);
});

import { expect, test } from 'vitest';
import { readSerials } from '../../../../../src/server/wheels/serials/csv.ts';

test('a long file of serials is read while others have their turn', async () => {
	let turns = 0;
	let isOver = false;
	const others = () => {
		turns += 1;
		if (!isOver) setImmediate(others);
	};
	setImmediate(others);
	const read = await readSerials(`serial_number,product_id\n${'a,b\n'.repeat(5_000)}`);
	isOver = true;
	expect(read).toMatchObject({ rows: [], bad: { length: 5_000 } });
	expect(turns).toBeGreaterThanOrEqual(9);
});

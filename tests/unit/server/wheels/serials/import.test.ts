import { expect, test } from 'vitest';
import { readRows } from '../../../../../src/server/platform/csv/read-rows.ts';
import { SERIAL_COLUMNS } from '../../../../../src/server/wheels/serials/import.ts';

test('importing a long file of serials yields to others', async () => {
	let turns = 0;
	let isOver = false;
	const others = () => {
		turns += 1;
		if (!isOver) setImmediate(others);
	};
	setImmediate(others);
	const read = await readRows(`serial_number,product_id\n${'a,b\n'.repeat(5_000)}`, SERIAL_COLUMNS);
	isOver = true;
	expect(read).toMatchObject({ rows: [], bad: { length: 5_000 } });
	expect(turns).toBeGreaterThanOrEqual(9);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERIALS } from '#seed/serials.ts';

const PAPER = readFileSync('src/server/wheels/README.md', 'utf8');
const known = new Map(SERIALS.map((serial) => [serial.serial_number, serial]));
const numbers = SERIALS.map(({ serial_number }) => serial_number);

test('front wheels have odd numbers and rear wheels even ones, from 0101 to 0140', () => {
	expect(numbers.filter((serial) => !/^MQC\d{2}[AP]2501[0-4]\d$/.test(serial))).toEqual([]);
	const wrong = numbers.filter((serial) => {
		const isOdd = Number(serial.slice(-4)) % 2 === 1;
		return isOdd !== (serial[5] === 'A');
	});
	expect(wrong).toEqual([]);
	expect(PAPER).toContain('0101 to 0140: odd for `A`, even for `P`');
});

test('every serial in the README of the wheels exists, or not as stated', () => {
	const table = PAPER.slice(PAPER.indexOf('| serial '), PAPER.indexOf('Every mail that follows'));
	const rows = table.split('\n').filter((row) => row.includes('`MQC'));
	const named = rows.flatMap((row) =>
		[...row.matchAll(/`(MQC\w+)`/g)].map(([, serial = '']) => ({
			serial,
			isThere: !row.includes('letter O'),
		})),
	);
	expect(named).toHaveLength(7);
	for (const { serial, isThere } of named)
		expect([serial, known.has(serial)]).toEqual([serial, isThere]);
	expect(known.get('MQC36A250101')?.registered).toBeDefined();
	expect(known.get('MQC62A250101')?.state).toBe('substituted');
	expect(known.get('MQC50A250101')?.state).toBe('teams');
});

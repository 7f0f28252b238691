import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { minorUnitsIn } from '../../../../src/server/platform/csv/read-amount.ts';
import {
	decoded,
	isWorkbook,
	readRows,
	type CsvColumns,
} from '../../../../src/server/platform/csv/read-rows.ts';

const COLUMNS: CsvColumns<{ code: string; text: string }> = {
	required: ['code', 'text'],
	optional: ['more'],
	passedOver: [],
	codes: ['code'],
	row: v.object({ code: v.string(), text: v.pipe(v.string(), v.nonEmpty()) }),
	toKey: ({ code }) => code,
};

/** Code, text and line of each parsed row, and the lines of those that failed. */
async function listRows(bytes: string | Uint8Array) {
	const text = typeof bytes === 'string' ? bytes : (decoded(bytes) ?? '');
	const read = await readRows(text, COLUMNS);
	if (typeof read === 'string') return read;
	return [
		...read.rows.map(({ line, row }) => `${line} ${row.code} ${row.text}`),
		...read.bad.map(({ line, code }) => `${line} ${code}`),
	];
}

const utf16 = (text: string, isBig = false) => {
	const bytes = Buffer.from(text, 'utf16le');
	return new Uint8Array(isBig ? bytes.swap16() : bytes);
};

describe('CSV written by a spreadsheet', () => {
	test.each([
		['Windows-1252', Buffer.from('code;text\r\nA1;Citt\xe0 \x80\r\n', 'latin1'), ['2 A1 Città €']],
		['UTF-8', Buffer.from('\uFEFFcode,text\nA1,Città €\n'), ['2 A1 Città €']],
		['UTF-16 with its mark', utf16('\uFEFFcode\ttext\r\nA1\tCittà\r\n'), ['2 A1 Città']],
		['UTF-16 the other way', utf16('\uFEFFcode\ttext\r\nA1\tCittà\r\n', true), ['2 A1 Città']],
		['UTF-16 without a mark', utf16('code\ttext\r\nA1\t東京\r\n'), ['2 A1 東京']],
		['tabs', 'code\ttext\nA1\tx, y; z\n', ['2 A1 x, y; z']],
		['a line that names the separator', 'sep=;\r\ncode;text\r\nA1;x,y\r\n', ['3 A1 x,y']],
		['a separator of its own', 'sep=|\ncode|text\nA1|x;y\n', ['3 A1 x;y']],
		['a header with commas in quotes', '"code";"text"\nA1;"a;b"\n', ['2 A1 a;b']],
		[
			'numbers kept as text',
			'code;text\n="00123";="007"\n"=""0042""";x\n',
			['2 00123 007', '3 0042 x'],
		],
		['inches', 'code;text\nA1;28"\nA2;"28"" x"\n', ['2 A1 28"', '3 A2 28" x']],
		['rows of separators', 'code;text\n;;\nA1;x\n;\n ; \nA2;y\n', ['3 A1 x', '6 A2 y']],
		['a separator at the end', 'code;text;\nA1;x;\nA2;y\n', ['2 A1 x', '3 A2 y']],
		['more separators than columns', 'code;text\nA1;x;;;\n', ['2 A1 x']],
		['names in capitals', ' CODE ;Text\nA1;x\n', ['2 A1 x']],
		['old line ends', 'code;text\rA1;x\r', ['2 A1 x']],
		[
			'codes in other spellings',
			'code;text\na\u20111\u200b;x\nA–1;y\n',
			['2 A-1 x', '3 duplicate'],
		],
		['codes marked as text', "code;text\n'00123;'tis\n", ["2 00123 'tis"]],
		['the end of a file of DOS', 'code;text\r\nA1;x\r\n\u001a', ['2 A1 x']],
		['a file filled up with zeros', 'code;text\nA1;x\n\0\0\0', ['2 A1 x']],
		['what it disarmed', "code;text\nA1;'=1+1\n", ['2 A1 =1+1']],
	])('%s', async (_, bytes, rows) => {
		expect(await listRows(bytes)).toEqual(rows);
	});

	test.each([
		...['#N/D', '#N/A', '#NV', '#RIF!', '#BEZUG!', '#VALORE!', '#¡VALOR!', '#DIV/0!', '#NOME?'],
		...['#¿NOMBRE?', 'Err:502', '#####'],
	])('refuses a row whose formula has failed: %s', async (cell) => {
		expect(await listRows(`code;text\nA1;${cell}\nA2;#1\n`)).toEqual(['3 A2 #1', '2 sheet_error']);
	});

	test('reports the line on which a row starts', async () => {
		const lines = ['code;text', '', 'A1;"one', 'two', 'three"', 'A2;', 'A3;"x', 'y"', 'A4;z;more'];
		const rows = ['3 A1 one\ntwo\nthree', '7 A3 x\ny', '6 text', '9 columns'];
		for (const end of ['\n', '\r\n']) expect(await listRows(lines.join(end))).toEqual(rows);
	});

	test.each(['other;text\nA1;x\n', 'code;text;code\nA1;x;y\n', ''])(
		'%j is refused entirely',
		async (text) => {
			expect(await listRows(text)).toBe('no_header');
		},
	);

	test.each([
		['code;text\nA1;"x\nA2;y\n', 2],
		['code;text\nA1;"one\ntwo"\n;;\n\nA2;y\n"A3;z\nA4;w\n', 7],
		['sep=;\ncode;text\nA1;x\nA2;"y\n', 4],
		['"code;text\nA1;x\n', 1],
	])('%j reports the line of an unclosed quote', async (text, line) => {
		expect(await listRows(text)).toEqual([`${line} open_quote`]);
	});
});

test.each([
	['1 890,50', 1890_50],
	['1\u00a0890,50', 1890_50],
	['1\u202f234\u202f567', 1_234_567_00],
	['1’890.50', 1890_50],
	["1'890", 1890_00],
	['1 89,50', 'amount'],
	['12 3456', 'amount'],
	['1.890,00 €', 1890_00],
	['€ 1.890,00', 1890_00],
	['1890 EUR', 1890_00],
	['$1890', 'amount'],
	['1890 CHF', 'amount'],
	['-5', 'amount'],
])('parses an amount grouped as %j', (cell, minor) => {
	expect(minorUnitsIn(cell, 'EUR')).toBe(minor);
});

test('an amount after many spaces is refused at once', () => {
	const before = performance.now();
	expect(minorUnitsIn(`€${' '.repeat(5_000)}x`, 'EUR')).toBe('amount');
	expect(minorUnitsIn(`€${' '.repeat(5_000)}5`, 'EUR')).toBe(500);
	expect(performance.now() - before).toBeLessThan(500);
});

test('a workbook is distinguished from CSV by its first bytes', () => {
	const bytes = (hex: string) => new Uint8Array(Buffer.from(`${hex}000000000000`, 'hex'));
	expect(['504b0304', 'd0cf11e0a1b11ae1', '504b2c31'].map((hex) => isWorkbook(bytes(hex)))).toEqual(
		[true, true, false],
	);
});

test('amounts require a unit in their header, except in exports for programs', async () => {
	const columns = {
		required: ['code', 'amount'],
		optional: ['currency', 'exported'],
		passedOver: [],
		money: { amounts: ['amount'], currency: 'currency', mark: 'exported' },
		row: v.object({ amount: v.string(), currency: v.optional(v.string()) }),
		toKey: () => '',
	};
	const findAmount = async (header: string, cells: string) => {
		const read = await readRows(`code;${header}\nA1;${cells}`, columns);
		return typeof read === 'string' ? read : (read.rows[0]?.row.amount ?? read.bad[0]?.code);
	};
	expect(await findAmount('amount', '185')).toBe('no_unit');
	expect(await findAmount('amount;currency', '185;EUR')).toBe('no_unit');
	expect(await findAmount('amount;exported', '185;x')).toBe('185');
	expect(await findAmount('amount (minor)', '185')).toBe('185');
	expect(await findAmount('Amount (EUR)', '185')).toBe('18500');
	expect(await findAmount('amount (JPY)', '185')).toBe('185');
	expect(await findAmount('amount (EUR);currency', '185;JPY')).toBe('currency');
	expect(await findAmount('amount (in valuta);currency', '185,5;EUR')).toBe('18550');
});

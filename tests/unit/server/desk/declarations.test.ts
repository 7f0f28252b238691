import { describe, expect, test } from 'vitest';
import { CONTRACT } from '#contract/modules.ts';
import { DESK_RESOURCE_NAMES, deskResource } from '#contract/desk/resources.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { assertAnswered, assertWhole } from '../../../../src/server/assemble.ts';
import { MODULES } from '../../../../src/server/modules.ts';
import { isWeakPassword, randomPassword } from '../../../../src/server/identity/passwords.ts';
import { attachment } from '../../../../src/server/platform/download/download.ts';
import type { CsvQuery } from '#contract/desk/spreadsheet.ts';
import { minorUnitsIn, yesIn } from '../../../../src/server/platform/csv/read-amount.ts';
import { csvFormat, csvHead, csvRows } from '../../../../src/server/platform/download/csv.ts';

describe.each(DESK_RESOURCE_NAMES)('%s', (name) => {
	const { record, title, list, filters, sorts, search, order, read, ...may } = deskResource(name);

	test('names only fields of its record', () => {
		const fields = Object.keys(record.entries);
		for (const field of [title, ...list, ...filters, ...sorts, ...search, order.sort]) {
			expect(fields).toContain(field);
		}
	});

	test('is changed, created and deleted only by roles that may read it', () => {
		const writing = [
			...(may.change?.roles ?? []),
			...(may.create?.roles ?? []),
			...may.remove,
			...may.export,
			...Object.values(may.actions).flat(),
		];
		for (const role of writing) expect(read).toContain(role);
	});
});

test('the declarations of all capabilities are consistent', () => {
	expect(() => assertWhole(MODULES)).not.toThrow();
	expect(() => assertAnswered(CONTRACT, MODULES)).not.toThrow();
});

test('an unanswered endpoint of the contract is named', () => {
	const fewer = MODULES.filter(({ contract }) => contract.name !== 'wheels');
	expect(() => assertAnswered(CONTRACT, fewer)).toThrow(
		'no capability of the host implements the contract wheels',
	);
});

test('an administrator has every right', () => {
	for (const name of DESK_RESOURCE_NAMES) {
		const { read, change } = deskResource(name);
		expect(read).toContain(STAFF_ROLES.at(-1));
		if (change) expect(change.roles).toContain(STAFF_ROLES.at(-1));
	}
});

test.each([
	['password1919!', true],
	['livenza-2025!', true],
	['password12345678', true],
	['livenza20252026', true],
	['111111111111', true],
	['123456789012', true],
	['rider.rider1!', true],
	['undici-segni', false],
	['ruote piatte e nippli neri', false],
	['日本語のパスワードを使う例', false],
	['🚲🛞🔧🪛🧰🔩⚙️🛠️🚵🏁🥇🏆', false],
])('the password %s is weak: %s', (password, isWeak) => {
	expect(isWeakPassword(password, 'rider@mail.example')).toBe(isWeak);
});

test('a generated password is long and unique', () => {
	const made = new Set(Array.from({ length: 50 }, randomPassword));
	expect(made.size).toBe(50);
	for (const one of made) expect(one).toMatch(/^(?:[a-z2-9]{5}-){3}[a-z2-9]{5}$/);
});

test.each([
	['', 'attachment; filename="file"; filename*=UTF-8\'\'file'],
	["l'è.pdf", "attachment; filename=\"l'e_.pdf\"; filename*=UTF-8''l%27%C3%A8.pdf"],
	['100%.pdf', 'attachment; filename="100_.pdf"; filename*=UTF-8\'\'100%25.pdf'],
])('a file called %j is stored as %s', (name, header) => {
	expect(attachment(name)).toBe(header);
});

test('numbers stay numbers in CSV, whatever their sign', () => {
	expect(csvHead(['n', 't'])).toBe('\uFEFFn,t\r\n');
	expect(csvRows(['n', 't'], [{ n: -1, t: '-1' }])).toBe("-1,'-1\r\n");
});

test.each<[CsvQuery['csv_style'], CsvQuery['csv_language'], string, string]>([
	['semicolon', 'it', '\uFEFFn;t;b;c\r\n', '-1890,5;\'-1;sì;no\r\n;"a,b";no;\r\n'],
	['comma', 'en', '\uFEFFn,t,b,c\r\n', '-1890.5,\'-1,yes,no\r\n,"a,b",no,\r\n'],
	[undefined, 'it', '\uFEFFn,t,b,c\r\n', '-1890.5,\'-1,true,false\r\n,"a,b",false,\r\n'],
])(
	'a file for %s (%s) has its user’s separators and labels',
	(csv_style, csv_language, head, rows) => {
		const format = csvFormat({ csv_style, csv_language });
		const columns = ['n', 't', 'b', 'c'];
		expect(csvHead(columns, format)).toBe(head);
		const given = [
			{ n: -1890.5, t: '-1', b: true, c: false },
			{ n: null, t: 'a,b', b: false, c: undefined },
		];
		expect(csvRows(columns, given, format)).toBe(rows);
	},
);

test.each<[string, string, number | string]>([
	['185', 'EUR', 185_00],
	['1890,5', 'EUR', 1890_50],
	['1890.50', 'EUR', 1890_50],
	['1.890,00', 'EUR', 1890_00],
	['1,234,567.89', 'EUR', 1_234_567_89],
	['1.890', 'EUR', 'amount'],
	['22,555', 'EUR', 'amount'],
	['-1', 'EUR', 'amount'],
	['12 €', 'EUR', 12_00],
	['12 $', 'EUR', 'amount'],
	['', 'EUR', 'amount'],
	['250000', 'JPY', 250_000],
	['250000,5', 'JPY', 'amount'],
	['1,234', 'KWD', 1_234],
	['185', '', 'currency'],
	['185', 'euro', 'currency'],
])('%s in %s is parsed as minor units: %s', (cell, currency, minor) => {
	expect(minorUnitsIn(cell, currency)).toBe(minor);
});

test.each([
	['sì', true],
	['SI', true],
	['VERO', true],
	['yes', true],
	['TRUE', true],
	['no', false],
	['FALSCH', false],
	['perhaps', null],
])('%s in a file gives %s', (cell, said) => {
	expect(yesIn(cell)).toBe(said);
});

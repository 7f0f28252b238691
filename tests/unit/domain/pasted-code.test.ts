import { expect, test } from 'vitest';
import { plainCode } from '#domain/money/discount.ts';
import { orderNumber, plainOrderNumber } from '#domain/orders/order-numbers.ts';
import { withPlainDashes } from '#domain/text/dashes.ts';
import { pastedCode } from '#domain/security/pasted-code.ts';
import { normalSerial } from '#domain/catalogue/warranty.ts';

/** Signs that stand for a hyphen, by their name in Unicode. */
const DASHES = {
	hyphen: '\u2010',
	nonBreaking: '\u2011',
	figureDash: '\u2012',
	enDash: '–',
	emDash: '—',
	bar: '\u2015',
	minus: '−',
	hyphenBullet: '\u2043',
	modifierMinus: '\u02d7',
	heavyMinus: '\u2796',
	boxLine: '\u2500',
	smallHyphen: '\ufe63',
	fullWidth: '－',
	longVowel: 'ー',
	halfLongVowel: '\uff70',
	superscriptMinus: '\u207b',
};

/** Signs that show nothing. */
const UNSEEN = [
	'\u200b',
	'\u200d',
	'\u2060',
	'\ufeff',
	'\u00ad',
	'\u034f',
	'\u115f',
	'\u2800',
].concat([
	'\u3164',
	'\uffa0',
	'\ufe0f',
	'\u202e',
	'\u061c',
	'\u180e',
	'\u{e0001}',
	'\u0000',
	'\u0008',
]);

/** Ways in which a code arrives. */
const SPELLINGS = [
	(code: string) => code,
	...Object.values(DASHES).map((dash) => (code: string) => code.replaceAll('-', dash)),
	...UNSEEN.slice(0, -2).map((sign) => (code: string) => code.replace('-', `-${sign}`)),
	(code: string) => `\u202a${code}\u202c\u00a0`,
	(code: string) => code.toLowerCase(),
	(code: string) => ` ${code}\ufeff`,
];

test.each(SPELLINGS)('a pasted code is normalised (%#)', (spell) => {
	const number = orderNumber(2026, 7, () => 12_345);
	expect(pastedCode(spell('RD-50-HG'))).toBe('RD-50-HG');
	expect(normalSerial(spell('LV-2604-0017'))).toBe('LV-2604-0017');
	expect(plainCode(spell('SUMMER-10'))).toBe('SUMMER10');
	expect(plainOrderNumber(spell(number))).toBe(number);
});

test('control characters are removed from a code', () => {
	for (const sign of UNSEEN.slice(-2)) {
		expect([pastedCode(`RD-${sign}50`), plainCode(`SUM${sign}MER`)]).toEqual(['RD-50', 'SUMMER']);
	}
});

test('the long vowel mark is a dash between digits only', () => {
	expect([withPlainDashes('150一0001'), withPlainDashes('一番')]).toEqual(['150-0001', '一番']);
});

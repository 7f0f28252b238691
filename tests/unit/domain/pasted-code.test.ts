import { expect, test } from 'vitest';
import { plainCode } from '#domain/money/discount.ts';
import { orderNumber, plainOrderNumber } from '#domain/orders/order-numbers.ts';
import { pastedCode } from '#domain/security/pasted-code.ts';
import { normalSerial } from '#domain/catalogue/warranty.ts';

/** En dash, non-breaking hyphen, minus sign, long vowel mark, zero-width space, soft hyphen, marks. */
const SPELLINGS = [
	(code: string) => code,
	(code: string) => code.replaceAll('-', '–'),
	(code: string) => code.replaceAll('-', '\u2011'),
	(code: string) => code.replaceAll('-', '−'),
	(code: string) => code.replaceAll('-', 'ー'),
	(code: string) => `\u200b${code}\u200b`,
	(code: string) => code.replace('-', '-\u00ad'),
	(code: string) => `\u202a${code}\u202c\u00a0`,
	(code: string) => code.toLowerCase(),
	(code: string) => ` ${code}\ufeff`,
];

test.each(SPELLINGS)('a pasted code is the same code (%#)', (spell) => {
	const number = orderNumber(2026, 7, () => 12_345);
	expect(pastedCode(spell('RD-50-HG'))).toBe('RD-50-HG');
	expect(normalSerial(spell('LV-2604-0017'))).toBe('LV-2604-0017');
	expect(plainCode(spell('SUMMER-10'))).toBe('SUMMER10');
	expect(plainOrderNumber(spell(number))).toBe(number);
});

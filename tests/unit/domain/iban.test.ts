import { expect, test } from 'vitest';
import { groupedIban } from '../../../src/domain/money/grouped-iban.ts';
import { hasIbans, isIban, plainIban } from '../../../src/domain/money/iban.ts';

/** Examples of the registry of IBANs. */
const REGISTRY = [
	'IT60X0542811101000000123456',
	'DE89370400440532013000',
	'FR1420041010050500013M02606',
	'GB29NWBK60161331926819',
	'NO9386011117947',
	'BE68539007547034',
	'MT84MALT011000012345MTLCAST001S',
	'SM86U0322509800000000270100',
	'PL61109010140000071219812874',
	'NL91ABNA0417164300',
	'CH9300762011623852957',
	'VA59001123000012345678',
];

test.each(REGISTRY)('%s is valid, and invalid with a digit changed, missing or swapped', (iban) => {
	expect(isIban(iban)).toBe(true);
	expect(hasIbans(iban.slice(0, 2))).toBe(true);
	expect(plainIban(groupedIban(iban))).toBe(iban);
	expect(isIban(iban.slice(0, -1))).toBe(false);
	expect(isIban(`${iban}0`)).toBe(false);
	for (const at of [2, 3, iban.length - 1]) {
		const other = iban.charAt(at) === '7' ? '8' : '7';
		expect(isIban(iban.slice(0, at) + other + iban.slice(at + 1))).toBe(false);
	}
});

test('any notation gives the same number', () => {
	const typed = ['it60 x054 2811 1010 0000 0123 456', 'IBAN: IT60-X054-2811-1010-0000-0123-456'];
	expect(typed.map(plainIban)).toEqual(typed.map(() => REGISTRY[0]));
	expect(['', 'IT60', 'ZZ60X0542811101000000123456', 'IT６0'].map(isIban)).toEqual(
		Array.from({ length: 4 }, () => false),
	);
	// No country, half of one, and two halves that stand beside each other in the table.
	expect(['JP', 'US', 'AU', '', 'N', 'KF'].map(hasIbans)).toEqual(
		Array.from({ length: 6 }, () => false),
	);
});

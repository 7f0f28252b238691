import fc from 'fast-check';
import { stdnum } from 'stdnum';
import { describe, expect, test } from 'vitest';
import {
	isCompanyTaxCode,
	isPartitaIva,
	isPec,
	isPersonTaxCode,
	isRecipientCode,
	plainTaxId,
} from '../../../src/domain/tax/tax-codes.ts';

describe('a partita IVA', () => {
	test.each(['00743110157', '12345678903', '00159560366', '02438750586'])('%s is valid', (code) => {
		expect(isPartitaIva(code)).toBe(true);
		expect(isCompanyTaxCode(code)).toBe(true);
	});

	test.each([
		['00743110158', 'another check digit'],
		['07043110157', 'two digits exchanged'],
		['0074311015', 'ten digits'],
		['007431101570', 'twelve digits'],
		['00000000000', 'nothing but zeros'],
		['IT00743110157', 'its prefix'],
		['0074311O157', 'a letter'],
		['', 'nothing'],
	])('%s is invalid: %s', (code) => {
		expect(isPartitaIva(code)).toBe(false);
	});

	test('one wrong digit is always detected', () => {
		const code = '12345678903';
		for (let at = 0; at < code.length; at += 1) {
			for (const digit of '0123456789') {
				const changed = code.slice(0, at) + digit + code.slice(at + 1);
				expect(isPartitaIva(changed)).toBe(changed === code);
			}
		}
	});
});

describe('the codice fiscale of a person', () => {
	test.each([
		['RSSMRA85T10A562S', 'a man'],
		['BNCLRA80A41H501D', 'a woman, whose day has 40 more'],
		['MRTMTT25D09F205Z', 'the example of the ministry'],
		['MRTMTT91D08F205J', 'a man of 1991'],
		['RSSMRA85T10A56NH', 'a letter for a digit, for somebody else had the same code'],
		['RSSMRA92B29H501U', 'born on 29 February'],
	])('%s is valid: %s', (code) => {
		expect(isPersonTaxCode(code)).toBe(true);
	});

	test.each([
		['RSSMRA85T10A562T', 'another check character'],
		['RSSMRA85T01A562S', 'two digits exchanged'],
		['RSSMRA85T10A562', 'fifteen characters'],
		['RSSMRA85T10A562SX', 'seventeen characters'],
		['00743110157', 'that of a company'],
		['RSSM1A85T10A562S', 'a digit in the name'],
		['rssmra85t10a562s', 'lower case, which is not plain'],
	])('%s is invalid: %s', (code) => {
		expect(isPersonTaxCode(code)).toBe(false);
	});

	test.each([
		['A', 31, true],
		['A', 32, false],
		['B', 29, true],
		['B', 30, false],
		['D', 30, true],
		['D', 31, false],
		['B', 69, true],
		['B', 70, false],
		['A', 71, true],
		['A', 72, false],
		['A', 0, false],
		['A', 40, false],
		['A', 81, false],
	])('month %s has a day %i: %s', (month, day, isOne) => {
		const front = `RSSMRA85${month}${String(day).padStart(2, '0')}A562`;
		const codes = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((check) => front + check);
		expect(codes.filter(isPersonTaxCode)).toHaveLength(isOne ? 1 : 0);
	});

	test('equals another implementation, for any characters', () => {
		const letters = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
		const digits = fc.constantFrom(...'0123456789LMNPQRSTUV');
		const text = (of: fc.Arbitrary<string>, length: number) =>
			fc.array(of, { minLength: length, maxLength: length }).map((parts) => parts.join(''));
		const code = fc
			.tuple(
				text(letters, 6),
				text(digits, 2),
				fc.constantFrom(...'ABCDEHLMPRST'),
				fc.constantFrom('01', '15', '28', '41', '68', 'LM', '1L', 'QU'),
				letters,
				text(digits, 3),
				letters,
			)
			.map((parts) => parts.join(''));
		let right = 0;
		fc.assert(
			fc.property(code, (given) => {
				const other = stdnum['IT']?.['codicefiscale']?.validate(given).isValid;
				expect(isPersonTaxCode(given)).toBe(other);
				if (other) right += 1;
			}),
			{ numRuns: 5000 },
		);
		expect(right).toBeGreaterThan(50);
	});
});

describe('the recipient of an invoice', () => {
	test.each(['M5UXCR1', 'KRRH6B9', '0000000', 'SUBM70N'])('%s is a recipient code', (code) => {
		expect(isRecipientCode(code)).toBe(true);
	});

	test.each([
		['UFY9MH', 'six characters, a public body'],
		['M5UXCR12', 'eight characters'],
		['XXXXXXX', 'for buyers abroad'],
		['M5UX-R1', 'a hyphen'],
		['m5uxcr1', 'lower case, which is not plain'],
		['', 'nothing'],
	])('%s is invalid: %s', (code) => {
		expect(isRecipientCode(code)).toBe(false);
	});

	test('a PEC has the form of an address', () => {
		expect(isPec('cicli.rossi@pec.example')).toBe(true);
		expect(isPec('cicli.rossi@pec')).toBe(false);
		expect(isPec('a@b.example,c@d.example')).toBe(false);
	});
});

test.each([
	[' it 007 431 101 57 ', 'IT00743110157'],
	['００７４３１１０１５７', '00743110157'],
	['rss-mra.85t10/a562s', 'RSSMRA85T10A562S'],
	['ＲＳＳＭＲＡ85T10A562S', 'RSSMRA85T10A562S'],
])('"%s" is stored as %s', (typed, plain) => {
	expect(plainTaxId(typed)).toBe(plain);
});

import { describe, expect, test } from 'vitest';
import { postalCodeFault, splitRegion } from '#domain/addresses/postal-region.ts';
import { addressRules } from '../../../src/server/customers/addresses/address-rules.ts';
import { checkAddress } from '../../../src/server/customers/addresses/check-address.ts';

const rulesFor = (country: string) => {
	const rules = addressRules(country, 'en');
	if (!rules) throw new Error(`${country} has no rules`);
	return rules;
};

/** Spellings in which people of a country have the region, its name or its code beside the code. */
const SPELLINGS: readonly [typed: string, country: string, code: string, region: string][] = [
	['NY 10001', 'US', '10001', 'NY'],
	['CA 94043-1234', 'US', '94043-1234', 'CA'],
	['ca, 940431234', 'US', '94043-1234', 'CA'],
	['New York 10001', 'US', '10001', 'NY'],
	['D.C. 20500', 'US', '20500', 'DC'],
	['DC 20500', 'US', '20500', 'DC'],
	['10001 NY', 'US', '10001', 'NY'],
	['NY10001', 'US', '10001', 'NY'],
	['ON K1A 0B1', 'CA', 'K1A 0B1', 'ON'],
	['QC H2X1Y4', 'CA', 'H2X 1Y4', 'QC'],
	['B.C. V6B 4Y8', 'CA', 'V6B 4Y8', 'BC'],
	['British Columbia V6B-4Y8', 'CA', 'V6B 4Y8', 'BC'],
	['NSW 2000', 'AU', '2000', 'NSW'],
	['2000 NSW', 'AU', '2000', 'NSW'],
	['VIC. 3000', 'AU', '3000', 'VIC'],
	['SP 01310-100', 'BR', '01310-100', 'SP'],
	['01310100 - SP', 'BR', '01310-100', 'SP'],
	['31020 TV', 'IT', '31020', 'TV'],
	['31020 (TV)', 'IT', '31020', 'TV'],
	['TV-31020', 'IT', '31020', 'TV'],
	['I-31020 TV', 'IT', '31020', 'TV'],
	['Madrid 28013', 'ES', '28013', 'M'],
	['28013 Madrid', 'ES', '28013', 'M'],
	['Kerala 682001', 'IN', '682001', 'KL'],
];

/** Spellings that name no region or no code, and stay as typed. */
const NONE: readonly [typed: string, country: string][] = [
	['ZZ 10001', 'US'],
	['NY 1000', 'US'],
	['NY', 'US'],
	['NY NJ 10001', 'US'],
	['ON 10001', 'CA'],
	['NY K1A 0B1', 'CA'],
	['31020 XX', 'IT'],
	['BE 10115', 'DE'],
];

const PREFIXES = new Map([
	['US', '1'],
	['CA', '1'],
	['IT', '39'],
]);
const check = (country: string, region: string, postal_code: string) =>
	checkAddress(PREFIXES, {
		...{ given_name: 'Anna', family_name: 'Piave', company: '', phone: '' },
		...{ line1: '12 Mill Road', line2: '', district: '', city: 'Springfield' },
		...{ country, region, postal_code },
	});

describe('a postal code with the state or province beside it', () => {
	test.each(SPELLINGS)('%s in %s is %s', (typed, country, code, region) => {
		const rules = rulesFor(country);
		expect(splitRegion(typed, rules)).toEqual({ code, region });
		expect(postalCodeFault(typed, region, rules)).toBeNull();
	});

	test.each(NONE)('%s in %s is unknown', (typed, country) => {
		const fault = { path: 'postal_code', code: 'postal_code' };
		expect(postalCodeFault(typed, '', rulesFor(country))).toEqual(fault);
	});

	test('is only a postal code where no region is needed', () => {
		expect(splitRegion('D-80331', rulesFor('DE'))).toEqual({ code: '80331', region: '' });
	});

	test.each([
		['US', 'NY', 'NY 10001', '10001'],
		['US', 'NY', 'NY 94043', '94043'],
		['CA', 'ON', 'ON K1A 0B1', 'K1A 0B1'],
		['IT', 'TV', '31020 TV', '31020'],
	])('in %s is stored without the region %s chosen (%s)', (country, region, typed, code) => {
		expect(check(country, region, typed)).toMatchObject({ values: { postal_code: code, region } });
	});

	test('fills in a missing region that it belongs to', () => {
		expect(check('US', '', 'CA 94043')).toMatchObject({
			values: { postal_code: '94043', region: 'CA' },
		});
	});

	test.each([
		['another region than the one chosen', 'NJ', 'NY 10001'],
		['a region that has no such codes', '', 'NY 94043'],
	])('is ambiguous for %s', (_case, region, typed) => {
		const fault = { path: 'region', code: 'in' };
		expect(check('US', region, typed)).toEqual({ faults: [fault] });
	});
});

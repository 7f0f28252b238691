import { expect, test } from 'vitest';
import {
	addressLines,
	addressRules,
} from '../../../../src/server/customers/addresses/address-rules.ts';
import { checkAddress } from '../../../../src/server/customers/addresses/check-address.ts';

const PREFIXES = new Map([
	['KR', '82'],
	['IT', '39'],
]);
const SEOUL = {
	...{ given_name: '민준', family_name: '김', company: '', country: 'KR', phone: '' },
	...{ line1: '강남대로 1', line2: '', district: '강남구', city: '서초구', postal_code: '06000' },
	region: addressRules('KR', 'en')?.regions[0]?.code ?? '',
};
const IN_LATIN = { latin_name: 'Kim Min-jun', latin_address: '1 Gangnam-daero, Seoul' };

test('an address in another script requires Latin letters', () => {
	const checked = checkAddress(PREFIXES, SEOUL);
	expect('faults' in checked && checked.faults).toEqual([
		{ path: 'latin_name', code: 'latin' },
		{ path: 'latin_address', code: 'latin' },
	]);
});

test('an address in another script is printed on a parcel in both', () => {
	const checked = checkAddress(PREFIXES, { ...SEOUL, ...IN_LATIN });
	if ('faults' in checked) throw new Error(JSON.stringify(checked.faults));
	const lines = addressLines(checked.values);
	expect(lines).toContain('김 민준');
	expect(lines.slice(-3)).toEqual(['Kim Min-jun', '1 Gangnam-daero, Seoul', 'SOUTH KOREA']);
});

test('Latin letters for the former country are removed', () => {
	const rome = { ...SEOUL, ...IN_LATIN, country: 'IT', given_name: 'Min-jun', family_name: 'Kim' };
	const typed = { ...rome, line1: 'Via Roma 1', city: 'Roma', region: 'RM', postal_code: '00100' };
	const checked = checkAddress(PREFIXES, typed);
	expect(checked).toMatchObject({ values: { latin_name: '', latin_address: '' } });
});

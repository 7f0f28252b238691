import { expect, test } from 'vitest';
import { findPrefecture } from '#domain/addresses/prefectures.ts';

const REGIONS = [
	{ code: '13', name: '東京都', postal_codes: '1[0-8]|19[0-8]|20' },
	{ code: '26', name: '京都府', postal_codes: '6[0-2]|520' },
	{ code: '25', name: '滋賀県', postal_codes: '52' },
	{ code: '47', name: '沖縄県', postal_codes: null },
];

test.each([
	['100-0001', '13'],
	['1000001', '13'],
	['１００ー０００１', '13'],
	['〒600-8001', '26'],
	['523-0891', '25'],
	// Kyoto and Shiga share its beginning.
	['520-0461', null],
	// An unknown code is no error, nor is an incomplete one.
	['999-9999', null],
	['100-00', null],
	['100-00012', null],
	['', null],
	['900-0015', null],
])('the prefecture of %s is %s', (code, region) => {
	expect(findPrefecture(code, REGIONS)).toBe(region);
});

import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import { type AddressRules, getAddressRules } from '#contract/customers/addresses.ts';
import type { Locale } from '#contract/locales.ts';

const known = new Map<string, Promise<ApiResult<AddressRules>>>();

/** Returns the parts of an address in a country; requested once a page. */
export function findAddressRules(
	country: string,
	locale: Locale,
): Promise<ApiResult<AddressRules>> {
	const before = known.get(country);
	if (before) return before;
	const params = { country: country.toLowerCase() };
	const asked = callApi(getAddressRules, { baseUrl: '', params, query: { locale } });
	known.set(country, asked);
	void asked.then((result) => {
		if (!result.ok) known.delete(country);
	});
	return asked;
}

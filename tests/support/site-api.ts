import { callApi } from '#api/call-api.ts';
import { config } from '#config.ts';
import type { DataOf, Endpoint } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locales.ts';

/** Origin of the host that the site under test was built from. */
export function apiOrigin(): string {
	const url = config.API_BASE_URL;
	if (!url) throw new Error('API_BASE_URL names no host to compare the built site with');
	return url;
}

/** Fetches the current data of the host; fails the test on any other answer. */
export async function askHost<E extends Endpoint>(record: E, locale?: Locale): Promise<DataOf<E>> {
	const result = await callApi(record, {
		baseUrl: apiOrigin(),
		...(locale && { query: { locale } }),
	});
	if (!result.ok) throw new Error(`${record.path}: ${result.error.code}`);
	return result.data;
}

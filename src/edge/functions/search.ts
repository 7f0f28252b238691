import { isLocale } from '#contract/locales.ts';
import { SEARCH_PAGE_PATH } from '#contract/search/version.ts';
import { BARE_HEADERS } from '../rules/security-headers.ts';

/**
 * Leads a search that a browser without script has sent to the page of the host with its results.
 * With script the query stands behind the address and is sent to nobody.
 */
export default function search(request: Request): Response | undefined {
	const url = new URL(request.url);
	const query = url.searchParams.get('q');
	const locale = url.pathname.split('/')[1];
	if (query === null || !isLocale(locale)) return undefined;
	return new Response(null, {
		status: 302,
		headers: {
			...BARE_HEADERS,
			Location: `${SEARCH_PAGE_PATH}?${new URLSearchParams({ locale, q: query })}`,
			'Cache-Control': 'no-store',
		},
	});
}

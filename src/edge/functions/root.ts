import { localeCookie } from '#contract/locale-cookie.ts';
import { href } from '#i18n/paths.ts';
import { rootLocale } from '../locale.ts';
import { BARE_HEADERS } from '../rules/security-headers.ts';

/**
 * Redirects a visitor of `/` to their language. Host rules cannot: their language condition reads
 * the host's own cookie and their cookie condition only tests presence. Where this does not run,
 * the page with five plain links answers.
 */
export default function root(request: Request): Response | undefined {
	if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
	const url = new URL(request.url);
	const locale = rootLocale(request.headers);
	return new Response(null, {
		status: 302,
		headers: {
			...BARE_HEADERS,
			Location: href(locale, 'home') + url.search,
			Vary: 'Accept-Language, Cookie',
			'Cache-Control': 'no-store',
			'Set-Cookie': localeCookie(locale, url.protocol === 'https:'),
		},
	});
}

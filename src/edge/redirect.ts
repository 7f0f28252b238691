import { REVALIDATE } from './static.ts';

/** Answers with a redirect that caches ask about again. */
export function redirect(location: string, status: number): Response {
	return new Response(null, {
		status,
		headers: { location, 'cache-control': REVALIDATE },
	});
}

/** Path of the 404 page for an invalid path, in the language it begins with, else the reader's. */
function noPage({ url, headers }: Request): string {
	const locale =
		localeOfPath(new URL(url).pathname) ?? acceptedLocale(headers.get('accept-language'));
	return errorHref(locale, 404);
}

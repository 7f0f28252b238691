import type { Locale } from '#contract/locales.ts';
import { errorHref } from '#i18n/paths.ts';
import type { Bodies } from './answers/bodies.ts';
import { addVary } from './answers/encoding.ts';
import { isNavigation, sendingLocale } from './locale.ts';
import { preparingPage } from './plain-pages.ts';
import { RETRY_AFTER_S, unavailableProblem } from './proxy.ts';
import type { HeaderRule } from './rules/rules.ts';
import type { ServedRelease } from './answers/served-release.ts';
import { findFile, type Snapshot } from './answers/snapshot.ts';
import { serveFile } from './answers/static.ts';

/** Built error pages, in the language of the reader. */
export function errorPages(options: {
	served: Pick<ServedRelease, 'current' | 'kept'>;
	getHeaderRules: (snapshot: Snapshot) => readonly HeaderRule[];
	read: Bodies['read'];
}) {
	const { served, getHeaderRules, read } = options;

	/** Error page of this release, or of the newest kept one. */
	async function errorPage(
		request: Request,
		status: 500 | 503,
		locale: Locale,
	): Promise<Response | null> {
		const snapshot = await served.current();
		for (const found of snapshot ? [snapshot] : await served.kept()) {
			const page = findFile(found, errorHref(locale, status));
			if (!page) continue;
			const { pathname } = new URL(request.url);
			const rules = { status, address: pathname, rules: getHeaderRules(found) };
			return serveFile(request, page, rules, read);
		}
		return null;
	}

	/** Response until the site, or the host behind it, is back. */
	async function unavailablePage(request: Request, locale: Locale): Promise<Response> {
		const page = await errorPage(request, 503, locale);
		if (!page) return preparingPage(request);
		page.headers.set('retry-after', String(RETRY_AFTER_S));
		page.headers.set('cache-control', 'no-store');
		addVary(page.headers, 'Accept-Language', 'Cookie');
		return page;
	}

	return {
		errorPage,
		unavailablePage,
		/** Response while the API host is down: a page for a navigation, a problem for a script. */
		async unavailable(request: Request): Promise<Response> {
			if (!isNavigation(request)) return unavailableProblem();
			return unavailablePage(request, sendingLocale(request));
		},
	};
}

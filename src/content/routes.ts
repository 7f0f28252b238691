import { LOCALES, type Locale } from '#contract/locales.ts';
import { href, REQUIRED_PAGES } from '#i18n/paths.ts';
import { BuildError } from './build-error.ts';
import { digestOf } from './digest.ts';
import { assertPictures } from './pictures.ts';
import { reportOf, writeReport } from './report.ts';
import { assertNoCollisions } from './routes/collisions.ts';
import { compareEntry } from './routes/compare.ts';
import { pressureEntry } from './routes/pressure.ts';
import { editorialEntries } from './routes/editorial.ts';
import type { RouteEntry } from './routes/entry.ts';
import { functionalEntries } from './routes/functional.ts';
import { productEntries } from './routes/products.ts';
import { loadShell } from './shell.ts';
import { loadSite, type Site } from './site.ts';
import { writeSocialList } from './social/list.ts';
import { withSocialPictures } from './social/social.ts';

/** One static path as Astro takes it; `path` is undefined for a locale's home. */
export interface StaticPath {
	params: { locale: Locale; path: string | undefined };
	props: { entry: RouteEntry };
	cacheKey: string;
}

function assertRequiredPages(site: Site): void {
	for (const id of REQUIRED_PAGES) {
		if (!site.addresses.find('it', 'page', id)) {
			throw new BuildError(`GET /api/pages (it): page "${id}" is required and missing`);
		}
	}
}

async function localeEntries(site: Site, locale: Locale): Promise<RouteEntry[]> {
	return [
		...functionalEntries(site, locale),
		compareEntry(site, locale),
		pressureEntry(site, locale),
		...editorialEntries(site, locale),
		...productEntries(site, locale),
	];
}

function redirectClaims(site: Site) {
	return site.shared.redirects.map((redirect) => ({
		path: redirect.from,
		who: `redirect "${redirect.id}"`,
		to: site.addresses.resolve(redirect.to_locale, redirect.to, `redirect "${redirect.id}"`),
		status: redirect.status,
	}));
}

/** Every address of the site, each with one owner. */
export async function planSite(site: Site) {
	assertRequiredPages(site);
	const found = (await Promise.all(LOCALES.map((locale) => localeEntries(site, locale)))).flat();
	const { entries, social } = withSocialPictures(site, found);
	const redirects = redirectClaims(site);
	assertNoCollisions([
		...entries.map(({ frame, who }) => ({ path: frame.path, who })),
		...redirects,
	]);
	return { entries, redirects, social };
}

/**
 * Every address of the site with what it shows. The cache key covers all that a page prints: its
 * own model, the shell around it, and the code; so a page whose key stands may be reused.
 */
export async function staticPaths(): Promise<StaticPath[]> {
	const site = await loadSite();
	const { entries, redirects, social } = await planSite(site);
	if (!import.meta.env.DEV) {
		await assertPictures(site);
		await writeSocialList(social);
	}
	await writeReport(reportOf(site, entries, redirects));
	return Promise.all(entries.map(toStaticPath));
}

export async function toStaticPath(entry: RouteEntry): Promise<StaticPath> {
	const { locale, path } = entry.frame;
	// Only the sitemap states it: a list's second page need not be printed for a change on its first.
	const { lastModified: _, ...printed } = entry.frame;
	const shell = await loadShell(locale);
	return {
		params: { locale, path: path.slice(href(locale, 'home').length + 1) || undefined },
		props: { entry },
		cacheKey: digestOf([import.meta.env.CODE_DIGEST, shell.digest, printed, entry.content]),
	};
}

import { LOCALES } from '#contract/locales.ts';
import { REQUIRED_PAGES } from '#i18n/paths.ts';
import { BuildError } from './source/build-error.ts';
import { assertPictures } from './pictures/pictures.ts';
import { toReport, writeReport } from './page/report.ts';
import { assertNoCollisions } from './routes/collisions.ts';
import { planLocale, type PlannedPage, type StaticPath } from './routes/plan-locale.ts';
import { loadSite, withSite, type Site } from './site/site.ts';
import { writeSocialList } from './social/list.ts';
import { toSocialList } from './social/social.ts';

export type { StaticPath } from './routes/plan-locale.ts';

function assertRequiredPages(site: Site): void {
	for (const id of REQUIRED_PAGES) {
		if (!site.addresses.find('it', 'page', id)) {
			throw new BuildError(`GET /api/pages (it): page "${id}" is required and missing`);
		}
	}
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
	const pages: PlannedPage[] = [];
	for (const locale of LOCALES) pages.push(...(await planLocale(site, locale)));
	const redirects = redirectClaims(site);
	assertNoCollisions([
		...pages.map(({ entry: { frame, who } }) => ({ path: frame.path, who })),
		...redirects,
	]);
	return { pages, redirects, social: toSocialList(pages) };
}

/**
 * Every address of the site with its content. The cache key covers all that a page prints: its own
 * model, the shell around it, and the code; so a page whose key is unchanged may be reused.
 */
export async function staticPaths(): Promise<StaticPath[]> {
	const site = await loadSite();
	// In development a site expires after some seconds: all languages are planned from this one.
	const { pages, redirects, social } = await withSite(site, () => planSite(site));
	if (!import.meta.env.DEV) {
		await assertPictures(site);
		await writeSocialList(social);
	}
	await writeReport(toReport(site, pages, redirects));
	return pages.map(({ path }) => path);
}

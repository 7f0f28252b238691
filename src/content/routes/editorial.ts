import type { Locale } from '#contract/locales.ts';
import type { Page } from '#contract/content/pages.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { resolveBlocks } from '../editorial/block-models.ts';
import { isListed } from '../catalogue/catalogue.ts';
import { getContact } from '../parts/contact.ts';
import { toFitLine } from '../fit/fit-line.ts';
import { entryPaths, everywhere, toFrame } from '../parts/frame.ts';
import { toApplication, openJobs, toJobModel } from '../editorial/jobs.ts';
import { NEWS_PER_PAGE, paginate, toPager } from '../lists/listings.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { Crumb, LayoutName } from '../parts/model.ts';
import { newsCards } from '../editorial/news-cards.ts';
import { toNewsModel } from '../editorial/news.ts';
import { toDescription } from '../parts/description.ts';
import type { Site } from '../site/site.ts';
import type { PageLink, RouteEntry, RouteGroup } from '../page/entry.ts';
import { pageHref } from '#i18n/paths.ts';

/** Landing pages by the specification: any address with `k1-rd`, and the race range. */
function toLayout(page: Page): LayoutName {
	if (page.id === 'home') return 'home';
	const isLanding = page.template === 'landing' || page.slug.includes('k1-rd');
	return isLanding ? 'landing' : 'default';
}

function pageCrumbs(site: Site, locale: Locale, page: Page): Crumb[] {
	const pages = site.locales[locale].pages;
	const chain: Page[] = [];
	for (let at: Page | undefined = page; at && !chain.includes(at);) {
		chain.unshift(at);
		const parent: string | null = at.parent_id;
		at = parent ? pages.find((candidate) => candidate.id === parent) : undefined;
	}
	return chain
		.filter(({ id }) => id !== 'home')
		.map((link) => ({
			label: link.title,
			href: site.addresses.path(locale, 'page', link.id, `page "${page.id}"`),
		}));
}

/** First words of a page, for one without a description for search engines. */
function firstWords(page: Page): string {
	for (const block of page.blocks) {
		if (block.type === 'rich_text' || block.type === 'text_media') {
			return toDescription([block.html], page.locale);
		}
		if ('text' in block && block.text) return toDescription([block.text], page.locale);
	}
	return page.title;
}

function linksTo(site: Site, locale: Locale, pages: readonly Page[], who: string): PageLink[] {
	return pages
		.filter(({ id }) => site.addresses.find(locale, 'page', id))
		.map(({ id, title }) => ({
			label: title,
			href: site.addresses.path(locale, 'page', id, who),
		}));
}

function toNeighbours(pages: readonly Page[], page: Page): Page[] {
	if (!page.parent_id) return [];
	const family = pages.filter(({ parent_id }) => parent_id === page.parent_id);
	const here = family.findIndex(({ id }) => id === page.id);
	return [...family.slice(here + 1), ...family.slice(0, here)];
}

function productCounts(site: Site, locale: Locale, page: Page): Record<string, number> {
	const ids = page.blocks.flatMap((block) =>
		block.type === 'section_list' && block.kind === 'categories' ? block.ids : [],
	);
	const listed = site.locales[locale].products.filter(isListed);
	return Object.fromEntries(
		ids.map((id) => [id, listed.filter(({ category_id }) => category_id === id).length]),
	);
}

function pageEntry(site: Site, locale: Locale, page: Page): RouteEntry {
	const who = `page "${page.id}"`;
	const { pages, settings } = site.locales[locale];
	const isHome = page.id === 'home';
	return {
		who,
		chosen: page.seo.picture,
		content: {
			kind: 'cms',
			page: {
				id: page.id,
				template: page.template,
				title: page.title,
				picture: toPictureOrNull(page.media),
				blocks: resolveBlocks(site, locale, page.blocks, who),
				children: linksTo(
					site,
					locale,
					pages.filter(({ parent_id }) => parent_id === page.id),
					who,
				),
				neighbours: linksTo(site, locale, toNeighbours(pages, page), who),
				productCounts: productCounts(site, locale, page),
				fitLine: isHome ? toFitLine(site, locale) : null,
			},
		},
		frame: toFrame({
			site,
			locale,
			textLocale: page.locale,
			pathFor: entryPaths(site, 'page', page.id),
			...(page.parent_id && { parentFor: entryPaths(site, 'page', page.parent_id) }),
			title: page.seo.title ?? (isHome ? `${settings.site_name} – ${settings.payoff}` : page.title),
			description: page.seo.description ?? (isHome ? settings.description : firstWords(page)),
			layout: toLayout(page),
			crumbs: isHome ? [] : pageCrumbs(site, locale, page),
			noindex: page.seo.noindex,
			// The page is a newsletter form already.
			isTask: page.template === 'newsletter',
			lastModified: page.updated_at,
			picture: toPictureOrNull(page.seo.picture ?? page.media),
		}),
	};
}

function newsArchiveEntries(site: Site, locale: Locale): RouteEntry[] {
	const t = getT(locale, 'content');
	const own = href(locale, 'news-archive');
	const pages = paginate(newsCards(site, locale), NEWS_PER_PAGE);
	return pages.map((cards, index) => {
		const page = index + 1;
		const suffix = page === 1 ? '' : ` – ${getT(locale, 'catalogue')('listing.page', { page })}`;
		return {
			who: `route "news-archive" page ${page}`,
			content: { kind: 'news-archive', cards, pager: toPager(own, page, pages.length) },
			frame: toFrame({
				site,
				locale,
				pathFor: everywhere((language) => pageHref(href(language, 'news-archive'), page)),
				title: `${t('news.title')}${suffix}`,
				description: `${t('news.description')}${suffix}`,
				layout: 'blog',
				crumbs: [{ label: t('news.title'), href: own }],
				lastModified: site.locales[locale].news[0]?.updated_at ?? null,
			}),
		};
	});
}

function newsItemEntries(site: Site, locale: Locale): RouteEntry[] {
	const t = getT(locale, 'content');
	return site.locales[locale].news.map((news) => {
		const model = toNewsModel(site, locale, news);
		return {
			who: `news "${news.id}"`,
			chosen: news.seo.picture,
			content: { kind: 'news', news: model },
			frame: toFrame({
				site,
				locale,
				textLocale: news.locale,
				pathFor: entryPaths(site, 'news', news.id),
				parentFor: everywhere((language) => href(language, 'news-archive')),
				title: news.seo.title ?? news.title,
				description: news.seo.description ?? toDescription([news.excerpt], news.locale),
				layout: 'blog',
				crumbs: [
					{ label: t('news.title'), href: href(locale, 'news-archive') },
					{ label: news.title, href: model.href },
				],
				noindex: news.seo.noindex,
				lastModified: news.updated_at,
				picture: toPictureOrNull(news.seo.picture) ?? model.picture,
			}),
		};
	});
}

function careerEntries(site: Site, locale: Locale): RouteEntry[] {
	const t = getT(locale, 'content');
	const archive = { label: t('careers.title'), href: href(locale, 'careers') };
	const items = site.locales[locale].jobs.map((job): RouteEntry => {
		const model = toJobModel(site, locale, job);
		return {
			who: `job "${job.id}"`,
			chosen: job.seo.picture,
			content: { kind: 'job', job: model },
			frame: toFrame({
				site,
				locale,
				textLocale: job.locale,
				pathFor: entryPaths(site, 'job', job.id),
				parentFor: everywhere((language) => href(language, 'careers')),
				title: job.seo.title ?? job.name,
				description: job.seo.description ?? toDescription([job.summary], job.locale),
				layout: 'default',
				crumbs: [archive, { label: job.name, href: model.href }],
				noindex: job.seo.noindex || !job.is_open,
				lastModified: job.updated_at,
				picture: toPictureOrNull(job.seo.picture),
			}),
		};
	});
	return [
		{
			who: 'route "careers"',
			content: {
				kind: 'careers',
				jobs: openJobs(site, locale),
				contact: getContact(site, locale),
				application: toApplication(site, locale, 'speculative'),
			},
			frame: toFrame({
				site,
				locale,
				pathFor: everywhere((language) => href(language, 'careers')),
				title: t('careers.title'),
				description: t('careers.description'),
				layout: 'default',
				crumbs: [archive],
			}),
		},
		...items,
	];
}

/** CMS pages, news and careers with their items. */
export function editorialGroups(site: Site, locale: Locale): RouteGroup[] {
	const published = site.locales[locale].pages.filter((page) =>
		site.addresses.find(locale, 'page', page.id),
	);
	return [
		...published.map((page) => ({
			locale,
			name: `page/${page.id}`,
			make: () => [pageEntry(site, locale, page)],
		})),
		{ locale, name: 'news-archive', make: () => newsArchiveEntries(site, locale) },
		{ locale, name: 'news', make: () => newsItemEntries(site, locale) },
		{ locale, name: 'careers', make: () => careerEntries(site, locale) },
	];
}

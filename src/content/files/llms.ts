import { LANGUAGE_NAMES, LOCALES, type Locale } from '#contract/locales.ts';
import { config } from '#config.ts';
import { href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import type { Site } from '../site/site.ts';

const link = (label: string, path: string, about = '') =>
	`- [${label}](${config.SITE_URL}${path})${about && `: ${about}`}`;

const section = (title: string, lines: readonly string[]) =>
	lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : [];

/** Address of the sitemap of a language. */
const sitemap = (locale: Locale) => `/sitemap-${locale}-0.xml`;

/**
 * Pages of the site for language models (llmstxt.org), in English. `twins` are the pages that exist
 * in Markdown, by address without the leading slash; others are linked as they are.
 */
export function llmsText(site: Site, twins: ReadonlySet<string>): string {
	const { settings, categories, pages } = site.locales.en;
	const { addresses } = site;
	const content = getT('en', 'content');
	const own = pages.filter(({ locale, seo }) => locale === 'en' && !seo.noindex);
	const linksTo = (kind: 'page' | 'category', entries: readonly Linked[]) =>
		entries.flatMap((entry) => {
			const found = addresses.find('en', kind, entry.id);
			const path = found && `${found.path}${twins.has(found.path.slice(1)) ? '.md' : ''}`;
			return path ? [link(found.label, path, entry.seo.description ?? '')] : [];
		});
	return [
		`# ${settings.site_name}`,
		'',
		`> ${settings.description}`,
		'',
		...section(getT('en', 'catalogue')('archive.title'), [
			link(getT('en', 'catalogue')('archive.all'), href('en', 'products-archive')),
			...linksTo('category', categories),
		]),
		...section(settings.company.legal_name, linksTo('page', own)),
		...section(content('news.title'), [
			link(content('news.title'), href('en', 'news-archive'), content('news.description')),
			link(content('careers.title'), href('en', 'careers'), content('careers.description')),
		]),
		...section(
			'Optional',
			LOCALES.map((locale) => link(`${LANGUAGE_NAMES[locale]} (${locale})`, sitemap(locale))),
		),
	].join('\n');
}

interface Linked {
	id: string;
	seo: { description: string | null };
}

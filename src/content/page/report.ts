import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '#config.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { RouteEntry } from './entry.ts';
import type { Site } from '../site/site.ts';

/** Results of the build for the steps after it: sitemap, host rules, list of translations. */
export interface BuildReport {
	/** Indexable pages: absolute address, alternates by language, day of the last change. */
	pages: {
		url: string;
		locale: Locale;
		links: { lang: string; url: string }[];
		lastmod: string | null;
		/** Absolute addresses of the pictures that the page is about. */
		pictures: string[];
	}[];
	pageCount: number;
	redirects: { from: string; to: string; status: number }[];
	missingTranslations: string[];
	/** Content left out because of a tolerated failure of the host. */
	leftOut: readonly string[];
}

/** Beside the cache of the build it belongs to, so that two builds never share one. */
export const reportFile = () => join(config.CACHE_DIR, 'build-report.json');

/** Entries that a language shows in Italian; pages not published in it are not missing. */
export function missingTranslations(site: Site): string[] {
	return LOCALES.flatMap((locale) => {
		const source = site.locales[locale];
		const kinds = {
			page: source.pages.filter(({ locales }) => locales?.includes(locale) ?? true),
			product: source.products,
			category: source.categories,
			usage: source.usages,
			news: source.news,
			job: source.jobs,
			document: source.documents,
			form: source.forms,
		};
		return Object.entries(kinds).flatMap(([kind, entries]) =>
			entries
				.filter((entry) => entry.locale !== locale)
				.map((entry) => `${locale}: ${kind} "${entry.id}"`),
		);
	});
}

const rows = new WeakMap<RouteEntry, BuildReport['pages'][number]>();

/** A page and when it was changed last. */
interface Dated {
	entry: RouteEntry;
	lastModified: string | null;
}

/** A page as sitemaps list it; the same object until the page or its date changes. */
function listed({ entry, lastModified: lastmod }: Dated): BuildReport['pages'][number] {
	const known = rows.get(entry);
	if (known?.lastmod === lastmod) return known;
	const row = known ? { ...known, lastmod } : findRow(entry, lastmod);
	rows.set(entry, row);
	return row;
}

/** Pictures of a page's subject: all of a product, and that of a story. */
function toPictures({ content }: RouteEntry): string[] {
	switch (content.kind) {
		case 'product':
			return content.product.pictures.map(({ full }) => full);
		case 'news':
			return content.news.image ? [content.news.image.src] : [];
		default:
			return [];
	}
}

function findRow(entry: RouteEntry, lastmod: string | null): BuildReport['pages'][number] {
	const { frame } = entry;
	const origin = frame.canonical.slice(0, -frame.path.length);
	return {
		pictures: toPictures(entry).map((src) => origin + src),
		url: frame.canonical,
		locale: frame.locale,
		links: [
			...frame.alternates.map(({ locale, path }) => ({ lang: locale, url: origin + path })),
			{ lang: 'x-default', url: origin + frame.xDefault },
		],
		lastmod,
	};
}

export function toReport(
	site: Site,
	pages: readonly Dated[],
	redirects: readonly { path: string; to: string; status: number }[],
): BuildReport {
	return {
		pages: pages
			.filter(({ entry: { frame } }) => !frame.noindex && frame.textLocale === frame.locale)
			.map(listed),
		pageCount: pages.length,
		redirects: redirects.map(({ path, to, status }) => ({ from: path, to, status })),
		missingTranslations: missingTranslations(site),
		leftOut: site.leftOut,
	};
}

export async function writeReport(report: BuildReport): Promise<void> {
	await mkdir(config.CACHE_DIR, { recursive: true });
	await writeFile(reportFile(), JSON.stringify(report));
}

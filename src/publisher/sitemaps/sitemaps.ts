import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { BuildReport } from '#content/page/report.ts';
import { siteMap } from './site-map.ts';

type Listed = BuildReport['pages'][number];

const INDEX = 'sitemap-index.xml';

/** Calls a hook as Astro does, with as much of its options as this integration reads. */
async function call(hook: unknown, options: object): Promise<void> {
	if (typeof hook !== 'function')
		throw new Error(
			'the sitemap integration lacks a hook: expected the installed version of @astrojs/sitemap',
		);
	const result: unknown = Reflect.apply(hook, undefined, [options]);
	await result;
}

const logger = {
	info: () => undefined,
	warn: (line: string) => console.warn(`[sitemap] ${line}`),
	error: (line: string) => console.error(`[sitemap] ${line}`),
};

/** Files that the build's own integration writes for some pages, by name. */
async function written(report: BuildReport, siteUrl: string): Promise<Map<string, Buffer>> {
	const folder = await mkdtemp(join(tmpdir(), 'sitemaps-'));
	try {
		const { hooks } = siteMap(async () => report);
		const config = { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } };
		await call(hooks['astro:config:done'], { config });
		await call(hooks['astro:routes:resolved'], { routes: [] });
		await call(hooks['astro:build:done'], { dir: pathToFileURL(`${folder}/`), logger });
		const names = await readdir(folder);
		return new Map(
			await Promise.all(
				names.map(async (name) => [name, await readFile(join(folder, name))] as const),
			),
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
	a === b || JSON.stringify(a) === JSON.stringify(b);

const isSamePlace = (a: Listed, b: Listed) =>
	a.url === b.url && isSame(a.links, b.links) && isSame(a.pictures, b.pictures);

/**
 * Dates by address of the pages in the second list whose date differs from the first; null where
 * more than dates differ.
 */
function redated(before: readonly Listed[], pages: readonly Listed[]): Map<string, string> | null {
	if (before.length !== pages.length) return null;
	const found = new Map<string, string>();
	for (const [index, page] of pages.entries()) {
		const known = before[index];
		if (known === page) continue;
		if (!known || !isSamePlace(known, page)) return null;
		if (known.lastmod === page.lastmod) continue;
		if (known.lastmod === null || page.lastmod === null) return null;
		found.set(page.url, new Date(page.lastmod).toISOString());
	}
	return found;
}

const DATED = /<loc>([^<]*)<\/loc><lastmod>([^<]*)/g;
const DATE_BYTES = new Date(0).toISOString().length;

/** Byte offset of each address's date in a file that the integration wrote. */
function datesIn(file: Buffer): Map<string, number> {
	const places = new Map<string, number>();
	for (const { 0: written, 1: url = '', 2: date = '', index } of file
		.toString('latin1')
		.matchAll(DATED)) {
		if (date.length === DATE_BYTES) places.set(url, index + written.length - DATE_BYTES);
	}
	return places;
}

/**
 * Overwrites dates in a file that the integration wrote; false where the file has to be written
 * again. In place: a copy of megabytes that is kept until the next is what a large process collects
 * garbage for.
 */
function redate(
	file: Buffer,
	places: ReadonlyMap<string, number>,
	dates: ReadonlyMap<string, string>,
): boolean {
	const found = [...dates].map(([url, date]) => ({ date, place: places.get(url) ?? -1 }));
	if (found.some(({ date, place }) => place < 0 || date.length !== DATE_BYTES)) return false;
	for (const { date, place } of found) file.write(date, place, 'latin1');
	return true;
}

const toTime = ({ lastmod }: Listed) => (lastmod === null ? 0 : Date.parse(lastmod));

function findNewest(pages: readonly Listed[], locale: Locale): Listed | undefined {
	const own = pages.filter((page) => page.locale === locale);
	return own.reduce<Listed | undefined>(
		(newest, page) => (newest && toTime(newest) >= toTime(page) ? newest : page),
		undefined,
	);
}

/** Files written for a language, and the pages that they list. */
interface Written {
	pages: Listed[];
	files: Map<string, Buffer>;
	/** Offsets in its one file; all dates have the same length, so overwriting them moves none. */
	places?: Map<string, number>;
}

/**
 * Files with the current dates of some pages; null where the integration has to write them again.
 */
function redatedFiles(known: Written, pages: readonly Listed[]): Map<string, Buffer> | null {
	const changes = redated(known.pages, pages);
	const [content, ...others] = known.files.values();
	if (changes?.size === 0) return known.files;
	if (!changes || !content || others.length > 0) return null;
	known.places ??= datesIn(content);
	return redate(content, known.places, changes) ? known.files : null;
}

/**
 * Sitemaps of a site, by file. Where only dates of a language have changed, only those are written:
 * the integration is slow, and takes longer for each page the more it gets at once. The returned
 * files hold until the next call, which may overwrite them.
 */
export function sitemaps(siteUrl: string) {
	const before = new Map<Locale, Written>();

	async function ofLocale(report: BuildReport, locale: Locale): Promise<Map<string, Buffer>> {
		const pages = report.pages.filter((page) => page.locale === locale);
		const known = before.get(locale);
		const same = known && redatedFiles(known, pages);
		const files = same ?? (await written({ ...report, pages }, siteUrl));
		files.delete(INDEX);
		before.set(locale, { pages, files, ...(same && { places: known.places }) });
		return files;
	}

	return async (report: BuildReport): Promise<Map<string, Buffer>> => {
		const files = new Map<string, Buffer>();
		for (const locale of LOCALES) {
			for (const [name, content] of await ofLocale(report, locale)) files.set(name, content);
		}
		// A language that is long enough to need two files: the integration knows how to name them.
		if (files.size > LOCALES.length) return written(report, siteUrl);
		// The index lists only the newest page date of each language.
		const pages = LOCALES.flatMap((locale) => findNewest(report.pages, locale) ?? []);
		const named = await written({ ...report, pages }, siteUrl);
		const index = named.get(INDEX);
		if (index) files.set(INDEX, index);
		return files;
	};
}

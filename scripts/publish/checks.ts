import type { PageFaultCode } from '#contract/publishing/reports.ts';
import { cleanPath } from '../../src/edge/address.ts';
import type { FileIndex } from '../../src/edge/release-index.ts';

const WHAT: Record<PageFaultCode, string> = {
	no_title: 'has no title',
	cut_short: 'ends too early',
	collapsed: 'has collapsed',
	dead_link: 'links to an address that does not exist',
	pages_lost: 'would lose most of its pages',
};

/** Address that a page's file has on the site. */
export const addressOf = (file: string): string => cleanPath(`/${file}`) ?? `/${file}`;

/** Addresses of what people read, among files of the site. */
export const pagesAmong = (files: readonly string[]): string[] =>
	files.filter((file) => file.endsWith('.html')).map(addressOf);

/** What is wrong with a page that is about to go live. */
export class PageFault extends Error {
	override name = 'PageFault';
	readonly page: string;
	readonly code: PageFaultCode;
	readonly what: string;
	readonly where: string | null;
	constructor(file: string, code: PageFaultCode, where: string | null = null) {
		const [page, what] = [addressOf(file), WHAT[code]];
		super([page, what, where].filter((part) => part !== null).join(': '));
		this.page = page;
		this.code = code;
		this.what = what;
		this.where = where;
	}
}

/** A page that has lost so much of itself has lost its text. */
const COLLAPSED = 0.3;
/** A site that has lost so many pages at once was not meant to. */
const SITE_COLLAPSED = 0.6;

const TITLE = /<title>([^<]*)<\/title>/;
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const PROXIED = /^\/(?:api|media|preview)(?:\/|$)/;

/** Addresses within the site that a page links to, without query and fragment. */
export function linksOf(html: string): Set<string> {
	const links = new Set<string>();
	for (const [, href = ''] of html.matchAll(LINK)) {
		const [path = ''] = href.split(/[?#]/);
		if (path.startsWith('/') && !path.startsWith('//') && !PROXIED.test(path)) links.add(path);
	}
	return links;
}

/** A printed page by itself: it ends, it has a title, and it is not a fraction of what it was. */
export function checkPage(file: string, html: string, bytesBefore: number | null): void {
	const title = TITLE.exec(html)?.[1]?.trim() ?? '';
	if (title === '') throw new PageFault(file, 'no_title');
	if (!html.trimEnd().endsWith('</html>')) throw new PageFault(file, 'cut_short');
	const bytes = Buffer.byteLength(html);
	if (bytesBefore !== null && bytes < bytesBefore * COLLAPSED) {
		throw new PageFault(file, 'collapsed', `${bytesBefore} → ${bytes} bytes`);
	}
}

/** Every link of a page leads to a file of the site, or to an address that has moved. */
export function checkLinks(
	file: string,
	html: string,
	{ has, moved }: { has: (path: string) => boolean; moved: ReadonlySet<string> },
): void {
	for (const link of linksOf(html)) {
		const path = decodeURI(link).replace(/^\//, '');
		if (path === '' || moved.has(link) || [path, `${path}.html`].some(has)) continue;
		throw new PageFault(file, 'dead_link', link);
	}
}

/** The number of pages against that of the release before. */
export function checkCount(pages: number, index: FileIndex): void {
	const before = [...index.keys()].filter((path) => path.endsWith('.html')).length;
	if (pages >= before * SITE_COLLAPSED) return;
	throw new PageFault('index.html', 'pages_lost', `${before} → ${pages}`);
}

import type { FileIndex } from '../../src/edge/release-index.ts';

/** What is wrong with a page that is about to go live. */
export class PageFault extends Error {
	override name = 'PageFault';
	readonly page: string;
	readonly what: string;
	readonly where: string | null;
	constructor(page: string, what: string, where: string | null = null) {
		super([page, what, where].filter((part) => part !== null).join(': '));
		this.page = page;
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
	if (title === '') throw new PageFault(file, 'has no title');
	if (!html.trimEnd().endsWith('</html>')) throw new PageFault(file, 'ends too early');
	const bytes = Buffer.byteLength(html);
	if (bytesBefore !== null && bytes < bytesBefore * COLLAPSED) {
		throw new PageFault(file, 'has collapsed', `${bytesBefore} → ${bytes} bytes`);
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
		throw new PageFault(file, 'links to an address that does not exist', link);
	}
}

/** The number of pages against that of the release before. */
export function checkCount(pages: number, index: FileIndex): void {
	const before = [...index.keys()].filter((path) => path.endsWith('.html')).length;
	if (pages >= before * SITE_COLLAPSED) return;
	throw new PageFault('/', 'would lose most of its pages', `${before} → ${pages}`);
}

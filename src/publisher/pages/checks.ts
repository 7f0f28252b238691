import type { PageFaultCode } from '#contract/publishing/reports.ts';
import { cleanPath } from '#edge/rules/address.ts';

const WHAT: Record<PageFaultCode, string> = {
	no_title: 'has no title',
	cut_short: 'ends too early',
	collapsed: 'has collapsed',
	dead_link: 'links to an address that does not exist',
	pages_lost: 'would lose most of its pages',
};

/** Address that a page's file has on the site. */
const toAddress = (file: string): string => cleanPath(`/${file}`) ?? `/${file}`;

/** Lists the addresses of the HTML pages among files of the site. */
export const pagesAmong = (files: readonly string[]): string[] =>
	files.filter((file) => file.endsWith('.html')).map(toAddress);

/** Error for an issue of a page before its release. */
export class PageFault extends Error {
	override name = 'PageFault';
	readonly file: string;
	readonly page: string;
	readonly code: PageFaultCode;
	readonly what: string;
	readonly where: string | null;
	constructor(file: string, code: PageFaultCode, where: string | null = null) {
		const [page, what] = [toAddress(file), WHAT[code]];
		super([page, what, where].filter((part) => part !== null).join(': '));
		this.file = file;
		this.page = page;
		this.code = code;
		this.what = what;
		this.where = where;
	}
}

/** A page has lost its text where it keeps less than this fraction of it ... */
const COLLAPSED = 0.2;
/** ... and no more than this is left: a job that is filled loses a form of forty thousand bytes. */
const NOTHING_BYTES = 1_000;
/** A site that keeps less than this fraction of its pages is taken for a mistake. */
const SITE_COLLAPSED = 0.6;

const TITLE = /<title>([^<]*)<\/title>/;
const LINK = /<a\b[^>]*?\shref="([^"]*)"/g;
const PROXIED = /^\/(?:api|media|preview)(?:\/|$)/;
const MAIN = /<main(?=[\s>])[^>]*>/;
const KIND = /\sdata-kind="([^"]*)"/;

/** Properties of a page that the site checks read. */
export interface PageSigns {
	isTitled: boolean;
	isWhole: boolean;
	/** Its template and state; null on a page that does not declare them. */
	kind: string | null;
	/** Size of its own content; what surrounds it is alike on all pages. */
	main_bytes: number;
	/** Addresses within the site that it links to, without query and fragment. */
	links: readonly string[];
}

/** Decodes text read as latin1 back to UTF-8, where it is not ASCII. */
const inLetters = (latin1: string) =>
	/[\x80-\xff]/.test(latin1) ? Buffer.from(latin1, 'latin1').toString() : latin1;

function toLinks(html: string): string[] {
	const links = new Set<string>();
	for (const [, href = ''] of html.matchAll(LINK)) {
		const [path = ''] = href.split(/[?#]/);
		if (path.startsWith('/') && !path.startsWith('//') && !PROXIED.test(path)) {
			links.add(inLetters(path));
		}
	}
	return [...links];
}

/** Reads the signs of a page, given as latin1. */
export function listSigns(html: string): PageSigns {
	const main = MAIN.exec(html);
	const end = html.lastIndexOf('</main>');
	const inner = main === null ? end : main.index + main[0].length;
	return {
		isTitled: (TITLE.exec(html)?.[1]?.trim() ?? '') !== '',
		isWhole: html.trimEnd().endsWith('</html>'),
		kind: KIND.exec(main?.[0] ?? '')?.[1] ?? null,
		main_bytes: Math.max(0, end - inner),
		links: toLinks(html),
	};
}

/** A site as it would be after the publication. */
export interface SiteToCheck {
	/** All pages by file. */
	pages: ReadonlyMap<string, PageSigns>;
	/** Pages of the release before; null where they are not to be compared. */
	before: ReadonlyMap<string, PageSigns> | null;
	/** Pages that are new or differ from before. */
	written: readonly string[];
	/** Pages whose links may be affected: all pages if an address was removed. */
	linked: readonly string[];
	/** Returns whether the site has a file. */
	has: (path: string) => boolean;
	/** Addresses that redirect to others. */
	moved: ReadonlySet<string>;
}

/**
 * True if a page was of the same kind before. Another template, or a shop that was open then, may
 * make a page as large or small as it is meant to be. A page that does not declare its kind must
 * not shrink.
 */
const isAlike = (page: PageSigns, before: PageSigns): boolean =>
	page.kind === null || before.kind === null || page.kind === before.kind;

/**
 * Checks a single page: it has a title, it is complete, and its text has not shrunk to a fraction.
 */
function findFault(file: string, page: PageSigns, before: PageSigns | undefined): PageFault | null {
	if (!page.isTitled) return new PageFault(file, 'no_title');
	if (!page.isWhole) return new PageFault(file, 'cut_short');
	const left = page.main_bytes;
	if (!before || !isAlike(page, before)) return null;
	const isCollapsed = left < NOTHING_BYTES && left < before.main_bytes * COLLAPSED;
	return isCollapsed
		? new PageFault(file, 'collapsed', `${before.main_bytes} → ${left} bytes`)
		: null;
}

/** Path of a link below the root of the site; null where its percent encoding is invalid. */
export function findPath(link: string): string | null {
	try {
		return decodeURI(link).replace(/^\//, '');
	} catch {
		return null;
	}
}

/** Returns whether a link leads to a file of a site, or to an address that has moved. */
function leadsSomewhere(link: string, { has, moved }: Pick<SiteToCheck, 'has' | 'moved'>): boolean {
	const path = findPath(link);
	if (path === '' || moved.has(link)) return true;
	return path !== null && [path, `${path}.html`].some(has);
}

/**
 * Checks a site before it goes live, however it was made, and returns the issues of its pages.
 * @throws PageFault for an issue of the site as a whole
 */
export function faultsIn(site: SiteToCheck): PageFault[] {
	const { pages, before, written, linked } = site;
	if (before && pages.size < before.size * SITE_COLLAPSED) {
		throw new PageFault('index.html', 'pages_lost', `${before.size} → ${pages.size}`);
	}
	const faults: PageFault[] = [];
	for (const file of written) {
		const page = pages.get(file);
		const fault = page ? findFault(file, page, before?.get(file)) : null;
		if (fault) faults.push(fault);
	}
	const known = new Map<string, boolean>();
	for (const file of linked) {
		for (const link of pages.get(file)?.links ?? []) {
			let isFound = known.get(link);
			if (isFound === undefined) known.set(link, (isFound = leadsSomewhere(link, site)));
			if (!isFound) faults.push(new PageFault(file, 'dead_link', link));
		}
	}
	return faults;
}

/**
 * Checks a site that goes live as a whole.
 * @throws PageFault for the first issue
 */
export function checkSite(site: SiteToCheck): void {
	const [fault] = faultsIn(site);
	if (fault) throw fault;
}

/** Lists the addresses that a site's rules redirect to others. */
export const movedIn = (redirects: string): ReadonlySet<string> =>
	new Set(redirects.split('\n').flatMap((line) => line.split(' ')[0] || []));

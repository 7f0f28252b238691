import { factsReader, type PageFacts } from '#edge/rules/host-rules.ts';
import { createTextPool } from '#edge/rules/text-pool.ts';
import { type PageSigns, listSigns } from './checks.ts';

/** Facts that have to be known of a page to publish others beside it. */
export interface KnownPage {
	/** Facts of the page that the site's rules depend on. */
	facts: PageFacts;
	signs: PageSigns;
}

/** Returns a function that reads the signs of a page, given as latin1. It keeps no page. */
export function signsReader(once = createTextPool()): (html: string) => PageSigns {
	return (html) => {
		const { kind, links, ...signs } = listSigns(html);
		return { ...signs, kind: kind === null ? null : once(kind), links: links.map(once) };
	};
}

/**
 * Reads pages. Texts shared by many pages are stored once: some twenty scripts and styles, links
 * that are on most pages, kinds.
 */
export function pageReader(apiBaseUrl: string): (page: Uint8Array) => KnownPage {
	const once = createTextPool();
	const [readFacts, readSigns] = [factsReader(apiBaseUrl, once), signsReader(once)];
	return (page) => {
		const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1');
		return { facts: readFacts(html), signs: readSigns(html) };
	};
}

export const isPageFile = (path: string) => path.endsWith('.html');

export const signsIn = (pages: ReadonlyMap<string, KnownPage>): Map<string, PageSigns> =>
	new Map([...pages].map(([file, { signs }]) => [file, signs]));

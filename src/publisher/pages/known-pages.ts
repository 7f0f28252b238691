import { type PageFacts, pageFacts } from '#edge/rules/host-rules.ts';
import { type PageSigns, listSigns } from './checks.ts';

/** Facts that have to be known of a page to publish others beside it. */
export interface KnownPage {
	/** Facts of the page that the site's rules depend on. */
	facts: PageFacts;
	signs: PageSigns;
}

/**
 * Reads pages. Texts shared by many pages are stored once: some twenty scripts and styles, and
 * links that are on most pages.
 */
export function pageReader(apiBaseUrl: string): (page: Uint8Array) => KnownPage {
	const known = new Map<string, string>();
	const once = (text: string) => {
		const found = known.get(text);
		if (found !== undefined) return found;
		// A copy: a substring from a match would keep its whole page in memory.
		const copy = Buffer.from(text).toString();
		known.set(copy, copy);
		return copy;
	};
	const allOnce = (texts: ReadonlySet<string>) => new Set([...texts].map(once));
	return (page) => {
		const html = Buffer.from(page).toString('latin1');
		const { inline, usesApiOrigin, hasGa4, policy } = pageFacts(html, apiBaseUrl);
		const signs = listSigns(html);
		return {
			facts: {
				usesApiOrigin,
				hasGa4,
				policy: policy === null ? null : once(policy),
				inline: { scripts: allOnce(inline.scripts), styles: allOnce(inline.styles) },
			},
			signs: { ...signs, links: signs.links.map(once) },
		};
	};
}

export const isPageFile = (path: string) => path.endsWith('.html');

export const signsIn = (pages: ReadonlyMap<string, KnownPage>): Map<string, PageSigns> =>
	new Map([...pages].map(([file, { signs }]) => [file, signs]));

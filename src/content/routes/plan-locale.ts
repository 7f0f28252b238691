import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { toDigest } from '../source/digest.ts';
import { yieldToEventLoop } from '../site/yield-to-event-loop.ts';
import { createMemo } from '../site/memo.ts';
import { loadShell } from '../shell/shell.ts';
import type { Site } from '../site/site.ts';
import { withSocialPicture, type NamedPicture } from '../social/social.ts';
import { compareEntry } from './compare.ts';
import { editorialGroups } from './editorial.ts';
import type { RouteEntry, RouteGroup } from '../page/entry.ts';
import { fitChangesEntry, fitEntry } from './fit.ts';
import { functionalEntries } from './functional.ts';
import { menuEntry } from './menu.ts';
import { searchEntry } from './search.ts';
import { pressureEntry } from './pressure.ts';
import { listingGroups } from './product-lists.ts';
import { productGroup, productsTogether } from './products.ts';

/** One static path as Astro takes it; `path` is undefined for a locale's home. */
export interface StaticPath {
	params: { locale: Locale; path: string | undefined };
	props: { entry: RouteEntry };
	cacheKey: string;
}

/** An address with its content, and the picture that it names for social networks. */
export interface PlannedPage {
	entry: RouteEntry;
	picture: NamedPicture | null;
	path: StaticPath;
	/** Only the sitemap states it: a change that a list does not show need not rebuild the list. */
	lastModified: string | null;
}

/** Digest of a page’s own content, and its path with the last shell digest. */
interface Planned {
	own: string;
	shellDigest: string;
	path: StaticPath;
}

const paths = new WeakMap<RouteEntry, Planned>();

/** Static path of an entry; the same object for as long as the page and its shell are unchanged. */
export function toStaticPath(entry: RouteEntry, shellDigest: string): StaticPath {
	const known = paths.get(entry);
	if (known?.shellDigest === shellDigest) return known.path;
	const { lastModified: _, ...printed } = entry.frame;
	const own = known?.own ?? toDigest([import.meta.env.CODE_DIGEST, printed, entry.content]);
	const { locale, path } = entry.frame;
	const result: StaticPath = {
		params: known?.path.params ?? {
			locale,
			path: path.slice(href(locale, 'home').length + 1) || undefined,
		},
		props: { entry },
		cacheKey: toDigest([shellDigest, own]),
	};
	paths.set(entry, { own, shellDigest, path: result });
	return result;
}

/** A page’s own content, without the shell around it. */
type MadePage = Pick<PlannedPage, 'entry' | 'picture'>;

const plan = createMemo<MadePage[]>();

/**
 * Pages of one group, made again when something that they show has changed. The shell is no part of
 * it: a label in a menu is printed on all pages, and changes none of their content.
 */
const toPages = (site: Site, { locale, name, make }: RouteGroup): MadePage[] =>
	plan(site, locale, name, () => make().map((made) => withSocialPicture(site, made)));

const planTogether = createMemo<MadePage[]>();

/** Pages that are made together; `lastModified` is their common date, if they have one. */
interface Bundle extends Pick<RouteGroup, 'lastModified'> {
	pages: () => MadePage[];
}

function toBundles(site: Site, locale: Locale): Bundle[] {
	const groups: RouteGroup[] = [
		{ locale, name: 'functional', make: () => functionalEntries(site, locale) },
		{ locale, name: 'compare', make: () => [compareEntry(site, locale)] },
		{ locale, name: 'fit', make: () => [fitEntry(site, locale)] },
		{ locale, name: 'fit-changes', make: () => [fitChangesEntry(site, locale)] },
		{ locale, name: 'search', make: () => [searchEntry(site, locale)] },
		{ locale, name: 'pressure', make: () => [pressureEntry(site, locale)] },
		{ locale, name: 'menu', make: () => [menuEntry(site, locale)] },
		...editorialGroups(site, locale),
		...listingGroups(site, locale),
	];
	const pagesOfAll = (ids: readonly string[]) =>
		ids.flatMap((id) => toPages(site, productGroup(site, locale, id)));
	return [
		...groups.map((group) => ({ ...group, pages: () => toPages(site, group) })),
		...productsTogether(site, locale).map((ids, at) => ({
			pages: () => planTogether(site, locale, `products/${at}`, () => pagesOfAll(ids)),
		})),
	];
}

/** Every address of one language. */
export async function planLocale(site: Site, locale: Locale): Promise<PlannedPage[]> {
	const { digest } = await loadShell(locale);
	const planned: PlannedPage[] = [];
	const letOthers = yieldToEventLoop();
	for (const { pages, lastModified: ofAll } of toBundles(site, locale)) {
		for (const { entry, picture } of pages()) {
			const lastModified = ofAll === undefined ? entry.frame.lastModified : ofAll;
			planned.push({ entry, picture, path: toStaticPath(entry, digest), lastModified });
		}
		await letOthers();
	}
	return planned;
}

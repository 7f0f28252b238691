import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { digestOf } from '../digest.ts';
import { othersTurn } from '../others-turn.ts';
import { remembering } from '../reads.ts';
import { loadShell } from '../shell.ts';
import type { Site } from '../site.ts';
import { withSocialPicture, type NamedPicture } from '../social/social.ts';
import { compareEntry } from './compare.ts';
import { editorialGroups } from './editorial.ts';
import type { RouteEntry, RouteGroup } from './entry.ts';
import { functionalEntries } from './functional.ts';
import { pressureEntry } from './pressure.ts';
import { listingGroups } from './product-lists.ts';
import { productGroups } from './products.ts';

/** One static path as Astro takes it; `path` is undefined for a locale's home. */
export interface StaticPath {
	params: { locale: Locale; path: string | undefined };
	props: { entry: RouteEntry };
	cacheKey: string;
}

/** An address with what it shows, and the picture that it names for networks. */
export interface PlannedPage {
	entry: RouteEntry;
	picture: NamedPicture | null;
	path: StaticPath;
	/** Only the sitemap states it: a list need not be printed for a change that it does not show. */
	lastModified: string | null;
}

/** What a page prints by itself, in short, and its path with the shell that it was given last. */
interface Planned {
	own: string;
	shellDigest: string;
	path: StaticPath;
}

const planned = new WeakMap<RouteEntry, Planned>();

/** The same object for as long as the page and what surrounds it are. */
export function toStaticPath(entry: RouteEntry, shellDigest: string): StaticPath {
	const known = planned.get(entry);
	if (known?.shellDigest === shellDigest) return known.path;
	const { lastModified: _, ...printed } = entry.frame;
	const own = known?.own ?? digestOf([import.meta.env.CODE_DIGEST, printed, entry.content]);
	const { locale, path } = entry.frame;
	const result: StaticPath = {
		params: known?.path.params ?? {
			locale,
			path: path.slice(href(locale, 'home').length + 1) || undefined,
		},
		props: { entry },
		cacheKey: digestOf([shellDigest, own]),
	};
	planned.set(entry, { own, shellDigest, path: result });
	return result;
}

const plan = remembering<Pick<PlannedPage, 'entry' | 'picture'>[]>();

/**
 * Some pages of one name: made again when something has changed that they show. What surrounds them
 * is no part of it: a label in a menu is printed on all pages, and changes none of what they say.
 */
function planGroup(site: Site, shellDigest: string, group: RouteGroup): PlannedPage[] {
	const { locale, name, lastModified } = group;
	const pages = plan(site, locale, name, () =>
		group.make().map((made) => withSocialPicture(site, made)),
	);
	return pages.map(({ entry, picture }) => ({
		entry,
		picture,
		path: toStaticPath(entry, shellDigest),
		lastModified: lastModified === undefined ? entry.frame.lastModified : lastModified,
	}));
}

/** Every address of one language. */
export async function planLocale(site: Site, locale: Locale): Promise<PlannedPage[]> {
	const { digest } = await loadShell(locale);
	const groups: RouteGroup[] = [
		{ locale, name: 'functional', make: () => functionalEntries(site, locale) },
		{ locale, name: 'compare', make: () => [compareEntry(site, locale)] },
		{ locale, name: 'pressure', make: () => [pressureEntry(site, locale)] },
		...editorialGroups(site, locale),
		...listingGroups(site, locale),
		...productGroups(site, locale),
	];
	const pages: PlannedPage[] = [];
	const letOthers = othersTurn();
	for (const group of groups) {
		pages.push(...planGroup(site, digest, group));
		await letOthers();
	}
	return pages;
}

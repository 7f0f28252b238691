import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { digestOf } from '../digest.ts';
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

export function toStaticPath(entry: RouteEntry, shellDigest: string): StaticPath {
	const { locale, path } = entry.frame;
	const { lastModified: _, ...printed } = entry.frame;
	return {
		params: { locale, path: path.slice(href(locale, 'home').length + 1) || undefined },
		props: { entry },
		cacheKey: digestOf([import.meta.env.CODE_DIGEST, shellDigest, printed, entry.content]),
	};
}

const plan = remembering<Omit<PlannedPage, 'lastModified'>[]>();

/** Some pages of one name: made again when something has changed that they show. */
function planGroup(site: Site, shellDigest: string, group: RouteGroup): PlannedPage[] {
	const { locale, name } = group;
	const pages = plan(site, locale, `${shellDigest}/${name}`, () =>
		group.make().map((made) => {
			const { entry, picture } = withSocialPicture(site, made);
			return { entry, picture, path: toStaticPath(entry, shellDigest) };
		}),
	);
	const { lastModified } = group;
	return pages.map((page) => ({
		...page,
		lastModified: lastModified === undefined ? page.entry.frame.lastModified : lastModified,
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
	return groups.flatMap((group) => planGroup(site, digest, group));
}

import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import { href, pageHref } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { toDescription } from '../parts/description.ts';
import { everywhere, toFrame, type PathFor } from '../parts/frame.ts';
import { toListingPages, type ListingHead } from '../lists/listings.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { Crumb } from '../parts/model.ts';
import type { Site } from '../site/site.ts';
import type { RouteEntry } from '../page/entry.ts';

/** A list of products, with all that its pages show. */
export interface Listing {
	who: string;
	pathFor: PathFor;
	products: Product[];
	head: ListingHead;
	title: string;
	/** Description for search engines; if absent, that of the head. */
	description?: readonly string[];
	crumbs: Crumb[];
	textLocale: Locale;
	/** Picture that an editor chose for social networks. */
	chosen?: Media | null | undefined;
}

/** The pages of a list. */
export function toEntries(site: Site, locale: Locale, listing: Listing): RouteEntry[] {
	const own = listing.pathFor(locale);
	if (!own) return [];
	const t = getT(locale, 'catalogue');
	const pages = toListingPages(site, locale, own.path, listing.products, listing.head);
	return pages.map((model, index) => {
		const page = index + 1;
		const suffix = page === 1 ? '' : ` – ${t('listing.page', { page })}`;
		return {
			who: `${listing.who}${page === 1 ? '' : ` page ${page}`}`,
			chosen: listing.chosen,
			content: { kind: 'listing', listing: model },
			frame: toFrame({
				site,
				locale,
				textLocale: listing.textLocale,
				pathFor: (language) => {
					const found = listing.pathFor(language);
					return found && { ...found, path: pageHref(found.path, page) };
				},
				parentFor: everywhere((language) => href(language, 'products-archive')),
				title: `${listing.title}${suffix}`,
				description:
					toDescription(listing.description ?? [listing.head.description], listing.textLocale) +
					suffix,
				layout: 'default',
				crumbs: listing.crumbs,
				picture: toPictureOrNull(listing.chosen) ?? listing.head.ambience,
			}),
		};
	});
}

import type { Category, Product, ProductUsage } from '#contract/content/catalogue.ts';
import { type Locale } from '#contract/locales.ts';
import type { Media } from '#contract/media.ts';
import { categoryUsageHref, href, pageHref } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { isListed } from '../catalogue.ts';
import { categoryUsagePaths, entryPaths, everywhere, toFrame, type PathFor } from '../frame.ts';
import { toListingPages, type Filter, type ListingHead } from '../listings.ts';
import { titleOfPart } from '../category-title.ts';
import { descriptionOf } from '../description.ts';
import { toPictureOrNull } from '../media.ts';
import type { Crumb } from '../model.ts';
import { noteParts } from '../noting.ts';
import { categorySections, usageSections } from '../shell.ts';
import type { Site } from '../site.ts';
import { withoutDuplicateLabels } from '../duplicate-labels.ts';
import type { RouteEntry, RouteGroup } from './entry.ts';

interface Listing {
	who: string;
	pathFor: PathFor;
	products: Product[];
	head: ListingHead;
	title: string;
	/** What search engines are told; left out, what the head says. */
	description?: readonly string[];
	crumbs: Crumb[];
	textLocale: Locale;
	/** What an editor chose for networks. */
	chosen?: Media | null | undefined;
}

export function archiveCrumb(locale: Locale): Crumb {
	return {
		label: getT(locale, 'catalogue')('archive.title'),
		href: href(locale, 'products-archive'),
	};
}

const newest = (products: readonly Product[]): string | null =>
	products.reduce<string | null>(
		(last, { updated_at }) => (last !== null && last >= updated_at ? last : updated_at),
		null,
	);

function toEntries(site: Site, locale: Locale, listing: Listing): RouteEntry[] {
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
					descriptionOf(listing.description ?? [listing.head.description], listing.textLocale) +
					suffix,
				layout: 'default',
				crumbs: listing.crumbs,
				picture: toPictureOrNull(listing.chosen) ?? listing.head.ambience,
			}),
		};
	});
}

function usageFilters(
	site: Site,
	locale: Locale,
	category: Category,
	current: string | null,
): Filter[] {
	const t = getT(locale, 'catalogue');
	const { usages } = site.locales[locale];
	const inCategory = productsOf(site, locale, category.id);
	const own = site.addresses.path(locale, 'category', category.id, 'filters');
	return [
		{ label: t('listing.all'), href: own, count: inCategory.length, isCurrent: current === null },
		...withoutDuplicateLabels(usages)
			.filter((usage) => usage.children.includes(category.id))
			.map((usage) => ({
				label: usage.name,
				href: categoryUsageHref(locale, category.slug, usage.slug),
				count: inCategory.filter((product) => product.usage_ids.includes(usage.id)).length,
				isCurrent: current === usage.id,
			})),
	];
}

const productsOf = (site: Site, locale: Locale, categoryId: string): Product[] =>
	site.locales[locale].products.filter(
		(product) => isListed(product) && product.category_id === categoryId,
	);

function sectionHead(section: Category | ProductUsage, locale: Locale, title: string): ListingHead {
	return {
		title,
		description: section.description,
		lang: section.locale === locale ? null : section.locale,
		ambience: toPictureOrNull(section.media[1]),
		sections: [],
		filters: [],
	};
}

function archiveListing(site: Site, locale: Locale): Listing {
	const t = getT(locale, 'catalogue');
	return {
		who: 'route "products-archive"',
		pathFor: everywhere((language) => href(language, 'products-archive')),
		products: site.locales[locale].products.filter(isListed),
		title: t('archive.title'),
		head: {
			title: t('archive.title'),
			description: t('archive.description'),
			lang: null,
			ambience: null,
			sections: categorySections(site, locale),
			filters: usageSections(site, locale).map((usage) => ({
				label: usage.label,
				href: usage.href,
				isCurrent: false,
				count: site.locales[locale].products.filter(
					(product) => isListed(product) && product.usage_ids.includes(usage.id),
				).length,
			})),
		},
		crumbs: [archiveCrumb(locale)],
		textLocale: locale,
	};
}

function categoryListings(site: Site, locale: Locale, category: Category): Listing[] {
	const pathFor = entryPaths(site, 'category', category.id);
	const own = site.addresses.path(locale, 'category', category.id, 'listings');
	const crumbs = [archiveCrumb(locale), { label: category.name, href: own }];
	const products = productsOf(site, locale, category.id);
	const textLocale = category.locale;
	const whole: Listing = {
		who: `category "${category.id}"`,
		pathFor,
		products,
		title: category.name,
		head: {
			...sectionHead(category, locale, category.name),
			filters: usageFilters(site, locale, category, null),
		},
		crumbs,
		textLocale,
		chosen: category.seo.picture,
	};
	const narrowed = site.locales[locale].usages
		.filter((usage) => usage.children.includes(category.id))
		.map((usage): Listing => {
			const title = titleOfPart(category, usage, locale);
			return {
				who: `category "${category.id}" usage "${usage.id}"`,
				pathFor: categoryUsagePaths(site, category.id, usage.id),
				products: products.filter((product) => product.usage_ids.includes(usage.id)),
				title,
				description: [title, category.description],
				head: {
					...sectionHead(usage, locale, title),
					description: category.description,
					filters: usageFilters(site, locale, category, usage.id),
				},
				crumbs: [
					...crumbs,
					{ label: usage.name, href: categoryUsageHref(locale, category.slug, usage.slug) },
				],
				textLocale,
			};
		});
	return [whole, ...narrowed];
}

/** In the order of the categories, wheels first: spares follow what they are spares of. */
function byCategory(site: Site, locale: Locale, products: readonly Product[]): Product[] {
	const order = site.locales[locale].categories.map(({ id }) => id);
	return products.toSorted((a, b) => order.indexOf(a.category_id) - order.indexOf(b.category_id));
}

function usageListing(site: Site, locale: Locale, usage: ProductUsage): Listing {
	const section = usageSections(site, locale).find(({ id }) => id === usage.id);
	const products = byCategory(
		site,
		locale,
		site.locales[locale].products.filter(
			(product) => isListed(product) && product.usage_ids.includes(usage.id),
		),
	);
	return {
		who: `product usage "${usage.id}"`,
		pathFor: entryPaths(site, 'product_usage', usage.id),
		products,
		title: usage.name,
		head: {
			...sectionHead(usage, locale, usage.name),
			filters: (section?.children ?? []).map(({ id, label, href: link }) => ({
				label,
				href: link,
				count: products.filter((product) => product.category_id === id).length,
				isCurrent: false,
			})),
		},
		crumbs: [archiveCrumb(locale), { label: usage.name, href: section?.href ?? '' }],
		textLocale: usage.locale,
		chosen: usage.seo.picture,
	};
}

/** Archive, categories, usages, and both together. */
export function listingGroups(site: Site, locale: Locale): RouteGroup[] {
	const { categories, usages } = site.locales[locale];
	const listings = [
		archiveListing(site, locale),
		...categories.flatMap((category) => categoryListings(site, locale, category)),
		...usages.map((usage) => usageListing(site, locale, usage)),
	];
	return listings.map((listing) => ({
		locale,
		name: listing.who,
		lastModified: newest(listing.products),
		make() {
			// What was read above is read for this list, too. Which products it holds is their place in the
			// site; what it shows of them, their cards and traits, is noted where it is looked up.
			noteParts(site.locales[locale], ['categories', 'usages']);
			return toEntries(site, locale, listing);
		},
	}));
}

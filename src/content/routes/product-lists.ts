import type { Category, Product, ProductUsage } from '#contract/content/catalogue.ts';
import { type Locale } from '#contract/locales.ts';
import { categoryUsageHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { categoryUsagePaths, entryPaths, everywhere } from '../parts/frame.ts';
import type { Filter, ListingHead } from '../lists/listings.ts';
import { titleOfPart } from '../catalogue/category-title.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type { Crumb } from '../parts/model.ts';
import { markRead } from '../site/tracking.ts';
import { categorySections, usageSections } from '../shell/shell.ts';
import type { Site } from '../site/site.ts';
import { withoutDuplicateLabels } from '../source/duplicate-labels.ts';
import type { RouteGroup } from '../page/entry.ts';
import { findListed, newest, toProducts, usedFor } from '../catalogue/listed.ts';
import { type Listing, toEntries } from './list-entries.ts';

/** A list before it is made: its name and its products, in any order. */
interface Planned extends Pick<Listing, 'who' | 'products'> {
	/** Everything that it shows; called only if the list has to be made. */
	describe: () => Omit<Listing, 'who' | 'products'> & Partial<Pick<Listing, 'products'>>;
}

export function archiveCrumb(locale: Locale): Crumb {
	return {
		label: getT(locale, 'catalogue')('archive.title'),
		href: href(locale, 'products-archive'),
	};
}

function usageFilters(
	site: Site,
	locale: Locale,
	category: Category,
	current: string | null,
): Filter[] {
	const t = getT(locale, 'catalogue');
	const { usages } = site.locales[locale];
	const inCategory = toProducts(site, locale, category.id);
	const own = site.addresses.path(locale, 'category', category.id, 'filters');
	return [
		{ label: t('listing.all'), href: own, count: inCategory.length, isCurrent: current === null },
		...withoutDuplicateLabels(usages)
			.filter((usage) => usage.children.includes(category.id))
			.map((usage) => ({
				label: usage.name,
				href: categoryUsageHref(locale, category.slug, usage.slug),
				count: usedFor(inCategory, usage.id).length,
				isCurrent: current === usage.id,
			})),
	];
}

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

function archiveListing(site: Site, locale: Locale): Planned {
	const t = getT(locale, 'catalogue');
	const products = findListed(site, locale).all;
	return {
		who: 'route "products-archive"',
		products,
		describe: () => ({
			pathFor: everywhere((language) => href(language, 'products-archive')),
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
					count: usedFor(products, usage.id).length,
				})),
			},
			crumbs: [archiveCrumb(locale)],
			textLocale: locale,
		}),
	};
}

function categoryCrumbs(site: Site, locale: Locale, { id, name }: Category): Crumb[] {
	const own = site.addresses.path(locale, 'category', id, 'listings');
	return [archiveCrumb(locale), { label: name, href: own }];
}

function categoryListing(site: Site, locale: Locale, category: Category): Planned {
	return {
		who: `category "${category.id}"`,
		products: toProducts(site, locale, category.id),
		describe: () => ({
			pathFor: entryPaths(site, 'category', category.id),
			title: category.name,
			head: {
				...sectionHead(category, locale, category.name),
				filters: usageFilters(site, locale, category, null),
			},
			crumbs: categoryCrumbs(site, locale, category),
			textLocale: category.locale,
			chosen: category.seo.picture,
		}),
	};
}

/** A category narrowed to a usage. */
function narrowedListing(
	site: Site,
	locale: Locale,
	category: Category,
	usage: ProductUsage,
): Planned {
	return {
		who: `category "${category.id}" usage "${usage.id}"`,
		products: usedFor(toProducts(site, locale, category.id), usage.id),
		describe() {
			const title = titleOfPart(category, usage, locale);
			return {
				pathFor: categoryUsagePaths(site, category.id, usage.id),
				title,
				description: [title, category.description],
				head: {
					...sectionHead(usage, locale, title),
					description: category.description,
					filters: usageFilters(site, locale, category, usage.id),
				},
				crumbs: [
					...categoryCrumbs(site, locale, category),
					{ label: usage.name, href: categoryUsageHref(locale, category.slug, usage.slug) },
				],
				textLocale: category.locale,
			};
		},
	};
}

/** Sorts by the order of the categories, wheels first: spare parts follow their products. */
function byCategory(site: Site, locale: Locale, products: readonly Product[]): Product[] {
	const order = site.locales[locale].categories.map(({ id }) => id);
	return products.toSorted((a, b) => order.indexOf(a.category_id) - order.indexOf(b.category_id));
}

function usageListing(site: Site, locale: Locale, usage: ProductUsage): Planned {
	const products = usedFor(findListed(site, locale).all, usage.id);
	return {
		who: `product usage "${usage.id}"`,
		products,
		describe() {
			const section = usageSections(site, locale).find(({ id }) => id === usage.id);
			return {
				pathFor: entryPaths(site, 'product_usage', usage.id),
				products: byCategory(site, locale, products),
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
		},
	};
}

/** Archive, categories, usages, and both together. */
export function listingGroups(site: Site, locale: Locale): RouteGroup[] {
	const { categories, usages } = site.locales[locale];
	const planned = [
		archiveListing(site, locale),
		...categories.flatMap((category) => [
			categoryListing(site, locale, category),
			...usages
				.filter((usage) => usage.children.includes(category.id))
				.map((usage) => narrowedListing(site, locale, category, usage)),
		]),
		...usages.map((usage) => usageListing(site, locale, usage)),
	];
	return planned.map(({ describe, ...own }) => ({
		locale,
		name: own.who,
		lastModified: newest(own.products),
		make() {
			// The reads above count for this list, too. The site's `places` track which products it
			// holds; their cards and traits are recorded where they are looked up.
			markRead(site.locales[locale], ['categories', 'usages']);
			return toEntries(site, locale, { ...own, ...describe() });
		},
	}));
}

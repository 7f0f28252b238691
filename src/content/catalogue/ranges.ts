import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { formatNumber } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { defaultPriceList, isListed, priceText } from './catalogue.ts';
import { mediaUrl } from '../pictures/media.ts';
import type { MenuLink, RangeLink } from '../parts/model.ts';
import { createMemo, createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

/** One row of a menu. */
const RANGE_COUNT = 4;
const PICTURE_WIDTH = 300;

const findNumber = (product: Product, wanted: 'rim_height' | 'wheelset_weight'): number | null => {
	const value = product.specifications.find(({ code }) => code === wanted)?.value;
	return typeof value === 'number' ? value : null;
};

/** Data of a wheel that its range shows. */
interface Wheel extends Pick<Product, 'id' | 'variants'> {
	range: string;
	picture: string | null;
	height: number;
	weight: number;
}

function makeWheel(_site: Site, _locale: Locale, product: Product): { wheel: Wheel | null } {
	const { id, range, variants } = product;
	const [media] = product.media;
	const height = findNumber(product, 'rim_height');
	const weight = findNumber(product, 'wheelset_weight');
	if (range === null || height === null || weight === null) return { wheel: null };
	const picture = media ? mediaUrl(media.file, PICTURE_WIDTH) : null;
	return { wheel: { id, range, picture, height, weight, variants } };
}

/** The menu of every page depends on these wheels alone, not on their whole products. */
const getWheel = createProductMemo('wheel', makeWheel);

const remember = createMemo<Map<string, Wheel[]>>();

/** Wheelsets on sale, by the name of their range. */
function wheelsByRange(site: Site, locale: Locale): Map<string, Wheel[]> {
	const listed = site.locales[locale].products.filter(isListed);
	const wheels = listed.flatMap((product) => getWheel(site, locale, product).wheel ?? []);
	return Map.groupBy(wheels, ({ range }) => range);
}

/** Addresses of the menu entries that have one, by label. */
function ownPages(entries: readonly MenuLink[]): Map<string, string> {
	return new Map(
		entries.flatMap(({ label, href, children }) => [
			...ownPages(children),
			...(href === null ? [] : [[label, href] as const]),
		]),
	);
}

/**
 * Ranges that a menu shows, derived from the products: first those that the menu itself names,
 * linked to their page, then the others in the order of the catalogue.
 */
export function listRanges(site: Site, locale: Locale, menu: readonly MenuLink[]): RangeLink[] {
	const pages = ownPages(menu);
	const list = defaultPriceList(site);
	const all = [...remember(site, locale, 'wheels', () => wheelsByRange(site, locale))];
	const named = all.filter(([name]) => pages.has(name));
	const others = all.filter(([name]) => !pages.has(name));
	return [...named, ...others].slice(0, RANGE_COUNT).flatMap(([name, wheels]) => {
		const [first] = wheels;
		if (!first) return [];
		const heights = [...new Set(wheels.map(({ height }) => height))].toSorted((a, b) => a - b);
		const lightest = Math.min(...wheels.map(({ weight }) => weight));
		return {
			name,
			href: pages.get(name) ?? site.addresses.path(locale, 'product', first.id, 'menus'),
			picture: first.picture,
			heights: heights.map((height) => formatNumber(height, locale)).join(' · ') + unitAfter('mm'),
			weight: formatNumber(lightest, locale) + unitAfter('g'),
			isWeightFrom: wheels.length > 1,
			price: priceText(
				wheels.flatMap(({ variants }) => variants),
				list,
				locale,
			),
		};
	});
}

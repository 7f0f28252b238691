import type { Product, Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import { bySoonest } from '#domain/prices.ts';
import { isListed } from './catalogue.ts';
import { noteAllProducts } from './reads.ts';
import type { Site } from './site.ts';

/** What can be had instead of an article that cannot. */
export interface Alternative {
	name: string;
	href: string;
	availability: Variant['availability'];
}

const canBeHad = ({ availability }: Variant) => availability !== 'out_of_stock';

const optionsShared = (a: Variant, b: Variant) =>
	Object.entries(a.options).filter(([code, value]) => b.options[code] === value).length;

/** Of the articles that can be had, the one that shares most with another, then the soonest. */
function nearestArticle(articles: readonly Variant[], wanted: Variant): Variant | undefined {
	return articles
		.filter(canBeHad)
		.toSorted(
			(a, b) =>
				optionsShared(b, wanted) - optionsShared(a, wanted) ||
				bySoonest(a.availability, b.availability) ||
				Number(b.color === wanted.color) - Number(a.color === wanted.color),
		)
		.at(0);
}

/** By what a wheel, else any product, is told from its like. */
const SIZE_CODES: readonly SpecificationCode[] = ['rim_height', 'wheelset_weight', 'weight'];

function sizeOf(product: Product): number {
	const value = SIZE_CODES.map(
		(code) => product.specifications.find((row) => row.code === code)?.value,
	).find((found) => typeof found === 'number');
	return typeof value === 'number' ? value : 0;
}

/** Products that could be bought instead: of its range first, then by how near their size is. */
function siblingsOf(site: Site, locale: Locale, product: Product): Product[] {
	noteAllProducts(site, locale);
	const size = sizeOf(product);
	const isOfRange = ({ range }: Product) => Number(range !== null && range === product.range);
	return site.locales[locale].products
		.filter(
			(other) =>
				other.id !== product.id &&
				isListed(other) &&
				other.category_id === product.category_id &&
				other.usage_ids.some((id) => product.usage_ids.includes(id)) &&
				other.variants.some(canBeHad),
		)
		.toSorted(
			(a, b) =>
				isOfRange(b) - isOfRange(a) || Math.abs(sizeOf(a) - size) - Math.abs(sizeOf(b) - size),
		);
}

/**
 * The nearest thing to an article that is out of stock: the same product in another finish or with
 * another freehub, else its nearest sibling. Null where there is nothing.
 */
function alternativeTo(
	site: Site,
	locale: Locale,
	product: Product,
	variant: Variant,
): Alternative | null {
	const own = nearestArticle(product.variants, variant);
	if (own) return { name: own.name, href: `#${own.code}`, availability: own.availability };
	for (const sibling of siblingsOf(site, locale, product)) {
		const found = nearestArticle(sibling.variants, variant);
		const path = site.addresses.find(locale, 'product', sibling.id)?.path;
		if (!found || path === undefined) continue;
		return {
			name: `${sibling.name}, ${found.name}`,
			href: `${path}?variant=${found.code}`,
			availability: found.availability,
		};
	}
	return null;
}

/** Alternatives by the code of the article that is out of stock. */
export function alternativesOf(
	site: Site,
	locale: Locale,
	product: Product,
): Record<string, Alternative> {
	return Object.fromEntries(
		product.variants
			.filter((variant) => !canBeHad(variant))
			.flatMap((variant) => {
				const found = alternativeTo(site, locale, product, variant);
				return found ? [[variant.code, found]] : [];
			}),
	);
}

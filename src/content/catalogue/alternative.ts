import type { Product, Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import { decidesFit } from '#domain/catalogue/fit.ts';
import { bestAvailability, bySoonest } from '#domain/money/prices.ts';
import { isListed } from './catalogue.ts';
import { trackAllProducts } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

/** Articles to buy instead of one that is out of stock. */
export interface Alternative {
	/** Nearest article that fits wherever this one does; null where there is none. */
	nearest: { name: string; href: string; availability: Variant['availability'] } | null;
	/** Names of this article's values that decide fit. */
	value: string;
	/** Own available articles with another fit; only the buyer knows whether one suits. */
	others: { name: string; href: string }[];
}

const canBeHad = ({ availability }: Variant) => availability !== 'out_of_stock';

/** Codes of a product's options that decide fit. */
const fitCodes = ({ options }: Product, variant: Variant): string[] =>
	Object.keys(variant.options).filter((code) =>
		decidesFit({ code, decides_fit: options.find((one) => one.code === code)?.decides_fit }),
	);

const fitsLike = (wanted: Variant, codes: readonly string[]) => (other: Variant) =>
	codes.every((code) => other.options[code] === wanted.options[code]);

const optionsShared = (a: Variant, b: Variant) =>
	Object.entries(a.options).filter(([code, value]) => b.options[code] === value).length;

/** Available article that shares most options with `wanted`, then the soonest, then its colour. */
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

/** Specifications that give the size of a wheel, else of any other product. */
const SIZE_CODES: readonly SpecificationCode[] = ['rim_height', 'wheelset_weight', 'weight'];

function toSize(product: Product): number {
	const value = SIZE_CODES.map(
		(code) => product.specifications.find((row) => row.code === code)?.value,
	).find((found) => typeof found === 'number');
	return typeof value === 'number' ? value : 0;
}

/** A product that can be bought, and its size. */
interface Offered {
	product: Product;
	size: number;
}

const offered = new WeakMap<readonly Product[], Map<string, Offered[]>>();

/** Products of a category that can be bought; sorted out once for a catalogue of thousands. */
function listOffered(site: Site, locale: Locale, category: string): readonly Offered[] {
	const { products } = site.locales[locale];
	let byCategory = offered.get(products);
	if (!byCategory) {
		const all = products
			.filter((product) => isListed(product) && product.variants.some(canBeHad))
			.map((product) => ({ product, size: toSize(product) }));
		byCategory = Map.groupBy(all, ({ product }) => product.category_id);
		offered.set(products, byCategory);
	}
	return byCategory.get(category) ?? [];
}

/** Listed products to buy instead: those of its range first, then the nearest in size. */
function toSiblings(site: Site, locale: Locale, product: Product): Product[] {
	trackAllProducts(locale);
	const size = toSize(product);
	const isOfRange = ({ range }: Product) => Number(range !== null && range === product.range);
	return listOffered(site, locale, product.category_id)
		.filter(
			({ product: other }) =>
				other.id !== product.id && other.usage_ids.some((id) => product.usage_ids.includes(id)),
		)
		.map((other) => ({
			...other,
			ofRange: isOfRange(other.product),
			distance: Math.abs(other.size - size),
		}))
		.toSorted((a, b) => b.ofRange - a.ofRange || a.distance - b.distance)
		.map((other) => other.product);
}

/** A product, and its siblings where an article needs them: they are looked for once. */
interface Shown {
	product: Product;
	siblings: () => readonly Product[];
}

/** Article of the nearest sibling with the same fit as the one that is out of stock. */
function siblingFor(
	site: Site,
	locale: Locale,
	{ product, siblings }: Shown,
	variant: Variant,
): Alternative['nearest'] {
	const codes = fitCodes(product, variant);
	const fits = fitsLike(variant, codes);
	for (const sibling of siblings()) {
		// A sibling may have a fit option that this product lacks: choosing it would be a guess.
		const fitting = sibling.variants.filter(
			(other) => fits(other) && fitCodes(sibling, other).every((code) => codes.includes(code)),
		);
		const found = nearestArticle(fitting, variant);
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

/** Names of an article's values that decide fit. */
const fitName = ({ options }: Product, variant: Variant, codes: readonly string[]): string =>
	options
		.filter(({ code }) => codes.includes(code))
		.flatMap(
			({ code, values }) => values.find((value) => value.code === variant.options[code]) ?? [],
		)
		.map(({ name }) => name)
		.join(' / ');

/** Available articles of the product, one for each fit: the soonest. */
function listOthers(product: Product, codes: readonly string[]): Alternative['others'] {
	const byFit = Map.groupBy(product.variants.filter(canBeHad), (variant) =>
		fitName(product, variant, codes),
	);
	return [...byFit].flatMap(([name, variants]) => {
		const best = bestAvailability(variants);
		const soonest = variants.find(({ availability }) => availability === best);
		return soonest && name ? [{ name, href: `#${soonest.code}` }] : [];
	});
}

/**
 * Replacements for an article out of stock. `nearest` is the same product in another finish, else
 * its nearest sibling; never one with another fit. Null if there is nothing to offer.
 */
function alternativeTo(
	site: Site,
	locale: Locale,
	shown: Shown,
	variant: Variant,
): Alternative | null {
	const { product } = shown;
	const codes = fitCodes(product, variant);
	const value = fitName(product, variant, codes);
	const own = nearestArticle(product.variants.filter(fitsLike(variant, codes)), variant);
	if (own) {
		const { name, availability } = own;
		return { nearest: { name, href: `#${own.code}`, availability }, value, others: [] };
	}
	const nearest = siblingFor(site, locale, shown, variant);
	const others = listOthers(product, codes);
	return nearest || others.length > 0 ? { nearest, value, others } : null;
}

/** Alternatives by the code of the article that is out of stock. */
export function toAlternatives(
	site: Site,
	locale: Locale,
	product: Product,
): Record<string, Alternative> {
	let known: readonly Product[] | undefined;
	const shown = { product, siblings: () => (known ??= toSiblings(site, locale, product)) };
	return Object.fromEntries(
		product.variants
			.filter((variant) => !canBeHad(variant))
			.flatMap((variant) => {
				const found = alternativeTo(site, locale, shown, variant);
				return found ? [[variant.code, found]] : [];
			}),
	);
}

import type { Drawing, PriceList, Product, Variant } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Cents } from '#contract/units.ts';
import type { FeatureCode } from '#contract/content/specifications.ts';
import { articleFor, OPEN } from '#domain/catalogue/fit.ts';
import { articlesOfPrice, bestAvailability, findPrice } from '#domain/money/prices.ts';
import { formatMoney } from '#i18n/format.ts';
import { toAlternatives, type Alternative } from '../catalogue/alternative.ts';
import { findMaterial } from '../catalogue/material.ts';
import {
	toCards,
	defaultPriceList,
	isListed,
	isSoldHere,
	type PrintedFor,
	printedFor,
	priceText,
	type ProductCard,
	type ProductLine,
} from '../catalogue/catalogue.ts';
import { toChoices, listValues, type Choice } from '../catalogue/choices.ts';
import { getContact, type ContactModel } from '../parts/contact.ts';
import { explodedPlaces, type ExplodedPlace } from '../catalogue/exploded-places.ts';
import { documentsToRead, type DocumentRow } from '../catalogue/documents.ts';
import { drawingLinks, getDrawing, type DrawingLink } from '../pictures/drawing.ts';
import { toFits, toSheet, type FitsModel } from '../fit/fits.ts';
import { productById } from '../site/find-product.ts';
import { findGallery, toGalleryPicture, type GalleryPicture } from '../pictures/gallery.ts';
import type { Crumb, PriceText } from '../parts/model.ts';
import { pageHtml } from '../parts/rich-text.ts';
import type { Site } from '../site/site.ts';
import {
	groupRows,
	headlineRows,
	type Measure,
	sheetRows,
	toMeasures,
	type SpecificationGroup,
	type SpecificationRow,
} from '../parts/specifications.ts';
import { findTyreRange } from '../lists/facet-traits.ts';
import { storesWith } from '../stores/stores-with.ts';
import { findMeasured, type MeasuredModel } from '../catalogue/measured.ts';
import { toTrust, type TrustModel } from './trust.ts';

/** One article of a product. `values` are its choices in the order of the product's. */
export interface VariantRow {
	id: string;
	code: string;
	name: string;
	gtin: string | null;
	amount: Cents | null;
	price: string | null;
	lowest30d: string | null;
	availability: Variant['availability'];
	values: string[];
}

export interface ProductModel {
	id: string;
	code: string;
	name: string;
	payoff: string;
	description: string;
	range: string | null;
	category: Crumb;
	usages: Crumb[];
	pictures: GalleryPicture[];
	drawing: Drawing | null;
	drawings: DrawingLink[];
	/** Pages with its exploded view, or those that show it as a spare. */
	places: ExplodedPlace[];
	price: PriceText | null;
	/** Currency of all its prices. */
	currency: string;
	printedFor: PrintedFor;
	choices: Choice[];
	variants: VariantRow[];
	/** Replacements for each article that is out of stock, by that article's code. */
	alternatives: Record<string, Alternative>;
	/** Article selected at first; null while a choice that decides fit is open. */
	chosen: VariantRow | null;
	/** Narrowest and widest tyre that fits, mm; null for a product without a tyre. */
	tyres: [least: number, most: number] | null;
	availability: Variant['availability'] | null;
	figures: SpecificationRow[];
	specifications: SpecificationGroup[];
	/** Figures of the data sheet that have a unit. */
	measures: Measure[];
	/** Measured weight of the newest pairs; null without enough of them. */
	measured: MeasuredModel | null;
	/** Page on how wheels are measured; null if it is missing in this language. */
	measuredHref: string | null;
	/** Null if no material is named. */
	material: string | null;
	features: { code: FeatureCode; value: string }[];
	documents: DocumentRow[];
	related: ProductCard[];
	/** Parts that can be mounted on it; if set, they include the compatible products. */
	fits: FitsModel | null;
	compatible: ProductLine[];
	isCarbonWheel: boolean;
	isDiscontinued: boolean;
	/** Producer's guarantee of durability; null if there is none. */
	durability: Product['durability_guarantee'];
	/** Terms that are stated under the button. */
	trust: TrustModel;
	/** True if the shop is open and the product has an article to buy. */
	isSoldHere: boolean;
	successor: Crumb | null;
	warrantyHref: string | null;
	/** Store locator, filtered by the product's range. */
	storesHref: string;
	/** Form to ask a store for a look at the chosen article; null if no store shows it. */
	visitHref: string | null;
	/** Stores that carry the product's range; 0 when it belongs to none. */
	storeCount: number;
	/** Company responsible for its safety; `safetyNotice` is what a rider must know before use. */
	maker: ContactModel;
	safetyNotice: string;
}

function toCrumb(
	site: Site,
	locale: Locale,
	entity: 'category' | 'product_usage' | 'product',
	id: string,
	who: string,
): Crumb {
	const href = site.addresses.path(locale, entity, id, who);
	return { href, label: site.addresses.find(locale, entity, id)?.label ?? id };
}

/** One row of cards. */
const RELATED_COUNT = 4;

/** Related products that can still be bought, without the product itself. */
function listedCards(
	site: Site,
	locale: Locale,
	ids: readonly string[],
	who: string,
): ProductCard[] {
	const listed = ids.filter((id) => {
		const product = productById(site, locale, id);
		return !product || isListed(product);
	});
	return toCards(site, locale, listed, who);
}

function toVariantRow(
	variant: Variant,
	choices: readonly Choice[],
	list: PriceList,
	locale: Locale,
): VariantRow {
	const price = findPrice(variant, list.id);
	const money = (cents: Cents) => formatMoney(cents, list.currency, locale);
	return {
		id: variant.id,
		code: variant.code,
		name: variant.name,
		gtin: variant.gtin,
		amount: price?.amount ?? null,
		price: price ? money(price.amount) : null,
		lowest30d: price?.lowest_price_30d ? money(price.lowest_price_30d) : null,
		availability: variant.availability,
		values: listValues(variant, choices),
	};
}

/** Article before the visitor has chosen: a choice that decides fit is never preselected. */
const openingArticle = (choices: readonly Choice[], variants: readonly VariantRow[]) =>
	articleFor(
		variants,
		choices.map(() => OPEN),
		choices.map(({ decidesFit }) => decidesFit),
	);

export function toProductModel(site: Site, locale: Locale, product: Product): ProductModel {
	const list = defaultPriceList(site);
	const who = `product "${product.id}"`;
	const { categories } = site.locales[locale];
	const choices = toChoices(product, locale);
	const variants = product.variants.map((variant) => toVariantRow(variant, choices, list, locale));
	const chosen = openingArticle(choices, variants);
	return {
		id: product.id,
		code: product.code,
		name: product.name,
		payoff: product.payoff,
		description: pageHtml(product.description, { site, locale, who }),
		range: product.range,
		category: toCrumb(site, locale, 'category', product.category_id, who),
		usages: product.usage_ids
			.filter((id) => site.addresses.find(locale, 'product_usage', id))
			.map((id) => toCrumb(site, locale, 'product_usage', id, who)),
		pictures: findGallery(product).map(toGalleryPicture),
		drawing: getDrawing(product),
		drawings: drawingLinks(product, locale),
		places: explodedPlaces(site, locale, product),
		price: priceText(articlesOfPrice(product.variants), list, locale),
		currency: list.currency,
		printedFor: printedFor(site, locale),
		choices,
		variants,
		alternatives: toAlternatives(site, locale, product),
		chosen,
		tyres: findTyreRange(site, locale, product),
		availability: bestAvailability(product.variants),
		figures: headlineRows(product.specifications, locale),
		specifications: groupRows(sheetRows(toSheet(product), locale)),
		measures: toMeasures(product.specifications),
		measured: findMeasured(site, product),
		measuredHref: site.addresses.find(locale, 'page', 'quality')?.path ?? null,
		material: findMaterial(product),
		features: product.features,
		documents: documentsToRead(site, locale, product.id),
		related: listedCards(site, locale, product.related_ids, who).slice(0, RELATED_COUNT),
		fits: toFits(site, locale, product),
		compatible: listedCards(site, locale, product.compatible_ids, who).map(
			({ id, name, href, lang }) => ({ id, name, href, lang }),
		),
		isCarbonWheel: product.is_carbon_wheel,
		isDiscontinued: product.is_discontinued,
		trust: toTrust(site, locale, product),
		durability: product.durability_guarantee,
		isSoldHere: isSoldHere(site, locale, product),
		successor: product.successor_id
			? toCrumb(site, locale, 'product', product.successor_id, who)
			: null,
		warrantyHref: site.addresses.find(locale, 'page', 'warranty-conditions')?.path ?? null,
		// A store visit buys nothing: its form names the article and accepts another.
		...storesWith(site, locale, product, (chosen ?? variants[0])?.code ?? null, who),
		maker: getContact(site, locale),
		safetyNotice: categories.find(({ id }) => id === product.category_id)?.safety_notice ?? '',
	};
}

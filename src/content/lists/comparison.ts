import type { Product } from '#contract/content/catalogue.ts';
import type { ComparedProduct } from '#contract/comparison.ts';
import type { Locale } from '#contract/locales.ts';
import { articlesOfPrice, bestAvailability } from '#domain/money/prices.ts';
import { scaleFor } from '#drawing/rim-section.ts';
import { durabilityName, durabilityYears } from '#i18n/durability.ts';
import { drawingLabels } from '#i18n/drawing-labels.ts';
import { getT } from '#i18n/server.ts';
import {
	CARD_WIDTHS,
	defaultPriceList,
	hasAddable,
	priceText,
	toCard,
} from '../catalogue/catalogue.ts';
import { drawingLinks } from '../pictures/drawing.ts';
import { toTraits } from './facet-traits.ts';
import { toPicture } from '../pictures/media.ts';
import { trackProduct, createMemo } from '../site/memo.ts';
import { toProducts } from '../catalogue/listed.ts';
import type { Site } from '../site/site.ts';
import { formatSeries } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { groupRows, toRow } from '../parts/specifications.ts';

/** Label of the producer's guarantee of durability: the comparison sells, too. */
function toLabel({ durability_guarantee: label }: Product, locale: Locale) {
	if (!label) return [];
	const value = formatSeries([durabilityYears(label, locale), label.producer, label.model], locale);
	return [{ label: durabilityName(locale), value }];
}

/** Label, rows of the spec table in the order of the product's page, and its features. */
function toSheet(product: Product, locale: Locale): ComparedProduct['rows'] {
	const { specifications, features } = product;
	const specs = getT(locale, 'specs');
	const groups = groupRows(specifications.map((row) => toRow(row, locale)));
	return [
		...toLabel(product, locale),
		...groups.flatMap(({ rows }) =>
			rows.map(({ code, value, unit }) => ({
				label: specs(`label.${code}`),
				value: unit === null ? value : value + unitAfter(unit),
			})),
		),
		...features.map(({ code, value }) => ({ label: specs(`feature.${code}`), value })),
	];
}

function drawingFor(product: Product, locale: Locale): ComparedProduct['drawing'] {
	const [link] = drawingLinks(product, locale);
	// Parts have no common scale to be compared at.
	if (!link || !('rim' in link)) return null;
	const { href, viewBox, rim } = link;
	const labels = drawingLabels({ locale, catalogue: getT(locale, 'catalogue') }, product.name);
	const label = labels.rim(rim);
	return { href, viewBox, label, scale: scaleFor(rim.outer_width_mm, rim.height_mm) };
}

/** Null while the shop is closed or nothing is in stock: no button that would only refuse. */
function toBuyState(site: Site, locale: Locale, product: Product): ComparedProduct['buy'] {
	const { addId } = toCard(site, locale, product);
	return addId !== null || hasAddable(site, product) ? { article: addId } : null;
}

function toFigures(site: Site, locale: Locale, product: Product): ComparedProduct['figures'] {
	const { price, weight_g, rim_height_mm, tyreWidths } = toTraits(site, locale, product);
	const widest = tyreWidths.at(-1)?.key;
	const tyre_mm = widest === undefined ? null : Number(widest);
	return { price, weight_g, height_mm: rim_height_mm, tyre_mm };
}

function toComparedProduct(site: Site, locale: Locale, product: Product): ComparedProduct {
	trackProduct(locale, product.id);
	const t = getT(locale, 'catalogue');
	const [media] = product.media;
	const picture = media ? toPicture(media, CARD_WIDTHS) : null;
	const prices = getT(locale, 'prices');
	const price = priceText(articlesOfPrice(product.variants), defaultPriceList(site), locale);
	const amount = price?.isFrom ? prices('price.from', { amount: price.amount }) : price?.amount;
	const availability = bestAvailability(product.variants);
	return {
		id: product.id,
		lang: product.locale === locale ? '' : product.locale,
		price: amount ?? prices('price.none'),
		availability: availability ? t(`availability.${availability}`) : '',
		picture: picture && { src: picture.src, srcset: picture.srcset },
		drawing: drawingFor(product, locale),
		buy: toBuyState(site, locale, product),
		rows: toSheet(product, locale),
		figures: toFigures(site, locale, product),
	};
}

const remember = createMemo<ComparedProduct>();
const rememberAll = createMemo<ComparedProduct[]>();

/** Comparison data of every product on sale, by the id of its category. */
export function comparisonFiles(
	site: Site,
	locale: Locale,
): { category: string; products: ComparedProduct[] }[] {
	const comparedIn = (category: string) =>
		toProducts(site, locale, category).map((product) =>
			remember(site, locale, product.id, () => toComparedProduct(site, locale, product)),
		);
	return site.locales[locale].categories
		.map(({ id }) => ({
			category: id,
			// The site's `places` track which products the category holds.
			products: rememberAll(site, locale, id, () => comparedIn(id)),
		}))
		.filter((file) => file.products.length > 0);
}

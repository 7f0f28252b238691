import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { Specification, SpecificationCode } from '#contract/content/specifications.ts';
import { isListed, toCard, type ProductLine } from '../catalogue/catalogue.ts';
import { isBenched } from '#domain/fit-bench/wheel.ts';
import { toOwnFitLine, type FitLineModel } from './fit-line.ts';
import { productById } from '../site/find-product.ts';
import { getT } from '#i18n/server.ts';
import { type PressureChart, pressureHref, pressurePick } from './pressure-charts.ts';
import { trackProduct } from '../site/memo.ts';
import type { Site } from '../site/site.ts';
import { toRow, type SpecificationRow } from '../parts/specifications.ts';

/** A characteristic with the products that fit it. */
export interface FitRow extends SpecificationRow {
	/** Link of the value to the article with exactly this measure; null without one. */
	href: string | null;
	parts: ProductLine[];
}

/** Parts that can be mounted on a wheel or a rim. */
export interface FitsModel {
	rows: FitRow[];
	/** Data of the choice of tyre and weight that leads to a pressure; null without one. */
	pick: PressureChart['pick'] | null;
	/** Compatible products that no row names. */
	others: ProductLine[];
	/** Question whether it fits a bicycle; null for a bare rim, which has no axle. */
	fitLine: FitLineModel | null;
}

const LENGTH_CODES: readonly SpecificationCode[] = [
	'spoke_length_front_left',
	'spoke_length_front_right',
	'spoke_length_rear_left',
	'spoke_length_rear_right',
];

/** Characteristics that parts are mounted by. A part is listed with the first that it shares. */
const FIT_CODES: readonly SpecificationCode[] = [
	'tyre_type',
	'tyre_width_min',
	'tyre_width_max',
	'max_pressure',
	'rotor_mount',
	'braking_system',
	'front_axle',
	'rear_axle',
	'freehub',
	...LENGTH_CODES,
	'nipples',
];

/** True if the product states tyre and rim widths; unlike `takesTyre` it asks for no drawing. */
const hasSeat = (product: Product) =>
	has(product, ['tyre_width_min']) && has(product, ['rim_inner_width']);

/** Data sheet of a product, without the rows that are listed with the fitting parts. */
export function toSheet(product: Product): Specification[] {
	if (!hasSeat(product)) return product.specifications;
	return product.specifications.filter(({ code }) => !FIT_CODES.includes(code));
}

/** A product with one of these is a wheel, a rim or a hub, not a part of one. */
const WHOLE_CODES: readonly SpecificationCode[] = ['rim_material', 'hub_material'];

const has = (product: Product, codes: readonly SpecificationCode[]) =>
	product.specifications.some(({ code }) => codes.includes(code));

const isPart = (product: Product, code: SpecificationCode) =>
	has(product, [code]) && !has(product, WHOLE_CODES);

const spokes = new WeakMap<readonly Product[], Product[]>();

/** Spokes on sale that fit a product, whichever of the two names the other. */
function spokesFor(site: Site, locale: Locale, product: Product): Product[] {
	const { products } = site.locales[locale];
	let all = spokes.get(products);
	if (!all) {
		all = products.filter((part) => isListed(part) && isPart(part, 'spokes'));
		spokes.set(products, all);
	}
	const fitting = all.filter(
		({ id, compatible_ids }) =>
			product.compatible_ids.includes(id) || compatible_ids.includes(product.id),
	);
	for (const { id } of fitting) trackProduct(locale, id);
	return fitting;
}

/** Address of the article with spokes of this length; null if none is on sale. */
function spokeHref(
	site: Site,
	locale: Locale,
	sold: readonly Product[],
	length_mm: string | number,
): string | null {
	for (const { id, variants } of sold) {
		const article = variants.find(({ options }) =>
			Object.values(options).includes(String(length_mm)),
		);
		if (!article) continue;
		return `${site.addresses.path(locale, 'product', id, 'spokes')}?variant=${article.code}`;
	}
	return null;
}

/** Link to the pressure chart. It has its own page: here it would be too heavy for a phone. */
function chartFor(site: Site, locale: Locale, product: Product): ProductLine[] {
	const href = pressureHref(site, locale, product);
	const name = getT(locale, 'catalogue')('pressure.link');
	return href === null ? [] : [{ id: 'tyre-pressure', name, href, lang: null }];
}

/** Null for a product without a tyre: its page has a plain list of compatible products. */
export function toFits(site: Site, locale: Locale, product: Product): FitsModel | null {
	if (!hasSeat(product)) return null;
	const compatible = product.compatible_ids.flatMap((id) => productById(site, locale, id) ?? []);
	const left = new Set(compatible.filter(isListed));
	const toLine = (part: Product): ProductLine => {
		const { id, name, href, lang } = toCard(site, locale, part);
		return { id, name, href, lang };
	};
	const takeFor = (code: SpecificationCode) => {
		const taken = [...left].filter((part) => isPart(part, code));
		for (const part of taken) left.delete(part);
		return taken.map(toLine);
	};
	const sold = spokesFor(site, locale, product);
	const rows = FIT_CODES.flatMap((code): FitRow[] => {
		const found = product.specifications.find((row) => row.code === code);
		if (!found) return [];
		const isLength = LENGTH_CODES.includes(code);
		const href = isLength ? spokeHref(site, locale, sold, found.value) : null;
		const parts = isLength ? [] : takeFor(code);
		const chart = code === 'max_pressure' ? chartFor(site, locale, product) : [];
		return [{ ...toRow(found, locale), href, parts: [...chart, ...parts] }];
	});
	if (rows.some(({ href }) => href !== null)) takeFor('spokes');
	return {
		rows,
		pick: pressurePick(site, locale, product),
		others: [...left].map(toLine),
		fitLine: isListed(product) && isBenched(product) ? toOwnFitLine(locale, product.id) : null,
	};
}

import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import {
	BICYCLE_KG,
	HOOKLESS_LIMIT_BAR,
	pressureLimit,
	pressuresFor,
	type TyreSeat,
} from '#domain/catalogue/tyre-pressure.ts';
import { boundsIn, ruleValue, type Rule } from '#domain/fit-bench/rules.ts';
import { toFormula, toSeat } from '#domain/fit-bench/tyre.ts';
import { tyreWidthsFor } from '#domain/catalogue/tyre-widths.ts';
import { formatNumber, formatTenths } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import { toCard, type ProductLine } from '../catalogue/catalogue.ts';
import { rulesToday } from '../site/rules-today.ts';
import { createProductMemo } from '../site/memo.ts';
import type { Site } from '../site/site.ts';

/** Starting pressures, in bar, for all wheels and rims that a tyre sits on alike. */
export interface PressureChart {
	products: ProductLine[];
	isHookless: boolean;
	/** Inner width of the rim and its tyre widths, in mm; its highest pressure, in bar. */
	inner: string;
	least: string;
	most: string;
	limit: string;
	/** Rider weights, kg: a column each. */
	riders: string[];
	/** Data of the choice above the chart. */
	pick: { seat: TyreSeat; tyres: number[]; riders: number[] };
	lines: { width: string; cells: ({ front: string; rear: string } | null)[] }[];
}

/** Charts of all rims, with their assumptions. */
export interface PressureModel {
	charts: PressureChart[];
	drop: string;
	bicycle: string;
	hooklessLimit: string;
	/** Page of the rules with their sources. */
	changesHref: string;
}

const RIDERS_KG = [60, 75, 90, 105] as const;

function findNumber(product: Product, code: SpecificationCode): number | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'number' ? value : null;
}

/** Tyre seat of a product; null if it takes no tyre, or does not say which. */
function findTyreSeat(product: Product, rules: readonly Rule[]): TyreSeat | null {
	const inner_mm = findNumber(product, 'rim_inner_width');
	const least_mm = findNumber(product, 'tyre_width_min');
	const most_mm = findNumber(product, 'tyre_width_max');
	const max_bar = findNumber(product, 'max_pressure');
	if (inner_mm === null || max_bar === null || least_mm === null || most_mm === null) return null;
	const is_hookless = product.drawing?.rim?.is_hookless ?? null;
	return toSeat({ inner_mm, least_mm, most_mm, max_bar, is_hookless }, rules);
}

/** Rider weights up to the heaviest that the wheel carries: that rider needs the chart most. */
function toRiders(product: Product): number[] {
	const heaviest = findNumber(product, 'max_rider_weight');
	if (heaviest === null) return [...RIDERS_KG];
	return [...RIDERS_KG.filter((rider) => rider < heaviest), heaviest];
}

function toChart(seat: TyreSeat, riders: readonly number[], locale: Locale): PressureChart {
	const text = (value: number) => formatNumber(value, locale);
	const bar = (value: number) => formatTenths(value, locale);
	const widths = tyreWidthsFor(seat.tyre_width_min_mm, seat.tyre_width_max_mm);
	return {
		products: [],
		isHookless: seat.is_hookless,
		inner: text(seat.rim_inner_width_mm),
		least: text(seat.tyre_width_min_mm),
		most: text(seat.tyre_width_max_mm),
		limit: text(pressureLimit(seat)),
		riders: riders.map(text),
		pick: { seat, tyres: widths, riders: [...riders] },
		lines: widths.map((width) => ({
			width: text(width),
			cells: riders.map((rider) => {
				const found = pressuresFor(seat, width, rider);
				return found && { front: bar(found.front), rear: bar(found.rear) };
			}),
		})),
	};
}

/** A chart, with a key that is the same for equal charts. */
interface KeyedChart {
	key: string;
	own: PressureChart;
}

const charts = new Map<string, KeyedChart>();

/** Thousands of products share some hundred rims: each chart is calculated once. */
function chartOnce(seat: TyreSeat, riders: readonly number[], locale: Locale): KeyedChart {
	const from = JSON.stringify([locale, seat, riders]);
	let found = charts.get(from);
	if (!found) {
		const own = toChart(seat, riders, locale);
		charts.set(from, (found = { key: JSON.stringify(own), own }));
	}
	return found;
}

/** Chart of a product; `found` is null if it takes no tyre. */
function makeChart(site: Site, locale: Locale, product: Product) {
	const seat = findTyreSeat(product, rulesToday(site, locale));
	return { found: seat && chartOnce(seat, toRiders(product), locale) };
}

const chartOfProduct = createProductMemo('pressure', makeChart);

/** Charts in the order of the catalogue; products with equal charts share one. */
export function toPressureCharts(site: Site, locale: Locale): PressureChart[] {
	const shown = new Map<string, PressureChart>();
	for (const product of site.locales[locale].products) {
		const { found } = chartOfProduct(site, locale, product);
		if (!found) continue;
		const chart = shown.get(found.key) ?? { ...found.own, products: [] };
		const { id, name, href: own, lang } = toCard(site, locale, product);
		chart.products.push({ id, name, href: own, lang });
		shown.set(found.key, chart);
	}
	return [...shown.values()].filter(({ lines }) => lines.length > 0);
}

/** Data of a product's choice of tyre and weight; null if it has no chart. */
export function pressurePick(
	site: Site,
	locale: Locale,
	product: Product,
): PressureChart['pick'] | null {
	const pick = chartOfProduct(site, locale, product).found?.own.pick;
	return pick && pick.tyres.length > 0 ? pick : null;
}

/** Address of a product's chart; null if it has none. */
export function pressureHref(site: Site, locale: Locale, product: Product): string | null {
	const seat = findTyreSeat(product, rulesToday(site, locale));
	if (!seat || tyreWidthsFor(seat.tyre_width_min_mm, seat.tyre_width_max_mm).length === 0) {
		return null;
	}
	return `${href(locale, 'tyre-pressure')}#${product.id}`;
}

export function toPressureModel(site: Site, locale: Locale): PressureModel {
	const rules = rulesToday(site, locale);
	const hookless = boundsIn(rules, 'hookless_pressure').map(({ value }) => value);
	return {
		charts: toPressureCharts(site, locale),
		drop: formatNumber(toFormula(rules).drop_percent, locale),
		bicycle: formatNumber(ruleValue(rules, 'bicycle_weight') ?? BICYCLE_KG, locale),
		hooklessLimit: formatNumber(
			hookless.length > 0 ? Math.max(...hookless) : HOOKLESS_LIMIT_BAR,
			locale,
		),
		changesHref: href(locale, 'fit-changes'),
	};
}

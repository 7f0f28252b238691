import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import type { SpecificationCode } from '#contract/content/specifications.ts';
import {
	pressureLimit,
	pressuresFor,
	tyreWidthsFor,
	type TyreSeat,
} from '#domain/tyre-pressure.ts';
import { formatNumber } from '#i18n/format.ts';

/** Pressures to begin with, in bar: a line for each width, a cell for each weight of a rider. */
export interface PressureChart {
	riders: string[];
	lines: { width: string; cells: ({ front: string; rear: string } | null)[] }[];
	/** Most that the rim takes. */
	limit: string;
}

const RIDERS_KG = [60, 75, 90, 105] as const;

function numberOf(product: Product, code: SpecificationCode): number | null {
	const value = product.specifications.find((row) => row.code === code)?.value;
	return typeof value === 'number' ? value : null;
}

/** Null for what takes no tyre, or does not say which. */
export function tyreSeatOf(product: Product): TyreSeat | null {
	const rim_inner_width_mm = numberOf(product, 'rim_inner_width');
	const tyre_width_min_mm = numberOf(product, 'tyre_width_min');
	const tyre_width_max_mm = numberOf(product, 'tyre_width_max');
	const max_pressure_bar = numberOf(product, 'max_pressure');
	if (rim_inner_width_mm === null || max_pressure_bar === null) return null;
	if (tyre_width_min_mm === null || tyre_width_max_mm === null) return null;
	return {
		rim_inner_width_mm,
		tyre_width_min_mm,
		tyre_width_max_mm,
		max_pressure_bar,
		// A rim that says nothing about its edge gets the lower limit.
		is_hookless: product.drawing?.rim?.is_hookless ?? true,
	};
}

/** For the tyres that are sold and the riders that the wheel carries; null without any. */
export function pressureChartOf(
	product: Product,
	seat: TyreSeat,
	locale: Locale,
): PressureChart | null {
	const heaviest = numberOf(product, 'max_rider_weight') ?? Number.POSITIVE_INFINITY;
	const riders = RIDERS_KG.filter((rider) => rider <= heaviest);
	const text = (value: number) => formatNumber(value, locale);
	const lines = tyreWidthsFor(seat.tyre_width_min_mm, seat.tyre_width_max_mm).map((width) => ({
		width: text(width),
		cells: riders.map((rider) => {
			const found = pressuresFor(seat, width, rider);
			return found && { front: text(found.front), rear: text(found.rear) };
		}),
	}));
	if (lines.length === 0 || riders.length === 0) return null;
	return { riders: riders.map(text), lines, limit: text(pressureLimit(seat)) };
}

import type { Locale } from '#contract/locales.ts';
import { formatNumber } from './format.ts';

/** Figure of a dimension line. */
export interface Figured {
	value: number;
	/** Further sizes that a part is sold in. */
	others?: readonly number[];
	/** Bore of the ends of a hub, printed before its width. */
	bore?: number;
	isDiameter?: boolean;
}

/** A printed figure: `⌀ 44`, `165 / 170` for a part of several sizes, `12 × 142`. */
export function dimensionFigure(
	{ value, others = [], bore, isDiameter }: Figured,
	locale: Locale,
): string {
	const sizes = [value, ...others].map((size) => formatNumber(size, locale)).join(' / ');
	const figure = bore === undefined ? sizes : `${formatNumber(bore, locale)} × ${sizes}`;
	return isDiameter ? `⌀ ${figure}` : figure;
}

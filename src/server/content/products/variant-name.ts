import type { Locale } from '#contract/locales.ts';
import { formatNumber } from '#i18n/format.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { loadTexts } from '#i18n/texts.ts';
import { textIn } from '#server/platform/db/localized.ts';
import type { Choices } from './queries.ts';

/** Sorts the freehub body first: readers of a cart, a mail or an order check it before all else. */
const freehubFirst = (codes: readonly string[]): string[] =>
	codes.toSorted((a, b) => Number(b === 'freehub') - Number(a === 'freehub'));

/** Options and colour by which an article differs from its siblings; null if there are none. */
export function variantName(
	variant: { options: Record<string, string>; color: string | null },
	product: { options: readonly string[] },
	{ options, colors }: Choices,
	locale: Locale,
): string | null {
	const words = freehubFirst(product.options).flatMap((code) => {
		const value = options.get(code)?.values.find((one) => one.code === variant.options[code]);
		return value ? [textIn(value.name, locale)] : [];
	});
	const color = variant.color === null ? undefined : colors.get(variant.color);
	return [...words, ...(color ? [textIn(color.name, locale)] : [])].join(' / ') || null;
}

const TEXTS = loadTexts('documents/articles');

/** Chosen options of an article by their names, and its weight. */
export function toFeatures(
	variant: { options: Record<string, string>; weight_g: number | null },
	product: { options: readonly string[] },
	{ options }: Choices,
	locale: Locale,
): { label: string; value: string }[] {
	const chosen = freehubFirst(product.options).flatMap((code) => {
		const option = options.get(code);
		const value = option?.values.find((one) => one.code === variant.options[code]);
		return option && value
			? [{ label: textIn(option.name, locale), value: textIn(value.name, locale) }]
			: [];
	});
	const weight =
		variant.weight_g === null
			? []
			: [
					{
						label: TEXTS[locale].weight,
						value: `${formatNumber(variant.weight_g, locale)}${unitAfter('g')}`,
					},
				];
	return [...chosen, ...weight];
}

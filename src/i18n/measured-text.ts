import type { Locale } from '#contract/locales.ts';
import type { ModelMeasurements } from '#contract/wheels/measurements.ts';
import { formatNumber } from './format.ts';
import { unitAfter } from './format-units.ts';
import type { Translator } from './messages.ts';

type Measured = Pick<ModelMeasurements, 'mean_g' | 'deviation_g' | 'pairs_g' | 'is_demo'> & {
	claimed_g: number;
};

/** Whole grams with their unit, which Japanese sets without a space. */
export const formatGrams = (grams: number, locale: Locale): string =>
	formatNumber(Math.round(grams), locale) + (locale === 'ja' ? 'g' : unitAfter('g'));

/** Claimed weight, mean and standard deviation in one sentence, with whose data it is. */
export function measuredText(
	{ claimed_g, mean_g, deviation_g, pairs_g, is_demo }: Measured,
	locale: Locale,
	t: Translator<'bench'>,
): string {
	return t(is_demo ? 'model.claimedDemo' : 'model.claimed', {
		claimed: formatGrams(claimed_g, locale),
		measured: `${formatNumber(Math.round(mean_g), locale)}\u00a0±\u00a0${formatGrams(deviation_g, locale)}`,
		wheels: formatNumber(2 * pairs_g.length, locale),
	});
}

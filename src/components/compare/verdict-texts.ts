import { groupVerdicts, isComparable, toVerdicts } from '#domain/catalogue/comparison.ts';
import type { ComparedProduct } from '#contract/comparison.ts';
import type { Locale } from '#contract/locales.ts';
import { formatList } from '#i18n/format.ts';
import { GAP, type CompareTexts } from './compare-texts.ts';

/** Products side by side, by name and figures. */
type Judged = readonly { name: string; figures: ComparedProduct['figures'] }[];

/**
 * Verdict on products in sentences: one for each that is the only best in something, or one that
 * none is. Prices of another country may be in another order: `hasPrices` is false there.
 */
export function verdictTexts(
	products: Judged,
	{ verdict, merits, noVerdict }: Pick<CompareTexts, 'verdict' | 'merits' | 'noVerdict'>,
	{ hasPrices, locale }: { hasPrices: boolean; locale: Locale },
): string[] {
	const verdicts = toVerdicts(products).filter(({ code }) => hasPrices || code !== 'cheapest');
	const [before = '', between = '', after = ''] = verdict.split(GAP);
	const told = groupVerdicts(verdicts).map(
		({ name, codes }) =>
			before +
			name +
			between +
			formatList(
				codes.map((code) => merits[code]),
				locale,
			) +
			after,
	);
	return told.length > 0 || !hasPrices || !isComparable(products) ? told : [noVerdict];
}

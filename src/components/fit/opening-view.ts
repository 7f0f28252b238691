import type { Locale } from '#contract/locales.ts';
import type { FitBasis } from '#domain/fit-bench/choices.ts';
import { judge, NOTHING_ASKED } from '#domain/fit-bench/judge.ts';
import { toFitView, type FitView, type FitWords } from '#domain/fit-bench/view.ts';
import { fitFormats } from '#i18n/fit/words.ts';

/** Answer that a page prints before anything is asked: all wheels. */
export function openingView(basis: FitBasis, words: FitWords, locale: Locale): FitView {
	const verdicts = basis.wheels.map((wheel) => judge(wheel, NOTHING_ASKED, basis.rules));
	const read = { asked: NOTHING_ASKED, problems: [], wheelId: null };
	return toFitView(verdicts, read, words, fitFormats(locale, basis));
}

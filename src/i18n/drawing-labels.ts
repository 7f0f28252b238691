import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { formatNumber } from './format.ts';
import type { Translator } from './messages.ts';

interface DrawingTexts {
	locale: Locale;
	catalogue: Translator<'catalogue'>;
}

/** Labels of a drawing for those who cannot see it: the same figures, in words. */
export function drawingLabels({ catalogue: t, locale }: DrawingTexts, name: string) {
	const mm = (value: number) => formatNumber(value, locale);
	return {
		rim: (rim: RimSection) =>
			t('product.drawingRim', {
				name,
				height: mm(rim.height_mm),
				inner: mm(rim.inner_width_mm),
				outer: mm(rim.outer_width_mm),
			}),
		wheel: ({ drive_side, other_side }: SpokePattern) =>
			t('product.drawingWheel', { name, total: drive_side + other_side }),
	};
}

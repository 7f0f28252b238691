import type { RimSection, SpokePattern } from '#contract/catalogue.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Texts } from '../texts.ts';

/** What a drawing says to who cannot see it: the same figures, in words. */
export function drawingLabels({ catalogue: t, locale }: Texts, name: string) {
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

import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { dimensionFigure, type Figured } from './dimension-figure.ts';
import { formatNumber, formatSeries } from './format.ts';
import type { Namespaces, Translator } from './messages.ts';

interface DrawingTexts {
	locale: Locale;
	catalogue: Translator<'catalogue'>;
}

/** A measure of a part; `wheel` is that of a hub. */
interface PartMeasure extends Pick<Figured, 'value' | 'others' | 'bore'> {
	role: Exclude<keyof Namespaces['catalogue']['measure'], 'item' | 'front' | 'rear'>;
	wheel?: 'front' | 'rear';
}

/** Labels of a drawing for those who cannot see it: the same figures, in words. */
export function drawingLabels({ catalogue: t, locale }: DrawingTexts, name: string) {
	const mm = (value: number) => formatNumber(value, locale);
	const measure = ({ role, value, others, bore }: PartMeasure) =>
		t('measure.item', {
			word: t(`measure.${role}`),
			value: dimensionFigure({ value, others, bore }, locale),
		});
	const series = (measures: readonly PartMeasure[]) => formatSeries(measures.map(measure), locale);
	/** Measures of a part; those of hubs by their wheel. */
	function inWords(measures: readonly PartMeasure[]): string {
		const wheels = (['front', 'rear'] as const).flatMap((wheel) => {
			const own = measures.filter((each) => each.wheel === wheel);
			return own.length > 0 ? [t(`measure.${wheel}`, { measures: series(own) })] : [];
		});
		return wheels.length > 0 ? formatSeries(wheels, locale) : series(measures);
	}
	return {
		rim: (rim: RimSection) =>
			t('product.drawingRim', {
				name,
				height: mm(rim.height_mm),
				inner: mm(rim.inner_width_mm),
				outer: mm(rim.outer_width_mm),
			}),
		part: (measures: readonly PartMeasure[]) =>
			t('product.drawingPart', { name, measures: inWords(measures) }),
		wheel: ({ drive_side, other_side }: SpokePattern) =>
			t('product.drawingWheel', { name, total: drive_side + other_side }),
	};
}

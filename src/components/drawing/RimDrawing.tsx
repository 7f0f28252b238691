import type { RimSection } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { Measures } from './Measures.tsx';
import { Mirrored } from './Mirrored.tsx';
import { ViewBox } from './ViewBox.tsx';

interface RimLinesProps {
	rim: RimSection;
	locale: Locale;
}

/** Cross-section of a rim, cut faces solid, with height and widths. */
export function RimLines({ rim, locale }: RimLinesProps) {
	const { paths, dimensions } = drawRim(rim);
	return (
		<>
			<g fill="currentColor" fillRule="evenodd" strokeWidth=".5">
				<Mirrored d={paths.section} />
			</g>
			<g color="var(--soft)">
				<path d={paths.spoke} />
				<path d={paths.axis} strokeWidth=".75" strokeDasharray="12 3 2 3" />
			</g>
			<Measures paths={paths} dimensions={dimensions} locale={locale} />
		</>
	);
}

/** `RimLines` in a view box of its own. `label` is the drawing in words. */
export function RimDrawing({ rim, locale, label }: RimLinesProps & { label: string }) {
	return (
		<ViewBox viewBox={drawRim(rim).viewBox} label={label}>
			<RimLines rim={rim} locale={locale} />
		</ViewBox>
	);
}

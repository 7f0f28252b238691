import type { RimSection } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { drawRange } from '#drawing/range.ts';
import { Measures } from './Measures.tsx';
import { Mirrored } from './Mirrored.tsx';
import { ViewBox } from './ViewBox.tsx';

interface RangeDrawingProps {
	rims: readonly RimSection[];
	locale: Locale;
	/** The drawing in words. */
	label: string;
}

/** Sections of a range laid over each other, each with its height. */
export function RangeDrawing({ rims, locale, label }: RangeDrawingProps) {
	const { viewBox, paths, sections, dimensions } = drawRange(rims);
	return (
		<ViewBox viewBox={viewBox} label={label}>
			<g color="var(--soft)" strokeWidth=".75">
				<path d={paths.baseline} />
				<path d={paths.axis} strokeDasharray="12 3 2 3" />
			</g>
			<g strokeWidth="1.5">
				<Mirrored d={sections.join('')} />
			</g>
			<Measures paths={paths} dimensions={dimensions} locale={locale} hasUnit={false} />
		</ViewBox>
	);
}

import type { RimSection } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { drawRim } from '#drawing/rim-section.ts';
import { Measures } from './Measures.tsx';
import { Mirrored } from './Mirrored.tsx';

interface RimDrawingProps {
	rim: RimSection;
	locale: Locale;
	/** The drawing in words. */
	label: string;
}

/** Cross-section of a rim, cut faces solid, with height and widths. */
export function RimDrawing({ rim, locale, label }: RimDrawingProps) {
	const { viewBox, paths, dimensions } = drawRim(rim);
	return (
		<svg
			className="block w-full h-auto text-ink"
			role="img"
			aria-label={label}
			viewBox={viewBox}
			fill="none"
			stroke="currentColor"
		>
			<g fill="currentColor" fillRule="evenodd" strokeWidth=".5">
				<Mirrored d={paths.section} />
			</g>
			<g className="text-soft">
				<path d={paths.spoke} />
				<path d={paths.axis} strokeWidth=".75" strokeDasharray="12 3 2 3" />
			</g>
			<Measures paths={paths} dimensions={dimensions} locale={locale} />
		</svg>
	);
}

import type { RimSection, SpokePattern } from '#contract/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { drawWheel } from '#drawing/wheel.ts';
import { Measures } from './Measures.tsx';

interface WheelDrawingProps {
	rim: RimSection;
	spokes: SpokePattern;
	locale: Locale;
	/** The drawing in words. */
	label: string;
}

/** A wheel from the drive side: its spokes bright, those of the other side behind them quiet. */
export function WheelDrawing({ rim, spokes, locale, label }: WheelDrawingProps) {
	const { viewBox, paths, dimensions, spokes: note } = drawWheel(rim, spokes);
	return (
		<svg
			className="block w-full h-auto text-ink"
			role="img"
			aria-label={label}
			viewBox={viewBox}
			fill="none"
			stroke="currentColor"
		>
			<g className="text-soft">
				<path d={paths.axis} strokeWidth=".75" strokeDasharray="12 3 2 3" />
				<path d={paths.bead} strokeWidth=".75" strokeDasharray="5 3" />
				<path d={paths.other} />
			</g>
			<path d={paths.drive} />
			<path d={paths.rim + paths.hub + paths.valve} strokeWidth="1.5" />
			<path className="text-accent" d={paths.leader} />
			<Measures paths={paths} dimensions={dimensions} locale={locale} />
			<text
				className="condensed tabular text-xl font-light"
				x={note.x}
				y={note.y}
				textAnchor="end"
				fill="currentColor"
				stroke="none"
			>
				{`${note.drive_side} + ${note.other_side}`}
			</text>
		</svg>
	);
}

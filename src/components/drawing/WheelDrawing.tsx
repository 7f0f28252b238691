import type { RimSection, SpokePattern } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { drawWheel } from '#drawing/wheel.ts';
import { FIGURE, Measures } from './Measures.tsx';
import { ViewBox } from './ViewBox.tsx';

interface WheelLinesProps {
	rim: RimSection;
	spokes: SpokePattern;
	locale: Locale;
}

/** A wheel from the drive side: its spokes bright, those of the other side behind them quiet. */
export function WheelLines({ rim, spokes, locale }: WheelLinesProps) {
	const { paths, dimensions, spokes: note } = drawWheel(rim, spokes);
	return (
		<>
			<g color="var(--soft)">
				<path d={paths.axis} strokeWidth=".75" strokeDasharray="12 3 2 3" />
				<path d={paths.bead} strokeWidth=".75" strokeDasharray="5 3" />
				<path d={paths.other} />
			</g>
			<path d={paths.drive} />
			<path d={paths.rim + paths.hub + paths.valve} strokeWidth="1.5" />
			<path color="var(--accent)" d={paths.leader} />
			<Measures paths={paths} dimensions={dimensions} locale={locale} />
			<text x={note.x} y={note.y} textAnchor="end" {...FIGURE}>
				{`${note.drive_side} + ${note.other_side}`}
			</text>
		</>
	);
}

/** `WheelLines` in a view box of its own. `label` is the drawing in words. */
export function WheelDrawing({ rim, spokes, locale, label }: WheelLinesProps & { label: string }) {
	return (
		<ViewBox viewBox={drawWheel(rim, spokes).viewBox} label={label}>
			<WheelLines rim={rim} spokes={spokes} locale={locale} />
		</ViewBox>
	);
}

import type { Locale } from '#contract/locales.ts';
import type { CompletePart } from '#drawing/parts/complete.ts';
import { drawPart } from '#drawing/parts/part.ts';
import { Measures } from './Measures.tsx';
import { ViewBox } from './ViewBox.tsx';

interface PartLinesProps {
	part: CompletePart;
	locale: Locale;
}

/** A part with its dimension lines, and quiet lines of what it is mounted in or on. */
export function PartLines({ part, locale }: PartLinesProps) {
	const { paths, dimensions } = drawPart(part);
	return (
		<>
			<g color="var(--soft)" strokeWidth=".75">
				<path d={paths.thin} />
				<path d={paths.axis} strokeDasharray="12 3 2 3" />
			</g>
			<path d={paths.part} strokeWidth="1.5" />
			<Measures paths={paths} dimensions={dimensions} locale={locale} />
		</>
	);
}

/** `PartLines` in a view box of its own. `label` is the drawing in words. */
export function PartDrawing({ label, ...lines }: PartLinesProps & { label: string }) {
	return (
		<ViewBox viewBox={drawPart(lines.part).viewBox} label={label}>
			<PartLines {...lines} />
		</ViewBox>
	);
}

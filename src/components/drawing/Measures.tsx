import type { Locale } from '#contract/locales.ts';
import type { Dimension, DimensionPaths } from '#drawing/dimension.ts';
import { formatNumber } from '#i18n/format.ts';

interface MeasuresProps {
	paths: DimensionPaths;
	dimensions: readonly Dimension[];
	locale: Locale;
	/** Figures alone, as where many stand close together. */
	hasUnit?: boolean;
}

/** Dimension lines of a drawing and their figures. */
export function Measures({ paths, dimensions, locale, hasUnit = true }: MeasuresProps) {
	return (
		<>
			<path className="text-soft" d={paths.extensions} strokeWidth=".75" />
			<g className="text-accent">
				<path d={paths.measures} />
				<path d={paths.arrows} fill="currentColor" stroke="none" />
			</g>
			<g className="condensed tabular text-xl font-light" fill="currentColor" stroke="none">
				{dimensions.map(({ role, value, unit, x, y, anchor }, index) => (
					<text key={index} x={x} y={y} textAnchor={anchor === 'start' ? undefined : anchor}>
						{role === 'bead_diameter'
							? `⌀ ${formatNumber(value, locale)}`
							: formatNumber(value, locale)}
						{hasUnit && <tspan className="text-sm text-soft fill-current">{` ${unit}`}</tspan>}
					</text>
				))}
			</g>
		</>
	);
}

import type { Locale } from '#contract/locales.ts';
import type { Dimension, DimensionPaths } from '#drawing/dimension.ts';
import { dimensionFigure } from '#i18n/dimension-figure.ts';

/**
 * How a figure of a drawing is set. Attributes, not classes: a drawing that is a file of its own
 * inherits the page's type and variables, and knows none of its rules. Its narrow cut is inherited
 * from the style sheet, since SVG has no attribute for it.
 */
export const FIGURE = {
	fill: 'currentColor',
	stroke: 'none',
	fontSize: 22,
	fontWeight: 300,
} as const;

interface MeasuresProps {
	paths: DimensionPaths;
	dimensions: readonly Dimension<string>[];
	locale: Locale;
	/** Figures alone, for dense lists. */
	hasUnit?: boolean;
}

/** Dimension lines of a drawing and their figures. */
export function Measures({ paths, dimensions, locale, hasUnit = true }: MeasuresProps) {
	return (
		<>
			<path color="var(--soft)" d={paths.extensions} strokeWidth=".75" />
			<g color="var(--accent)">
				<path d={paths.measures} />
				<path d={paths.arrows} fill="currentColor" stroke="none" />
			</g>
			<g {...FIGURE}>
				{dimensions.map(({ unit, x, y, anchor, isUpwards, ...dimension }, index) => (
					<text
						key={index}
						x={x}
						y={y}
						textAnchor={anchor === 'start' ? undefined : anchor}
						transform={isUpwards ? `rotate(-90 ${x} ${y})` : undefined}
					>
						{dimensionFigure(dimension, locale)}
						{hasUnit && (
							<tspan color="var(--soft)" fill="currentColor" fontSize="14">
								{` ${unit}`}
							</tspan>
						)}
					</text>
				))}
			</g>
		</>
	);
}

import type { SWATCHES } from '#contract/content/catalogue.ts';
import './swatches.css';

/** One class a finish; the colours themselves are tokens. */
export const SWATCH_CLASSES: Record<(typeof SWATCHES)[number], string> = {
	black: 'swatch swatch-black',
	carbon: 'swatch swatch-carbon',
	grey: 'swatch swatch-grey',
	silver: 'swatch swatch-silver',
	white: 'swatch swatch-white',
	red: 'swatch swatch-red',
	yellow: 'swatch swatch-yellow',
	blue: 'swatch swatch-blue',
	rainbow: 'swatch swatch-rainbow',
};

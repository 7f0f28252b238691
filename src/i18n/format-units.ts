import type { Locale } from '#contract/locales.ts';
import { formatTenths } from './format.ts';

/** A unit after its figure, joined by a non-breaking space: ` mm`. */
export function unitAfter(unit: string): string {
	return `\u00a0${unit}`;
}

const PSI_PER_BAR = 14.5038;

/**
 * A pressure in the unit of the language's riders: `3,0 bar`, `43 psi (3.0 bar)`. Rounded down, so
 * that no limit is exceeded.
 */
export function formatPressure(bar: number, locale: Locale): string {
	const metric = formatTenths(bar, locale) + unitAfter('bar');
	return locale === 'en'
		? `${Math.floor(bar * PSI_PER_BAR)}${unitAfter('psi')} (${metric})`
		: metric;
}

import type { Texts } from '../../types.ts';

/**
 * Last check stated by the accessibility statement. A test holds engine and rules against the
 * suite.
 */
export const CHECK = {
	on: '2026-11-29',
	engine: 'axe-core 4.14.1',
	rules: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	widths_px: [375, 1280],
} as const;

/** Day of the check, as each language writes it. */
export const CHECKED_ON: Texts = {
	it: '29 novembre 2026',
	en: '29 November 2026',
	es: '29 de noviembre de 2026',
	fr: '29 novembre 2026',
	ja: '2026年11月29日',
};

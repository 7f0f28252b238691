import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		fit_rules: {
			name: 'Fit rule |||| Fit rules',
		},
	},
	fields: {
		rule: 'Rule',
		value: 'Value (bar, mm or kg)',
		freehub: 'Freehub body (code)',
		adapter: 'Adapter needed',
		is_own: 'Our own limit, not a standard’s',
		is_withdrawn: 'No longer holds from today',
		reason_en: 'Reason in English',
		reason_es: 'Reason in Spanish',
		reason_fr: 'Reason in French',
		reason_ja: 'Reason in Japanese',
	},
	own: {
		fit_rules: {
			subject: 'What it is about (groupset, use, inner width in mm)',
			name: 'Name of the groupset',
			source: 'Source',
			valid_from: 'Holds from',
			reason: 'Reason for the change (public, Italian)',
		},
	},
	choices: {
		hookless_pressure: 'highest pressure, hookless (bar)',
		hookless_tyre: 'narrowest tyre, hookless (mm)',
		tyre_over_rim: 'tyre wider than the rim inside (mm)',
		rider_least: 'lightest rider in the charts (kg)',
		race_rim_height: 'rim depth allowed in races (mm)',
		groupset: 'freehub body of a groupset',
	},
};

import type { it } from './it.ts';

export const en: typeof it = {
	resources: {
		fit_rules: {
			name: 'Fit rule |||| Fit rules',
		},
	},
	fields: {
		rule: 'Rule',
		value: 'Value (bar, mm, kg or %)',
		freehub: 'Freehub body (code)',
		part: 'Brake of the wheel (splined, six-bolt, rim, none)',
		adapter: 'Adapter needed',
		is_own: 'Our own limit, not a standard’s',
		is_withdrawn: 'No longer in force from today',
		reason_en: 'Reason in English',
		reason_es: 'Reason in Spanish',
		reason_fr: 'Reason in French',
		reason_ja: 'Reason in Japanese',
	},
	own: {
		fit_rules: {
			subject: 'What it is about (groupset, brake of the bike, use, internal width or tyre in mm)',
			name: 'Name of the groupset',
			source: 'Source',
			valid_from: 'In force from',
			reason: 'Reason for the change (public, Italian)',
		},
	},
	choices: {
		tyre_least: 'narrowest tyre, from an internal width up (mm)',
		tyre_most: 'widest tyre, up to an internal width (mm)',
		hookless_pressure: 'highest pressure, hookless (bar)',
		hookless_tyre: 'narrowest tyre, hookless (mm)',
		tyre_over_rim: 'tyre wider than the internal width (mm)',
		rider_least: 'lightest rider in the charts (kg)',
		bicycle_weight: 'weight of the bike in calculations (kg)',
		pressure_drop: 'drop of the tyre under load (%)',
		pressure_front: 'load on the front wheel (%)',
		pressure_least: 'lowest starting pressure (bar)',
		brake: 'brake of the wheel for that of the bike',
		axle_difference: 'difference allowed between axles (mm)',
		race_rim_height: 'rim depth allowed in races (mm)',
		race_spokes: 'spokes required in races',
		groupset: 'freehub body of a groupset',
	},
};

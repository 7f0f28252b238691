export const it = {
	resources: {
		fit_rules: {
			name: 'Regola di compatibilità |||| Regole di compatibilità',
		},
	},
	fields: {
		rule: 'Regola',
		value: 'Valore (bar, mm o kg)',
		freehub: 'Corpetto (codice)',
		part: 'Freno della ruota (splined, six-bolt, rim, none)',
		adapter: 'Adattatore che serve',
		is_own: 'Limite nostro, non di una norma',
		is_withdrawn: 'Da oggi non vale più',
		reason_en: 'Motivo in inglese',
		reason_es: 'Motivo in spagnolo',
		reason_fr: 'Motivo in francese',
		reason_ja: 'Motivo in giapponese',
	},
	own: {
		fit_rules: {
			subject: 'A che cosa si riferisce (gruppo, freno della bici, uso, canale o copertura in mm)',
			name: 'Nome del gruppo',
			source: 'Fonte',
			valid_from: 'Vale dal',
			reason: 'Motivo del cambiamento (pubblico)',
		},
	},
	choices: {
		tyre_least: 'copertura minima, da un canale in su (mm)',
		tyre_most: 'copertura massima, fino a un canale (mm)',
		hookless_pressure: 'pressione massima senza uncino (bar)',
		hookless_tyre: 'copertura minima senza uncino (mm)',
		tyre_over_rim: 'copertura oltre il canale (mm)',
		rider_least: 'ciclista più leggero in tabella (kg)',
		bicycle_weight: 'peso della bici nei calcoli (kg)',
		brake: 'freno della ruota per quello della bici',
		axle_difference: 'differenza ammessa tra i perni (mm)',
		race_rim_height: 'profilo ammesso in gara (mm)',
		race_spokes: 'raggi richiesti in gara',
		groupset: 'corpetto di un gruppo',
	},
};

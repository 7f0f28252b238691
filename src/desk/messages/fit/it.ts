export const it = {
	resources: {
		fit_rules: {
			name: 'Regola di compatibilità |||| Regole di compatibilità',
		},
	},
	own: {
		fit_rules: {
			rule: 'Regola',
			subject: 'A che cosa si riferisce (gruppo, uso, canale in mm)',
			name: 'Nome del gruppo',
			value: 'Valore (bar, mm o kg)',
			freehub: 'Corpetto (codice)',
			adapter: 'Adattatore che serve',
			source: 'Fonte',
			is_own: 'Limite nostro, non di una norma',
			is_withdrawn: 'Da oggi non vale più',
			valid_from: 'Vale dal',
			reason: 'Motivo del cambiamento (pubblico)',
			reason_en: 'Motivo in inglese',
			reason_es: 'Motivo in spagnolo',
			reason_fr: 'Motivo in francese',
			reason_ja: 'Motivo in giapponese',
		},
	},
	choices: {
		hookless_pressure: 'pressione massima senza uncino (bar)',
		hookless_tyre: 'copertura minima senza uncino (mm)',
		tyre_over_rim: 'copertura oltre il canale (mm)',
		rider_least: 'ciclista più leggero in tabella (kg)',
		race_rim_height: 'profilo ammesso in gara (mm)',
		groupset: 'corpetto di un gruppo',
	},
};

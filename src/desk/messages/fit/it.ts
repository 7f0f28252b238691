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
			subject: 'A che cosa si riferisce (gruppo, uso, canale in mm)',
			name: 'Nome del gruppo',
			source: 'Fonte',
			valid_from: 'Vale dal',
			reason: 'Motivo del cambiamento (pubblico)',
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

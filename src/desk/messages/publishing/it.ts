export const it = {
	resources: {
		build_hooks: {
			name: 'Avviso al sito |||| Avvisi al sito',
		},
	},
	fields: {
		type: 'Tipo',
		next_try_at: 'Prossimo tentativo',
		delivered_at: 'Consegnato il',
	},
	choices: {
		'content.published': 'contenuti pubblicati',
		'release.serve': 'versione da servire',
		waiting: 'in attesa',
		trying: 'si riprova',
		replaced: 'sostituito',
	},
};

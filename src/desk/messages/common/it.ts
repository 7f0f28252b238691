/** Words of no capability in particular. */
export const it = {
	desk: {
		menu: 'Menu',
		today: {
			title: 'Oggi',
			newSubmissions: 'Richieste nuove',
			requests: 'Estensioni di garanzia da decidere',
			newApplications: 'Candidature nuove',
			failedMails: 'Messaggi non partiti',
			none: 'Per il tuo ruolo non c’è nulla in sospeso. Gli elenchi che puoi aprire sono nel menu.',
		},
		export: 'Esporta CSV',
		file: {
			download: 'Scarica %{name}',
			none: 'Nessun file.',
		},
		nothing: 'Nulla da mostrare.',
		empty: 'Qui non c’è ancora nulla.',
	},
	parts: {
		files: 'File',
		mails: 'Messaggi',
		consents: 'Consensi',
		text: 'Testo',
	},
	fields: {
		id: 'Identificativo',
		created_at: 'Quando',
		email: 'E-mail',
		state: 'Stato',
		locale: 'Lingua',
		note: 'Nota interna',
		text: 'Testo',
		kind: 'Tipo',
		updated_at: 'Modificata il',
		file_name: 'File',
		mime: 'Formato',
		size: 'Byte',
	},
	choices: {
		it: 'italiano',
		en: 'inglese',
		es: 'spagnolo',
		fr: 'francese',
		de: 'tedesco',
		ja: 'giapponese',
	},
};

export const it = {
	desk: {
		import: {
			button: 'Importa CSV',
			file: 'File CSV',
			send: 'Importa',
			report: 'Aggiunti: %{added}, modificati: %{changed}, già uguali: %{unchanged}.',
			notTaken:
				'Una riga ha un errore: non è stato importato nulla. Correggila nel file e importalo di nuovo. |||| %{smart_count} righe hanno un errore: non è stato importato nulla. Correggile nel file e importalo di nuovo.',
			badRows: 'Righe da correggere',
			line: 'Riga',
			reason: 'Motivo',
			content: 'Contenuto',
			field: 'Campo',
			exported: 'Nell’esportazione',
			now: 'Adesso',
			wanted: 'Nel file',
			changedRows: 'Righe cambiate dopo l’esportazione',
			changedSince:
				'Un valore che il file modifica è cambiato anche nel negozio dopo l’esportazione: non è stato ancora importato nulla. Scegli che cosa vale. |||| %{smart_count} valori che il file modifica sono cambiati anche nel negozio dopo l’esportazione: non è stato ancora importato nulla. Scegli che cosa vale.',
			leaveChanged: 'Lascia i valori di adesso e importa il resto',
			takeChanged: 'Scrivi i valori del file',
			header: 'L’intestazione non è quella prevista: non è stato importato nulla.',
			tooLarge: 'Il file supera 5 MB o 20.000 righe: dividilo in più parti.',
		},
	},
	parts: {
		changes: 'Modifiche',
	},
	resources: {
		audit_log: {
			name: 'Operazione |||| Registro operazioni',
		},
	},
	fields: {
		staff_email: 'Chi',
		action: 'Operazione',
		resource: 'Elenco',
		record_id: 'Elemento',
		field: 'Campo',
		before: 'Prima',
		after: 'Dopo',
	},
	choices: {
		audit: 'Registro operazioni',
	},
};

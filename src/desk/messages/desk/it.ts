export const it = {
	desk: {
		import: {
			button: 'Importa CSV',
			file: 'File CSV',
			send: 'Importa',
			report:
				'Aggiunti: %{added}, modificati: %{changed}, già uguali: %{unchanged}, scartati: %{bad}.',
			badRows: 'Righe scartate',
			line: 'Riga',
			reason: 'Motivo',
			content: 'Contenuto',
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

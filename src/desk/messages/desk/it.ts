export const it = {
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

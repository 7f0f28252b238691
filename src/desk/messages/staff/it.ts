export const it = {
	desk: {
		signIn: {
			title: 'Accedi al banco',
			wrong: 'E-mail o password non corrette.',
			tooMany: 'Troppi tentativi. Riprova tra %{minutes} minuti.',
			failed: 'Il servizio non risponde. Riprova tra poco.',
		},
		password: {
			title: 'Cambia la password',
			first: 'Questa password ti è stata consegnata: scegline una tua per continuare.',
			current: 'Password attuale',
			next: 'Nuova password',
			hint: 'Almeno 12 caratteri. Una frase va benissimo; puoi incollarla da un gestore di password.',
			save: 'Cambia password',
			changed: 'Password cambiata. Le altre sessioni sono state chiuse.',
		},
		account: {
			made: 'Account creato',
			password:
				'Password da consegnare alla persona. Si vede solo adesso; al primo accesso va cambiata.',
		},
	},
	resources: {
		staff: {
			name: 'Account |||| Account',
		},
	},
	fields: {
		name: 'Nome',
		role: 'Ruolo',
		is_password_new: 'Password da cambiare',
	},
	choices: {
		support: 'assistenza',
		shop: 'negozio',
		editor: 'redazione',
		admin: 'amministrazione',
		sessions: 'Sessioni del banco',
	},
};

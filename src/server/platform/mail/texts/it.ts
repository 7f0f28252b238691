/** Source of every mail's texts; the other languages have its shape. */
export const IT = {
	greeting: (name: string) => (name === '' ? 'Buongiorno,' : `Ciao ${name},`),
	reference: 'Riferimento',
	form: 'Modulo',
	receivedOn: 'Ricevuto il',
	files: 'File ricevuti',
	notRepeated:
		'Qui non ripetiamo ciò che è stato scritto, perché chiunque può indicare un indirizzo in un modulo. Se la richiesta non è tua, rispondi a questo messaggio: cancelliamo tutto.',
	replyHint: (reference: string) =>
		`Per aggiungere qualcosa, rispondi a questo messaggio e lascia ${reference} nell’oggetto.`,
	pasteHint: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
	footer: {
		vat: 'P. IVA',
		tax: 'C.F.',
		register: 'Registro imprese',
		rea: 'REA',
		capital: 'Capitale sociale',
		parent: 'Direzione e coordinamento',
	},
};

export type MailTexts = typeof IT;

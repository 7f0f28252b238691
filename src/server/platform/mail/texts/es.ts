import type { MailTexts } from './it.ts';

export const ES: MailTexts = {
	greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
	reference: 'Referencia',
	form: 'Formulario',
	receivedOn: 'Recibido el',
	files: 'Archivos recibidos',
	notRepeated:
		'No repetimos aquí lo que se escribió, porque cualquiera puede indicar una dirección en un formulario. Si la solicitud no es tuya, responde a este mensaje y lo borramos todo.',
	replyHint: (reference) =>
		`Para añadir algo, responde a este mensaje y deja ${reference} en el asunto.`,
	pasteHint: 'Si el botón no funciona, copia esta dirección en el navegador:',
	footer: {
		vat: 'NIF-IVA',
		tax: 'Código fiscal',
		register: 'Registro mercantil',
		rea: 'REA',
		capital: 'Capital social',
		parent: 'Sociedad controlada por',
	},
};

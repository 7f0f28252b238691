import type { MailTexts } from './it.ts';

export const EN: MailTexts = {
	greeting: (name) => (name === '' ? 'Hello,' : `Hello ${name},`),
	reference: 'Reference',
	form: 'Form',
	receivedOn: 'Received on',
	files: 'Files received',
	notRepeated:
		'We do not repeat here what was written, because anyone can enter an address in a form. If the request is not yours, reply to this message and we will delete it all.',
	replyHint: (reference) =>
		`To add something, reply to this message and leave ${reference} in the subject.`,
	pasteHint: 'If the button does not work, copy this address into your browser:',
	footer: {
		vat: 'VAT no.',
		tax: 'Tax code',
		register: 'Companies Register',
		rea: 'REA',
		capital: 'Share capital',
		parent: 'Controlled by',
	},
};

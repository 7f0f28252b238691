import type { VisitMailTexts } from './it.ts';

export const EN: VisitMailTexts = {
	facts: {
		wheel: 'Wheel',
		code: 'Code',
		when: 'When',
		name: 'Name',
		language: 'Language',
		store: 'Store',
		address: 'Address',
		phone: 'Telephone',
	},
	receipt: {
		subject: (reference) => `Your store visit (${reference})`,
		title: 'Request passed on to the store',
		intro: 'we have passed your request on to the store you chose.',
		next: 'The store replies to this address: it tells you whether it has the wheel and when to come. If you are in a hurry, give them a call. This is not an order: take your time and decide there.',
	},
	request: {
		subject: (reference) => `A visit to see a wheel (${reference})`,
		title: 'Somebody would like to see a wheel at your store',
		intro: 'this request for your store has come through our website.',
		next: 'Reply to this message: your answer goes to the person who asked. Say whether you have the wheel and when they can come.',
		missing: (email) => `If you do not have it in the store, write to us at ${email}.`,
		data: 'Name and address are for answering this request alone: delete them when they are no longer needed.',
	},
};

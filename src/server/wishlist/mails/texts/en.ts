import type { NoticeMailTexts } from './it.ts';

export const EN: NoticeMailTexts = {
	confirm: {
		subject: 'Please confirm the notice you asked for',
		title: 'One step left',
		intro: {
			back: (article) =>
				`Somebody, we hope it was you, asked us to write to this address when ${article} is back in stock. Once you confirm, we will write once.`,
			cheaper: (article) =>
				`Somebody, we hope it was you, asked us to write to this address when the price of ${article} drops. Once you confirm, we will write once.`,
		},
		button: 'Confirm the notice',
		note: 'The link is valid for 7 days. If it was not you, do nothing: without confirmation we delete the address.',
	},
	already: {
		subject: 'Your notice is already set',
		title: 'Your notice is already set',
		intro: {
			back: (article) =>
				`This address is already waiting for ${article} to come back. There is nothing you need to do: we will write as soon as it is available.`,
			cheaper: (article) =>
				`This address is already watching the price of ${article}. There is nothing you need to do: we will write as soon as it drops.`,
		},
		note: 'A notice lasts a year at most.',
	},
	back: {
		subject: (article) => `Back in stock: ${article}`,
		title: 'Back in stock',
		intro: (article) => `The item you were waiting for can be ordered again: ${article}.`,
	},
	cheaper: {
		subject: (article) => `Lower price: ${article}`,
		title: 'The price has dropped',
		intro: (article) =>
			`The item you were watching costs less than on the day you asked us: ${article}.`,
	},
	facts: { code: 'Part number', price: 'Price' },
	bought: 'See the product',
	note: 'Price and stock are those of the moment we write; the item is not reserved. The notice ends with this message.',
	end: 'End this notice, or all those to this address',
};

import type { WheelMailTexts } from './it.ts';

export const EN: WheelMailTexts = {
	support: {
		subject: (reference) => `Your support request ${reference}`,
		title: 'Support request received',
		intro: 'We have your request about your wheel. This is what happens now:',
		steps: [
			'We compare the serial number with our production records and with the proof of purchase.',
			'If the wheel can be registered, we register it for you and you receive the certificate.',
			'If we need something else, such as a sharper picture of the label, we write to this address.',
		],
		term: 'For the 30-day limit, the date of this request counts: you lose nothing while we check.',
	},
	claim: {
		subject: (reference) => `Your guarantee claim ${reference}`,
		title: 'Guarantee claim received',
		intro:
			'We have received your claim. We will look into it and write to you within five working days to explain how to send us the product. We pay for shipping.',
		chosen: 'Remedy chosen',
		remedies: { repair: 'Repair', replacement: 'Replacement' },
		means: {
			repair:
				'If the fault is covered, we repair the product free of charge. Repair extends the legal guarantee by twelve months, once.',
			replacement:
				'If the fault is covered, we replace the product free of charge. The legal guarantee stays as it is; repair would extend it by twelve months, once. If you prefer that, reply to this message.',
		},
	},
	extended: {
		subject: (product) => `Legal guarantee extended: ${product}`,
		title: 'The legal guarantee runs a year longer',
		intro: (product, serial) =>
			`We have repaired the ${product} wheel, serial number ${serial}, as you chose. With the repair the legal guarantee, which the seller owes you, runs twelve months longer.`,
		until: 'Legal guarantee until',
		once: 'The guarantee can be extended only once. Keep this message as proof of the new date, which is also in the wheel’s passport.',
		button: 'Open the passport',
	},
	warranty: {
		subject: (count) => (count === 1 ? 'Your wheel is registered' : 'Your wheels are registered'),
		title: 'Warranty registration',
		intro: (date) =>
			`This is the summary of your registration for the purchase on ${date}. The certificate is attached: keep it with the proof of purchase.`,
		serial: 'Serial number',
		otherWheel: 'The other wheel',
		outcome: 'Outcome',
		legal: 'Legal guarantee, from the seller, until',
		extension: 'Extension, from us as the manufacturer, until',
		extensionIf: 'Extension, from us as the manufacturer, if we accept the request, until',
		granted: 'Registered: extension accepted',
		outcomes: {
			success: 'Request to extend the warranty to 4 years received',
			already_registered: 'Not registered: the serial number is already registered',
			substituted: 'Not registered: wheel already replaced under the warranty service',
			teams: 'Not registered: wheel already replaced under the warranty service',
			date_expired: 'Not registered: more than 30 days have passed since the purchase',
			date_greater: 'Not registered: the date of purchase is not valid',
			not_found: 'Not registered: serial number not found',
		},
		apart: (legal, total) =>
			`These are two different warranties. The first ${legal} years are the legal guarantee: the seller is liable for it, so turn to the shop with your receipt. From then until ${total} years after purchase there is an extension which we offer as the manufacturer: it is for the first owner only and does not limit your legal rights.`,
		passport: 'Wheel passport',
		passportIntro:
			'Every registered wheel has a private page with manuals, warranty dates and service work. The link is personal: anyone who has it can see the wheel.',
		passportButton: (serial) => `Open the passport of ${serial}`,
	},
	request: {
		subject: (count) =>
			count === 1
				? 'We have your request for the extension'
				: 'We have your requests for the extension',
		title: 'Request received',
		intro: (date) =>
			`We have your request for the warranty extension, for the purchase on ${date}. We now compare the proof of purchase with the serial number, usually within two working days. If everything matches, we send the certificate to this address.`,
		passportIntro:
			'Every wheel has a private page where you see how far the request is, the manuals and the service work. The link is personal: anyone who has it can see the wheel.',
	},
	rejection: {
		subject: (product) => `The proof of purchase is not enough: ${product}`,
		title: 'We cannot accept the request yet',
		intro: (product, serial) =>
			`We have checked your request for the warranty extension of the ${product} wheel, serial number ${serial}. With the proof that we have we cannot accept it.`,
		reasons: {
			unreadable: 'The proof of purchase cannot be read: it is blurred, cut off or too dark.',
			no_proof:
				'The document is not a proof of purchase. We need the receipt or the invoice from the shop, with its date.',
			other_product: 'The proof of purchase is for another product: this wheel is not on it.',
			other_date: 'The date on the proof of purchase is not the one given in the request.',
			second_hand: 'The proof shows a second-hand purchase: the extension is for the first owner.',
		},
		again: 'How to send a better proof',
		how: 'Open the wheel’s passport and choose another picture or the PDF of the invoice: everything else is filled in already. A picture will do if shop, date and product can be read.',
		button: 'Send another proof',
		term: 'For the 30-day limit, the date of your first request counts. The legal guarantee, which the seller owes you, is not affected. If you think this is a mistake, reply to this message.',
	},
	passportLink: {
		subject: 'The link to your wheel’s passport',
		title: 'Your wheel’s passport',
		intro: (product, serial) =>
			`Here is a new link to the passport of the ${product} wheel, serial number ${serial}. Earlier links no longer work.`,
		button: 'Open the passport',
		note: 'If you did not ask for it you can ignore this message: the link has come to you alone.',
	},
	transferOffer: {
		subject: (product) => `A ${product} wheel is being passed on to you`,
		title: 'A wheel changes hands',
		intro: (product, serial) =>
			`The owner of the ${product} wheel, serial number ${serial}, wants to pass its passport on to you: manuals, service history, safety notices.`,
		button: 'Take over the wheel',
		note: 'The warranty extension belongs to the first owner and ends with the transfer; the legal guarantee is a matter for the seller. If you are not expecting a wheel, ignore this message and nothing will happen.',
	},
	transferDone: {
		subject: (product) => `Transfer completed: ${product}`,
		title: 'The wheel has a new owner',
		intro: (product, serial) =>
			`The transfer of the ${product} wheel, serial number ${serial}, is complete. Your link to the passport no longer works, and the warranty extension, which belongs to the first owner, has ended.`,
		note: 'Your name and address have been removed from the passport. If you did not pass the wheel on, reply to this message at once.',
	},
};

import type { ReturnMailTexts } from './shape.ts';

export const EN: ReturnMailTexts = {
	facts: { reference: 'Return', order: 'Order', refund: 'Refund', sendTo: 'Send to' },
	part: {
		subject: (reference) => `Return ${reference}: part of it arrived`,
		title: 'Part of your return has arrived',
		came: 'Arrived',
		missing: 'Did not arrive',
		text: 'We refund what has arrived. If you sent the rest as well, reply to this e-mail with the courier’s receipt and we will trace it.',
	},
	see: 'View the return',
	linkNote:
		'The link is yours alone and works for 30 days. You can ask for another at any time with your e-mail address and the order number.',
	mails: {
		requested: {
			subject: (reference) => `Return ${reference}: request received`,
			title: 'We have received your request',
			text: 'We will look at it and write within two working days. Until then please keep everything, in the original packing.',
		},
		authorised: {
			subject: (reference) => `Return ${reference} authorised`,
			title: 'Your return is authorised',
			text: 'The label is attached: print it, stick it on the closed parcel and hand it to the courier, who calls at the address you gave. From wheels, first take off tyres, cassette and rotors that you did not buy with them.',
			own: 'Send the parcel to the address below with the return number in plain sight, and enter the tracking number on the page of the return. From wheels, first take off tyres, cassette and rotors that you did not buy with them.',
		},
		in_transit: {
			subject: (reference) => `Return ${reference} on its way`,
			title: 'Your return is on its way',
			text: 'We have noted how it was sent, and will write as soon as the parcel reaches the workshop.',
		},
		received: {
			subject: (reference) => `Return ${reference} arrived`,
			title: 'Your return has arrived',
			text: 'The workshop is checking the items; the refund follows straight after.',
		},
		refunded: {
			subject: (reference) => `Return ${reference}: complete`,
			title: 'Your refund is on its way',
			text: 'The return is complete. The refund has been issued. The amount goes back to the means of payment that you used; your bank may take a few days to show it.',
		},
		refused: {
			subject: (reference) => `Return ${reference}: not accepted`,
			title: 'We cannot accept the return',
			text: 'This is the reason. If you do not agree, reply to this e-mail: the legal guarantee and the right of withdrawal stay as they are.',
		},
	},
};

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
		register: 'Companies register',
		rea: 'REA',
		capital: 'Share capital',
	},

	contact: {
		subject: (reference) => `We have your message (${reference})`,
		title: 'Message received',
		intro:
			'Thank you for writing. Your message has reached the people who look after the products; we reply to this address, usually within two working days.',
	},

	application: {
		subject: (position) =>
			position === '' ? 'We have your application' : `Your application: ${position}`,
		title: 'Application received',
		intro: (position) =>
			position === ''
				? 'Thank you for wanting to work with us. Your application has reached our human resources office.'
				: `Thank you for applying for the position “${position}”. Your application has reached our human resources office, with the documents you attached.`,
		next: 'It is read by human resources and by whoever leads the department; no software scores it. We write to you either way, even if we choose somebody else.',
		kept: 'We keep applications for 12 months and then delete them. You can ask us to do so earlier at any time.',
	},

	retailer: {
		subject: (reference) => `Your dealer enquiry (${reference})`,
		title: 'Request received',
		intro:
			'Thank you for your interest. Your request has reached our sales office, which looks at your area and will call or write to you within five working days.',
	},

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

	newsletterConfirm: {
		subject: 'Please confirm your newsletter subscription',
		title: 'One step left',
		intro:
			'Somebody, we hope it was you, asked for our newsletter at this address: new products, racing, technical notes from the wheel department. It starts once you confirm.',
		button: 'Confirm subscription',
		note: 'The link is valid for 7 days. If it was not you, do nothing: without confirmation we will delete the address and not write again.',
	},
	newsletterAlready: {
		subject: 'You already receive our newsletter',
		title: 'You are already a reader',
		intro:
			'We were asked to subscribe your address to the newsletter, and it is subscribed already. There is nothing you need to do.',
		leave: 'Stop the newsletter',
	},
	newsletterWelcome: {
		subject: 'Subscription confirmed',
		title: 'Subscription confirmed',
		intro:
			'Your subscription is confirmed. We write when there is something to tell: a new product, a race, a technical note. Our messages contain no images that report when you open them.',
		leave: 'Unsubscribe',
		leaveNote: 'You can leave at any time, from here or from the foot of every issue.',
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
		extension: 'Extension, from us as the maker, until',
		outcomes: {
			success: 'Registered: request to extend the warranty from 2 to 4 years received',
			already_registered: 'Not registered: the serial number is already registered',
			substituted: 'Not registered: wheel already replaced under the warranty service',
			teams: 'Not registered: wheel already replaced under the warranty service',
			date_expired: 'Not registered: more than 30 days have passed since the purchase',
			date_greater: 'Not registered: the date of purchase is not valid',
			not_found: 'Not registered: serial number not found',
		},
		apart:
			'These are two different warranties. The first 2 years are the legal guarantee: the seller is liable for it, so turn to the shop with your receipt. The 2 years after that are an extension which we offer as the maker: it is for the first owner only and does not limit your legal rights.',
		passport: 'Wheel passport',
		passportIntro:
			'Every registered wheel has a private page with manuals, warranty dates and service work. The link is personal: anyone who has it can see the wheel.',
		passportButton: (serial) => `Open the passport of ${serial}`,
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

	answer: {
		subject: (reference) => `Our reply (${reference})`,
		title: 'Our reply',
	},

	unsubscribePage: {
		title: 'Unsubscribe?',
		text: 'One click and the newsletter no longer comes to this address.',
		button: 'Unsubscribe',
		done: 'You are unsubscribed',
		doneText:
			'We no longer write to you. For 24 months we keep only the proof of consent and of its withdrawal.',
		unknown: 'This link is no longer valid',
		unknownText:
			'The subscription may have ended already. If messages keep coming, please write to us.',
	},
};

import type { FormMailTexts } from './it.ts';

export const EN: FormMailTexts = {
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
	accessibility: {
		subject: (reference) => `Your accessibility feedback (${reference})`,
		title: 'Feedback received',
		intro:
			'Thank you for telling us. Your message has reached the people who look after the site; we reply to this address within ten working days. If in the meantime the site keeps you from something you need, say so by replying to this message.',
	},
	answer: {
		subject: (reference) => `Our reply (${reference})`,
		title: 'Our reply',
	},
};

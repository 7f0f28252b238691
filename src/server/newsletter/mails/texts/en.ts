import type { NewsletterMailTexts } from './it.ts';

export const EN: NewsletterMailTexts = {
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

import type { CustomerMailTexts } from './it.ts';

export const EN: CustomerMailTexts = {
	confirm: {
		subject: 'Please confirm your address',
		title: 'Just choose a password',
		intro:
			'Somebody, we hope it was you, asked for an account with this address. Choose a password and it is ready: addresses, wheel warranties and orders in one place.',
		button: 'Choose a password',
		note: 'The link works once, within 48 hours. If it was not you, do nothing: without confirmation there will be no account and we delete the address.',
	},
	known: {
		subject: 'You already have an account',
		title: 'You already have an account',
		intro:
			'Somebody, we hope it was you, asked for an account with this address, which has one already. You can log in with your password; if you do not remember it, choose another one here.',
		button: 'Choose another password',
		note: 'The link works once, within one hour. If it was not you, do nothing: the account stays as it is.',
	},
	reset: {
		subject: 'Choose another password',
		title: 'A new password',
		intro:
			'Somebody, we hope it was you, asked to change the password of your account. Once you choose another one, the account is signed out on every device.',
		button: 'Choose another password',
		note: 'The link works once, within one hour. If it was not you, do nothing: your password stays the same.',
	},
	unknown: {
		subject: 'No account with this address',
		title: 'There is no account here yet',
		intro:
			'Somebody, we hope it was you, asked for a new password for this address, which has no account with us. You may have registered with another one. If you would like an account with this address, choose a password here.',
		button: 'Create an account',
		note: 'The link works once, within 48 hours. If it was not you, do nothing: we delete the address.',
	},
	emailNew: {
		subject: 'Please confirm your new address',
		title: 'Confirm your new address',
		intro:
			'Somebody, we hope it was you, wants to use this address for their account. The change happens once you confirm it; from then on you log in with the new address and the same password.',
		button: 'Confirm the address',
		note: 'The link works once, within 24 hours. If it was not you, do nothing: nothing will change.',
	},
	emailTaken: {
		subject: 'This address already has an account',
		title: 'This address already has an account',
		intro:
			'Somebody, perhaps you, asked to move another account to this address. It has an account of its own, so nothing has changed.',
		button: 'Log in',
		note: (email: string) => `If it was not you, there is nothing to do. Questions: ${email}.`,
	},
	emailOld: {
		subject: 'The address of your account has changed',
		title: 'The address of your account has changed',
		intro:
			'Your account now uses another address, confirmed from there. We no longer write to this one about the account, and every device has to log in again.',
		button: '',
		note: (email: string) =>
			`If it was not you, write to us from this address straight away: ${email}.`,
	},
	passwordChanged: {
		subject: 'Your password has changed',
		title: 'Your password has changed',
		intro:
			'The password of your account has been changed. Other devices are signed out, and links that we sent before no longer work.',
		button: 'Was it not you?',
		note: (email: string) =>
			`If it was not you, choose another password now and write to us: ${email}.`,
	},
	deleted: {
		subject: 'Your account has been deleted',
		title: 'Account deleted',
		intro:
			'Your account is deleted, with name, addresses and preferences. The warranties of your wheels stay valid and registered with this address; orders are kept for as long as the law requires.',
		button: '',
		note: (email: string) => `If it was not you, write to us from this address: ${email}.`,
	},
};

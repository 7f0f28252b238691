import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		signIn: {
			title: 'Sign in to the desk',
			wrong: 'Wrong e-mail or password.',
			tooMany: 'Too many attempts. Try again in %{minutes} minutes.',
			failed: 'The service is not responding. Try again shortly.',
		},
		password: {
			title: 'Change the password',
			first: 'This password was handed to you: choose your own to go on.',
			current: 'Current password',
			next: 'New password',
			hint: 'At least 12 characters. A sentence is fine; you can paste it from a password manager.',
			save: 'Change password',
			changed: 'Password changed. Your other sessions have ended.',
		},
		account: {
			made: 'Account created',
			password:
				'Password to hand to the person. It is shown only now and has to be changed at the first sign-in.',
		},
	},
	resources: {
		staff: {
			name: 'Account |||| Accounts',
		},
	},
	fields: {
		name: 'Name',
		role: 'Role',
		is_password_new: 'Password to be changed',
	},
	choices: {
		support: 'support',
		shop: 'shop',
		editor: 'editorial',
		admin: 'administration',
		sessions: 'Sessions of the desk',
	},
};

import type { ContactModel } from '#content/parts/contact.ts';
import type { ShellModel } from '#content/parts/model.ts';
import type { Locale } from '#contract/locales.ts';
import { toMessages } from '#i18n/server.ts';

/** Messages that every screen of the account may show. */
const SHARED = ['field', 'error', 'state'];
/** Parts of the messages that the address book shows beside them. */
export const ADDRESS_BOOK_PARTS = ['addresses', 'profile', 'kana', 'latin', 'towns'];

/** Messages of a screen of the account: the shared parts and its own, not those of other screens. */
export function accountMessages(locale: Locale, parts: readonly string[]) {
	const words = Object.entries(toMessages(locale, 'account')).filter(
		([part]) => SHARED.includes(part) || parts.includes(part),
	);
	const { field = {}, error = {}, summary = {}, missing = {} } = toMessages(locale, 'forms');
	return {
		account: Object.fromEntries(words),
		forms: { field, error, summary, missing },
		errors: toMessages(locale, 'errors'),
	};
}

/** Props of a screen of the account: only the messages that it may show, and its links. */
export function accountProps(
	{ locale, href }: ShellModel,
	{ email }: ContactModel,
	parts: readonly string[],
	countries = '',
) {
	return {
		locale,
		email,
		countries,
		messages: accountMessages(locale, parts),
		href: {
			home: href.home,
			login: href.login,
			register: href.register,
			'forgot-password': href['forgot-password'],
			account: href.account,
			'account-addresses': href['account-addresses'],
			'account-orders': href['account-orders'],
			'account-profile': href['account-profile'],
			'account-wheels': href['account-wheels'],
			'products-archive': href['products-archive'],
			'store-locator': href['store-locator'],
			'wheel-passport': href['wheel-passport'],
		},
	};
}

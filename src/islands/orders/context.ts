import { createContext, useContext, useMemo } from 'react';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { type AccountProps, type AccountWords, useAccountWords } from '../account/context.ts';

export interface OrdersProps {
	/** Whether it is a screen of the account; else one of a guest, opened by a mailed link. */
	isInAccount: boolean;
	/** What its forms are drawn with, as on the screens of the account. */
	account: AccountProps;
	messages: Messages;
	phone: string;
	/** When somebody answers, a line each. */
	hours: readonly string[];
	privacyHref: string;
	/** Where a browser posts the first act of a withdrawal. */
	withdrawAction: string;
}

export interface OrdersWords extends Omit<OrdersProps, 'account' | 'messages'> {
	locale: Locale;
	href: Readonly<Partial<Record<RouteName, string>>>;
	account: AccountWords;
	t: Translator<'orders'>;
}

const Words = createContext<OrdersWords | null>(null);
export const OrdersProvider = Words.Provider;

/** Words and ways of the screen around. */
export function useOrdersWords(): OrdersWords {
	const words = useContext(Words);
	if (words === null) throw new Error('a part of an order stands outside its screen');
	return words;
}

export function useWordsOf({ account: given, messages, ...props }: OrdersProps): OrdersWords {
	const account = useAccountWords(given);
	const { isInAccount, phone, hours, privacyHref, withdrawAction } = props;
	return useMemo(
		() => ({
			...{ isInAccount, phone, hours, privacyHref, withdrawAction, account },
			locale: account.locale,
			href: account.href,
			t: createTranslator<'orders'>(account.locale, messages),
		}),
		[isInAccount, phone, hours, privacyHref, withdrawAction, account, messages],
	);
}

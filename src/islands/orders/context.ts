import { createContext, useContext, useMemo } from 'react';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { type AccountProps, type AccountWords, useAccountWords } from '../account/parts/context.ts';

export interface OrdersProps {
	/** True on a screen of the account; false for a guest who opened a mailed link. */
	isInAccount: boolean;
	/** Props that the forms are rendered with, as on the account screens. */
	account: AccountProps;
	messages: Messages;
	phone: string;
	/** Support hours, one line each. */
	hours: readonly string[];
	privacyHref: string;
	/** Page with the form of claims under the guarantee. */
	warrantyHref: string;
	/** URL to which the browser posts step one of a withdrawal. */
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

/** Translations and links of the enclosing screen. */
export function useOrdersWords(): OrdersWords {
	const words = useContext(Words);
	if (words === null) throw new Error('useOrdersWords must be used inside <OrdersProvider>');
	return words;
}

export function useWordsFrom(props: OrdersProps): OrdersWords {
	const account = useAccountWords(props.account);
	return useMemo(
		() => ({
			...props,
			account,
			locale: account.locale,
			href: account.href,
			t: createTranslator<'orders'>(account.locale, props.messages),
		}),
		[props, account],
	);
}

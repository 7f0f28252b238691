import { createContext, useContext, useMemo } from 'react';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { type AccountProps, type AccountWords, useAccountWords } from '../account/context.ts';

export interface CheckoutProps {
	/** The step whose page this is. */
	step: CheckoutStep;
	/** What its forms are drawn with, as on the screens of the account. */
	account: AccountProps;
	messages: Messages;
	phone: string;
	/** When somebody answers, a line each. */
	hours: readonly string[];
	/** The sentence that is ticked. */
	termsText: string;
	/** Pages in which the buyer reads what is agreed on. */
	termsHref: string | null;
	warrantyHref: string;
	/** How the house words the legal guarantee; null leaves it to the messages. */
	guaranteeNotice: string | null;
	/** What Japan asks a seller to say of itself; null while no page does. */
	sellerNoticeHref: string | null;
}

export interface CheckoutWords extends Omit<CheckoutProps, 'account' | 'messages'> {
	locale: Locale;
	href: Readonly<Partial<Record<RouteName, string>>>;
	account: AccountWords;
	t: Translator<'checkout'>;
}

const Words = createContext<CheckoutWords | null>(null);
export const CheckoutProvider = Words.Provider;

/** Words and ways of the checkout around. */
export function useCheckoutWords(): CheckoutWords {
	const words = useContext(Words);
	if (words === null) throw new Error('a part of the checkout stands outside of it');
	return words;
}

export function useWordsOf({ account: given, messages, ...props }: CheckoutProps): CheckoutWords {
	const account = useAccountWords(given);
	const { step, phone, hours, termsText, termsHref, warrantyHref } = props;
	const { guaranteeNotice, sellerNoticeHref } = props;
	return useMemo(
		() => ({
			...{ step, phone, hours, termsText, termsHref, warrantyHref, account },
			...{ guaranteeNotice, sellerNoticeHref },
			locale: account.locale,
			href: account.href,
			t: createTranslator<'checkout'>(account.locale, messages),
		}),
		[
			step,
			phone,
			hours,
			termsText,
			termsHref,
			warrantyHref,
			guaranteeNotice,
			sellerNoticeHref,
			account,
			messages,
		],
	);
}

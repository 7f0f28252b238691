import { createContext, useContext, useMemo } from 'react';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { type AccountProps, type AccountWords, useAccountWords } from '../account/parts/context.ts';

export interface CheckoutProps {
	/** Step of this page. */
	step: CheckoutStep;
	/** Props that the forms are rendered with, as on the account screens. */
	account: AccountProps;
	messages: Messages;
	phone: string;
	/** Support hours, one line each. */
	hours: readonly string[];
	/** Label of the checkbox that accepts the terms. */
	termsText: string;
	/** Page with the terms that the buyer accepts; null if there is none. */
	termsHref: string | null;
	warrantyHref: string;
	/** The shop's own text for the legal guarantee; null uses the messages. */
	guaranteeNotice: string | null;
	/** The Union's notice of it: the official file if there is one, the page and its QR code. */
	notice: {
		artwork: { src: string; width: number; height: number } | null;
		href: string;
		qr: string;
	};
	/** Page with the seller information that Japanese law requires; null while there is none. */
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

/** Translations and links of the enclosing checkout. */
export function useCheckoutWords(): CheckoutWords {
	const words = useContext(Words);
	if (words === null) throw new Error('useCheckoutWords must be used inside <CheckoutProvider>');
	return words;
}

export function useWordsFrom({ account: given, messages, ...props }: CheckoutProps): CheckoutWords {
	const account = useAccountWords(given);
	const { step, phone, hours, termsText, termsHref, warrantyHref } = props;
	const { guaranteeNotice, notice, sellerNoticeHref } = props;
	return useMemo(
		() => ({
			step,
			phone,
			hours,
			termsText,
			termsHref,
			warrantyHref,
			account,
			guaranteeNotice,
			notice,
			sellerNoticeHref,
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
			notice,
			sellerNoticeHref,
			account,
			messages,
		],
	);
}

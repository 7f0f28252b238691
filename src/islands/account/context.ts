import { createContext, useContext, useMemo } from 'react';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';

/** What every screen of the account gets from its page. */
export interface AccountProps {
	locale: Locale;
	messages: { account: Messages; forms: Messages; errors: Messages };
	/** Screens that it leads to. */
	href: Readonly<Partial<Record<RouteName, string>>>;
	/** Who can be written to. */
	email: string;
	/** As `packCountries` writes them; empty where no field asks for one. */
	countries: string;
}

export interface AccountWords extends Omit<AccountProps, 'messages'> {
	t: Translator<'account'>;
	tForms: Translator<'forms'>;
	tErrors: Translator<'errors'>;
}

const Words = createContext<AccountWords | null>(null);
export const WordsProvider = Words.Provider;

/** Words and ways of the screen around. */
export function useWords(): AccountWords {
	const words = useContext(Words);
	if (words === null) throw new Error('a part of the account stands outside its screen');
	return words;
}

export function useAccountWords({ messages, ...props }: AccountProps): AccountWords {
	const { locale, href, email, countries } = props;
	return useMemo(
		() => ({
			locale,
			href,
			email,
			countries,
			t: createTranslator<'account'>(locale, messages.account),
			tForms: createTranslator<'forms'>(locale, messages.forms),
			tErrors: createTranslator<'errors'>(locale, messages.errors),
		}),
		[locale, href, email, countries, messages],
	);
}

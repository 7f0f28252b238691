import { createContext, useContext, useMemo } from 'react';
import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import type { Messages, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';

/** Props of every account screen, passed by its page. */
export interface AccountProps {
	locale: Locale;
	messages: { account: Messages; forms: Messages; errors: Messages };
	/** Screens that it links to. */
	href: Readonly<Partial<Record<RouteName, string>>>;
	/** Contact address of the shop. */
	email: string;
	/** Countries in the format of `packCountries`; empty if no field needs them. */
	countries: string;
}

export interface AccountWords extends Omit<AccountProps, 'messages'> {
	t: Translator<'account'>;
	tForms: Translator<'forms'>;
	tErrors: Translator<'errors'>;
}

const Words = createContext<AccountWords | null>(null);
export const WordsProvider = Words.Provider;

/** Translations and links of the enclosing screen. */
export function useWords(): AccountWords {
	const words = useContext(Words);
	if (words === null) throw new Error('useWords must be used inside <WordsProvider>');
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

import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { $passport, lookAgain, openPassport, readPassportLink } from '#state/passport.ts';
import type { PassportContext } from './context.ts';

export interface PassportProps {
	locale: Locale;
	/** Words of the bench come with the passport alone. */
	messages: { passport: Messages; warranty: Messages; errors: Messages; bench?: Messages };
	email: string;
}

/** Opens the wheel that the URL names, and removes the token from the URL. */
export function usePassport({ locale, messages, email }: PassportProps) {
	const state = useStore($passport, { ssr: 'initial' });
	const context = useMemo<PassportContext>(
		() => ({
			locale,
			email,
			t: createTranslator<'passport'>(locale, messages.passport),
			tWarranty: createTranslator<'warranty'>(locale, messages.warranty),
			tBench: createTranslator<'bench'>(locale, messages.bench ?? {}),
			tErrors: createTranslator<'errors'>(locale, messages.errors),
		}),
		[locale, email, messages],
	);

	useEffect(() => {
		function open() {
			const isGiven = readPassportLink(location.hash);
			// Neither the history nor a printout with its URL line may show the token.
			if (isGiven) history.replaceState(history.state, '', location.pathname + location.search);
			void openPassport(locale);
		}
		function openNew() {
			if (location.hash !== '') open();
		}
		function seenAgain() {
			if (document.visibilityState === 'visible') void lookAgain(locale);
		}
		open();
		window.addEventListener('hashchange', openNew);
		document.addEventListener('visibilitychange', seenAgain);
		return () => {
			window.removeEventListener('hashchange', openNew);
			document.removeEventListener('visibilitychange', seenAgain);
		};
	}, [locale]);

	return { state, context };
}

import { useMemo, useState } from 'react';
import { askForPassword } from '#state/account/sign-in.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { type AccountProps, useAccountWords, WordsProvider } from '../parts/context.ts';
import { emailField } from '../form/fields.ts';
import { ResultMessage } from '../parts/ResultMessage.tsx';

/** Requests a mailed link for a new password. The answer is the same for every address. */
export function ForgotPassword(props: AccountProps) {
	const words = useAccountWords(props);
	const { t, href, locale } = words;
	const [sentTo, setSentTo] = useState<string | null>(null);
	const fields = useMemo(() => [emailField(words, 'username')], [words]);
	return (
		<WordsProvider value={words}>
			{sentTo !== null && (
				<ResultMessage
					title={t('register.doneTitle')}
					texts={[t('forgot.doneText', { email: sentTo }), t('register.doneNote')]}
				>
					<button type="button" className="btn-ghost" onClick={() => setSentTo(null)}>
						{t('register.again')}
					</button>
				</ResultMessage>
			)}
			<div hidden={sentTo !== null}>
				<AccountForm
					slug="forgot"
					name={t('register.button')}
					fields={fields}
					button={t('register.button')}
					send={({ email = '' }) => askForPassword({ email, locale })}
					onDone={(_, { email = '' }) => setSentTo(email)}
				>
					<a className="link" href={href.login}>
						{t('forgot.back')}
					</a>
				</AccountForm>
			</div>
		</WordsProvider>
	);
}

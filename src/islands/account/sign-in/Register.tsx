import { useMemo, useRef, useState } from 'react';
import { askForAccount } from '#state/account/sign-in.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { type AccountProps, useAccountWords, WordsProvider } from '../parts/context.ts';
import { aField, emailField, nameFields } from '../form/fields.ts';
import { keepWayBack } from './keep-way-back.ts';
import { ResultMessage } from '../parts/ResultMessage.tsx';
import { useSignedInRedirect } from './use-signed-in-redirect.ts';

export interface RegisterProps extends AccountProps {
	privacyHref: string;
}

/** Requests an account. The answer is the same for every address; the mail holds the rest. */
export function Register({ privacyHref, ...props }: RegisterProps) {
	const words = useAccountWords(props);
	const { t, href, locale } = words;
	const isInside = useSignedInRedirect(href.account);
	const [sentTo, setSentTo] = useState<string | null>(null);
	const fields = useMemo(
		() => [
			...nameFields(words),
			emailField(words, 'email'),
			aField({
				slug: 'privacy',
				label: words.t('field.privacyLink'),
				vue_type: 'checkbox',
				validations: 'required|accepted',
				options: [{ value: '1', label: words.t('field.privacy') }],
				link: { href: privacyHref, label: words.t('field.privacyLink') },
				autoComplete: 'off',
			}),
		],
		[words, privacyHref],
	);
	const form = useRef<HTMLDivElement>(null);

	if (isInside) return <p role="status">{t('state.pending')}</p>;
	return (
		<WordsProvider value={words}>
			{sentTo !== null && (
				<ResultMessage
					title={t('register.doneTitle')}
					texts={[t('register.doneText', { email: sentTo }), t('register.doneNote')]}
				>
					<button
						type="button"
						className="btn-ghost"
						onClick={() => {
							setSentTo(null);
							form.current?.querySelector('input')?.focus();
						}}
					>
						{t('register.again')}
					</button>
				</ResultMessage>
			)}
			<div ref={form} hidden={sentTo !== null}>
				<AccountForm
					slug="register"
					name={t('login.register')}
					fields={fields}
					button={t('register.button')}
					send={({ email = '', given_name = '', family_name = '' }) =>
						askForAccount({ email, given_name, family_name, locale, privacy: true })
					}
					onDone={(_, { email = '' }) => setSentTo(email)}
				>
					<a className="link" href={href.login} onClick={keepWayBack}>
						{t('register.hasAccount')}
					</a>
				</AccountForm>
			</div>
		</WordsProvider>
	);
}

import { useMemo } from 'react';
import { openSession } from '#state/account/sign-in.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { type AccountProps, useAccountWords, WordsProvider } from '../parts/context.ts';
import { emailField, passwordField } from '../form/fields.ts';
import { keepWayBack } from './keep-way-back.ts';
import { useSignedInRedirect, getReturnPath } from './use-signed-in-redirect.ts';
import './SignIn.css';

/** Login form, and a link to register for visitors without an account. */
export function SignIn(props: AccountProps) {
	const words = useAccountWords(props);
	const { t, href } = words;
	const isInside = useSignedInRedirect(href.account);
	const fields = useMemo(
		() => [emailField(words, 'username'), passwordField(words, 'password')],
		[words],
	);

	if (isInside) return <p role="status">{t('state.pending')}</p>;
	return (
		<WordsProvider value={words}>
			<div className="sign-in">
				<section>
					<AccountForm
						slug="login"
						name={t('login.button')}
						fields={fields}
						button={t('login.button')}
						send={({ email = '', password = '' }) => openSession({ email, password })}
						onDone={() => location.assign(getReturnPath(href.account))}
						refusal={({ code }) => (code === 'unauthorized' ? t('error.signIn') : null)}
					>
						<a className="link" href={href['forgot-password']}>
							{t('login.forgot')}
						</a>
					</AccountForm>
				</section>
				<section className="sign-in-new">
					<h2 className="title-3">{t('login.newTitle')}</h2>
					<p>{t('login.newText')}</p>
					<p>
						<a className="btn-ghost" href={href.register} onClick={keepWayBack}>
							{t('login.register')}
						</a>
					</p>
				</section>
			</div>
		</WordsProvider>
	);
}

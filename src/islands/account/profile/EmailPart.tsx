import { useMemo, useState } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { changeEmail } from '#state/account/account.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useWords } from '../parts/context.ts';
import { emailField, passwordField } from '../form/fields.ts';

export function EmailPart({ account: { email, pending_email } }: { account: Account }) {
	const words = useWords();
	const { t } = words;
	const [isDone, setDone] = useState(false);
	const fields = useMemo(
		() => [
			{ ...emailField(words, 'email'), label: words.t('field.newEmail') },
			passwordField(words, 'current_password'),
		],
		[words],
	);
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.emailTitle')}</h2>
			<p>{t('profile.emailText', { email })}</p>
			{pending_email !== null && <p>{t('profile.emailPending', { email: pending_email })}</p>}
			<AccountForm
				slug="email"
				name={t('profile.emailTitle')}
				fields={fields}
				button={t('profile.emailButton')}
				isQuiet
				isEmptied
				done={isDone ? t('profile.emailSent') : null}
				onField={() => setDone(false)}
				send={({ email: next = '', current_password = '' }) =>
					changeEmail({ email: next, current_password })
				}
				onDone={() => setDone(true)}
			/>
		</section>
	);
}

import { useMemo, useState } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { changeEmail } from '#state/account.ts';
import { AccountForm } from './AccountForm.tsx';
import { useWords } from './context.ts';
import { emailField, passwordField } from './fields.ts';

export function EmailPart({ account: { email, pending_email } }: { account: Account }) {
	const words = useWords();
	const { t } = words;
	const [turn, setTurn] = useState(0);
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
				// Empty again once it was sent.
				key={turn}
				slug="email"
				name={t('profile.emailTitle')}
				fields={fields}
				button={t('profile.emailButton')}
				isQuiet
				done={turn > 0 ? t('profile.emailSent') : null}
				send={({ email: next = '', current_password = '' }) =>
					changeEmail({ email: next, current_password })
				}
				onDone={() => setTurn(turn + 1)}
			/>
		</section>
	);
}

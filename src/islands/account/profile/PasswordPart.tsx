import { useMemo, useState } from 'react';
import { changePassword } from '#state/account/account.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useWords } from '../parts/context.ts';
import { passwordField } from '../form/fields.ts';

export function PasswordPart({ onChanged }: { onChanged: () => void }) {
	const words = useWords();
	const { t } = words;
	const [isDone, setDone] = useState(false);
	const fields = useMemo(
		() => [passwordField(words, 'current_password'), passwordField(words, 'new_password')],
		[words],
	);
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.passwordTitle')}</h2>
			<p>{t('profile.passwordText')}</p>
			<AccountForm
				slug="password"
				name={t('profile.passwordTitle')}
				fields={fields}
				button={t('choose.buttonReset')}
				isQuiet
				isEmptied
				done={isDone ? t('profile.passwordDone') : null}
				onField={() => setDone(false)}
				send={({ current_password = '', new_password = '' }) =>
					changePassword({ current_password, new_password })
				}
				onDone={() => {
					setDone(true);
					onChanged();
				}}
			/>
		</section>
	);
}

import { useMemo, useState } from 'react';
import { changePassword } from '#state/account.ts';
import { AccountForm } from './AccountForm.tsx';
import { useWords } from './context.ts';
import { passwordField } from './fields.ts';

export function PasswordPart() {
	const words = useWords();
	const { t } = words;
	const [turn, setTurn] = useState(0);
	const fields = useMemo(
		() => [passwordField(words, 'current_password'), passwordField(words, 'new_password')],
		[words],
	);
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.passwordTitle')}</h2>
			<p>{t('profile.passwordText')}</p>
			<AccountForm
				key={turn}
				slug="password"
				name={t('profile.passwordTitle')}
				fields={fields}
				button={t('choose.buttonReset')}
				isQuiet
				done={turn > 0 ? t('profile.passwordDone') : null}
				send={({ current_password = '', new_password = '' }) =>
					changePassword({ current_password, new_password })
				}
				onDone={() => setTurn(turn + 1)}
			/>
		</section>
	);
}

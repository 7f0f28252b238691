import { useEffect, useMemo, useRef, useState } from 'react';
import { eraseAccount } from '#state/account/leave-account.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { useWords } from '../parts/context.ts';
import { passwordField } from '../form/fields.ts';

/** Deletes the account: lists what is deleted and kept, then asks for the password. */
export function DeletePart() {
	const words = useWords();
	const { t } = words;
	const [isOpen, setOpen] = useState(false);
	const fields = useMemo(() => [passwordField(words, 'current_password')], [words]);
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isOpen) box.current?.querySelector('input')?.focus();
	}, [isOpen]);
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.deleteTitle')}</h2>
			<p>{t('profile.deleteText')}</p>
			{isOpen ? (
				<div ref={box}>
					<AccountForm
						slug="delete"
						name={t('profile.deleteTitle')}
						fields={fields}
						button={t('profile.deleteButton')}
						isQuiet
						send={({ current_password = '' }) => eraseAccount({ current_password })}
						onDone={() => undefined}
					>
						<button type="button" className="btn-ghost" onClick={() => setOpen(false)}>
							{t('profile.cancel')}
						</button>
					</AccountForm>
				</div>
			) : (
				<p>
					<button type="button" className="btn-ghost" onClick={() => setOpen(true)}>
						{t('profile.deleteOpen')}
					</button>
				</p>
			)}
		</section>
	);
}

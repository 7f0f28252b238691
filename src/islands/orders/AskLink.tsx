import { useMemo, useState } from 'react';
import { askForLink } from '#state/orders.ts';
import { AccountForm } from '../account/form/AccountForm.tsx';
import { aField, emailField } from '../account/form/fields.ts';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { useOrdersWords } from './context.ts';

/** Requests a link to the visitor's orders; the answer is the same for right and wrong pairs. */
export function AskLink({ isLost }: { isLost: boolean }) {
	const { t, href, account } = useOrdersWords();
	const [sentTo, setSentTo] = useState<string | null>(null);
	const fields = useMemo(
		() => [
			emailField(account, 'email'),
			aField({
				slug: 'number',
				label: t('ask.number'),
				validations: 'required|max:40',
				hint: t('ask.numberHint'),
				autoComplete: 'off',
			}),
		],
		[account, t],
	);
	if (sentTo !== null) {
		return (
			<ResultMessage title={t('ask.doneTitle')} texts={[t('ask.doneText', { email: sentTo })]}>
				<button type="button" className="btn-ghost" onClick={() => setSentTo(null)}>
					{t('ask.again')}
				</button>
			</ResultMessage>
		);
	}
	return (
		<div className="order-part">
			{isLost && <ResultMessage title={t('ask.lostTitle')} texts={[t('ask.lostText')]} />}
			<p className="lead">{t('ask.text')}</p>
			<AccountForm
				slug="order-link"
				name={t('ask.button')}
				fields={fields}
				button={t('ask.button')}
				send={({ email = '', number = '' }) => askForLink(email, number)}
				onDone={(_, { email = '' }) => setSentTo(email)}
			>
				<a className="link" href={href['account-orders']}>
					{t('ask.account')}
				</a>
			</AccountForm>
		</div>
	);
}

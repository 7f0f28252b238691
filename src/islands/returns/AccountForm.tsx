import { useRef, useState, type SyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { nameRefundAccount } from '#state/withdrawals.ts';
import { Failure } from '../account/parts/Failure.tsx';
import { useReturnsWords } from './context.ts';
import { IbanField, ibanFault, type IbanFault } from './RefundIban.tsx';
import '../forms/error-sign.css';

interface AccountFormProps {
	/** Id of the withdrawal to refund. */
	of: string;
	onKept: () => void;
}

/** Form for the bank account to which a withdrawal is refunded. */
export function AccountForm({ of, onKept }: AccountFormProps) {
	const { t } = useReturnsWords();
	const [typed, setTyped] = useState('');
	const [fault, setFault] = useState<IbanFault | null>(null);
	const [error, setError] = useState<ApiError | null>(null);
	const input = useRef<HTMLInputElement>(null);

	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		const found = ibanFault(typed);
		setFault(found);
		if (found !== null) return input.current?.focus();
		const result = await nameRefundAccount(of, typed);
		setError(result.ok ? null : result.error);
		if (result.ok) onKept();
	}
	return (
		<form className="return-form order-part" noValidate onSubmit={(event) => void send(event)}>
			<h3 className="title-4">{t('form.account')}</h3>
			<div>
				<IbanField
					id={`account-${of}`}
					input={input}
					typed={typed}
					fault={fault}
					onType={(next) => {
						setTyped(next);
						if (fault !== null) setFault(ibanFault(next));
					}}
					onLeave={() => setFault(typed === '' ? null : ibanFault(typed))}
				/>
			</div>
			{error !== null && <Failure error={error} isTyped />}
			<p>
				<button type="submit" className="btn-ghost">
					{t('withdrawal.sendAccount')}
				</button>
			</p>
		</form>
	);
}

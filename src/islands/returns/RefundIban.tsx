import type { Order } from '#contract/orders/order.ts';
import { hasIbans, isIban, plainIban } from '#domain/iban.ts';
import { FormSectionFrame } from '../account/FormSection.tsx';
import { useReturnsWords } from './context.ts';

/** True if the host asks for an account: what was paid by transfer goes back by transfer. */
export const asksIban = ({ payment, billing }: Order): boolean =>
	payment.provider === 'bank_transfer' && hasIbans(billing.country);

export type IbanFault = 'ibanMissing' | 'ibanWrong';

/** Returns what is wrong with a typed IBAN; null where it can be sent. */
export function ibanFault(typed: string): IbanFault | null {
	if (typed.trim() === '') return 'ibanMissing';
	return isIban(plainIban(typed)) ? null : 'ibanWrong';
}

interface RefundIbanProps {
	typed: string;
	fault: IbanFault | null;
	onType: (typed: string) => void;
	onLeave: () => void;
}

/** Field for the account of a refund; its fault stands at it, and is gone with its cure. */
export function RefundIban({ typed, fault, onType, onLeave }: RefundIbanProps) {
	const { t } = useReturnsWords();
	return (
		<FormSectionFrame level={2} title={t('form.account')}>
			<p id="return-iban-hint">{t('form.accountHint')}</p>
			<label className="field-label" htmlFor="return-iban">
				{t('form.iban')}
			</label>
			<input
				className="field"
				id="return-iban"
				name="iban"
				value={typed}
				maxLength={60}
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				required
				aria-invalid={fault !== null}
				aria-describedby={fault ? 'return-iban-hint return-iban-fault' : 'return-iban-hint'}
				onChange={({ target }) => onType(target.value)}
				onBlur={onLeave}
			/>
			{fault && (
				<p id="return-iban-fault" className="field-error form-error">
					{t(`form.${fault}`)}
				</p>
			)}
		</FormSectionFrame>
	);
}

import type { Ref } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { hasIbans, isIban, plainIban } from '#domain/money/iban.ts';
import { useReturnsWords } from './context.ts';

/** True if the server needs a bank account: a payment by transfer is refunded by transfer. */
export const asksIban = ({ payment, billing }: Order): boolean =>
	payment.provider === 'bank_transfer' && hasIbans(billing.country);

export type IbanFault = 'ibanMissing' | 'ibanWrong';

/** Returns the error of a typed IBAN; null if it is valid. */
export function ibanFault(typed: string): IbanFault | null {
	if (typed.trim() === '') return 'ibanMissing';
	return isIban(plainIban(typed)) ? null : 'ibanWrong';
}

interface IbanFieldProps {
	/** Prefix of its ids, for a page with several such fields. */
	id?: string;
	input?: Ref<HTMLInputElement>;
	typed: string;
	fault: IbanFault | null;
	onType: (typed: string) => void;
	onLeave: () => void;
}

/** IBAN field for a refund, with its error below. */
export function IbanField({
	id = 'return-iban',
	input,
	typed,
	fault,
	onType,
	onLeave,
}: IbanFieldProps) {
	const { t } = useReturnsWords();
	return (
		<>
			<p id={`${id}-hint`}>{t('form.accountHint')}</p>
			<label className="field-label" htmlFor={id}>
				{t('form.iban')}
			</label>
			<input
				ref={input}
				className="field"
				id={id}
				name="iban"
				value={typed}
				autoComplete="off"
				spellCheck={false}
				required
				aria-invalid={fault !== null}
				aria-describedby={fault ? `${id}-hint ${id}-fault` : `${id}-hint`}
				onChange={({ target }) => onType(target.value)}
				onBlur={onLeave}
			/>
			{fault && (
				<p id={`${id}-fault`} className="field-error form-error">
					{t(`form.${fault}`)}
				</p>
			)}
		</>
	);
}

import type { OrderLine } from '#contract/orders/order.ts';
import {
	RETURN_CONDITIONS,
	RETURN_REASONS,
	type ReturnCondition,
	type ReturnReason,
} from '#contract/returns/returns.ts';
import { useWords } from '../account/parts/context.ts';
import '../forms/ChoiceControls.css';
import '../forms/error-sign.css';
import { useReturnsWords } from './context.ts';

/** Units of a line that the buyer wants to return. */
export interface Picked {
	position: number;
	quantity: number;
	/** Null until chosen: there is no preselected answer. */
	reason: ReturnReason | null;
	condition: ReturnCondition | null;
	note: string;
}

interface RequestLineProps {
	line: OrderLine;
	picked: Picked | null;
	/** True if missing answers are marked. */
	isAsked: boolean;
	onChange: (picked: Picked | null) => void;
}

/** Line of the order, with a checkbox to return it, and quantity, reason, condition and note. */
export function RequestLine({ line, picked, isAsked, onChange }: RequestLineProps) {
	const { t } = useReturnsWords();
	const { tForms } = useWords();
	const { position, product, name, quantity, returned_quantity } = line;
	const left = quantity - returned_quantity;
	const fresh: Picked = { position, quantity: left, reason: null, condition: null, note: '' };
	const id = (part: string) => `return-${position}-${part}`;
	const isMissing = (part: 'reason' | 'condition') => isAsked && picked?.[part] === null;
	const faultAt = (part: 'reason' | 'condition') => ({
		'aria-invalid': isMissing(part),
		'aria-describedby': isMissing(part) ? id(`${part}-fault`) : undefined,
	});
	return (
		<div className="return-line" role="group" aria-label={product.name}>
			<label className="form-choice">
				<input
					type="checkbox"
					checked={picked !== null}
					onChange={({ target }) => {
						onChange(target.checked ? fresh : null);
					}}
				/>
				<span>
					<b>{product.name}</b> {name !== product.name && name}
				</span>
			</label>
			{picked && (
				<div className="return-answers">
					{left > 1 && (
						<p>
							<label className="field-label" htmlFor={id('quantity')}>
								{t('form.quantity', { count: left })}
							</label>
							<input
								className="field"
								id={id('quantity')}
								type="number"
								inputMode="numeric"
								min={1}
								max={left}
								value={picked.quantity}
								onChange={({ target }) => {
									const pieces = Math.round(Number(target.value));
									onChange({ ...picked, quantity: Math.min(left, Math.max(1, pieces)) });
								}}
							/>
						</p>
					)}
					<p>
						<label className="field-label" htmlFor={id('reason')}>
							{t('form.reason')}
						</label>
						<select
							className="field picker"
							id={id('reason')}
							value={picked.reason ?? ''}
							required
							{...faultAt('reason')}
							onChange={({ target }) => {
								const reason = RETURN_REASONS.find((known) => known === target.value);
								if (reason) onChange({ ...picked, reason });
							}}
						>
							<option value="" disabled>
								{t('form.choose')}
							</option>
							{RETURN_REASONS.map((reason) => (
								<option key={reason} value={reason}>
									{t(`reason.${reason}`)}
								</option>
							))}
						</select>
						{isMissing('reason') && (
							<span id={id('reason-fault')} className="field-error form-error">
								{tForms('error.required')}
							</span>
						)}
					</p>
					<p>
						<label className="field-label" htmlFor={id('condition')}>
							{t('form.condition')}
						</label>
						<select
							className="field picker"
							id={id('condition')}
							value={picked.condition ?? ''}
							required
							{...faultAt('condition')}
							onChange={({ target }) => {
								const condition = RETURN_CONDITIONS.find((known) => known === target.value);
								if (condition) onChange({ ...picked, condition });
							}}
						>
							<option value="" disabled>
								{t('form.choose')}
							</option>
							{RETURN_CONDITIONS.map((condition) => (
								<option key={condition} value={condition}>
									{t(`condition.${condition}`)}
								</option>
							))}
						</select>
						{isMissing('condition') && (
							<span id={id('condition-fault')} className="field-error form-error">
								{tForms('error.required')}
							</span>
						)}
					</p>
					<p>
						<label className="field-label" htmlFor={id('note')}>
							{t('form.note')}
						</label>
						<textarea
							className="field"
							id={id('note')}
							rows={2}
							maxLength={1000}
							value={picked.note}
							onChange={({ target }) => onChange({ ...picked, note: target.value })}
						/>
					</p>
				</div>
			)}
		</div>
	);
}

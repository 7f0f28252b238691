import type { ReactNode } from 'react';
import './choice.css';

export interface Option<Value extends string> {
	value: Value;
	label: ReactNode;
	/** What it costs, at the other end of the line. */
	price?: string | undefined;
	text?: ReactNode;
}

interface ChoiceProps<Value extends string> {
	name: string;
	legend: string;
	/** Whether a heading above says the same. */
	isLegendHidden?: boolean;
	value: Value | null;
	options: readonly Option<Value>[];
	onChoose: (value: Value) => void;
}

/** One of several, each with what it means. The arrows of the keyboard go through them. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
	const { name, legend, isLegendHidden = false, value, options, onChoose } = props;
	return (
		<fieldset className="checkout-choice">
			<legend className={isLegendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
			{options.map((option) => (
				<div key={option.value} className="checkout-option">
					<label>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							aria-describedby={option.text === undefined ? undefined : `${name}-${option.value}`}
							onChange={() => onChoose(option.value)}
						/>
						<span>{option.label}</span>
						{option.price !== undefined && <b className="tabular">{option.price}</b>}
					</label>
					{option.text !== undefined && (
						<p id={`${name}-${option.value}`} className="cart-soft">
							{option.text}
						</p>
					)}
				</div>
			))}
		</fieldset>
	);
}

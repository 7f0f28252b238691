import type { ReactNode } from 'react';
import './choice.css';

export interface Option<Value extends string> {
	value: Value;
	label: ReactNode;
	/** Price, shown at the end of the line. */
	price?: string | undefined;
	text?: ReactNode;
}

interface ChoiceProps<Value extends string> {
	name: string;
	legend: string;
	/** True if a heading above already states the legend. */
	isLegendHidden?: boolean;
	value: Value | null;
	options: readonly Option<Value>[];
	onChoose: (value: Value) => void;
}

/** Radio group in which every option has a description. Arrow keys move through it. */
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

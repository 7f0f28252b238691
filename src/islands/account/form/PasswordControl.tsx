import { useState } from 'react';
import { formatPair } from '#i18n/format.ts';
import type { ControlProps } from '../../forms/context.ts';
import { useWords } from '../parts/context.ts';
import './PasswordControl.css';

/** Password input that allows paste and password managers, with a button to show the text. */
export function PasswordControl({
	field,
	id,
	isRequired,
	isInvalid,
	describedBy,
	registration,
}: ControlProps) {
	const { t, locale } = useWords();
	const [isShown, setShown] = useState(false);
	return (
		<span className="password-field">
			<input
				{...field.attributes}
				{...registration}
				id={id}
				className="field"
				type={isShown ? 'text' : 'password'}
				required={isRequired}
				aria-invalid={isInvalid}
				aria-describedby={describedBy}
				spellCheck={false}
			/>
			<button
				type="button"
				className="password-show"
				aria-controls={id}
				aria-label={formatPair(t(isShown ? 'field.hide' : 'field.show'), field.label, locale)}
				onClick={() => setShown(!isShown)}
			>
				{t(isShown ? 'field.hide' : 'field.show')}
			</button>
		</span>
	);
}

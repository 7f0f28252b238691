import { useState } from 'react';
import type { ControlProps } from '../forms/context.ts';
import { useWords } from './context.ts';
import './PasswordControl.css';

/** A password, which may be pasted, filled in by a manager, and looked at while it is typed. */
export function PasswordControl({
	field,
	id,
	isRequired,
	isInvalid,
	describedBy,
	registration,
}: ControlProps) {
	const { t } = useWords();
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
				autoCapitalize="none"
				spellCheck={false}
			/>
			<button
				type="button"
				className="password-show"
				aria-controls={id}
				aria-label={`${t(isShown ? 'field.hide' : 'field.show')}: ${field.label}`}
				onClick={() => setShown(!isShown)}
			>
				{t(isShown ? 'field.hide' : 'field.show')}
			</button>
		</span>
	);
}

import type { InputHTMLAttributes } from 'react';
import '../forms/error-sign.css';
import '../forms/FormField.css';
import '../forms/ChoiceControls.css';

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
	id: string;
	label: string;
	error: string | null;
}

/** Labelled input whose error is announced with it. */
export function TextInput({ id, label, error, ...input }: TextInputProps) {
	return (
		<div className="form-field">
			<label className="field-label" htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				className="field"
				aria-invalid={error !== null}
				aria-describedby={error === null ? undefined : `${id}-error`}
			/>
			{error !== null && (
				<p id={`${id}-error`} className="field-error form-error">
					{error}
				</p>
			)}
		</div>
	);
}

export interface TickProps extends InputHTMLAttributes<HTMLInputElement> {
	id: string;
	label: string;
	error: string | null;
}

export function Tick({ id, label, error, ...input }: TickProps) {
	return (
		<div className="form-field">
			<label className="form-choice" htmlFor={id}>
				<input
					{...input}
					id={id}
					type="checkbox"
					aria-invalid={error !== null}
					aria-describedby={error === null ? undefined : `${id}-error`}
				/>
				<span>{label}</span>
			</label>
			{error !== null && (
				<p id={`${id}-error`} className="field-error form-error">
					{error}
				</p>
			)}
		</div>
	);
}

import type { ReactNode } from 'react';
import { isRequired as mustBeGiven } from '#domain/forms/form-rules.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { RequiredMark } from './ChoiceControls.tsx';
import { toKind } from './controls.ts';
import { fieldId, type FormContext } from './context.ts';
import './error-sign.css';
import './FormField.css';

export interface FormFieldProps {
	field: FormFieldModel;
	context: FormContext;
	registration: UseFormRegisterReturn;
	/** Error message; null if the field is valid. */
	error: string | null;
	/** Content that a specific form adds below this field. */
	children?: ReactNode;
}

/** Link to the notice of a checkbox. It opens a new tab, so that the input is not lost. */
function NoticeLink({ field, context }: Pick<FormFieldProps, 'field' | 'context'>) {
	if (!field.link) return null;
	const { href, label } = field.link;
	return (
		<p className="form-link">
			<a
				className="link"
				href={href}
				target="_blank"
				rel="noopener"
				aria-label={context.t('field.newTab', { label })}
			>
				{label}
			</a>
		</p>
	);
}

function Said({ id, className, text }: { id: string; className: string; text: string | null }) {
	return text === null ? null : (
		<p id={id} className={className}>
			{text}
		</p>
	);
}

/** Form field: label, hint, control, help and error, linked by ARIA attributes. */
export function FormField({ field, context, registration, error, children }: FormFieldProps) {
	const { Control, naming } = context.kinds?.[field.vue_type] ?? toKind(field);
	const id = fieldId(context.model.slug, field.slug);
	const isRequired = mustBeGiven(field);
	const describedBy =
		[
			field.hint !== null && `${id}-hint`,
			field.help !== null && `${id}-help`,
			error !== null && `${id}-error`,
		]
			.filter(Boolean)
			.join(' ') || undefined;
	const label = (
		<>
			{field.label}
			{isRequired && <RequiredMark />}
		</>
	);
	const control = (
		<Control
			field={field}
			id={id}
			isRequired={isRequired}
			isInvalid={error !== null}
			describedBy={describedBy}
			registration={registration}
			context={context}
		/>
	);
	if (naming === 'none') return control;

	const isGroup = naming === 'legend' || field.options.length > 1;
	const Frame = isGroup && naming !== 'label' ? 'fieldset' : 'div';
	const hasName = Frame === 'fieldset' || (naming === 'choice' && !field.link);
	return (
		<Frame
			className={['form-field', field.className].filter(Boolean).join(' ')}
			data-width={field.width}
			aria-describedby={Frame === 'fieldset' ? describedBy : undefined}
		>
			{field.description !== null && <p className="form-description">{field.description}</p>}
			{naming === 'label' && (
				<label className="field-label" htmlFor={id}>
					{label}
				</label>
			)}
			{Frame === 'fieldset' && <legend className="field-label">{label}</legend>}
			{Frame === 'div' && hasName && <p className="field-label">{field.label}</p>}
			<Said id={`${id}-hint`} className="form-hint" text={field.hint} />
			{control}
			<NoticeLink field={field} context={context} />
			<Said id={`${id}-help`} className="field-hint" text={field.help} />
			{error !== null && (
				<p
					id={`${id}-error`}
					className="field-error form-error"
					// A file is rejected as soon as it is chosen, far from any summary.
					role={field.vue_type === 'file' ? 'alert' : undefined}
				>
					<span className="visually-hidden">{context.t('field.error')} </span>
					{error}
				</p>
			)}
			{children}
		</Frame>
	);
}

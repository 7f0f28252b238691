import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormFieldModel, FormModel } from '#domain/form-model.ts';
import type { Translator } from '#i18n/messages.ts';

/** What every part of one form shares. */
export interface FormContext {
	model: FormModel;
	t: Translator<'forms'>;
	tErrors: Translator<'errors'>;
}

/** What a control gets from the frame around it. */
export interface ControlProps {
	field: FormFieldModel;
	id: string;
	isRequired: boolean;
	isInvalid: boolean;
	/** Ids of hint, help and error. */
	describedBy: string | undefined;
	registration: UseFormRegisterReturn;
	context: FormContext;
}

/** Id of a field's control; that of its first choice where it has many. */
export function fieldId(form: string, slug: string): string {
	return `form-${form}-${slug.replaceAll('.', '-')}`;
}

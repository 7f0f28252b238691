import type { ComponentType, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormFieldModel, FormModel } from '#domain/forms/form-model.ts';
import type { Translator } from '#i18n/messages.ts';
import type { FormHandle } from './extras.ts';
import type { AskRules } from './resolver.ts';

/** Shared context of all parts of one form. */
export interface FormContext {
	model: FormModel;
	phones: Phones;
	/** Field kinds specific to this form, by `vue_type`. */
	kinds?: Readonly<Record<string, Kind>>;
	t: Translator<'forms'>;
	tErrors: Translator<'errors'>;
}

/** Props that the enclosing frame passes to a control. */
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

/** Source of a field's name: a label, a legend around its choices, its own choice, or none. */
type Naming = 'label' | 'legend' | 'choice' | 'none';

/** Rendering of a kind of field. */
export interface Kind {
	Control: ComponentType<ControlProps>;
	naming: Naming;
	/** True if drafts keep its value: text is kept; files, consents and page values are not. */
	isKept: boolean;
}

/** Returns the id of a field's control, or of its first choice if it has several. */
export function fieldId(form: string, slug: string): string {
	return `form-${form}-${slug.replaceAll('.', '-')}`;
}

/**
 * Code for forms with phone numbers. Forms without them are islands that do not load it: it would
 * be a twentieth of their weight.
 */
export interface Phones {
	PrefixSelect?: (props: ControlProps) => ReactNode;
	/** Makes the prefix follow the country; returns a handler to call for each changed control. */
	usePrefix: (model: FormModel, form: FormHandle) => (changed: EventTarget) => void;
	/** Validates a form including its phone numbers. */
	ask?: AskRules;
}

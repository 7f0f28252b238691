import type { ComponentType, ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { FormFieldModel, FormModel } from '#domain/form-model.ts';
import type { Translator } from '#i18n/messages.ts';
import type { FormHandle } from './extras.ts';
import type { AskRules } from './resolver.ts';

/** What every part of one form shares. */
export interface FormContext {
	model: FormModel;
	phones: Phones;
	/** Kinds of field that one form alone has, by `vue_type`. */
	kinds?: Readonly<Record<string, Kind>>;
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

/** How a field is named: by a label, by a legend around its choices, by its own choice, or not at all. */
type Naming = 'label' | 'legend' | 'choice' | 'none';

/** How a kind of field is drawn. */
export interface Kind {
	Control: ComponentType<ControlProps>;
	naming: Naming;
	/** Whether what it holds is kept on the device: text is; files, consents and what the page brings are not. */
	isKept: boolean;
}

/** Id of a field's control; that of its first choice where it has many. */
export function fieldId(form: string, slug: string): string {
	return `form-${form}-${slug.replaceAll('.', '-')}`;
}

/**
 * What a form needs that asks for telephone numbers. Forms that ask for none are islands without it:
 * it would be a twentieth of their weight.
 */
export interface Phones {
	PrefixSelect?: (props: ControlProps) => ReactNode;
	/** Lets the prefix follow the country; answers what is asked with each control that changed. */
	usePrefix: (model: FormModel, form: FormHandle) => (changed: EventTarget) => void;
	/** Asks the rules with what is known of telephones. */
	ask?: AskRules;
}

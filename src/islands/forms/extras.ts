import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { FormFieldModel } from '#domain/forms/form-model.ts';
import type { SubmissionValues } from '#state/forms.ts';
import type { Failure, FormValues } from './resolver.ts';

export type FormHandle = UseFormReturn<FormValues, unknown, SubmissionValues>;

export interface ResultProps {
	result: SubmissionResult;
	/** Opens the form empty, for another submission. */
	startOver: () => void;
	/** Returns to the form as it was filled in. */
	goBack: () => void;
}

/** Extensions of one form. The island of that form composes them; no other island loads them. */
export interface FormExtras {
	/** Returns a field with its choices limited by the values of other fields. */
	narrow?: (field: FormFieldModel, form: FormHandle) => FormFieldModel;
	/** Content below a field, by its slug; may read and set fields. */
	below?: Readonly<Record<string, (form: FormHandle) => ReactNode>>;
	/** Runs after all rules pass and before the form is sent; a failure stops the submission. */
	check?: (values: SubmissionValues) => Promise<readonly Failure[]>;
	/** Message for a code that `check` returns; null uses the common texts. */
	errorText?: (code: string) => string | null;
	/** Replaces the form after the server has answered. Without it the thank-you page opens. */
	Result?: (props: ResultProps) => ReactNode;
}

import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import type { FormFieldModel } from '#domain/form-model.ts';
import type { SubmissionValues } from '#state/forms.ts';
import type { Failure, FormValues } from './resolver.ts';

export type FormHandle = UseFormReturn<FormValues, unknown, SubmissionValues>;

export interface ResultProps {
	result: SubmissionResult;
	/** Opens the form empty, for another one. */
	startAnew: () => void;
	/** Back to the form as it was filled in. */
	goBack: () => void;
}

/** What one form has beyond the others. The island of that form composes it; no other one loads it. */
export interface FormExtras {
	/** A field with the choices that go with what is chosen elsewhere. */
	narrow?: (field: FormFieldModel, form: FormHandle) => FormFieldModel;
	/** Printed under a field, by its slug; may read and set fields. */
	below?: Readonly<Record<string, (form: FormHandle) => ReactNode>>;
	/** Asked when every rule holds and before anything is sent; a failure stops the sending. */
	check?: (values: SubmissionValues) => Promise<readonly Failure[]>;
	/** Words for codes that the check returns; null leaves them to the common texts. */
	errorText?: (code: string) => string | null;
	/** Takes the form's place once the host has answered. Without it the thank-you page does. */
	Result?: (props: ResultProps) => ReactNode;
}

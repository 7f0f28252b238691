import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { toFailures, formValuesSchema, isOverForm, type Judge } from '#domain/forms/form-rules.ts';
import type { FormModel } from '#domain/forms/form-model.ts';
import type { SubmissionValues } from '#state/forms.ts';

/** Values of the controls, by field slug. */
export type FormValues = Record<string, unknown>;
/** Code of a failed rule and the field that shows it. */
export interface Failure {
	path: string;
	code: string;
}

/** Returns the files of a control as an array, which a `FileList` is not. */
function toFiles(value: unknown): File[] {
	return value instanceof FileList ? [...value] : [];
}

/** Result of validation: values that may be sent, and failures to correct. */
export interface Checked {
	sent: SubmissionValues;
	failures: Failure[];
}

/** Validates the values of a form, with anything else that the form knows. */
export type AskRules = (model: FormModel, values: FormValues) => Checked | Promise<Checked>;

/** Converts values for the rules. In react-hook-form a slug with a dot is a path. */
function plainValues({ fields }: FormModel, values: FormValues): Record<string, unknown> {
	return Object.fromEntries(
		fields.map(({ slug, vue_type }) => {
			const value: unknown = get(values, slug);
			return [slug, vue_type === 'file' ? toFiles(value) : value];
		}),
	);
}

/** Returns a failure at the last field with a file if all files together are too large. */
function overForm({ limits }: FormModel, values: SubmissionValues): Failure[] {
	const given = Object.entries(values).flatMap(([path, value]) =>
		typeof value === 'string' ? [] : value.map((file) => ({ path, file })),
	);
	const last = given.at(-1);
	const isOver = isOverForm(
		given.map(({ file }) => file),
		limits,
	);
	return last && isOver ? [{ path: last.path, code: 'form_too_large' }] : [];
}

/** Converts the schema's output to a submission: `File` objects stay, other values become text. */
function sendable(output: Record<string, unknown>): SubmissionValues {
	return Object.fromEntries(
		Object.entries(output).map(([slug, value]) => [
			slug,
			Array.isArray(value) ? value.filter((file) => file instanceof File) : String(value),
		]),
	);
}

/** Validates with the same schema that the server uses again. */
export function askRules(
	model: FormModel,
	values: FormValues,
	getJudge?: (plain: Record<string, unknown>) => Judge,
): Checked {
	const plain = plainValues(model, values);
	const parsed = v.safeParse(
		formValuesSchema(model.fields, model.limits, getJudge?.(plain)),
		plain,
	);
	const sent = parsed.success ? sendable(parsed.output) : {};
	const failures = parsed.success ? overForm(model, sent) : toFailures(parsed.issues);
	return { sent, failures };
}

/** Adapts the rules of a form's fields to react-hook-form. */
export function toResolver(
	model: FormModel,
	ask: AskRules = askRules,
): Resolver<FormValues, unknown, SubmissionValues> {
	return async (values) => {
		const { sent, failures } = await ask(model, values);
		const errors: FieldErrors<FormValues> = {};
		for (const { path, code } of failures) set(errors, path, { type: 'rule', message: code });
		return failures.length === 0 ? { values: sent, errors: {} } : { values: {}, errors };
	};
}

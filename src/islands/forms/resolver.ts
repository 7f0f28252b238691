import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { failuresOf, formValuesSchema, isOverForm, type Judge } from '#domain/form-rules.ts';
import type { FormModel } from '#domain/form-model.ts';
import type { SubmissionValues } from '#state/forms.ts';

/** What the controls hold, by field slug. */
export type FormValues = Record<string, unknown>;
/** Code of a broken rule and the field that shows it. */
export interface Failure {
	path: string;
	code: string;
}

/** Files of a control as a list; the browser's own is none. */
function filesOf(value: unknown): File[] {
	return value instanceof FileList ? [...value] : [];
}

/** What came of the rules: what may be sent, and what has to be corrected. */
export interface Checked {
	sent: SubmissionValues;
	failures: Failure[];
}

/** Asks the rules, with what a form knows besides the values. */
export type AskRules = (model: FormModel, values: FormValues) => Checked | Promise<Checked>;

/** Values as the rules read them. A slug with a dot is a path to react-hook-form. */
function plainValues({ fields }: FormModel, values: FormValues): Record<string, unknown> {
	return Object.fromEntries(
		fields.map(({ slug, vue_type }) => {
			const value: unknown = get(values, slug);
			return [slug, vue_type === 'file' ? filesOf(value) : value];
		}),
	);
}

/** The last field with a file shows that all of them together are too much. */
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

/** What the schema made of the values, with the browser's files behind what it knows of them. */
function sendable(output: Record<string, unknown>): SubmissionValues {
	return Object.fromEntries(
		Object.entries(output).map(([slug, value]) => [
			slug,
			Array.isArray(value) ? value.filter((file) => file instanceof File) : String(value),
		]),
	);
}

/** Asks the very schema that the host asks again. */
export function askRules(
	model: FormModel,
	values: FormValues,
	judgeOf?: (plain: Record<string, unknown>) => Judge,
): Checked {
	const plain = plainValues(model, values);
	const parsed = v.safeParse(formValuesSchema(model.fields, model.limits, judgeOf?.(plain)), plain);
	const sent = parsed.success ? sendable(parsed.output) : {};
	const failures = parsed.success ? overForm(model, sent) : failuresOf(parsed.issues);
	return { sent, failures };
}

/** Rules of the form's fields for react-hook-form. */
export function resolverOf(
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

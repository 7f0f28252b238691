import { get, set, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import { prefixOf, unpackCountries } from '#domain/countries.ts';
import type { PhonePlans } from '#domain/form-phones.ts';
import { failuresOf, formValuesSchema, isOverForm } from '#domain/form-rules.ts';
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

/** Whether a number has not the digits that most have, which its prefix's plan may allow. */
const isPhoneLength = ({ fields }: FormModel, { path, code }: Failure): boolean =>
	code.startsWith('digits') &&
	fields.some(({ slug, vue_type }) => slug === path && vue_type === 'tel');

/** The plans of all prefixes; where they cannot be had, the host is asked alone. */
async function fetchPlan(): Promise<PhonePlans['isPlanned']> {
	try {
		return (await import('#domain/phone-plan.ts')).isPlanned;
	} catch {
		return () => true;
	}
}

/** Rules of the form's fields for react-hook-form: the very schema that the host asks again. */
export function resolverOf(model: FormModel): Resolver<FormValues, unknown, SubmissionValues> {
	const countries = unpackCountries(model.countries);
	function check(values: FormValues, isPlanned: PhonePlans['isPlanned']) {
		const plans = { prefixOf: (code: string) => prefixOf(countries, code), isPlanned };
		const schema = formValuesSchema(model.fields, model.limits, plans);
		const parsed = v.safeParse(schema, plainValues(model, values));
		const sent = parsed.success ? sendable(parsed.output) : {};
		const failures = parsed.success ? overForm(model, sent) : failuresOf(parsed.issues);
		return { sent, failures };
	}
	return async (values) => {
		let { sent, failures } = check(values, () => false);
		if (failures.some((failure) => isPhoneLength(model, failure))) {
			({ sent, failures } = check(values, await fetchPlan()));
		}
		if (failures.length === 0) return { values: sent, errors: {} };
		const errors: FieldErrors<FormValues> = {};
		for (const { path, code } of failures) set(errors, path, { type: 'rule', message: code });
		return { values: {}, errors };
	};
}

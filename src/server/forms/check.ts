import * as v from 'valibot';
import { toFailures, formValuesSchema, type UploadLimits } from '#domain/forms/form-rules.ts';
import { phoneJudge, prefixIn, type PhonePlans } from '#domain/forms/form-phones.ts';
import { toEmail, findPhone } from '#domain/forms/form-values.ts';
import { isPlanned, plannedPhone } from '#domain/forms/phone-plan.ts';
import { fullName } from '#domain/addresses/person-names.ts';
import type { LocalizedForm } from './localize.ts';
import type { IncomingFile } from '#server/platform/uploads/incoming.ts';
import type { Sent } from './reading/body.ts';
import type { Given } from './handler.ts';

export type FieldFailure = { path: string; code: string };

export interface Checked {
	/** Clean text by field slug, files apart. */
	values: Record<string, string>;
	files: readonly IncomingFile[];
}

/** Data for the rules besides the submission. */
interface Context {
	limits: UploadLimits;
	/** Prefixes by the ISO codes that a country field takes. */
	countries: ReadonlyMap<string, string>;
}

const PREFIX = 'phone_prefix';

/**
 * Validates a submission by the form's own rules, the same that the page uses, and then by rules
 * that need the host's data. Unknown fields are ignored.
 */
export function checkSubmission(
	form: LocalizedForm,
	{ texts, files }: Sent,
	{ limits, countries }: Context,
): Checked | FieldFailure[] {
	const given = Object.fromEntries(
		form.fields.map(({ slug, vue_type }) => [
			slug,
			vue_type === 'file'
				? files.filter(({ field }) => field === slug)
				: texts.get(slug)?.map(withoutUnseen),
		]),
	);
	const plans: PhonePlans = { findPrefix: (country) => countries.get(country) ?? null, isPlanned };
	const parsed = v.safeParse(
		formValuesSchema(form.fields, limits, phoneJudge(form.fields, given, plans)),
		given,
	);
	if (!parsed.success) return toFailures(parsed.issues);
	const values: Record<string, string> = {};
	const failures: FieldFailure[] = [];
	for (const { slug, vue_type } of form.fields) {
		const value = parsed.output[slug];
		if (typeof value !== 'string') continue;
		values[slug] = vue_type === 'email' ? toEmail(value) : value;
		if (vue_type === 'country' && value !== '' && !countries.has(value)) {
			failures.push({ path: slug, code: 'country' });
		}
	}
	failures.push(...internationalise(form, values, plans));
	return failures.length > 0 ? failures : { values, files };
}

/** Invisible characters that come along when something is pasted, or that reverse adjacent text. */
const UNSEEN = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** Removes characters that staff cannot see and normalises line ends. */
const withoutUnseen = (text: string): string =>
	text.replace(UNSEEN, '').replace(/[\u2028\u2029]/g, '\n');

/**
 * Makes telephone numbers international, by the plan of their prefix; a number that no plan knows
 * is checked by the form's digits only and stays. The prefix becomes the one that the number has.
 */
function internationalise(
	{ fields }: LocalizedForm,
	values: Record<string, string>,
	{ findPrefix }: PhonePlans,
): FieldFailure[] {
	const prefixSlug = fields.find(({ vue_type }) => vue_type === PREFIX)?.slug;
	const prefix = prefixIn(fields, values, findPrefix);
	return fields.flatMap(({ slug, vue_type }) => {
		const typed = values[slug] ?? '';
		if (vue_type !== 'tel' || typed === '') return [];
		const planned = plannedPhone(prefix, typed);
		const number = planned?.number ?? findPhone(prefix, typed);
		if (number === null) return [{ path: prefixSlug ?? slug, code: PREFIX }];
		values[slug] = number;
		if (prefixSlug !== undefined) values[prefixSlug] = planned?.prefix ?? prefix;
		return [];
	});
}

/** E-mail address of the sender in lower case; empty if the form asks for none. */
export function toSender(form: LocalizedForm, values: Readonly<Record<string, string>>): string {
	const field = form.fields.find(({ vue_type }) => vue_type === 'email');
	return (field ? (values[field.slug] ?? '') : '').toLowerCase();
}

type Sender = Pick<Given, 'values' | 'email' | 'locale'>;

/** Default first line in a list: the given subject, a firm, or a person. */
export function defaultSubject({ values, email, locale }: Sender): string {
	return values.subject || values.business_name || fullName(values, locale) || email;
}

import * as v from 'valibot';
import type { FormField } from '#contract/forms/forms.ts';
import { UPLOAD_TYPES, type UploadType } from '#contract/forms/submissions.ts';
import { isEmail } from '#contract/email.ts';
import { getAccepted, findDay, toDigits, toText } from './form-values.ts';

/** A file before its bytes are read: as the browser declares it, or as the host detects it. */
export interface GivenFile {
	size: number;
	/** MIME type; the browser goes by the name, the host by the content. */
	type: string;
}

/** Properties of a field that a rule needs. */
export type RuleField = Pick<FormField, 'slug' | 'vue_type' | 'validations' | 'options'>;

/** One rule of a validation string: `digits_between:9,11` is `{ name, args: ['9', '11'] }`. */
export interface Rule {
	name: string;
	args: string[];
}

/** Reads the pipe grammar `required|email|max:255`. Arguments end at the next pipe. */
export function parseRules(validations: string): Rule[] {
	return validations
		.split('|')
		.map((part) => part.trim())
		.filter((part) => part !== '')
		.map((part) => {
			const colon = part.indexOf(':');
			if (colon === -1) return { name: part, args: [] };
			const args = part.slice(colon + 1).split(',');
			return { name: part.slice(0, colon), args: args.map((arg) => arg.trim()) };
		});
}

type Check = (value: string, args: readonly string[]) => boolean;

const isUrl = (value: string) => v.is(v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//)), value);
/** Characters as people count them: a kanji outside the basic plane is one. */
const calculateLength = (value: string) => [...value].length;
const isNumber = (value: string) => /^-?\d+(?:[.,]\d+)?$/.test(value);

/** Rules for text. Each applies only to a value that is not empty; `required` does the rest. */
const TEXT_RULES: Record<string, Check> = {
	email: isEmail,
	url: isUrl,
	min: (value, [least]) => calculateLength(value) >= Number(least),
	max: (value, [most]) => calculateLength(value) <= Number(most),
	size: (value, [exact]) => calculateLength(value) === Number(exact),
	between: (value, [least, most]) =>
		calculateLength(value) >= Number(least) && calculateLength(value) <= Number(most),
	digits: (value, [exact]) => toDigits(value)?.length === Number(exact),
	digits_between: (value, [least, most]) => {
		const count = toDigits(value)?.length ?? -1;
		return count >= Number(least) && count <= Number(most);
	},
	numeric: isNumber,
	integer: (value) => /^-?\d+$/.test(value),
	alpha_num: (value) => /^[\p{L}\p{N}]+$/u.test(value),
	date: (value) => findDay(value) !== null,
	in: (value, choices) => choices.includes(value),
	not_in: (value, choices) => !choices.includes(value),
};

/** Rules that do not concern a single value, or are checked elsewhere. */
const OTHER_RULES = new Set([
	'required',
	'accepted',
	'mimes',
	'nullable',
	'string',
	'file',
	'bail',
]);

/** Unknown rules of a field: the host logs them, the page leaves them to the host. */
export function unknownRules(field: Pick<FormField, 'validations'>): string[] {
	return parseRules(field.validations)
		.map(({ name }) => name)
		.filter((name) => !(name in TEXT_RULES) && !OTHER_RULES.has(name));
}

/** True if a field shows the required mark. The privacy notice must always be accepted. */
export function isRequired({
	slug,
	validations,
}: Pick<FormField, 'slug' | 'validations'>): boolean {
	const names = parseRules(validations).map(({ name }) => name);
	return slug === 'privacy' || names.includes('required') || names.includes('accepted');
}

/** File types that a field accepts: its `mimes:`, else every type that forms accept. */
export function toUploadTypes({ validations }: Pick<FormField, 'validations'>): UploadType[] {
	const known = Object.keys(UPLOAD_TYPES).filter(
		(type): type is UploadType => type in UPLOAD_TYPES,
	);
	const rule = parseRules(validations).find(({ name }) => name === 'mimes');
	if (!rule) return known;
	const asked = rule.args.map((name) => (name === 'jpeg' ? 'jpg' : name));
	return known.filter((type) => asked.includes(type));
}

/** Value of `accept`: browsers go by the type that they give a name, or by the name itself. */
export const toAcceptList = (field: Pick<FormField, 'validations'>): string =>
	toUploadTypes(field)
		.flatMap((type) => [UPLOAD_TYPES[type], `.${type}`])
		.join(',');

/** File types that a field accepts, as shown to people: `JPG, PNG, PDF`. */
export function toUploadNames(field: Pick<FormField, 'validations'>): string {
	return toUploadTypes(field)
		.map((type) => type.toUpperCase())
		.join(', ');
}

/** Most bytes of one file and of all files of a form. */
export interface UploadLimits {
	file_bytes: number;
	form_bytes: number;
}

/**
 * MIME types under which browsers send a file type. They go by the extension: a voice note in an
 * MP4 is `video/mp4` to them. The host goes by the content and accepts no video at all.
 */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
	'image/jpeg': ['image/jpg', 'image/pjpeg'],
	'audio/mpeg': ['audio/mp3', 'audio/x-mp3'],
	'application/ogg': ['audio/ogg', 'audio/opus', 'video/ogg'],
	'audio/mp4': ['audio/x-m4a', 'audio/m4a', 'video/mp4', 'audio/3gpp', 'video/3gpp'],
	'audio/x-m4a': ['audio/mp4', 'audio/m4a'],
};

function fileSchema(field: RuleField, { file_bytes }: UploadLimits) {
	const mimes = toUploadTypes(field).map((type): string => UPLOAD_TYPES[type]);
	const named = mimes.flatMap((mime) => OTHER_NAMES[mime] ?? []);
	const given = v.custom<GivenFile>((value) => isFile(value) && value.size > 0, 'file_empty');
	return v.pipe(
		v.array(
			v.pipe(
				given,
				v.check(({ size }) => size <= file_bytes, 'file_too_large'),
				v.check(({ type }) => mimes.includes(type) || named.includes(type), 'file_type'),
			),
		),
		v.maxLength(1, 'file_single'),
		v.check((files) => files.length > 0 || !isRequired(field), 'required'),
	);
}

function isFile(value: unknown): value is GivenFile {
	return typeof value === 'object' && value !== null && 'size' in value && 'type' in value;
}

/** Adjusts the result of the rules with knowledge of the whole form; null accepts the value. */
export type Judge = (field: RuleField, value: string, code: string | null) => string | null;

const asFound: Judge = (_field, _value, code) => code;

/** The code of the first rule that text breaks, with its arguments: `max:255`. */
function brokenRule(field: RuleField, value: string): string | null {
	if (value === '') return isRequired(field) ? 'required' : null;
	for (const { name, args } of toRules(field)) {
		const check = TEXT_RULES[name];
		if (check && !check(value, args)) return args.length > 0 ? `${name}:${args.join(',')}` : name;
	}
	return null;
}

/** Default rule of telephone fields, for the national digits. */
const TELEPHONE: Rule = { name: 'digits_between', args: ['9', '11'] };

/** Written rules of a field, and those that its type of control implies. */
function toRules({ vue_type, validations, options }: RuleField): Rule[] {
	const rules = parseRules(validations);
	const has = (name: string) => rules.some((rule) => rule.name === name);
	if (vue_type === 'email' && !has('email')) rules.push({ name: 'email', args: [] });
	const hasDigits = has('digits_between') || has('digits');
	if (vue_type === 'tel' && !hasDigits) rules.push(TELEPHONE);
	if (vue_type === 'date' && !has('date')) rules.push({ name: 'date', args: [] });
	const isChoice = ['select', 'radio'].includes(vue_type) && options.length > 0;
	if (isChoice && !has('in')) rules.push({ name: 'in', args: options.map(({ value }) => value) });
	return rules;
}

function fieldSchema(field: RuleField, limits: UploadLimits, judge: Judge) {
	if (field.vue_type === 'file') return v.optional(fileSchema(field, limits), []);
	if (mustBeAccepted(field)) {
		return v.pipe(
			v.optional(v.unknown()),
			v.transform(getAccepted),
			v.check((isAccepted) => isAccepted, 'accepted'),
			v.transform(() => '1'),
		);
	}
	return v.pipe(
		v.optional(v.unknown()),
		v.transform((value) => toText(field, value)),
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const { value } = dataset;
			const code = judge(field, value, brokenRule(field, value));
			if (code !== null) addIssue({ message: code });
		}),
	);
}

function mustBeAccepted({ slug, validations }: RuleField): boolean {
	return slug === 'privacy' || parseRules(validations).some(({ name }) => name === 'accepted');
}

/**
 * Schema of a whole form, for the page and for the host. Messages are codes with arguments
 * (`required`, `max:255`, `file_type`); the output holds clean text, `'1'` for what was accepted,
 * and files by field slug.
 */
export function formValuesSchema(
	fields: readonly RuleField[],
	limits: UploadLimits,
	judge = asFound,
) {
	const entries = fields.map((field) => [field.slug, fieldSchema(field, limits, judge)] as const);
	return v.object(Object.fromEntries(entries));
}

/** First error code of each field, by slug. */
export function toFailures(
	issues: readonly v.BaseIssue<unknown>[],
): { path: string; code: string }[] {
	const first = new Map<string, string>();
	for (const { path, message } of issues) {
		const slug = String(path?.[0]?.key ?? '');
		if (!first.has(slug)) first.set(slug, message);
	}
	return [...first].map(([path, code]) => ({ path, code }));
}

/** True if all files together exceed the limit of a form. */
export function isOverForm(files: readonly GivenFile[], { form_bytes }: UploadLimits): boolean {
	return files.reduce((sum, { size }) => sum + size, 0) > form_bytes;
}

import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';
import type { KnownForm } from '#contract/kinds.ts';
import { SUBMISSION_PARTS } from '#contract/forms/submissions.ts';
import type { Ask } from './host.ts';

/** A small file that is a valid PDF. */
export const PDF_BYTES = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export function aPdf(name = 'scontrino.pdf', bytes: Uint8Array<ArrayBuffer> = PDF_BYTES): File {
	return new File([bytes], name, { type: 'application/pdf' });
}

export type FormSlug = KnownForm;

type Fields = Record<string, string | File | readonly (string | File)[]>;

const PERSON = { first_name: 'Cliente', last_name: 'Prova', email: 'rider@mail.example' };
const PHONE = { phone_prefix: '+39', phone: '0438 123 456' };
const CITY = { country: 'IT', city: 'Treviso', zip_code: '31100' };

/** Valid values of each form; file fields make new files for each submission. */
const VALID: Record<FormSlug, () => Fields> = {
	contact: () => ({
		...PERSON,
		...PHONE,
		...CITY,
		language: 'it',
		message: 'Quale mozzo monta la ruota posteriore?',
		marketing: 'no',
		privacy: '1',
	}),
	newsletter: () => ({
		email: PERSON.email,
		first_name: PERSON.first_name,
		country: 'IT',
		language: 'it',
		marketing: 'si',
		privacy: '1',
	}),
	careers: () => ({
		...PERSON,
		...PHONE,
		country: 'IT',
		city: 'Treviso',
		subject: 'Candidatura',
		cv: aPdf('cv.pdf'),
		message: '',
		privacy: '1',
	}),
	'spontaneous-application': () => ({
		...PERSON,
		...PHONE,
		country: 'IT',
		city: 'Treviso',
		work_area: 'wheel_building',
		cv: aPdf('cv.pdf'),
		message: '',
		privacy: '1',
	}),
	warranty: () => ({
		...PERSON,
		country: 'IT',
		serial_number: 'MQC-000001',
		serial_number_second: '',
		purchase_date: '2025-06-10',
		store_name: 'Cicli di prova',
		proof_of_purchase: aPdf(),
		terms: '1',
		privacy: '1',
	}),
	'ops-warranty': () => ({
		...PERSON,
		serial_number: 'MQC-000001',
		purchase_date: '2025-06-10',
		wheel_model: 'Kleos RD 50',
		proof_of_purchase: aPdf(),
		message: '',
		privacy: '1',
	}),
	guarantee: () => ({
		...PERSON,
		claimed_product: 'Kleos RD 50',
		serial_number: '',
		order_number: '26-483-0275',
		delivered_on: '2026-10-01',
		remedy: 'repair',
		message: 'Il cuscinetto della ruota posteriore ha gioco.',
		privacy: '1',
	}),
	accessibility: () => ({
		email: PERSON.email,
		place: '/it/checkout',
		message: 'Il pulsante non si raggiunge con la tastiera.',
		privacy: '1',
	}),
	retailer: () => ({
		...PERSON,
		...PHONE,
		...CITY,
		business_name: 'Cicli di prova',
		vat_number: 'IT00000000000',
		business_kind: 'dealer',
		website: '',
		message: '',
		marketing: 'no',
		privacy: '1',
	}),
	visit: () => ({
		first_name: PERSON.first_name,
		last_name: PERSON.last_name,
		email: PERSON.email,
		article: 'RD-50-HG',
		store: 'treviso',
		when: 'saturday',
		privacy: '1',
	}),
};

const challengeSchema = v.object({
	data: v.object({
		parameters: v.looseObject({
			algorithm: v.string(),
			nonce: v.string(),
			salt: v.string(),
			cost: v.number(),
			keyLength: v.number(),
			keyPrefix: v.string(),
		}),
		signature: v.string(),
	}),
});

/** Requests a captcha for a form and solves it, as the page does. */
export async function solvedCaptcha(ask: Ask, form: string): Promise<string> {
	const response = await ask(`/api/captcha?form=${form}`);
	const { data: challenge } = v.parse(challengeSchema, await response.json());
	const solution = await solveChallenge({ challenge, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export const aKey = (): string => randomUUID();

/** Body with the valid values of a form, changed as a test wants; null leaves a field out. */
export function formBody(
	form: FormSlug,
	changed: Record<string, Fields[string] | null> = {},
): FormData {
	const body = new FormData();
	for (const [name, value] of Object.entries({ ...VALID[form](), ...changed })) {
		const values = Array.isArray(value) ? value : [value];
		for (const one of values) if (one !== null) body.append(name, one);
	}
	return body;
}

export interface SubmitOptions {
	/** Fields that differ from a valid submission; null leaves one out. */
	values?: Record<string, Fields[string] | null>;
	locale?: string;
	/** A new one by default. */
	key?: string;
	about?: string;
	/** A new one is solved by default; null sends none. */
	captcha?: string | null;
	headers?: Record<string, string>;
}

/** Sends a form as its island does, with a captcha that was solved for it. */
export async function submitForm(
	ask: Ask,
	form: FormSlug,
	options: SubmitOptions = {},
): Promise<Response> {
	const { values, locale = 'it', key = aKey(), about, headers = {} } = options;
	const captcha = options.captcha === undefined ? await solvedCaptcha(ask, form) : options.captcha;
	const body = formBody(form, values);
	body.set(SUBMISSION_PARTS.key, key);
	body.set(SUBMISSION_PARTS.locale, locale);
	if (about !== undefined) body.set(SUBMISSION_PARTS.about, about);
	if (captcha !== null) body.set(SUBMISSION_PARTS.captcha, captcha);
	return ask(`/api/forms/${form}/submissions`, {
		method: 'POST',
		headers: { accept: 'application/json', ...headers },
		body,
	});
}

/** Sends a form as a browser without JavaScript does: no captcha, no key, a page wanted. */
export function postNatively(
	ask: Ask,
	form: FormSlug,
	{ values, locale = 'it', about, headers = {} }: SubmitOptions = {},
): Promise<Response> {
	const body = formBody(form, values);
	body.set(SUBMISSION_PARTS.locale, locale);
	if (!body.has(SUBMISSION_PARTS.honeypot)) body.set(SUBMISSION_PARTS.honeypot, '');
	if (about !== undefined) body.set(SUBMISSION_PARTS.about, about);
	return ask(`/api/forms/${form}/submissions`, {
		method: 'POST',
		headers: { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8', ...headers },
		body,
	});
}

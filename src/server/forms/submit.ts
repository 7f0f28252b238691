import { isLocale, type Locale } from '#contract/locales.ts';
import { unknownRules } from '#domain/forms/form-rules.ts';
import type { Client } from '#server/kernel/client.ts';
import { findSettings } from '#server/content/ports.ts';
import { findFormRow } from './queries.ts';
import { formIn, type FormRow, type LocalizedForm } from './localize.ts';
import type { Assembled } from '../module.ts';
import { discard } from '#server/platform/uploads/incoming.ts';
import { acceptSubmission, type Answer } from './accept.ts';
import { toPart, readSubmission, type RefusedBody, type Sent } from './reading/body.ts';
import { takeRequest } from './limits.ts';
import { reserve } from '#server/platform/uploads/in-flight.ts';

/** Answer with the data that a page needs to show the form again. */
export interface Handled {
	answer: Answer;
	/** Sent by a browser without script, which gets a page. */
	isNative: boolean;
	locale: Locale;
	/** Null if there is none to show. */
	form: LocalizedForm | null;
	sent: Sent;
}

export interface Posting {
	slug: string;
	request: Request;
	client: Client;
}

/** Seconds after which an address that is sending too much at once may try again. */
const BUSY_S = 15;

const NOTHING: Sent = { texts: new Map(), files: [] };

/** Handles one submission from its request to its answer. */
export async function submit(services: Assembled, posting: Posting): Promise<Handled> {
	const { request, client } = posting;
	const early = {
		isNative: prefersPage(request),
		locale: localeOfPage(request),
		form: null,
		sent: NOTHING,
	};
	const taken = await takeRequest(services, client);
	if (!taken.isAllowed) {
		return { ...early, answer: { code: 'too_many_requests', retryAfter_s: taken.retryAfter_s } };
	}
	const row = await findFormRow(services.db, posting.slug);
	if (!row) return { ...early, answer: { code: 'not_found' } };
	if (row.status !== 'enabled') return { ...early, answer: { code: 'form_not_enabled' } };
	return read(services, posting, row, early);
}

async function read(
	services: Assembled,
	{ request, client }: Posting,
	row: FormRow,
	early: Omit<Handled, 'answer'>,
): Promise<Handled> {
	const site = await findSettings(services.db, 'it');
	if (!site) throw new Error('the row of settings is missing');
	const limits = site.uploads;
	const length = request.headers.get('content-length');
	const announced = length === null ? null : Number(length);
	const room = { announced, most: limits.form_bytes };
	const leave = reserve(services.uploadsInFlight, client.address, room);
	if (!leave) return { ...early, answer: { code: 'too_many_requests', retryAfter_s: BUSY_S } };
	const files = row.fields.filter(({ vue_type }) => vue_type === 'file');
	const sent = await readSubmission(request, {
		dataDir: services.dataDir,
		fileFields: new Set(files.map(({ slug }) => slug)),
		limits,
	}).finally(leave);
	try {
		const written = toPart(sent, 'locale');
		const locale = isLocale(written) ? written : early.locale;
		const form = formIn(row, locale);
		logUnknownRules(services, form);
		const isNative = early.isNative && toPart(sent, 'captcha') === '';
		const handled = { isNative, locale, form, sent };
		if ('failure' in sent) return { ...handled, answer: toRefusal(sent) };
		const internalName = formIn(row, 'it').name;
		const submission = { form, internalName, sent, locale, client, limits, isNative };
		return { ...handled, answer: await acceptSubmission(services, submission) };
	} finally {
		// Files that were kept have been moved away by now.
		await discard(sent.files);
	}
}

function toRefusal({ failure }: RefusedBody): Answer {
	if (failure !== 'broken') return { code: failure };
	return { code: 'validation_failed', fields: [{ path: '', code: 'body' }] };
}

/** True if the client prefers a page to data: a browser's own post lists HTML first. */
export function prefersPage(request: Request): boolean {
	const accept = request.headers.get('accept') ?? '';
	const html = accept.indexOf('text/html');
	const json = accept.indexOf('application/json');
	return html !== -1 && (json === -1 || html < json);
}

/** Language of the page that the request comes from, until the form's own is known. */
export function localeOfPage(request: Request): Locale {
	const path = /^https?:\/\/[^/]+\/([a-z]{2})(?:\/|$)/.exec(request.headers.get('referer') ?? '');
	return isLocale(path?.[1]) ? path[1] : 'it';
}

function logUnknownRules({ log }: Assembled, { slug, fields }: LocalizedForm): void {
	for (const field of fields) {
		const names = unknownRules(field);
		if (names.length > 0)
			log(`form ${slug}, field ${field.slug}: unknown rules ${names.join(', ')}`, {
				level: 'warn',
				component: 'forms',
				object: slug,
			});
	}
}

import { map, type MapStore, type ReadableAtom } from 'nanostores';
import type { ApiResult } from '#api/result.ts';
import { sendBody } from '#api/send-body.ts';
import type { ApiError } from '#contract/errors.ts';
import type { Locale } from '#contract/locales.ts';
import {
	SUBMISSION_PARTS,
	submitForm,
	type SubmissionResult,
} from '#contract/forms/submissions.ts';
import { dropCaptcha, prepareCaptcha } from './captcha.ts';

/**
 * State of a submission. `blocked`: the captcha is not available, nothing was sent. `failed`: sent,
 * and refused or unanswered. `share` is the part that is sent, 0 to 1, null before that is known.
 */
export type Submission =
	| { status: 'idle' }
	| { status: 'pending'; share: number | null }
	| { status: 'blocked' | 'failed'; error: ApiError }
	| { status: 'done'; result: SubmissionResult };

const $states: MapStore<Record<string, Submission>> = map({});
/** State by the form's slug. */
export const $submissions: ReadableAtom<Record<string, Submission>> = $states;

/** Clean values by field: text, or files. */
export type SubmissionValues = Record<string, string | readonly File[]>;

export interface Sending {
	locale: Locale;
	key: string;
	/** Id of the entry that the form belongs to. */
	about: string | null;
	values: SubmissionValues;
}

function toBody({ locale, key, about, values }: Sending, captcha: string): FormData {
	const body = new FormData();
	for (const [name, value] of Object.entries(values)) {
		if (typeof value === 'string') body.append(name, value);
		else for (const file of value) body.append(name, file, file.name);
	}
	body.append(SUBMISSION_PARTS.captcha, captcha);
	body.append(SUBMISSION_PARTS.key, key);
	body.append(SUBMISSION_PARTS.locale, locale);
	if (about !== null) body.append(SUBMISSION_PARTS.about, about);
	return body;
}

/** Tries before a captcha that the host refuses is a failure: it may have expired on the way. */
const CAPTCHA_TURNS = 2;

async function send(form: string, sending: Sending): Promise<Submission> {
	for (let turn = 1; ; turn += 1) {
		const captcha = await prepareCaptcha(form);
		if (!captcha.ok) return { status: 'blocked', error: captcha.error };
		const answer: ApiResult<SubmissionResult> = await sendBody(submitForm, {
			baseUrl: '',
			params: { slug: form },
			body: toBody(sending, captcha.data.payload),
			onProgress: (share) => $states.setKey(form, { status: 'pending', share }),
		});
		// A submission with a field to correct has not used up its captcha.
		if (answer.ok || answer.error.code !== 'validation_failed') dropCaptcha(form);
		if (answer.ok) return { status: 'done', result: answer.data };
		if (answer.error.code !== 'captcha_failed' || turn === CAPTCHA_TURNS) {
			return { status: 'failed', error: answer.error };
		}
	}
}

const inFlight = new Map<string, Promise<Submission>>();

/** Sends a form; a second call while the first is under way waits for the same answer. */
export function sendForm(form: string, sending: Sending): Promise<Submission> {
	const running = inFlight.get(form);
	if (running) return running;
	$states.setKey(form, { status: 'pending', share: null });
	const task = send(form, sending).then((submission) => {
		inFlight.delete(form);
		$states.setKey(form, submission);
		return submission;
	});
	inFlight.set(form, task);
	return task;
}

/** Forgets the result of the last submission, for a form that starts again. */
export function resetSubmission(form: string): void {
	if (!inFlight.has(form)) $states.setKey(form, { status: 'idle' });
}

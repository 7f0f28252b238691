import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { SUBMISSION_PARTS, submissionKeySchema } from '#contract/forms/submissions.ts';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import { idSchema } from '#contract/units.ts';
import type { HostErrorCode } from '#contract/errors.ts';
import { isOverForm, type UploadLimits } from '#domain/forms/form-rules.ts';
import { dayInRome } from '#domain/time/days.ts';
import { verifyCaptcha, type SolvedCaptcha } from '#server/platform/captcha/captcha.ts';
import type { Client } from '#server/kernel/client.ts';
import { phonePrefixes } from '#server/content/ports.ts';
import { inSteadyTime } from '#server/platform/limits/steady-time.ts';
import { redrawPictures } from '#server/platform/uploads/pictures.ts';
import type { LocalizedForm } from './localize.ts';
import type { Assembled } from '../module.ts';
import { toPart, type Sent } from './reading/body.ts';
import { checkSubmission, defaultSubject, toSender, type FieldFailure } from './check.ts';
import type { Given } from './handler.ts';
import { toHandler } from './handlers.ts';
import { takeFiles, takeNativePost } from './limits.ts';
import { toDigest } from './reference.ts';
import { findAnswer, storeSubmission, type Storable, type Stored } from './store.ts';

/** Reason why a submission was rejected. */
export interface Refusal {
	code: HostErrorCode;
	fields?: FieldFailure[];
	retryAfter_s?: number;
}
export type Answer = { result: SubmissionResult } | Refusal;

/** Parsed submission, before any check. */
export interface Submission {
	form: LocalizedForm;
	internalName: string;
	sent: Sent;
	locale: Locale;
	client: Client;
	limits: UploadLimits;
	/** True for a browser without script: it has neither key nor captcha. */
	isNative: boolean;
}

/** Answer to a bot that filled in the hidden field: it looks like success. */
const CAUGHT: Answer = { result: { outcome: 'received', reference: null, wheels: [] } };

/**
 * Checks the rules first, then the proof of work, which is used up only together with the storing:
 * correcting a field does not require another one.
 */
export async function acceptSubmission(
	services: Assembled,
	submission: Submission,
): Promise<Answer> {
	const { form, sent, isNative, limits } = submission;
	if (isNative && toPart(sent, 'honeypot') !== '') return CAUGHT;
	const key = findKey(services, submission);
	if (key === 'unusable') return invalid([{ path: SUBMISSION_PARTS.key, code: 'key' }]);
	const digest = toDigest(toContent(submission));
	const known = await findAnswer(services.db, key, digest);
	if (known) return toAnswer(known);

	if (isOverForm(sent.files, limits)) return { code: 'payload_too_large' };
	const checked = checkSubmission(form, sent, {
		limits,
		countries: await phonePrefixes(services.db),
	});
	if (Array.isArray(checked)) return invalid(checked);
	const given = toGiven(services, submission, checked.values);
	if (given === null) return invalid([{ path: SUBMISSION_PARTS.about, code: 'unknown' }]);
	const handler = toHandler(services.modules, form.slug);
	const refused = (await handler.refuse?.(given, services)) ?? [];
	if (refused.length > 0) return invalid(refused);

	const captcha = isNative
		? await nativePass(services, submission)
		: await captchaPass(services, submission);
	if (captcha !== null && 'code' in captcha) return captcha;
	// Counted only now: rejected requests cost nothing and must not use up the neighbours' share.
	if (checked.files.length > 0) {
		const taken = await takeFiles(services, submission.client);
		if (!taken.isAllowed) {
			return { code: 'too_many_requests', retryAfter_s: taken.retryAfter_s };
		}
	}
	const drawn = await redrawPictures(checked.files);
	if ('unreadable' in drawn) {
		return invalid(drawn.unreadable.map((path) => ({ path, code: 'file_broken' })));
	}
	return store(services, {
		given,
		subject: (await handler.getSubject?.(given, services)) ?? defaultSubject(given),
		files: drawn.files,
		handler,
		key,
		digest,
		captcha,
	});
}

/** Takes constant time if a step depends on the sender, so that timing reveals nothing. */
async function store(services: Assembled, storable: Storable): Promise<Answer> {
	const work = async () => toAnswer(await storeSubmission(services, storable));
	const { values } = storable.given;
	const isAsked = services.modules.some(({ afterSubmission }) => afterSubmission?.isAsked(values));
	return isAsked ? inSteadyTime(work) : work();
}

const invalid = (fields: FieldFailure[]): Refusal => ({ code: 'validation_failed', fields });

function toAnswer(stored: Stored): Answer {
	if (stored.outcome === 'stored') return { result: stored.result };
	if (stored.outcome === 'conflict') return { code: 'conflict' };
	return captchaFailed('reused');
}

const captchaFailed = (code: string): Refusal => ({
	code: 'captcha_failed',
	fields: [{ path: 'captcha', code }],
});

async function captchaPass(
	services: Assembled,
	{ form, sent }: Submission,
): Promise<SolvedCaptcha | Refusal> {
	const captcha = await verifyCaptcha(services, form.slug, toPart(sent, 'captcha'));
	return typeof captcha === 'string' ? captchaFailed(captcha) : captcha;
}

async function nativePass(services: Assembled, { client }: Submission): Promise<Refusal | null> {
	const taken = await takeNativePost(services, client);
	return taken.isAllowed ? null : { code: 'too_many_requests', retryAfter_s: taken.retryAfter_s };
}

/** Null if the id of the form’s entry is impossible. */
function toGiven(
	{ clock }: Assembled,
	{ form, internalName, sent, locale, client }: Submission,
	values: Record<string, string>,
): Given | null {
	const about = toPart(sent, 'about');
	if (about !== '' && !v.is(idSchema, about)) return null;
	return {
		form,
		internalName,
		values,
		email: toSender(form, values),
		locale,
		about: about === '' ? null : about,
		client,
		now: clock(),
	};
}

/** Content by which two requests are equal; a retry may have solved the captcha again. */
function toContent({ form, sent }: Submission): unknown {
	const notContent: string[] = [SUBMISSION_PARTS.captcha, SUBMISSION_PARTS.key];
	const texts = [...sent.texts].filter(([name]) => !notContent.includes(name));
	const files = sent.files.map(({ field, file_name, digest }) => [field, file_name, digest]);
	return [form.slug, texts.toSorted(byName), files.toSorted(byName)];
}

const byName = ([a]: readonly unknown[], [b]: readonly unknown[]) =>
	String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0;

/**
 * Idempotency key of the page. A page without script has none: there the same content from the same
 * address on the same day is one submission, so that sending again does no harm.
 */
function findKey({ clock }: Assembled, submission: Submission): string | null {
	const key = toPart(submission.sent, 'key');
	if (key !== '') return v.is(submissionKeySchema, key) ? key : 'unusable';
	if (!submission.isNative) return null;
	const { address } = submission.client;
	return `native-${toDigest([toContent(submission), address, dayInRome(clock())])}`;
}

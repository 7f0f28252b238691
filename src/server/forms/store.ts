import { eq } from 'drizzle-orm';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import { useCaptcha, type SolvedCaptcha } from '#server/platform/captcha/captcha.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { submissions } from './tables.ts';
import type { Assembled } from '../module.ts';
import type { IncomingFile } from '#server/platform/uploads/incoming.ts';
import { recordConsents } from './consents.ts';
import type { Accepted, HandlerResult, FormHandler, Given } from './handler.ts';
import { insertFiles } from './files/file-rows.ts';
import { dropFiles, storeFiles } from './files/store-files.ts';
import { makeReference } from './reference.ts';

/** Submission that has passed every check. */
export interface Storable {
	given: Given;
	subject: string;
	files: readonly IncomingFile[];
	handler: FormHandler;
	/** Idempotency key; null if each request stands for itself. */
	key: string | null;
	/** Digest of the data sent with the key. */
	digest: string;
	/** Null if other limits replace it. */
	captcha: SolvedCaptcha | null;
}

export type Stored =
	| { outcome: 'stored'; result: SubmissionResult }
	/** The key was used with other data. */
	| { outcome: 'conflict' }
	| { outcome: 'captcha_reused' };

/** Rolls the whole transaction back. */
class CaptchaReused extends Error {
	override name = 'CaptchaReused';
}

/** Rolls back the effects of a submission, and carries the sender's answer. */
class NotKept extends Error {
	override name = 'NotKept';
	readonly result: HandlerResult;
	constructor(result: HandlerResult) {
		super('nothing is kept');
		this.result = result;
	}
}

/** Earlier answer to a key; null if it is new. */
export async function findAnswer(
	db: Db | Tx,
	key: string | null,
	digest: string,
): Promise<Stored | null> {
	if (key === null) return null;
	const { result, request_digest } = submissions;
	const [row] = await db
		.select({ result, request_digest })
		.from(submissions)
		.where(eq(submissions.idempotency_key, key));
	if (!row) return null;
	return row.request_digest === digest
		? { outcome: 'stored', result: row.result }
		: { outcome: 'conflict' };
}

/**
 * Stores a submission with its files, consents and all effects of its form, or nothing at all. A
 * concurrent request with the same key waits here for the first one's answer.
 */
export async function storeSubmission(services: Assembled, storable: Storable): Promise<Stored> {
	let isKept = false;
	await storeFiles(services.files, storable.files);
	try {
		const stored = await services.db.transaction(async (tx): Promise<Stored> => {
			const row = await insertSubmission(tx, storable);
			if ('outcome' in row) return row;
			const { captcha } = storable;
			if (captcha && !(await useCaptcha(tx, captcha))) throw new CaptchaReused();
			const result = await bringAbout(tx, services, storable, row);
			isKept = result.reference !== null;
			return { outcome: 'stored', result };
		});
		if (!isKept) await dropFiles(services.files, storable.files);
		return stored;
	} catch (cause) {
		// After any other failure the rows may have been committed: the clean-up decides.
		if (!(cause instanceof CaptchaReused)) throw cause;
		await dropFiles(services.files, storable.files);
		return { outcome: 'captcha_reused' };
	}
}

/** Retries for a reference that is taken; more would mean a bug. */
const REFERENCE_TRIES = 5;

async function insertSubmission(
	tx: Tx,
	{ given, subject, key, digest }: Storable,
): Promise<{ id: string; reference: string } | Stored> {
	for (let turn = 0; turn < REFERENCE_TRIES; turn += 1) {
		const reference = makeReference();
		const [row] = await tx
			.insert(submissions)
			.values({
				reference,
				subject,
				form_slug: given.form.slug,
				locale: given.locale,
				email: given.email,
				values: given.values,
				about: given.about,
				idempotency_key: key,
				request_digest: digest,
				result: { outcome: 'received', reference, wheels: [] },
				created_at: given.now,
			})
			.onConflictDoNothing()
			.returning({ id: submissions.id });
		if (row) return { id: row.id, reference };
		const answered = await findAnswer(tx, key, digest);
		if (answered) return answered;
	}
	throw new Error('no reference is free');
}

/**
 * Runs the effects of a submission behind a savepoint: if the handler wants nothing kept, the
 * captcha stays used all the same.
 */
async function bringAbout(
	tx: Tx,
	services: Assembled,
	{ given, subject, files, handler }: Storable,
	{ id, reference }: { id: string; reference: string },
): Promise<SubmissionResult> {
	try {
		const done = await tx.transaction(async (inner) => {
			const accepted: Accepted = {
				...given,
				subject,
				reference,
				submissionId: id,
				files: await insertFiles(inner, id, files, given.now),
			};
			await recordConsents(inner, accepted);
			const result = await handler.apply(inner, accepted, services);
			if (result.outcome === 'not_registered') throw new NotKept(result);
			if (result.outcome === 'received') {
				for (const { afterSubmission } of services.modules) {
					await afterSubmission?.apply(inner, accepted, services);
				}
			}
			return result;
		});
		const { outcome, wheels } = done;
		const result = { outcome, wheels, reference };
		if (outcome !== 'received' || wheels.length > 0) {
			const state = isDealtWith(done) ? 'closed' : 'new';
			await tx.update(submissions).set({ result, state }).where(eq(submissions.id, id));
		}
		return result;
	} catch (cause) {
		if (!(cause instanceof NotKept)) throw cause;
		await tx.delete(submissions).where(eq(submissions.id, id));
		const { outcome, wheels } = cause.result;
		return { outcome, wheels, reference: null };
	}
}

/** True if nothing is left for staff to do: finished submissions would hide those that wait. */
const isDealtWith = ({ outcome, wheels, isWaiting = false }: HandlerResult): boolean =>
	outcome === 'confirm_by_mail' ||
	(!isWaiting && wheels.length > 0 && wheels.every((wheel) => wheel.outcome === 'success'));

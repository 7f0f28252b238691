import { eq } from 'drizzle-orm';
import type { SubmissionResult } from '#contract/forms/submissions.ts';
import { useCaptcha, type SolvedCaptcha } from '#server/platform/captcha/captcha.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { submissions } from './tables.ts';
import type { Assembled } from '../module.ts';
import type { IncomingFile } from '#server/platform/uploads/incoming.ts';
import { keepFile } from '#server/platform/uploads/store.ts';
import { recordConsents } from './consents.ts';
import type { Accepted, HandlerResult, FormHandler, Given } from './handler.ts';
import { insertFiles } from './file-rows.ts';
import { makeReference } from './reference.ts';

/** A submission that nothing speaks against any more. */
export interface Storable {
	given: Given;
	subject: string;
	files: readonly IncomingFile[];
	handler: FormHandler;
	/** Idempotency key; null where each request stands for itself. */
	key: string | null;
	/** Of what was sent with the key. */
	digest: string;
	/** Null where other limits take its place. */
	captcha: SolvedCaptcha | null;
}

export type Stored =
	| { outcome: 'stored'; result: SubmissionResult }
	/** The key has been used, for something else. */
	| { outcome: 'conflict' }
	| { outcome: 'captcha_reused' };

/** Undoes the whole transaction. */
class CaptchaReused extends Error {
	override name = 'CaptchaReused';
}

/** Undoes what follows a submission, and says what its sender is told. */
class NotKept extends Error {
	override name = 'NotKept';
	readonly result: HandlerResult;
	constructor(result: HandlerResult) {
		super('nothing is kept');
		this.result = result;
	}
}

/** The answer that a key was given before; null when it is new. */
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
 * Stores a submission with its files, consents and all that its form brings about, or nothing at
 * all. The same key at the same moment waits here for the first one's answer.
 */
export async function storeSubmission(services: Assembled, storable: Storable): Promise<Stored> {
	try {
		return await services.db.transaction(async (tx) => {
			const row = await insertSubmission(tx, storable);
			if ('outcome' in row) return row;
			const { captcha } = storable;
			if (captcha && !(await useCaptcha(tx, captcha))) throw new CaptchaReused();
			return { outcome: 'stored', result: await bringAbout(tx, services, storable, row) };
		});
	} catch (cause) {
		if (cause instanceof CaptchaReused) return { outcome: 'captcha_reused' };
		throw cause;
	}
}

/** References that happen to be taken before something is wrong. */
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
 * What follows a submission lies behind a savepoint: where the handler wants nothing kept, the
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
		for (const file of files) await keepFile(services.dataDir, file.path, file.stored_name);
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

/** Whether nothing is left for staff to do: what waits for them would drown in what does not. */
const isDealtWith = ({ outcome, wheels, isWaiting = false }: HandlerResult): boolean =>
	outcome === 'confirm_by_mail' ||
	(!isWaiting && wheels.length > 0 && wheels.every((wheel) => wheel.outcome === 'success'));

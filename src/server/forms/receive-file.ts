import * as v from 'valibot';
import { toFailures, formValuesSchema, type UploadLimits } from '#domain/forms/form-rules.ts';
import type { FormField } from '#contract/forms/forms.ts';
import { findSettings } from '#server/content/ports.ts';
import type { Client } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';
import { discard, type IncomingFile } from '#server/platform/uploads/incoming.ts';
import { reserve } from '#server/platform/uploads/in-flight.ts';
import { redrawPictures } from '#server/platform/uploads/pictures.ts';
import { readSubmission, type Sent } from './reading/body.ts';
import { insertFiles } from './files/file-rows.ts';
import { dropFiles, storeFiles } from './files/store-files.ts';
import { takeFiles } from './limits.ts';
import { formIn } from './localize.ts';
import { findFormRow } from './queries.ts';

/** Request with one file beside its texts, before any check. */
export interface Received {
	/** First text of a name; empty if there is none. */
	text: (name: string) => string;
	/** Validates the file by its field's rules, re-encodes and stores it; returns the refusal if any. */
	check: () => Promise<Checked | Response>;
}
export interface Checked {
	/** Writes the file's row with a submission; returns its id. */
	keep: (tx: Tx, submission_id: string, now: Date) => Promise<string>;
}

interface Posting {
	request: Request;
	client: Client;
	/** Form and field whose rules apply. */
	form: string;
	field: string;
}

/**
 * Reads a body like a form's, passes it to `work`, and deletes files that were not kept, at the store
 * too.
 */
export async function receiveFile<T>(
	services: Services,
	{ request, client, form, field: slug }: Posting,
	work: (received: Received) => Promise<T>,
): Promise<T | Response> {
	const row = await findFormRow(services.db, form);
	const field = row && formIn(row, 'it').fields.find((each) => each.slug === slug);
	const site = await findSettings(services.db, 'it');
	if (!field || !site) return problem('not_found');
	const limits = site.uploads;
	const length = request.headers.get('content-length');
	const room = { announced: length === null ? null : Number(length), most: limits.form_bytes };
	const leave = reserve(services.uploadsInFlight, client.address, room);
	if (!leave) return tooMany({ isAllowed: false, retryAfter_s: BUSY_S });
	const expected = { dataDir: services.dataDir, fileFields: new Set([slug]), limits };
	const sent = await readSubmission(request, expected).finally(leave);
	/** Files at the store without a row. */
	const loose = new Set<IncomingFile>();
	try {
		if ('failure' in sent) {
			return sent.failure === 'broken'
				? problem('validation_failed', [{ path: '', code: 'body' }])
				: problem(sent.failure);
		}
		const answer = await work({
			text: (name) => sent.texts.get(name)?.[0] ?? '',
			check: () => checkFile(services, client, sent, { field, limits, loose }),
		});
		await dropFiles(services.files, [...loose]);
		return answer;
	} finally {
		await discard(sent.files);
	}
}

/** Seconds after which an address that is sending too much at once may try again. */
const BUSY_S = 15;

async function checkFile(
	services: Services,
	client: Client,
	sent: Sent,
	{ field, limits, loose }: { field: FormField; limits: UploadLimits; loose: Set<IncomingFile> },
): Promise<Checked | Response> {
	const parsed = v.safeParse(formValuesSchema([field], limits), { [field.slug]: sent.files });
	if (!parsed.success) return problem('validation_failed', toFailures(parsed.issues));
	const taken = await takeFiles(services, client);
	if (!taken.isAllowed) return tooMany(taken);
	const drawn = await redrawPictures(sent.files);
	if ('unreadable' in drawn) {
		return problem('validation_failed', [{ path: field.slug, code: 'file_broken' }]);
	}
	await storeFiles(services.files, drawn.files);
	for (const file of drawn.files) loose.add(file);
	return {
		async keep(tx, submission_id, now) {
			const [kept] = await insertFiles(tx, submission_id, drawn.files, now);
			if (!kept) throw new Error('the file was not stored');
			loose.clear();
			return kept.id;
		},
	};
}

import { asc, eq, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { getDeskFile } from '#contract/forms/desk.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { logMissing } from '#server/platform/files/file-store.ts';
import { attachment, downloadHeaders } from '#server/platform/download/download.ts';
import { toUploadKey } from '#server/platform/uploads/store.ts';
import { toResource } from './slugs.ts';
import { submissions, uploads } from '../tables.ts';

/** Files of one submission. */
export const filesOfSubmission = (db: Db | Tx, id: string) =>
	db.select().from(uploads).where(eq(uploads.submission_id, id));

/** Files as the desk shows them, in order of arrival. */
export const filesWhere = (db: Db, which: SQL) =>
	db
		.select({
			id: uploads.id,
			field: uploads.field,
			file_name: uploads.file_name,
			mime: uploads.mime,
			size: uploads.size,
		})
		.from(uploads)
		.where(which)
		.orderBy(asc(uploads.created_at), asc(uploads.id));

/** A single proof, together with the files of a submission. */
export const filesOfProof = (db: Db, proof_id: string | null, submission_id: string | null) => {
	const isProof = proof_id === null ? sql`false` : eq(uploads.id, proof_id);
	const isWith = submission_id === null ? sql`false` : eq(uploads.submission_id, submission_id);
	return filesWhere(db, sql`${isProof} or ${isWith}`);
};

export const fileRoutes = {
	getDeskFile: staffRoute(getDeskFile, async (call) => {
		const id = call.param('id');
		if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
		const [file] = await call.db
			.select({
				form_slug: submissions.form_slug,
				file_name: uploads.file_name,
				stored_name: uploads.stored_name,
				mime: uploads.mime,
			})
			.from(uploads)
			.innerJoin(submissions, eq(uploads.submission_id, submissions.id))
			.where(eq(uploads.id, id));
		if (!file) return null;
		const { name, read } = toResource(file.form_slug);
		if (!read.includes(call.staff.role)) return problem('forbidden');
		const key = toUploadKey(file.stored_name);
		const opened = await call.files.open(key);
		if (opened === null) {
			logMissing(call, key);
			return null;
		}
		const entry = { action: 'download', resource: name, record_id: id };
		try {
			await call.db.transaction((tx) => writeAudit(tx, call.staff, call.clock(), entry));
		} catch (cause) {
			// Nobody reads the file then: it would stay open.
			await opened.body.cancel();
			throw cause;
		}
		// The router drops the body of an answer to HEAD, without closing it.
		const isRead = call.context.req.method !== 'HEAD';
		// The desk shows pictures in place, where its policy names no other origin.
		const lend = isRead && !file.mime.startsWith('image/') ? call.files.lend : undefined;
		if (!isRead || lend) await opened.body.cancel();
		if (lend) {
			const disposition = attachment(file.file_name);
			const location = await lend(key, { type: file.mime, disposition });
			return new Response(null, {
				status: 303,
				headers: { location, 'cache-control': 'no-store' },
			});
		}
		return new Response(isRead ? opened.body : null, {
			headers: downloadHeaders(file.mime, file.file_name),
		});
	}),
};

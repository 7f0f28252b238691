import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { addDocumentVersion, MOST_DOCUMENT_BYTES } from '#contract/content/desk.ts';
import { type EarlierVersion, earlierVersionSchema } from '#contract/content/places.ts';
import { dayInRome } from '#domain/time/days.ts';
import { auditedWrite, fault, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import { readBytes } from '#http/raw-body.ts';
import { type FileStore, readStored } from '#server/platform/files/file-store.ts';
import { documents } from '../tables.ts';
import { byDay } from './removed-versions.ts';
import { toDocumentKey } from './stored.ts';

/** True for a PDF that opens without a password, from its first to its last byte. */
async function isReadable(bytes: Buffer): Promise<boolean> {
	if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return false;
	const { PDFDocument } = await import('@cantoo/pdf-lib');
	try {
		const document = await PDFDocument.load(bytes, { updateMetadata: false });
		return document.getPageCount() > 0;
	} catch {
		return false;
	}
}

/**
 * Copies a file that the seed printed to a dated name of its own: a later seed prints the undated
 * one anew. Returns the name under which that version stays.
 */
async function keepDated(files: FileStore, id: string, version: EarlierVersion): Promise<string> {
	if (version.file !== `${id}.pdf`) return version.file;
	const dated = `${id}-${version.published_on}.pdf`;
	// Written whole, also over what a first try has left.
	const bytes = await readStored(files, toDocumentKey(version.file));
	// A file that is missing cannot be copied, and must not keep staff from adding the next one.
	if (bytes === null) return version.file;
	await files.put(toDocumentKey(dated), bytes);
	return dated;
}

export const documentVersionRoutes = {
	addDocumentVersion: staffRoute(addDocumentVersion, async (call) => {
		const { context, query, files } = call;
		const id = call.param('id');
		const type = (context.req.header('content-type') ?? '').split(';')[0]?.trim();
		if (type !== 'application/octet-stream') return problem('unsupported_media_type');
		if ((await call.disk.trouble()) !== null) return problem('unavailable');
		const bytes = await readBytes(context.req.raw, MOST_DOCUMENT_BYTES);
		if (bytes === null) return problem('payload_too_large');
		const wrong = (path: string, code: string) => problem('validation_failed', [{ path, code }]);
		if (!(await isReadable(bytes))) return wrong('file', 'pdf_kind');
		const { published_on } = query;
		if (published_on > dayInRome(call.clock())) return wrong('published_on', 'in_the_future');
		const [seen] = await call.db.select().from(documents).where(eq(documents.id, id));
		if (!seen) return null;
		const isOfDay = (version: EarlierVersion) => version.published_on === published_on;
		const seenVersion = v.parse(earlierVersionSchema, seen);
		if ([seenVersion, ...seen.earlier].some(isOfDay)) {
			return wrong('published_on', 'version_exists');
		}
		// Stored before the row is locked: a slow store must hold no connection of the database.
		const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
		const file = `${id}-${published_on}-${digest}.pdf`;
		await files.put(toDocumentKey(file), bytes);
		const seenKept = await keepDated(files, id, seenVersion);
		return auditedWrite(call, async ({ tx, now }, note) => {
			const [row] = await tx.select().from(documents).where(eq(documents.id, id)).for('update');
			if (!row) return refuse('not_found');
			const before = v.parse(earlierVersionSchema, row);
			const known = [before, ...row.earlier];
			// Two versions of one day would be ambiguous.
			if (known.some(isOfDay)) {
				return fault('published_on', 'version_exists');
			}
			// Another version may have come meanwhile.
			const kept = before.file === seenVersion.file ? seenKept : await keepDated(files, id, before);
			const { bytes: size } = before;
			const added = { file, bytes: bytes.byteLength, published_on };
			const all = [
				{ file: kept, bytes: size, published_on: before.published_on },
				...row.earlier,
				added,
			].toSorted(byDay);
			const [current = added, ...earlier] = all;
			await tx
				.update(documents)
				.set({ ...current, earlier, origin: 'editor', updated_at: now })
				.where(eq(documents.id, id));
			await note({
				action: 'add_version',
				resource: 'documents',
				record_id: id,
				changes: { published_on: { from: before.published_on, to: published_on } },
			});
			return { id };
		});
	}),
};

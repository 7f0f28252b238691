import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { getDeskFile } from '#contract/desk/endpoints.ts';
import { DESK_RESOURCES } from '#contract/desk/resources.ts';
import { APPLICATION_FORMS } from '#contract/desk/states.ts';
import { submissions, uploads } from '#server/forms/tables.ts';
import { problem } from '#server/kernel/problem.ts';
import { uploadPath } from '#server/platform/uploads/store.ts';
import { writeAudit } from '#server/identity/audit.ts';
import { downloadHeaders } from '#server/platform/download/download.ts';
import { staffRoute } from '#server/identity/staff-route.ts';

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
		const { submissions: enquiries, applications } = DESK_RESOURCES;
		const isApplication = v.is(v.picklist(APPLICATION_FORMS), file.form_slug);
		const { read } = isApplication ? applications : enquiries;
		if (!read.includes(call.staff.role)) return problem('forbidden');
		const path = uploadPath(call.dataDir, file.stored_name);
		const bytes = await readFile(path).catch(() => null);
		if (bytes === null) return null;
		await call.db.transaction((tx) =>
			writeAudit(tx, call.staff, call.clock(), {
				action: 'download',
				resource: isApplication ? 'applications' : 'submissions',
				record_id: id,
			}),
		);
		return new Response(bytes, { headers: downloadHeaders(file.mime, file.file_name) });
	}),
};

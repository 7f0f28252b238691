import { and, eq } from 'drizzle-orm';
import { registerFromRequest } from '#contract/desk/endpoints.ts';
import { submissions, uploads } from '#server/forms/tables.ts';
import { postSummary } from './form-handler.ts';
import { registerWheels, type Registration } from './register.ts';
import { isRecord } from '#server/desk/query.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { fault, refuse } from '#server/desk/writer.ts';
import { auditedWrite } from '#server/desk/audited-write.ts';

/**
 * What the request for support promises: the wheel is registered as if its serial had been found on
 * the day of the request, and its owner gets the certificate. Staff say the serial, which the sender
 * may have misread.
 */
export const registerWheelRoutes = {
	registerFromRequest: staffRoute(registerFromRequest, async (call) => {
		const id = call.param('id');
		if (isRecord('submissions', id) === null) return null;
		return auditedWrite(call, async ({ tx }, note) => {
			const mine = and(eq(submissions.id, id), eq(submissions.form_slug, 'ops-warranty'));
			const [row] = await tx.select().from(submissions).where(mine).for('update');
			if (!row) return refuse('not_found');
			// Whoever asked to be forgotten has no address left.
			if (row.email === '') return refuse('conflict');
			const { values, email, locale, reference } = row;
			const registration: Registration = {
				values: { ...values, serial_number: call.body.serial_number, serial_number_second: '' },
				email,
				locale,
				reference,
				now: row.created_at,
				submissionId: id,
				files: await tx.select().from(uploads).where(eq(uploads.submission_id, id)),
			};
			const wheels = await registerWheels(tx, registration);
			const refused = wheels.find(({ result }) => result.outcome !== 'success');
			if (refused) {
				const { outcome } = refused.result;
				return fault('serial_number', outcome === 'not_found' ? 'unknown_serial' : outcome);
			}
			await postSummary(tx, registration, wheels, call);
			await tx.update(submissions).set({ state: 'closed' }).where(eq(submissions.id, id));
			await note({ action: 'register', resource: 'submissions', record_id: id });
			return { id };
		});
	}),
};

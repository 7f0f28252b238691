import * as v from 'valibot';
import { registerFromRequest } from '#contract/wheels/desk.ts';
import { SUPPORT_FORM } from '#contract/wheels/forms.ts';
import { auditedWrite, fault, refuse } from '#server/desk/ports.ts';
import { closeSubmission, filesOfSubmission, lockSubmission } from '#server/forms/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { registerWheels, type Registration } from './register.ts';
import { postSummary } from './summary.ts';

/**
 * Keeps the promise of a support request: registers the wheel as if its serial had been found on
 * the day of the request, and mails the certificate to its owner. Staff enters the serial, which
 * the sender may have misread.
 */
export const registerWheelRoutes = {
	registerFromRequest: staffRoute(registerFromRequest, async (call) => {
		const id = call.param('id');
		if (!v.is(v.pipe(v.string(), v.uuid()), id)) return null;
		return auditedWrite(call, async ({ tx, staff }, note) => {
			const row = await lockSubmission(tx, id);
			if (row?.form_slug !== SUPPORT_FORM) return refuse('not_found');
			// After an erasure the sender has no address.
			if (row.email === '') return refuse('conflict');
			const { values, email, locale, reference } = row;
			const registration: Registration = {
				values: { ...values, serial_number: call.body.serial_number, serial_number_second: '' },
				email,
				locale,
				reference,
				now: row.created_at,
				submissionId: id,
				files: await filesOfSubmission(tx, id),
			};
			const wheels = await registerWheels(tx, registration, { decided_by: staff.email });
			const refused = wheels.find(({ result }) => result.outcome !== 'success');
			if (refused) {
				const { outcome } = refused.result;
				return fault('serial_number', outcome === 'not_found' ? 'unknown_serial' : outcome);
			}
			await postSummary(tx, registration, wheels, { ...call, isAccepted: true });
			await closeSubmission(tx, id);
			await note({ action: 'register', resource: 'submissions', record_id: id });
			return { id };
		});
	}),
};

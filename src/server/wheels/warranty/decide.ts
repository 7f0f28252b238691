import { and, eq } from 'drizzle-orm';
import { acceptRegistration, rejectRegistration } from '#contract/wheels/desk.ts';
import { dayInRome } from '#domain/time/days.ts';
import { auditedWrite, isRecord, refuse } from '#server/desk/ports.ts';
import { closeSubmission, lockSubmission } from '#server/forms/ports.ts';
import { staffRoute, type StaffCall } from '#server/identity/staff-route.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { registrationKind } from '../kinds.ts';
import { lockRegistration, type Registration } from '../passports/queries.ts';
import { wheel_registrations } from '../tables.ts';
import { postAcceptance, postRejection } from './decision-mails.ts';

type Decision = Partial<Pick<Registration, 'rejection' | 'rejection_text'>> &
	({ extension: 'active' } | { extension: 'rejected' });

/**
 * Stores a decision once: the row is locked, so that of two concurrent decisions the second gets a
 * conflict. State, mail and the entry in the audit log are kept together or not at all.
 */
async function decide(
	call: StaffCall,
	decision: Decision,
	tell: (tx: Tx, registration: Registration, now: Date) => Promise<void>,
) {
	const id = call.param('id');
	if (isRecord(registrationKind, id) === null) return null;
	return auditedWrite(call, async ({ tx, staff, now }, note) => {
		const registration = await lockRegistration(tx, id);
		// An erasure has deleted the request.
		if (!registration) return refuse('not_found');
		if (registration.extension !== 'requested') return refuse('conflict');
		const decided = { ...decision, decided_on: dayInRome(now), decided_by: staff.email };
		await tx.update(wheel_registrations).set(decided).where(eq(wheel_registrations.id, id));
		await tell(tx, { ...registration, ...decided }, now);
		if (registration.submission_id !== null) await closeWhenDone(tx, registration.submission_id);
		const { extension, rejection = null } = decision;
		await note({
			action: extension === 'active' ? 'accept' : 'reject',
			resource: 'wheel_registrations',
			record_id: id,
			changes: {
				extension: { from: 'requested', to: extension },
				...(rejection === null ? {} : { rejection: { from: null, to: rejection } }),
			},
		});
		return { id };
	});
}

/** Closes a submission once all of its wheels are registered and decided on. */
async function closeWhenDone(tx: Tx, submission_id: string): Promise<void> {
	const { id, extension } = wheel_registrations;
	const [waiting] = await tx
		.select({ id })
		.from(wheel_registrations)
		.where(and(eq(wheel_registrations.submission_id, submission_id), eq(extension, 'requested')))
		.limit(1);
	if (waiting) return;
	const submission = await lockSubmission(tx, submission_id);
	const isAllTaken = submission?.result.wheels.every(({ outcome }) => outcome === 'success');
	if (isAllTaken) await closeSubmission(tx, submission_id);
}

export const decisionRoutes = {
	acceptRegistration: staffRoute(acceptRegistration, async (call) =>
		decide(call, { extension: 'active' }, (tx, registration, now) =>
			postAcceptance(tx, registration, now, call),
		),
	),

	rejectRegistration: staffRoute(rejectRegistration, async (call) => {
		const { reason, text } = call.body;
		if (reason === 'other' && text === '') {
			return problem('validation_failed', [{ path: 'text', code: 'non_empty' }]);
		}
		const decision = { extension: 'rejected', rejection: reason, rejection_text: text } as const;
		return decide(call, decision, (tx, registration, now) =>
			postRejection(tx, registration, now, call),
		);
	}),
};

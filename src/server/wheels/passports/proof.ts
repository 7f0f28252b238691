import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PROOF_PARTS, sendProof } from '#contract/wheels/passports.ts';
import { tokenSchema } from '#contract/units.ts';
import { findReference, openSubmission, receiveFile } from '#server/forms/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import { wheel_registrations } from '../tables.ts';
import { notifyReviewers } from '../warranty/reviewers.ts';
import { takeChange } from './limits.ts';
import { lockRegistration, openLink } from './queries.ts';

/** Subject of the notice to the company, in Italian. */
const NOTICE = 'Estensione di garanzia: nuova prova';

export const proofRoutes = {
	/** Takes another proof for a rejected request, which waits again as of that proof's day. */
	sendProof: route(sendProof, async (call) => {
		const { db, client, clock, context, ...services } = call;
		const now = clock();
		const taken = await takeChange(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const { token: tokenPart, file: field } = PROOF_PARTS;
		const posting = { request: context.req.raw, client, form: 'warranty', field };
		return receiveFile(call, posting, async (received) => {
			const token = received.text(tokenPart);
			if (!v.is(tokenSchema, token)) {
				return problem('validation_failed', [{ path: tokenPart, code: 'token' }]);
			}
			const link = await openLink(db, token, now, 'owner');
			if (!link) return null;
			if (link.registration.extension !== 'rejected') return problem('conflict');
			const checked = await received.check();
			if (checked instanceof Response) return checked;
			return db.transaction(async (tx) => {
				// Of concurrent proofs, or one beside a new registration, the first counts.
				const registration = await lockRegistration(tx, link.registration.id);
				if (!registration || !(await openLink(tx, token, now, 'owner'))) return null;
				const { submission_id } = registration;
				if (registration.extension !== 'rejected' || submission_id === null) {
					return problem('conflict');
				}
				const proof_id = await checked.keep(tx, submission_id, now);
				await tx
					.update(wheel_registrations)
					.set({
						proof_id,
						extension: 'requested',
						decided_on: null,
						decided_by: null,
						rejection: null,
						rejection_text: '',
					})
					.where(eq(wheel_registrations.id, registration.id));
				await openSubmission(tx, submission_id);
				const waiting = {
					internalName: NOTICE,
					reference: (await findReference(tx, submission_id)) ?? '',
					subject: registration.serial_number,
					submissionId: submission_id,
					locale: registration.owner_locale,
				};
				await notifyReviewers(tx, waiting, services);
				return { outcome: 'requested' as const };
			});
		});
	}),
};

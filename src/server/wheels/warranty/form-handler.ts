import type { FormHandler } from '#server/forms/ports.ts';
import { takeCheck } from './limits.ts';
import { printResult } from './result-page.ts';
import { registerWheels, toSerials } from './register.ts';
import { postSummary } from './summary.ts';
import { notifyReviewers } from './reviewers.ts';

/**
 * Handler of the extension of the warranty: one proof of purchase, a result for each wheel, one
 * mail. Valid wheels are registered and wait for staff to compare serial and proof; the others are
 * reported. Without any valid one nothing is kept.
 */
export const warrantyHandler: FormHandler = {
	/** A registration reveals the state of its serials, so each counts as a check. */
	async refuse(given, { db }) {
		for (const _ of toSerials(given)) {
			const taken = await takeCheck(db, given.client, given.now);
			if (!taken.isAllowed) return [{ path: 'serial_number', code: 'too_many_requests' }];
		}
		return [];
	},

	show: printResult,

	getSubject: async (given) => toSerials(given).join(', '),

	async apply(tx, accepted, services) {
		const { reviewsWarranty } = services;
		const acceptance = reviewsWarranty ? 'to be reviewed' : { decided_by: null };
		const wheels = await registerWheels(tx, accepted, acceptance);
		const results = wheels.map(({ result }) => result);
		if (!results.some(({ outcome }) => outcome === 'success')) {
			return { outcome: 'not_registered', wheels: results };
		}
		await postSummary(tx, accepted, wheels, { ...services, isAccepted: !reviewsWarranty });
		if (reviewsWarranty) await notifyReviewers(tx, accepted, services);
		return { outcome: 'received', wheels: results, isWaiting: reviewsWarranty };
	},
};

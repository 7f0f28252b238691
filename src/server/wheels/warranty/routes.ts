import { checkSerial } from '#contract/wheels/registrations.ts';
import { findDay } from '#domain/forms/form-values.ts';
import { dayInRome } from '#domain/time/days.ts';
import { dateOutcome, normalSerial } from '#domain/catalogue/warranty.ts';
import { problem } from '#server/kernel/problem.ts';
import { route } from '#server/platform/route.ts';
import { findSerial } from './findings.ts';
import { takeCheck } from './limits.ts';

export const warrantyRoutes = {
	checkSerial: route(checkSerial, async ({ db, body, client, clock }) => {
		const now = clock();
		const taken = await takeCheck(db, client, now);
		if (!taken.isAllowed) {
			const headers = { 'retry-after': String(taken.retryAfter_s) };
			return problem('too_many_requests', undefined, headers);
		}
		const bought = findDay(body.purchase_date);
		if (bought === null) {
			return problem('validation_failed', [{ path: 'purchase_date', code: 'date' }]);
		}
		const found = await findSerial(db, normalSerial(body.serial_number));
		// The date is checked first: its outcome reveals nothing about the serial.
		const dated = dateOutcome(bought, dayInRome(now));
		return dated ? { outcome: dated, hint: null } : { outcome: found.outcome, hint: found.hint };
	}),
};

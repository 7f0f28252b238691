import { decideReport } from '#domain/orders/payment-outcome.ts';
import type { FetchedPayment } from '#server/payments/ports.ts';
import { lockAttempt, type AttemptKey } from '../record/queries.ts';
import type { OrderServices } from '../record/services.ts';
import { applyDecision, toPaymentChange } from './apply-decision.ts';

/**
 * Applies a report on an attempt, under a lock on its order: what follows is decided in one pure
 * step (`domain/orders/payment-outcome.ts`), then carried out. Repeated, late or out of order it
 * changes nothing. Shared by events, buyers who come back from the provider's page, and the rounds.
 * False if the attempt is not ours.
 */
export const recordPaymentResult = (
	services: OrderServices,
	key: AttemptKey,
	{ status, money, money_ref }: FetchedPayment,
): Promise<boolean> =>
	services.db.transaction(async (tx) => {
		const locked = await lockAttempt(tx, key);
		if (!locked) return false;
		const now = services.clock();
		const decided = decideReport(toPaymentChange(locked, money, now), status);
		await applyDecision(tx, services, locked, decided, { money, money_ref, looked_at: now }, now);
		return true;
	});

import { and, eq } from 'drizzle-orm';
import { findProvider, ProviderFailure } from '#server/payments/ports.ts';
import { listAttempts, type PaymentRow } from '../record/queries.ts';
import type { OrderServices } from '../record/services.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { order_payments } from '../tables-money.ts';

/** Outcome of an attempt whose payment page was never handed out: it cannot be paid. */
const UNSEEN = { status: 'expired', money: null, money_ref: null } as const;

/**
 * Ends an attempt at its provider and applies the answer. `over` means that it expired.
 * `on_purpose` sends no mail and releases nothing, since the caller continues at once. It is stored
 * before the call, since the provider may report the end before it answers.
 * @throws ProviderFailure
 */
export async function closeAttempt(
	services: OrderServices,
	attempt: PaymentRow,
	why: 'over' | 'on_purpose',
): Promise<void> {
	const { db, clock } = services;
	if (why === 'on_purpose') {
		const isOpen = and(eq(order_payments.id, attempt.id), eq(order_payments.status, 'open'));
		await db.update(order_payments).set({ closing_at: clock() }).where(isOpen);
	}
	if (attempt.ref === null) {
		await recordPaymentResult(services, attempt, UNSEEN);
		return;
	}
	const provider = findProvider(services, attempt.provider);
	if (!provider) throw new ProviderFailure(`${attempt.key} cannot be closed`);
	await recordPaymentResult(services, attempt, await provider.close(attempt.ref));
}

/** Closes on purpose every attempt that the buyer could still pay by. @throws ProviderFailure */
export async function closeOpenAttempts(services: OrderServices, orderId: string): Promise<void> {
	for (const attempt of await listAttempts(services.db, orderId)) {
		if (attempt.status === 'open') await closeAttempt(services, attempt, 'on_purpose');
	}
}

import { and, eq } from 'drizzle-orm';
import { providerOf, ProviderFailure } from '#server/payments/ports.ts';
import { attemptsOf, type PaymentRow } from './find.ts';
import type { OrderServices } from './services.ts';
import { settle } from './settle.ts';
import { order_payments } from './tables-money.ts';

/** What becomes of an attempt whose page nobody was given: it cannot be paid. */
const UNSEEN = { status: 'expired', money: null, money_ref: null } as const;

/**
 * Ends an attempt at its provider and acts on what that says. One whose time is `over` was left by its
 * buyer. `on_purpose` tells nobody and frees nothing, for whoever asks goes on at once; that is written
 * down before, since the provider may tell of the end before it answers.
 *
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
	if (attempt.ref === null) return settle(services, attempt, UNSEEN);
	const provider = providerOf(services, attempt.provider);
	if (!provider) throw new ProviderFailure(`${attempt.key} cannot be closed`);
	await settle(services, attempt, await provider.close(attempt.ref));
}

/** Closes on purpose whatever an order's buyer could still pay by. @throws ProviderFailure */
export async function closeOpenAttempts(services: OrderServices, orderId: string): Promise<void> {
	for (const attempt of await attemptsOf(services.db, orderId)) {
		if (attempt.status === 'open') await closeAttempt(services, attempt, 'on_purpose');
	}
}

import { eq } from 'drizzle-orm';
import type { PaymentChange, PaymentDecision } from '#domain/orders/payment-outcome.ts';
import type { Sum } from '#domain/orders/payment-states.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { LockedAttempt } from '../record/queries.ts';
import type { OrderServices } from '../record/services.ts';
import { order_payments } from '../tables-money.ts';
import { applyOutcome } from './apply-outcome.ts';

/** Facts that a decision about an attempt depends on. */
export function toPaymentChange(
	{ order, attempts, attempt }: LockedAttempt,
	came: Sum | null,
	now: Date,
): PaymentChange {
	const { status, paid_at, canceled_by, pay_until } = order;
	const { amount, currency } = attempt;
	return {
		order: {
			status,
			is_paid: paid_at !== null,
			canceled_by,
			is_payable: pay_until !== null && pay_until > now,
		},
		attempt: attempt.status,
		others: attempts.filter(({ id }) => id !== attempt.id).map((other) => other.status),
		is_closed_on_purpose: attempt.closing_at !== null,
		due: { amount, currency },
		came,
	};
}

/** Money of an attempt as it was reported. */
interface Reported {
	money: Sum | null;
	money_ref: string | null;
	/** Time of the last fetch from the provider. */
	looked_at: Date | null;
	/** E-mail of staff who read or accepted the payment; empty where a provider reported it. */
	staff_email?: string;
}

/**
 * Stores what was decided about a locked attempt, and carries out what follows for its order. Null
 * where nothing has changed: only the time of the fetch is stored.
 */
export async function applyDecision(
	tx: Tx,
	services: OrderServices,
	{ order, attempt }: LockedAttempt,
	decided: PaymentDecision | null,
	{ money, money_ref, looked_at, staff_email }: Reported,
	now: Date,
): Promise<void> {
	const changes = decided
		? {
				looked_at,
				status: decided.status,
				money_ref: money_ref ?? attempt.money_ref,
				came_amount: money?.amount ?? null,
				came_currency: money?.currency ?? null,
			}
		: { looked_at };
	await tx.update(order_payments).set(changes).where(eq(order_payments.id, attempt.id));
	if (!decided) return;
	const moved = { ...attempt, ...changes };
	await applyOutcome(tx, services, order, decided.outcome, { attempt: moved, staff_email }, now);
}

import { eq } from 'drizzle-orm';
import { WITHDRAWAL_MACHINE } from '#domain/orders/return-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import type { OnRefundIssued } from '#server/payments/ports.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { lockWithdrawal } from './queries.ts';
import { composeDecision } from './mails/compose.ts';
import { withdrawals } from './tables.ts';

/** Completes a withdrawal and mails its consumer, once its refund is issued. */
export const endWithdrawal: OnRefundIssued = async (tx, services, cause_id) => {
	const row = await lockWithdrawal(tx, cause_id);
	if (!row) return false;
	const moved = move(WITHDRAWAL_MACHINE, row.status, 'issue');
	if (moved.outcome !== 'moved') return false;
	const after = { status: moved.state, refunded_at: services.clock() };
	await tx.update(withdrawals).set(after).where(eq(withdrawals.id, row.id));
	const head = await mailFrameIn(services, tx, row.locale);
	await services.outbox.post(tx, composeDecision(head, 'refunded', row, {}));
	return true;
};

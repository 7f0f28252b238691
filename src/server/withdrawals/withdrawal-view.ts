import type * as v from 'valibot';
import type {
	statementReceiptSchema,
	withdrawalSchema,
} from '#contract/withdrawals/withdrawals.ts';
import { daysAfter } from '#domain/time/days.ts';
import type { WithdrawalRow } from './queries.ts';
import { toClock } from './terms.ts';

type Receipt = v.InferInput<typeof statementReceiptSchema>;
type Shown = v.InferInput<typeof withdrawalSchema>;

/** Receipt that the shop returns at once. */
export const toReceipt = (row: WithdrawalRow): Receipt => ({
	reference: row.reference,
	name: row.name,
	contract: row.contract,
	email: row.email,
	stated_at: row.stated_at.toISOString(),
	is_proven: row.status !== 'unproven',
});

/** True if the buyer may report that the goods are on their way. */
export const canSend = ({ status, sent_at, goods_at }: WithdrawalRow): boolean =>
	['received', 'accepted'].includes(status) && sent_at === null && goods_at === null;

/** A withdrawal as its buyer sees it now; `asks_iban` where the refund lacks its account. */
export function getWithdrawalView(row: WithdrawalRow, now: Date, asks_iban: boolean): Shown {
	const { due_on, send_by } = toClock(row, now);
	const isOpen = ['received', 'accepted', 'refunding'].includes(row.status);
	return {
		id: row.id,
		reference: row.reference,
		order_id: row.order_id,
		contract: row.contract,
		status: row.status,
		stated_at: row.stated_at.toISOString(),
		withdraw_until: row.withdraw_until === null ? null : daysAfter(row.withdraw_until, 0),
		due_on: isOpen ? due_on : null,
		send_by,
		can_send: canSend(row),
		asks_iban,
		carrier: row.carrier,
		tracking_number: row.tracking_number,
		refusal: row.refusal,
	};
}

import { eq } from 'drizzle-orm';
import type { OrderEntryKind } from '#contract/orders/order.ts';
import type { MoveRefusal, ReturnStatus } from '#contract/orders/states.ts';
import { RETURN_MACHINE, type ReturnEvent } from '#domain/orders/return-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { noteEntry, type OrderServices } from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { lockReturn, type ReturnRow } from './queries.ts';
import { order_returns } from './tables.ts';
import { sendReturnMail } from './send-mail.ts';

type Held = NonNullable<Awaited<ReturnType<typeof lockReturn>>>;
type Change = Partial<Omit<ReturnRow, 'id' | 'status'>>;

/** Mailed states, with their timeline entry and their time column. */
const STEPS = {
	authorised: { kind: 'return_authorised', column: 'authorised_at' },
	in_transit: { kind: 'return_in_transit', column: 'sent_at' },
	received: { kind: 'return_received', column: 'received_at' },
	refunded: { kind: 'return_refunded', column: 'refunded_at' },
	refused: { kind: 'return_refused', column: 'refused_at' },
} as const satisfies Partial<
	Record<ReturnStatus, { kind: OrderEntryKind; column: keyof ReturnRow }>
>;

const isTold = (status: ReturnStatus): status is keyof typeof STEPS => status in STEPS;

/**
 * Moves a locked return, with its timeline entry and its mail. `change` runs only if the state
 * really changes. A repeated event succeeds without a second effect.
 */
export async function moveReturn<Fault>(
	tx: Tx,
	services: OrderServices,
	{ row, order }: Held,
	event: ReturnEvent,
	{
		now,
		staff_email = '',
		change = async () => ({}),
	}: { now: Date; staff_email?: string; change?: () => Promise<Change | { fault: Fault }> },
): Promise<{ row: ReturnRow; isNew: boolean } | { refusal: MoveRefusal } | { fault: Fault }> {
	const moved = move(RETURN_MACHINE, row.status, event);
	if (moved.outcome === 'refused') return { refusal: moved.refusal };
	if (moved.outcome === 'unchanged' || moved.state === 'requested') return { row, isNew: false };
	const changed = await change();
	if ('fault' in changed) return changed;
	const { state } = moved;
	const step = isTold(state) ? STEPS[state] : null;
	const [after] = await tx
		.update(order_returns)
		.set({ ...changed, status: state, ...(step && { [step.column]: now }) })
		.where(eq(order_returns.id, row.id))
		.returning();
	if (!after) throw new Error(`${row.reference} is missing`);
	if (step && isTold(state)) {
		await noteEntry(tx, order.id, step.kind, now, { said: row.reference, staff_email });
		await sendReturnMail(tx, services, state, { row: after, order }, now);
	}
	return { row: after, isNew: true };
}

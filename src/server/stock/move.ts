import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import type { movementSchema } from '#contract/stock/desk.ts';
import { moveStock } from '#contract/stock/desk.ts';
import { listAvailabilities } from '#server/content/ports.ts';
import { auditedWrite, fault, type Refusal, refuse } from '#server/desk/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { lockItem, noteMovement } from './movements.ts';
import { settleAvailability } from './settle.ts';
import { stock_items } from './tables.ts';

type Movement = v.InferOutput<typeof movementSchema>;

function leftAfter(on_hand: number, { kind, quantity }: Movement): number {
	switch (kind) {
		case 'count':
			return quantity;
		case 'receipt':
		case 'return':
			return on_hand + quantity;
		case 'loss':
			return on_hand - quantity;
	}
}

/** Changes the stock, if it is still what the staff has seen. */
async function move(
	tx: Tx,
	variant_id: string,
	movement: Movement,
	staff_email: string,
): Promise<{ before: number; on_hand: number } | Refusal> {
	const item = await lockItem(tx, variant_id);
	if (!item) return refuse('not_found');
	if (item.on_hand !== movement.seen) return refuse('conflict');
	const on_hand = leftAfter(item.on_hand, movement);
	if (on_hand < 0) return fault('quantity', 'more_than_there_is');
	await tx.update(stock_items).set({ on_hand }).where(eq(stock_items.variant_id, variant_id));
	const { kind, reason } = movement;
	const change = on_hand - item.on_hand;
	await noteMovement(tx, { variant_id, kind, change, on_hand, reason, staff_email });
	await settleAvailability(tx, [variant_id]);
	return { before: item.on_hand, on_hand };
}

export const moveRoutes = {
	moveStock: staffRoute(moveStock, (call) =>
		auditedWrite(call, async ({ tx, staff }, note) => {
			const id = call.param('id');
			const moved = await move(tx, id, call.body, staff.email);
			if (!('on_hand' in moved)) return moved;
			const { before, on_hand } = moved;
			await note({
				action: call.body.kind,
				resource: 'stock',
				record_id: id,
				changes: { on_hand: { from: before, to: on_hand } },
			});
			const availability = (await listAvailabilities(tx, [id])).get(id) ?? 'out_of_stock';
			return { id, on_hand, availability };
		}),
	),
};

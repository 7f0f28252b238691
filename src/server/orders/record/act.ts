import * as v from 'valibot';
import type { OrderStatus } from '#contract/orders/states.ts';
import type { Move } from '#domain/orders/state-machine.ts';
import { auditedWrite, conflict, refuse, type Refusal } from '#server/desk/ports.ts';
import type { Staff } from '#server/identity/staff.ts';
import { staffRouteOver } from '#server/identity/staff-route.ts';
import type { Call } from '#server/kernel/route.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Assembled } from '../../module.ts';
import { lockOrder, type OrderRow } from './queries.ts';

export const orderRoute = staffRouteOver<Assembled>();
export type OrderCall = Call<Assembled, unknown, unknown> & { staff: Staff };

/** A locked order, and the staff who acts on it. */
export interface Acting {
	tx: Tx;
	order: OrderRow;
	now: Date;
	staff_email: string;
}

/** Fields of an action in the audit log. */
export type Done = Record<string, unknown>;

/** Result of a replay: its first call was saved with its audit entry, and nothing is added. */
export const REPLAYED: Done = {};

export const isUuid = (id: string) => v.is(v.pipe(v.string(), v.uuid()), id);

/** Runs a staff action under the order's lock: it is saved with its audit entry, or not at all. */
export async function act(
	call: OrderCall,
	action: string,
	run: (acting: Acting) => Promise<Refusal | Done>,
): Promise<{ id: string; status: OrderStatus } | Response> {
	return auditedWrite(call, async ({ tx, staff, now }, note) => {
		const id = call.param('id');
		const order = isUuid(id) ? await lockOrder(tx, id) : null;
		if (!order) return refuse('not_found');
		const done = await run({ tx, order, now, staff_email: staff.email });
		if (isRefused(done)) return done;
		if (done === REPLAYED) return { id, status: order.status };
		const after = await lockOrder(tx, id);
		const status = after?.status ?? order.status;
		const told = { ...done, ...(status === order.status ? {} : { status }) };
		await note({
			action,
			resource: 'orders',
			record_id: id,
			changes: Object.fromEntries(
				Object.entries(told).map(([field, to]) => [
					field,
					{ from: field === 'status' ? order.status : null, to },
				]),
			),
		});
		return { id, status };
	});
}

/** True for a refusal; a result has none of these fields. */
const isRefused = (done: Refusal | Done): done is Refusal =>
	'faults' in done || 'conflict' in done || 'code' in done;

/** Refusal of an event that does not move its state machine: `already`, or the machine's reason. */
export function refusedBy<State extends string>(path: string, moved: Move<State>): Refusal | null {
	if (moved.outcome === 'moved') return null;
	return conflict(path, moved.outcome === 'refused' ? moved.refusal : 'already');
}

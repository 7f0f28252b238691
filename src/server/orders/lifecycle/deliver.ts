import { deliveredOn } from '#domain/orders/order-terms.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { OrderRow } from '../record/queries.ts';
import { listLineUnits } from '../units/line-units.ts';
import type { OrderServices } from '../record/services.ts';
import { setStatus } from '../record/set-status.ts';
import { listShipments } from '../access/order-view.ts';
import { sendOrderMail } from '../mails/send.ts';

/** Marks an order as delivered once nothing is left to pack and every parcel was handed over. */
export async function deliverIfDone(
	tx: Tx,
	services: OrderServices,
	order: OrderRow,
	now: Date,
	staff_email: string,
): Promise<void> {
	if (order.status !== 'processing') return;
	const pieces = await listLineUnits(tx, order.id);
	if (pieces.some(({ to_pack }) => to_pack > 0)) return;
	const parcels = await listShipments(tx, order.id);
	const delivered_on = deliveredOn(parcels.map(({ completed_at }) => completed_at));
	if (delivered_on === null) return;
	const entry = { kind: 'delivered', staff_email } as const;
	const change = { event: 'deliver', columns: { delivered_on }, entry } as const;
	const after = await setStatus(tx, order, change, now);
	await sendOrderMail(tx, services, 'delivered', after, now);
}

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { order_shipments } from '../../src/server/orders/tables.ts';
import { aHost } from './host.ts';
import {
	aPaidOrder,
	atTheDesk,
	getParcel,
	packing,
	SENDING,
	WHEEL,
	type Ordered,
} from './orders.ts';

/** Day of the tests of repairs, which extend the guarantee since 31 July 2026. */
export const TODAY = '2026-08-04';
export const clock = () => new Date(`${TODAY}T10:00:00Z`);

/** Hands over the first parcel of an order today. */
export async function deliver(ordered: Ordered, serials: readonly string[] = [], quantity = 3) {
	const all = await atTheDesk(ordered);
	await all.act('parcels', packing(quantity, serials));
	const parcel = `parcels/${await getParcel(all)}`;
	await all.act(`${parcel}/sendings`, SENDING);
	await all.act(`${parcel}/deliveries`);
	return all;
}

/** An article without serial numbers. */
export const UNNUMBERED = 'shirt';

/**
 * Creates an order of three units, of which the first parcel was handed over today: of the wheel
 * where serials or the buyer say so, else of an article without serial numbers.
 */
export const delivered = async (
	serials: readonly string[] = [],
	quantity?: number,
	buyer?: Parameters<typeof aPaidOrder>[1],
) => {
	const variant = serials.length > 0 ? WHEEL : UNNUMBERED;
	const ordered = await aPaidOrder(await aHost({ clock }), { variant, ...buyer });
	return deliver(ordered, serials, quantity);
};

/** Moves the delivery of an order to another day. */
export const deliverOn = ({ host, id }: Ordered, day: string) =>
	host.db
		.update(order_shipments)
		.set({ completed_at: new Date(`${day}T10:00:00Z`) })
		.where(eq(order_shipments.order_id, id));

/** Body of a repair of one unit of the first line, today. */
export const repair = (more: object = {}) => ({
	key: randomUUID(),
	position: 0,
	quantity: 1,
	repaired_on: TODAY,
	...more,
});

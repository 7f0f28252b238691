import { eq } from 'drizzle-orm';
import type * as v from 'valibot';
import {
	completeParcel,
	packOrder,
	shipParcel,
	unpackParcel,
	type completionSchema,
	type packingSchema,
	type sendingSchema,
} from '#contract/orders/desk-actions.ts';
import { dayInRome, startOfDayInRome } from '#domain/time/days.ts';
import { SHIPMENT_MACHINE, type ShipmentEvent } from '#domain/orders/order-states.ts';
import { move } from '#domain/orders/state-machine.ts';
import { conflict, fault, refuse, type Refusal } from '#server/desk/ports.ts';
import { sendStock } from '#server/stock/ports.ts';
import { faultOfSerial } from '#server/wheels/ports.ts';
import { deliverIfDone } from '../lifecycle/deliver.ts';
import { noteEntry } from '../record/entries.ts';
import { listAttempts, listLines } from '../record/queries.ts';
import { toHolder } from '../record/reservations.ts';
import { isPartOfOrder, listLineUnits } from '../units/line-units.ts';
import type { OrderServices } from '../record/services.ts';
import { listShipments } from '../access/order-view.ts';
import { order_shipment_lines, order_shipments } from '../tables.ts';
import { sendOrderMail } from '../mails/send.ts';
import {
	act,
	orderRoute,
	refusedBy,
	type Acting,
	type Done,
	type OrderCall,
} from '../record/act.ts';

type Packing = v.InferOutput<typeof packingSchema>;
type Parcel = Awaited<ReturnType<typeof listShipments>>[number];

/**
 * Returns why an order cannot be packed or sent: it is not paid or is over, a bank disputes the
 * money, or the buyer has withdrawn.
 */
async function standsAgainst({ tx, order }: Acting): Promise<Refusal | null> {
	if (order.status !== 'processing') {
		const isBefore = order.status === 'awaiting_payment' || order.status === 'pending';
		return conflict('status', isBefore ? 'not_yet' : 'final');
	}
	if (order.is_withdrawn) return conflict('order', 'withdrawn');
	const isDisputed = (await listAttempts(tx, order.id)).some(({ dispute }) => dispute !== null);
	return isDisputed ? conflict('payment', 'disputed') : null;
}

async function faultOfLines(
	{ tx, order }: Acting,
	packing: Packing['lines'],
): Promise<Refusal | null> {
	const there = await listLineUnits(tx, order.id);
	const serials = packing.flatMap((line) => line.serials);
	if (new Set(packing.map(({ position }) => position)).size < packing.length) {
		return fault('lines', 'duplicate');
	}
	for (const { position, quantity } of packing) {
		const line = there.find((one) => one.position === position);
		if (!line) return fault('lines', 'unknown_line');
		if (quantity > line.to_pack) return conflict('lines', 'more_than_to_pack');
	}
	const packed = (await listShipments(tx, order.id)).flatMap(({ lines }) =>
		lines.flatMap((line) => line.serials),
	);
	if (new Set([...packed, ...serials]).size < packed.length + serials.length) {
		return fault('serials', 'duplicate');
	}
	for (const serial of serials) {
		const wrong = await faultOfSerial(tx, serial);
		if (wrong) return fault('serials', wrong);
	}
	return null;
}

async function pack(
	services: OrderServices,
	acting: Acting,
	{ lines }: Packing,
): Promise<Refusal | Done> {
	const { tx, order, now, staff_email } = acting;
	const refusal = (await standsAgainst(acting)) ?? (await faultOfLines(acting, lines));
	if (refusal) return refusal;
	const { state } = move(SHIPMENT_MACHINE, 'pending', 'pack');
	const [parcel] = await tx
		.insert(order_shipments)
		.values({ order_id: order.id, status: state, created_at: now, packed_at: now })
		.returning({ id: order_shipments.id });
	if (!parcel) throw new Error('the parcel was not stored');
	await tx
		.insert(order_shipment_lines)
		.values(lines.map((line) => ({ ...line, shipment_id: parcel.id })));
	await noteEntry(tx, order.id, 'packed', now, { staff_email });
	const isPart = await isPartOfOrder(tx, order.id, lines);
	await sendOrderMail(tx, services, 'packed', order, now, { pieces: lines, isPart });
	const said = lines.map(({ position, quantity }) => `${quantity} × ${position + 1}`);
	return { parcel: parcel.id, lines: said.join(', ') };
}

type Step = (acting: Acting, parcel: Parcel) => Promise<Refusal | Done>;

/** Runs a step on the parcel that the call names, if the parcel's state allows the event. */
const onParcel =
	(call: OrderCall, event: ShipmentEvent, run: Step) =>
	async (acting: Acting): Promise<Refusal | Done> => {
		const parcels = await listShipments(acting.tx, acting.order.id);
		const parcel = parcels.find(({ id }) => id === call.param('parcel'));
		if (!parcel) return refuse('not_found');
		const refusal = refusedBy('parcel', move(SHIPMENT_MACHINE, parcel.status, event));
		return refusal ?? run(acting, parcel);
	};

const unpack: Step = async ({ tx, order, now, staff_email }, { id }) => {
	await tx.delete(order_shipments).where(eq(order_shipments.id, id));
	await noteEntry(tx, order.id, 'note', now, { said: 'unpacked', staff_email, is_internal: true });
	return { parcel: id };
};

const ship =
	(services: OrderServices, sending: v.InferOutput<typeof sendingSchema>): Step =>
	async (acting, { id, lines }) => {
		const { tx, order, now, staff_email } = acting;
		const refusal = await standsAgainst(acting);
		if (refusal) return refusal;
		const bought = await listLines(tx, order.id);
		const pieces = lines.flatMap(({ position, quantity }) => {
			const variant_id = bought.find((line) => line.position === position)?.variant_id;
			return variant_id === undefined ? [] : [{ variant_id, quantity }];
		});
		try {
			await sendStock(tx, toHolder(order.id), pieces, { reason: order.number, staff_email });
		} catch (cause) {
			// A stock count has left less than the parcel holds.
			if (cause instanceof RangeError) return conflict('parcel', 'more_than_there_is');
			throw cause;
		}
		await tx
			.update(order_shipments)
			.set({ ...sending, status: 'shipped', shipped_at: now })
			.where(eq(order_shipments.id, id));
		const said = [sending.carrier, sending.tracking_number].filter(Boolean).join(' ');
		await noteEntry(tx, order.id, 'shipped', now, { said, staff_email });
		const parcel = { ...sending, tracking_url: sending.tracking_url || null };
		const isPart = await isPartOfOrder(tx, order.id, lines);
		await sendOrderMail(tx, services, 'shipped', order, now, { parcel, pieces: lines, isPart });
		return { parcel: id, ...sending };
	};

const NOON_MS = 12 * 3_600_000;

const complete =
	(services: OrderServices, { on }: v.InferOutput<typeof completionSchema>): Step =>
	async ({ tx, order, now, staff_email }, { id, shipped_at }) => {
		const today = dayInRome(now);
		if (on !== null && on > today) return fault('on', 'in_the_future');
		if (on !== null && shipped_at && on < dayInRome(shipped_at)) return fault('on', 'before_sent');
		const isEarlier = on !== null && on < today;
		const noon = isEarlier ? new Date(startOfDayInRome(on).getTime() + NOON_MS) : now;
		const completed_at = shipped_at && noon < shipped_at ? shipped_at : noon;
		await tx
			.update(order_shipments)
			.set({ status: 'completed', completed_at })
			.where(eq(order_shipments.id, id));
		await deliverIfDone(tx, services, order, now, staff_email);
		return { parcel: id, on: on ?? today };
	};

export const parcelRoutes = {
	packOrder: orderRoute(packOrder, (call) =>
		act(call, 'pack', (acting) => pack(call, acting, call.body)),
	),
	unpackParcel: orderRoute(unpackParcel, (call) =>
		act(call, 'unpack', onParcel(call, 'unpack', unpack)),
	),
	shipParcel: orderRoute(shipParcel, (call) =>
		act(call, 'ship', onParcel(call, 'ship', ship(call, call.body))),
	),
	completeParcel: orderRoute(completeParcel, (call) =>
		act(call, 'complete', onParcel(call, 'complete', complete(call, call.body))),
	),
};

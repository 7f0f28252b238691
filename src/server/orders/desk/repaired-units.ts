import { arrayContains } from 'drizzle-orm';
import type * as v from 'valibot';
import type { repairSchema } from '#contract/orders/desk-actions.ts';
import { fault, type Refusal } from '#server/desk/ports.ts';
import { faultOfSerial, findRepair } from '#server/wheels/ports.ts';
import type { listShipments } from '../access/order-view.ts';
import type { Acting } from '../record/act.ts';
import { order_shipment_lines } from '../tables.ts';
import { listClaimableUnits } from '../units/claims.ts';
import { countDelivered, deliveredSerials, listRepairs } from '../units/guarantee.ts';

export type Repair = v.InferOutput<typeof repairSchema>;
type Parcels = Awaited<ReturnType<typeof listShipments>>;

/** True if a wheel is in any parcel of the shop. */
async function isPacked({ tx }: Acting, serial: string): Promise<boolean> {
	const { serials, shipment_id } = order_shipment_lines;
	const [line] = await tx
		.select({ shipment_id })
		.from(order_shipment_lines)
		.where(arrayContains(serials, [serial]))
		.limit(1);
	return line !== undefined;
}

/** Returns why a wheel that staff named has no year to gain; null if it has. */
async function refusalOfWheel(
	acting: Acting,
	serial: string,
	{ known, named, delivered_on }: { known: string[]; named: string[]; delivered_on: string },
): Promise<Refusal | null> {
	if (named.includes(serial)) return fault('serials', 'extended_before');
	if (!known.includes(serial) && (await isPacked(acting, serial))) {
		return fault('serials', 'of_another_line');
	}
	const wrong = await faultOfSerial(acting.tx, serial);
	if (wrong) return fault('serials', wrong === 'already_registered' ? 'registered_wheel' : wrong);
	const earlier = await findRepair(acting.tx, serial, delivered_on);
	return earlier === null ? null : fault('serials', 'extended_before');
}

/** Most wheels of one unit: a pair is sold as one article. */
const WHEELS_PER_UNIT = 2;

/**
 * Returns why these units have no year to gain; null if they have. Articles whose wheels have serial
 * numbers gain it by name, whether or not their parcel named them: a wheel without a name could
 * gain a second year by its registration.
 */
export async function refusalOfUnits(
	acting: Acting,
	parcels: Parcels,
	{ position, quantity, serials }: Repair,
	{ delivered_on, has_serials }: { delivered_on: string; has_serials: boolean },
): Promise<Refusal | null> {
	const { tx, order } = acting;
	const delivered = countDelivered(parcels, position);
	const kept = Math.min((await listClaimableUnits(tx, order.id))[position] ?? 0, delivered);
	if (quantity > kept) return fault('quantity', 'more_than_kept');
	if (serials.length > quantity * WHEELS_PER_UNIT) return fault('serials', 'more_than_repaired');
	if (new Set(serials).size < serials.length) return fault('serials', 'duplicate');
	const known = deliveredSerials(parcels, position);
	const earlier = (await listRepairs(tx, order.id)).filter((one) => one.position === position);
	const named = earlier.flatMap((one) => one.serials);
	for (const serial of serials) {
		const refusal = await refusalOfWheel(acting, serial, { known, named, delivered_on });
		if (refusal) return refusal;
	}
	// Counted from the units delivered: a unit that gained its year may have been returned since.
	const done = earlier.reduce((sum, one) => sum + one.quantity, 0);
	if (quantity > delivered - done) return fault('quantity', 'extended_before');
	return has_serials && serials.length < quantity ? fault('serials', 'which_wheels') : null;
}

import { eq } from 'drizzle-orm';
import { extendByRepair } from '#contract/orders/desk-actions.ts';
import { extendedByRepair } from '#domain/catalogue/warranty.ts';
import { dayInRome } from '#domain/time/days.ts';
import { conflict, fault, type Refusal } from '#server/desk/ports.ts';
import { keepRepair, lockWheels } from '#server/wheels/ports.ts';
import { listShipments } from '../access/order-view.ts';
import { act, orderRoute, REPLAYED, type Acting, type Done } from '../record/act.ts';
import { listLines } from '../record/queries.ts';
import { sendOrderMail } from '../mails/send.ts';
import type { OrderServices } from '../record/services.ts';
import { order_repairs } from '../tables-repairs.ts';
import { lineDeliveredOn, lineLegalEnd } from '../units/guarantee.ts';
import { refusalOfUnits, type Repair } from './repaired-units.ts';

async function extend(
	services: OrderServices,
	acting: Acting,
	repair: Repair,
): Promise<Refusal | Done> {
	const { tx, order, now } = acting;
	const { key, position, quantity, serials, repaired_on } = repair;
	if (order.user_type !== 'private') return conflict('order', 'not_a_consumer');
	const line = (await listLines(tx, order.id)).find((one) => one.position === position);
	if (!line) return fault('position', 'unknown_line');
	if (repaired_on > dayInRome(now)) return fault('repaired_on', 'in_the_future');
	const parcels = await listShipments(tx, order.id);
	const legal_ends_on = lineLegalEnd(order, parcels, position);
	const delivered_on = lineDeliveredOn(parcels, position);
	if (legal_ends_on === null || delivered_on === null || repaired_on < delivered_on) {
		return fault('repaired_on', 'before_delivery');
	}
	await lockWheels(tx, serials);
	const has_serials = line.article.is_carbon_wheel;
	const refusal = await refusalOfUnits(acting, parcels, repair, { delivered_on, has_serials });
	if (refusal) return refusal;
	const until = extendedByRepair({ legal_ends_on, legal_extended_on: null }, repaired_on);
	if (until === 'too_early' || until === 'guarantee_over' || until === 'extended_before') {
		return fault('repaired_on', until);
	}
	const added = { key, order_id: order.id, position, quantity, serials, repaired_on };
	const [kept] = await tx
		.insert(order_repairs)
		.values({ ...added, legal_ends_on: until, created_at: now })
		.onConflictDoNothing()
		.returning({ key: order_repairs.key });
	// Another order was locked apart from this one, and has taken the key meanwhile.
	if (!kept) return conflict('key', 'used');
	await keepRepair(tx, serials, { repaired_on, now });
	const pieces = [{ position, quantity }];
	await sendOrderMail(tx, services, 'repaired', order, now, { pieces, guaranteed_until: until });
	const wheels = serials.length > 0 ? { serials: serials.join(', ') } : {};
	return { position, quantity, ...wheels, repaired_on, legal_ends_on: until };
}

export const repairRoutes = {
	extendByRepair: orderRoute(extendByRepair, (call) =>
		act(call, 'extend_by_repair', async (acting) => {
			const { key, position, quantity, serials, repaired_on } = call.body;
			const [known] = await acting.tx
				.select()
				.from(order_repairs)
				.where(eq(order_repairs.key, key));
			if (!known) return extend(call, acting, call.body);
			const isSame =
				known.order_id === acting.order.id &&
				known.position === position &&
				known.quantity === quantity &&
				known.serials.join() === serials.join() &&
				known.repaired_on === repaired_on;
			return isSame ? REPLAYED : conflict('key', 'used');
		}),
	),
};

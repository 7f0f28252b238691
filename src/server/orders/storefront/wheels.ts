import * as contract from '#contract/orders/endpoints.ts';
import { dayInRome } from '#domain/time/days.ts';
import { problem } from '#server/kernel/problem.ts';
import { openRoute } from '#server/kernel/route.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { checkBoughtWheels, registerBought } from '#server/wheels/ports.ts';
import type { Assembled } from '../../module.ts';
import { listLines, lockOrder, type OrderRow } from '../record/queries.ts';
import { takeAsking } from '../access/limits.ts';
import { listShipments } from '../access/order-view.ts';
import { findSeen, getViewer } from '../access/viewer.ts';
import { listClaimableUnits } from '../units/claims.ts';

const wheelRoute = openRoute<Assembled>();

/**
 * Delivered wheels, with their day. A canceled or refunded order has none, nor has a line of which
 * nothing was kept.
 */
async function deliveredWheels(db: Db | Tx, order: OrderRow) {
	if (order.status !== 'processing' && order.status !== 'delivered') return [];
	const lines = await listLines(db, order.id);
	const parcels = await listShipments(db, order.id);
	const kept = await listClaimableUnits(db, order.id);
	return parcels.flatMap(({ completed_at, lines: packed }) =>
		packed.flatMap(({ position, serials }) => {
			const article = lines.find((line) => line.position === position)?.article;
			if (!completed_at || !article || kept[position] === 0) return [];
			const delivered_on = dayInRome(completed_at);
			const product = article.product.name;
			return serials.map((serial_number) => ({ serial_number, product, delivered_on }));
		}),
	);
}

async function withOutcomes(db: Db | Tx, order: OrderRow, now: Date) {
	const wheels = await deliveredWheels(db, order);
	const asked = wheels.map(({ serial_number, delivered_on: purchase_date }) => ({
		serial_number,
		purchase_date,
	}));
	const outcomes = await checkBoughtWheels(db, asked, now);
	return wheels.map((wheel, at) => ({ ...wheel, outcome: outcomes[at] ?? 'not_found' }));
}

export const wheelRoutes = {
	listOrderWheels: wheelRoute(contract.listOrderWheels, async (call) => {
		const { db, clock, param } = call;
		const order = await findSeen(db, await getViewer(call.context, call), param('id'));
		return order ? withOutcomes(db, order, clock()) : null;
	}),

	registerOrderWheels: wheelRoute(contract.registerOrderWheels, async (call) => {
		const { db, client, clock, param } = call;
		const now = clock();
		const taken = await takeAsking(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const seen = await findSeen(db, await getViewer(call.context, call), param('id'));
		if (!seen) return null;
		const results = await db.transaction(async (tx) => {
			const order = await lockOrder(tx, seen.id);
			const wheels = order ? await withOutcomes(tx, order, now) : [];
			const open = wheels.filter(({ outcome }) => outcome === 'success');
			if (!order) return [];
			const { email, locale, number: reference, details } = order;
			const { given_name, family_name, country } = details.billing;
			const owner = { email, locale, given_name, family_name, country };
			const made = [];
			for (const purchase_date of new Set(open.map(({ delivered_on }) => delivered_on))) {
				const serials = open.flatMap((wheel) =>
					wheel.delivered_on === purchase_date ? [wheel.serial_number] : [],
				);
				made.push(
					...(await registerBought(tx, call, { serials, purchase_date, owner, reference, now })),
				);
			}
			return made;
		});
		if (results.length === 0) return problem('conflict', [{ path: 'wheels', code: 'none' }]);
		return results;
	}),
};

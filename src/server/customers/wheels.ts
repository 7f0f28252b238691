import { listOwnWheels, openOwnWheel } from '#contract/customers/wheels.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { openOwnPassport, ownPassports } from '#server/wheels/ports.ts';
import { takeWheel } from './limits.ts';
import { ownRoute } from './route.ts';

export const wheelRoutes = {
	listOwnWheels: ownRoute(listOwnWheels, ({ db, customer, query, clock }) =>
		ownPassports(db, customer.email, query.locale, clock()),
	),

	openOwnWheel: ownRoute(openOwnWheel, async ({ db, customer, body, clock }) => {
		const now = clock();
		const taken = await takeWheel(db, customer.id, now);
		if (!taken.isAllowed) return tooMany(taken);
		const token = await db.transaction((tx) =>
			openOwnPassport(tx, customer.email, body.serial_number, now),
		);
		return token === null ? null : { token };
	}),
};

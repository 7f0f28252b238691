import { eq, sql } from 'drizzle-orm';
import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoDateSchema } from '#contract/units.ts';
import * as v from 'valibot';
import { changeWriter, deskKind } from '../../../src/server/desk/ports.ts';
import { customerRoute } from '../../../src/server/identity/customer-route.ts';
import { customer_users } from '../../../src/server/identity/tables-customers.ts';
import { providerRoute } from '../../../src/server/identity/provider-route.ts';
import { defineModule } from '../../../src/server/module.ts';
import { madeAt } from '../../../src/server/platform/db/columns.ts';
import { toInstant } from '../../../src/server/platform/db/instant.ts';
import { compose, mailFrameIn } from '../../../src/server/platform/mail/compose.ts';
import { route } from '../../../src/server/platform/route.ts';
import type { Services } from '../../../src/server/platform/services.ts';
import {
	askForRide,
	fixRide,
	listOwnRides,
	rideChange,
	rideContract,
	rideResource,
} from './contract.ts';

const rides = pgTable('test_rides', {
	id: uuid('id').primaryKey().defaultRandom(),
	email: text('email').notNull(),
	product_id: text('product_id').notNull(),
	day: date('day', { mode: 'string' }),
	created_at: madeAt(),
});

/** Table that a migration would create. */
export const TABLE = sql`create table test_rides (
	id uuid primary key default gen_random_uuid(), email text not null, product_id text not null,
	day date, created_at timestamptz(3) not null default now())`;

/** Signing key of the shop's calendar. */
export const CALENDAR_KEY = `whsec_${Buffer.from('the calendar of the shop').toString('base64')}`;
const calendarRoute = providerRoute<Services>(async () => [CALENDAR_KEY]);

const RIDE_RECEIPT = {
	name: 'test-ride.receipt',
	addressee: 'sender',
	isConfirmed: false,
} as const;

const routes = {
	askForRide: route(askForRide, async ({ db, body, clock, ...services }) =>
		db.transaction(async (tx) => {
			const row = { ...body, created_at: clock() };
			const [ride] = await tx.insert(rides).values(row).returning({ id: rides.id });
			const frame = await mailFrameIn(services, tx, 'it');
			const mail = compose(frame, {
				kind: RIDE_RECEIPT,
				person: { to: body.email, name: '' },
				subject: 'La tua prova',
				title: 'Richiesta ricevuta',
				parts: [{ kind: 'text', text: body.product_id }],
			});
			await services.outbox.post(tx, mail);
			return ride ?? null;
		}),
	),
	listOwnRides: customerRoute(listOwnRides, async ({ db, customer }) => {
		const found = await db.select().from(rides).where(eq(rides.email, customer.email));
		return found.map(({ product_id, day }) => ({
			product_id,
			day: day === null ? null : v.parse(isoDateSchema, day),
		}));
	}),
	fixRide: calendarRoute(fixRide, async ({ db, body: { id, day } }) => {
		const fixed = await db.update(rides).set({ day }).where(eq(rides.id, id)).returning();
		return fixed.length === 0 ? null : { outcome: 'fixed' as const };
	}),
};

/** Capability that no shop has: one folder, and nothing anywhere else. */
export const rideModule = defineModule({
	contract: rideContract,
	routes,
	desk: [
		deskKind(rideResource, {
			table: rides,
			columns: {
				id: rides.id,
				created_at: rides.created_at,
				email: rides.email,
				product_id: rides.product_id,
				day: rides.day,
			},
			writer: {
				change: changeWriter(rideChange, async ({ tx }, id, body) => {
					await tx.update(rides).set(body).where(eq(rides.id, id));
					return null;
				}),
			},
		}),
	],
	deskParts: {
		async customers(db, id) {
			const found = await db
				.select({ id: rides.id })
				.from(rides)
				.innerJoin(customer_users, eq(customer_users.email, rides.email))
				.where(eq(customer_users.id, id));
			return { ride_count: found.length };
		},
	},
	personal: {
		export: async (db, email) => ({
			test_rides: await db.select().from(rides).where(eq(rides.email, email)),
		}),
		async erase(tx, { email }) {
			const gone = await tx.delete(rides).where(eq(rides.email, email)).returning();
			return { test_rides: gone.length };
		},
	},
	retention: {
		test_rides: ({ before }) => [
			sql`delete from test_rides where created_at < ${toInstant(before)} returning 1`,
		],
	},
	mails: [RIDE_RECEIPT],
});

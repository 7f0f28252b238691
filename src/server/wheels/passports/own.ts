import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { normalSerial } from '#domain/catalogue/warranty.ts';
import type { DeskParts } from '#server/desk/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { makeLink } from '../warranty/links.ts';
import { wheel_registrations } from '../tables.ts';
import { lockRegistration } from './queries.ts';
import { toPassport } from './serialise.ts';

/**
 * Passports of the wheels that are registered with an address, the newest first. The caller must
 * have verified that the address belongs to the user.
 */
export async function ownPassports(db: Db, email: string, locale: Locale, now: Date) {
	const rows = await db
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.owner_email, email))
		.orderBy(desc(wheel_registrations.registered_on), desc(wheel_registrations.created_at));
	return Promise.all(
		rows.map((registration) =>
			toPassport(
				db,
				{ kind: 'owner', email, created_at: registration.created_at, registration },
				locale,
				now,
			),
		),
	);
}

/** New secret for the passport of a wheel; null if it is not registered with the address. */
export async function openOwnPassport(
	tx: Tx,
	email: string,
	serial_number: string,
	now: Date,
): Promise<string | null> {
	const [known] = await tx
		.select({ id: wheel_registrations.id })
		.from(wheel_registrations)
		.where(
			and(
				eq(wheel_registrations.serial_number, normalSerial(serial_number)),
				eq(wheel_registrations.owner_email, email),
			),
		);
	// Under a lock: a wheel that changes hands meanwhile no longer opens to its former owner.
	const registration = known ? await lockRegistration(tx, known.id) : null;
	if (registration?.owner_email !== email) return null;
	return makeLink(tx, { registration_id: registration.id, kind: 'owner', email, created_at: now });
}

/** Wheels that are registered with a customer's address. */
export const customerWheels: DeskParts = async (db, customerId) => {
	const { serial_number, registered_on, owner_email } = wheel_registrations;
	const customer_wheels = await db
		.select({ serial_number, registered_on })
		.from(wheel_registrations)
		.innerJoin(customer_users, eq(customer_users.email, owner_email))
		.where(eq(customer_users.id, customerId))
		.orderBy(desc(registered_on));
	return { customer_wheels };
};

import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#contract/locales.ts';
import type { EXTENSION_STATES } from '#contract/wheels/passports.ts';
import { toTerms } from '#domain/catalogue/warranty.ts';
import type { Db } from '../../src/server/platform/db/client.ts';
import { wheel_links, wheel_registrations } from '../../src/server/wheels/tables.ts';

export interface RegisteredWheel {
	id: string;
	/** Secret of its owner's link. */
	token: string;
}

/** Registers a wheel directly in the database, with a link for its owner. */
export async function aRegisteredWheel(
	db: Db,
	given: {
		serial_number?: string;
		email?: string;
		locale?: Locale;
		purchase_date?: string;
		extension?: (typeof EXTENSION_STATES)[number];
	} = {},
): Promise<RegisteredWheel> {
	const purchase_date = given.purchase_date ?? '2025-06-01';
	const email = given.email ?? 'rider@mail.example';
	const [row] = await db
		.insert(wheel_registrations)
		.values({
			serial_number: given.serial_number ?? 'MQC50A250117',
			purchase_date,
			registered_on: '2025-06-10',
			...toTerms(purchase_date, 'IT'),
			extension: given.extension ?? 'active',
			owner_email: email,
			owner_name: 'Cliente',
			owner_locale: given.locale ?? 'it',
		})
		.returning({ id: wheel_registrations.id });
	if (!row) throw new Error('the wheel was not registered');
	const token = randomBytes(24).toString('base64url');
	const digest = createHash('sha256').update(token).digest('hex');
	await db.insert(wheel_links).values({ digest, registration_id: row.id, kind: 'owner', email });
	return { id: row.id, token };
}

/** Reads the secret at the end of a mailed link to one of the wheel's pages. */
export function tokenIn(text: string): string {
	const token = /\/wheel(?:-transfer)?#([\w-]+)/.exec(text)?.[1];
	if (token === undefined) throw new Error(`no link to a wheel in: ${text}`);
	return token;
}

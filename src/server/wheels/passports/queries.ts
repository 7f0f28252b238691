import { and, desc, eq, gt, isNull, ne, or } from 'drizzle-orm';
import { findModel } from '#server/content/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { serials, service_entries, wheel_links, wheel_registrations } from '../tables.ts';
import { toDigest } from '#server/platform/link-secrets.ts';

export type Registration = typeof wheel_registrations.$inferSelect;

/** True if the extension was requested and is not granted, so far or for good. */
export const isUndecided = ({ extension }: Pick<Registration, 'extension'>): boolean =>
	extension === 'requested' || extension === 'rejected';

export interface OpenedLink {
	kind: 'owner' | 'transfer';
	/** Address that the link was mailed to. */
	email: string;
	created_at: Date;
	registration: Registration;
}

type LinkKind = OpenedLink['kind'];

/** Link that a secret opens; null if it is unknown, expired or of another kind. */
export async function openLink(
	db: Db | Tx,
	token: string,
	now: Date,
	kind?: LinkKind,
): Promise<OpenedLink | null> {
	const [row] = await db
		.select({ link: wheel_links, registration: wheel_registrations })
		.from(wheel_links)
		.innerJoin(wheel_registrations, eq(wheel_registrations.id, wheel_links.registration_id))
		.where(
			and(
				eq(wheel_links.digest, toDigest(token)),
				or(isNull(wheel_links.expires_at), gt(wheel_links.expires_at, now)),
				kind ? eq(wheel_links.kind, kind) : undefined,
			),
		);
	if (!row) return null;
	const { kind: found, email, created_at } = row.link;
	return { kind: found, email, created_at, registration: row.registration };
}

/**
 * Reads the registration and locks its row until the transaction ends: after a wheel changes hands,
 * its former owner must not offer it or get its link.
 */
export async function lockRegistration(tx: Tx, id: string): Promise<Registration | null> {
	const [row] = await tx
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.id, id))
		.for('update');
	return row ?? null;
}

/** Time of the offer that waits for the next owner; null for none. */
export async function pendingTransfer(
	db: Db | Tx,
	registration_id: string,
	now: Date,
): Promise<Date | null> {
	const [row] = await db
		.select({ created_at: wheel_links.created_at })
		.from(wheel_links)
		.where(
			and(
				eq(wheel_links.registration_id, registration_id),
				eq(wheel_links.kind, 'transfer'),
				gt(wheel_links.expires_at, now),
			),
		)
		.orderBy(desc(wheel_links.created_at))
		.limit(1);
	return row?.created_at ?? null;
}

/** Model of a wheel; only its number if the model has left the catalogue. */
export async function findWheelModel(db: Db | Tx, serial_number: string) {
	const [row] = await db
		.select({ product_id: serials.product_id, made_on: serials.made_on })
		.from(serials)
		.where(eq(serials.serial_number, serial_number));
	if (!row) throw new Error(`wheel ${serial_number} is registered but unknown`);
	return { ...row, model: await findModel(db, row.product_id) };
}
export type WheelModel = Awaited<ReturnType<typeof findWheelModel>>;

export function findService(db: Db | Tx, registration_id: string) {
	const { date, kind, text } = service_entries;
	return db
		.select({ date, kind, text })
		.from(service_entries)
		.where(eq(service_entries.registration_id, registration_id))
		.orderBy(desc(date), desc(service_entries.created_at));
}

/** Wheel that was registered together with this one; null if it was the only one. */
export async function findOtherWheel(
	db: Db,
	id: string,
	submission_id: string,
): Promise<string | null> {
	const [row] = await db
		.select({ id: wheel_registrations.id })
		.from(wheel_registrations)
		.where(
			and(eq(wheel_registrations.submission_id, submission_id), ne(wheel_registrations.id, id)),
		);
	return row?.id ?? null;
}

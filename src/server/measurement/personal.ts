import { eq, inArray, sql } from 'drizzle-orm';
import { consentReceiptResource } from '#contract/measurement/desk.ts';
import { deskKind } from '#server/desk/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toInstant } from '#server/platform/db/instant.ts';
import type { PersonalData, RetentionRule } from '#server/privacy/ports.ts';
import { toReceipts } from './consent/receipts.ts';
import { consent_notices, consent_receipts } from './tables.ts';

const customersAt = (db: Db | Tx, email: string) =>
	db.select({ id: customer_users.id }).from(customer_users).where(eq(customer_users.email, email));

/**
 * Receipts that customers gave while signed in. An erasure cuts the tie to the person and keeps the
 * proof, which then is named by its id alone. Receipts of guests lead to nobody: only the device
 * knows the id.
 */
export const receiptData: PersonalData = {
	async export(db, email) {
		const customers = await customersAt(db, email);
		const lists = await Promise.all(customers.map(({ id }) => toReceipts(db, id)));
		return { consent_receipts: lists.flat() };
	},
	async erase(tx, { email }) {
		const cut = await tx
			.update(consent_receipts)
			.set({ customer_id: null })
			.where(inArray(consent_receipts.customer_id, customersAt(tx, email)))
			.returning({ id: consent_receipts.id });
		return { consent_receipts: cut.length };
	},
};

export const receiptRule: RetentionRule = ({ before }) => [
	sql`delete from ${consent_receipts} where created_at < ${toInstant(before)} returning 1`,
	sql`delete from ${consent_notices} n where created_at < ${toInstant(before)}
		and not exists (select from ${consent_receipts} r where r.text_version = n.version)
		returning 1`,
];

const { id, created_at, edition, locale, text_version, revoked_at } = consent_receipts;

export const receiptKind = deskKind(consentReceiptResource, {
	table: consent_receipts,
	columns: { id, created_at, edition, locale, text_version, revoked_at },
	async parts(db, receipt) {
		const [row] = await db
			.select({ text: consent_notices.text })
			.from(consent_receipts)
			.innerJoin(consent_notices, eq(consent_notices.version, text_version))
			.where(eq(id, receipt));
		return { text: row?.text ?? null };
	},
});

import { asc, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { addressLines, addressWarnings } from './address-rules.ts';
import { customer_addresses } from '../tables.ts';

type Row = typeof customer_addresses.$inferSelect;

export function toAddress({ customer_id: _, created_at: __, ...row }: Row) {
	return { ...row, warnings: addressWarnings(row), lines: addressLines(row) };
}

/** Addresses of an account, the defaults first. */
export async function getAddresses(db: Db | Tx, customerId: string) {
	const rows = await db
		.select()
		.from(customer_addresses)
		.where(eq(customer_addresses.customer_id, customerId))
		.orderBy(
			asc(customer_addresses.kind),
			desc(customer_addresses.is_default),
			asc(customer_addresses.created_at),
		);
	return rows.map(toAddress);
}

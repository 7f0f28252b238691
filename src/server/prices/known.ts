import { inArray, sql } from 'drizzle-orm';
import { price_lists, variants } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';

/** Articles by their codes, in capitals. */
export async function articlesByCode(
	tx: Tx,
	codes: readonly string[],
): Promise<Map<string, string>> {
	if (codes.length === 0) return new Map();
	const { id, code } = variants;
	const rows = await tx
		.select({ id, code })
		.from(variants)
		.where(inArray(sql`upper(${code})`, [...codes]));
	return new Map(rows.map((row) => [row.code.toUpperCase(), row.id]));
}

/** Currencies of the price lists, by list id. */
export async function knownLists(tx: Tx): Promise<Map<string, string>> {
	const { id, currency } = price_lists;
	const rows = await tx.select({ id, currency }).from(price_lists);
	return new Map(rows.map((row) => [row.id, row.currency]));
}

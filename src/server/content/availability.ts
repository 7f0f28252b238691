import { inArray, sql } from 'drizzle-orm';
import type { Availability } from '#contract/content/availability.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { variants } from './tables-catalogue.ts';

/** Availability of these articles; leaves out articles that are not in the catalogue. */
export async function listAvailabilities(
	db: Db | Tx,
	ids: readonly string[],
): Promise<Map<string, Availability>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ id: variants.id, availability: variants.availability })
		.from(variants)
		.where(inArray(variants.id, [...ids]));
	return new Map(rows.map(({ id, availability }) => [id, availability]));
}

/** Sets the availability of articles; rows that have the value already stay untouched. */
export async function setAvailability(
	tx: Tx,
	anew: ReadonlyMap<string, Availability>,
): Promise<void> {
	if (anew.size === 0) return;
	const given = JSON.stringify(Object.fromEntries(anew));
	await tx.execute(sql`update ${variants} set availability = given.value
		from jsonb_each_text(${given}::jsonb) as given
		where ${variants}.id = given.key and ${variants}.availability is distinct from given.value`);
}

import { sql } from 'drizzle-orm';
import type { SERIAL_STATES } from '#contract/wheels/serials.ts';
import type { Locale } from '#contract/locales.ts';
import type { SERIAL_HINTS, SerialOutcome } from '#contract/wheels/registrations.ts';
import { toLookalike } from '#domain/catalogue/warranty.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import type { StoredTexts } from '#server/platform/db/columns.ts';
import { models } from '#server/content/ports.ts';
import { serials, wheel_registrations } from '../tables.ts';
import { textsIn } from '#server/platform/db/localized.ts';

export type SerialHint = (typeof SERIAL_HINTS)[number];

/** Findings about a serial. They never name the owner of the wheel. */
export interface Finding {
	outcome: Exclude<SerialOutcome, 'date_expired' | 'date_greater'>;
	hint: SerialHint | null;
	product: { id: string; texts: StoredTexts<{ name: string }> } | null;
}

interface Row extends Record<string, unknown> {
	state: (typeof SERIAL_STATES)[number] | null;
	is_registered: boolean;
	product_id: string | null;
	is_carbon_wheel: boolean | null;
	texts: StoredTexts<{ name: string }> | null;
	has_look_alike: boolean;
}

/**
 * Looks a serial up, as `normalSerial` wrote it. Always one statement, so that timing reveals
 * nothing either.
 */
export async function findSerial(db: Db | Tx, serial: string): Promise<Finding> {
	const { rows } = await db.execute<Row>(sql`
		select s.state, p.id as product_id, p.is_carbon_wheel, p.texts,
			exists (select 1 from ${wheel_registrations} r where r.serial_number = asked.serial
				and r.extension <> 'rejected') as is_registered,
			exists (select 1 from ${serials} l where l.look = asked.look) as has_look_alike
		from (select ${serial}::text as serial, ${toLookalike(serial)}::text as look) asked
		left join ${serials} s on s.serial_number = asked.serial
		left join ${models()} p on p.id = s.product_id`);
	const [row] = rows;
	if (!row) throw new Error('the check of the serial returned no row');
	return judge(row);
}

function judge(row: Row): Finding {
	const no = (outcome: Finding['outcome'], hint: SerialHint | null = null): Finding => ({
		outcome,
		hint,
		product: null,
	});
	if (row.state === null) return no('not_found', row.has_look_alike ? 'look_alike' : null);
	if (row.state !== 'sold') return no(row.state);
	if (row.is_registered) return no('already_registered');
	// Staff decides on a wheel whose model is no longer in the catalogue.
	if (row.product_id === null || row.texts === null) return no('not_found');
	if (row.is_carbon_wheel !== true) return no('not_found', 'not_carbon');
	return { outcome: 'success', hint: null, product: { id: row.product_id, texts: row.texts } };
}

export function productName({ texts }: { texts: StoredTexts<{ name: string }> }, locale: Locale) {
	return textsIn(texts, locale).text.name;
}

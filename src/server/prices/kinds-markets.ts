import { eq, sql } from 'drizzle-orm';
import {
	shippingChange,
	shippingCreate,
	shippingResource,
	vatRateChange,
	vatRateCreate,
	vatRateResource,
} from '#contract/prices/desk.ts';
import { price_lists } from '#server/content/ports.ts';
import { changeWriter, creationWriter, deskKind, fault, type Refusal } from '#server/desk/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { countriesIn, isUnknown } from './country-codes.ts';
import { knownLists } from './known.ts';
import { shipping_rates, vat_rates } from './tables.ts';

const vatId = sql`(lower(${vat_rates.country}) || '-' || ${vat_rates.valid_from})`;
const isRate = (id: string) => sql`${vatId} = ${id}`;

export const vatRateKind = deskKind(vatRateResource, {
	table: vat_rates,
	columns: {
		id: vatId,
		country: vat_rates.country,
		rate: vat_rates.rate,
		valid_from: vat_rates.valid_from,
		source: vat_rates.source,
		updated_at: vat_rates.updated_at,
	},
	writer: {
		change: changeWriter(vatRateChange, async ({ tx }, id, body) => {
			await tx
				.update(vat_rates)
				.set({ ...body, origin: 'editor' })
				.where(isRate(id));
			return null;
		}),
		create: creationWriter(vatRateCreate, async ({ tx }, rate) => {
			if (await isUnknown(tx, [rate.country])) return fault('country', 'unknown_country');
			const made = await tx
				.insert(vat_rates)
				.values(rate)
				.onConflictDoNothing()
				.returning({ country: vat_rates.country });
			if (made.length === 0) return fault('valid_from', 'duplicate');
			return { id: `${rate.country.toLowerCase()}-${rate.valid_from}` };
		}),
		async remove({ tx }, id) {
			await tx.delete(vat_rates).where(isRate(id));
			return null;
		},
	},
});

interface Way {
	price_list_id?: string | undefined;
	countries?: string | undefined;
	time_from?: number | undefined;
	time_to?: number | undefined;
}

/** Error of a shipping option; `there` is the stored row of a changed one. */
async function findFault(
	tx: Tx,
	way: Way,
	there?: typeof shipping_rates.$inferSelect,
): Promise<Refusal | null> {
	if (way.price_list_id !== undefined && !(await knownLists(tx)).has(way.price_list_id)) {
		return fault('price_list_id', 'unknown_list');
	}
	if (way.countries !== undefined && (await isUnknown(tx, countriesIn(way.countries)))) {
		return fault('countries', 'unknown_country');
	}
	const from = way.time_from ?? there?.time_from ?? 0;
	const to = way.time_to ?? there?.time_to ?? 0;
	return from > to ? fault('time_to', 'before_the_first') : null;
}

export const shippingKind = deskKind(shippingResource, {
	table: shipping_rates,
	columns: {
		id: shipping_rates.id,
		price_list_id: shipping_rates.price_list_id,
		countries: sql`array_to_string(${shipping_rates.countries}, ' ')`,
		currency: sql`(select l.currency from ${price_lists} l where l.id = ${shipping_rates}.price_list_id)`,
		method: shipping_rates.method,
		amount: shipping_rates.amount,
		free_from: shipping_rates.free_from,
		time_from: shipping_rates.time_from,
		time_to: shipping_rates.time_to,
		time_unit: shipping_rates.time_unit,
		is_offered: shipping_rates.is_offered,
		updated_at: shipping_rates.updated_at,
	},
	writer: {
		change: changeWriter(shippingChange, async ({ tx }, id, { countries, ...way }) => {
			const isIt = eq(shipping_rates.id, id);
			const [there] = await tx.select().from(shipping_rates).where(isIt).for('update');
			const wrong = await findFault(tx, { ...way, countries }, there);
			if (wrong) return wrong;
			await tx
				.update(shipping_rates)
				.set({
					...way,
					...(countries !== undefined && { countries: countriesIn(countries) }),
					origin: 'editor',
				})
				.where(isIt);
			return null;
		}),
		create: creationWriter(shippingCreate, async ({ tx }, way) => {
			const wrong = await findFault(tx, way);
			if (wrong) return wrong;
			const made = await tx
				.insert(shipping_rates)
				.values({ ...way, countries: countriesIn(way.countries) })
				.onConflictDoNothing()
				.returning({ id: shipping_rates.id });
			return made.length === 0 ? fault('id', 'duplicate') : { id: way.id };
		}),
		async remove({ tx }, id) {
			await tx.delete(shipping_rates).where(eq(shipping_rates.id, id));
			return null;
		},
	},
});

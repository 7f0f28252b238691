import { desc, eq, sql } from 'drizzle-orm';
import {
	marketRulesChange,
	marketRulesResource,
	priceChange,
	priceCreate,
	priceListChange,
	priceListResource,
	priceResource,
} from '#contract/prices/desk.ts';
import {
	articleColumns,
	articleSearches,
	price_lists,
	prices,
	variants,
} from '#server/content/ports.ts';
import { changeWriter, creationWriter, deskKind, fault } from '#server/desk/ports.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { countriesIn, isUnknown } from './country-codes.ts';
import { pastedCode } from '#domain/security/pasted-code.ts';
import { articlesByCode, knownLists } from './known.ts';
import { market_rules, price_history } from './tables.ts';
import { writePrices, type Written } from './write.ts';

/** Countries as staff writes them: space-separated codes. */
const spaced = (column: typeof price_lists.countries | typeof market_rules.excluded) =>
	sql`array_to_string(${column}, ' ')`;

export const priceListKind = deskKind(priceListResource, {
	table: price_lists,
	columns: {
		id: price_lists.id,
		name: price_lists.name,
		currency: price_lists.currency,
		countries: spaced(price_lists.countries),
		is_default: price_lists.is_default,
		prices_include_vat: price_lists.prices_include_vat,
		year: price_lists.year,
		updated_at: price_lists.updated_at,
	},
	writer: {
		change: changeWriter(priceListChange, async ({ tx }, id, { name, countries }) => {
			const asked = countries === undefined ? undefined : countriesIn(countries);
			const others = await tx.select().from(price_lists).orderBy(price_lists.id).for('update');
			const rest = others.filter((list) => list.id !== id);
			if (asked && (await isUnknown(tx, asked))) return fault('countries', 'unknown_country');
			if (asked?.some((code) => rest.some((list) => list.countries.includes(code)))) {
				return fault('countries', 'in_another_list');
			}
			if (asked?.length === 0 && rest.some((list) => list.countries.length === 0)) {
				return fault('countries', 'rest_twice');
			}
			await tx
				.update(price_lists)
				.set({
					...(name !== undefined && { name }),
					...(asked && { countries: asked }),
					origin: 'editor',
				})
				.where(eq(price_lists.id, id));
			return null;
		}),
	},
});

/** Time of a price's last history entry, in UTC and to the millisecond, as in records. */
export const pricedSince = sql`(select to_char(max(h.at) at time zone 'UTC',
	'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from ${price_history} h
	where h.variant_id = ${prices}.variant_id and h.price_list_id = ${prices}.price_list_id)`;

/** Id of a price: its article and its list. */
const priceId = sql`(${prices.variant_id} || '__' || ${prices.price_list_id})`;

async function findKey(db: Db | Tx, id: string) {
	const { variant_id, price_list_id } = prices;
	const [row] = await db
		.select({ variant_id, price_list_id })
		.from(prices)
		.where(sql`${priceId} = ${id}`);
	return row ?? null;
}

const DONE: readonly Written[] = ['added', 'changed', 'unchanged'];

export const priceKind = deskKind(priceResource, {
	table: prices,
	columns: {
		id: priceId,
		// Names are spelt out: without a join, columns are written without their table.
		variant_code: sql`(select v.code from ${variants} v where v.id = ${prices}.variant_id)`,
		price_list_id: prices.price_list_id,
		currency: sql`(select l.currency from ${price_lists} l where l.id = ${prices}.price_list_id)`,
		amount: prices.amount,
		street_price: prices.street_price,
		is_reduced: sql`(${prices.reduced_since} is not null)`,
		reduced_since: prices.reduced_since,
		lowest_price_30d: prices.lowest_price_30d,
		priced_since: pricedSince,
		price_list_name: sql`(select l.name from ${price_lists} l where l.id = ${prices}.price_list_id)`,
		...articleColumns(sql`${prices}.variant_id`),
	},
	searches: articleSearches(sql`${prices}.variant_id`),
	marked: {
		key: ['price_list_id', 'variant_code'],
		fields: ['amount', 'street_price', 'is_reduced'],
		changedAt: 'priced_since',
	},
	async parts(db, id) {
		const key = await findKey(db, id);
		if (!key) return { price_history: [] };
		const { at, amount, variant_id, price_list_id } = price_history;
		const rows = await db
			.select({ at, amount })
			.from(price_history)
			.where(sql`${variant_id} = ${key.variant_id} and ${price_list_id} = ${key.price_list_id}`)
			.orderBy(desc(at));
		return { price_history: rows };
	},
	writer: {
		change: changeWriter(priceChange, async ({ tx }, id, body) => {
			const key = await findKey(tx, id);
			if (!key) return { code: 'not_found' };
			const [outcome = 'unchanged'] = await writePrices(tx, [{ ...key, ...body }]);
			return DONE.includes(outcome) ? null : fault('is_reduced', outcome);
		}),
		create: creationWriter(priceCreate, async ({ tx }, { variant_code, ...price }) => {
			const code = pastedCode(variant_code);
			const variant_id = (await articlesByCode(tx, [code])).get(code);
			if (variant_id === undefined) return fault('variant_code', 'unknown_article');
			if (!(await knownLists(tx)).has(price.price_list_id)) {
				return fault('price_list_id', 'unknown_list');
			}
			const made = await tx
				.insert(prices)
				.values({ variant_id, ...price, origin: 'editor' })
				.onConflictDoNothing()
				.returning({ variant_id: prices.variant_id });
			if (made.length === 0) return fault('variant_code', 'duplicate');
			return { id: `${variant_id}__${price.price_list_id}` };
		}),
		async remove({ tx }, id) {
			await tx.delete(prices).where(sql`${priceId} = ${id}`);
			return null;
		},
	},
});

export const marketRulesKind = deskKind(marketRulesResource, {
	table: market_rules,
	columns: {
		id: market_rules.id,
		excluded: spaced(market_rules.excluded),
		handles_uk_vat: market_rules.handles_uk_vat,
		uk_goods_above: market_rules.uk_goods_above,
		updated_at: market_rules.updated_at,
	},
	writer: {
		change: changeWriter(marketRulesChange, async ({ tx }, id, { excluded, ...rules }) => {
			const codes = excluded === undefined ? undefined : countriesIn(excluded);
			if (codes && (await isUnknown(tx, codes))) return fault('excluded', 'unknown_country');
			await tx
				.update(market_rules)
				.set({ ...rules, ...(codes && { excluded: codes }), origin: 'editor' })
				.where(eq(market_rules.id, id));
			return null;
		}),
	},
});

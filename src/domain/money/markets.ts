import type { FreeShipping } from '#contract/content/settings.ts';
import type { Market, Shipping } from '#contract/prices/markets.ts';
import { SHIPPING_METHODS } from '#contract/prices/sending.ts';
import { findVatCountry } from '../tax/eu-countries.ts';
import { cents } from './money.ts';
import { taxRuleAt } from '../tax/tax-places.ts';

/**
 * True if goods of this value may be sold to the market. A consignment whose goods are worth no
 * more than the limit needs a tax at the sale that the shop does not remit. Shipping does not
 * count.
 */
export function isWorthEnough(goods: number, limit: number | null): boolean {
	return limit === null || goods > limit;
}

interface Listed {
	countries: readonly string[];
}

/** Entry for a country: the one that names it, else the one that names none and covers the rest. */
export function listFor<List extends Listed>(
	country: string,
	lists: readonly List[],
): List | undefined {
	return (
		lists.find(({ countries }) => countries.includes(country)) ??
		lists.find(({ countries }) => countries.length === 0)
	);
}

interface DatedRate {
	country: string;
	/** First day. */
	valid_from: string;
}

/** Rate in force in a country on a day: the one that began last. */
export function rateOn<Rate extends DatedRate>(
	rates: readonly Rate[],
	country: string,
	day: string,
): Rate | undefined {
	return rates
		.filter((rate) => rate.country === country && rate.valid_from <= day)
		.toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0];
}

/** Stored data that markets are derived from. */
export interface MarketSources {
	lists: readonly (Listed & {
		id: string;
		currency: string;
		is_default: boolean;
		prices_include_vat: boolean;
	})[];
	vatRates: readonly (DatedRate & { rate: number })[];
	shipping: readonly (Listed & {
		price_list_id: string;
		method: Shipping['method'];
		amount: number;
		free_from: number | null;
		time_from: number;
		time_to: number;
		time_unit: Shipping['time']['unit'];
		is_offered: boolean;
	})[];
	rules: {
		/** Countries that the shop does not ship to. */
		excluded: readonly string[];
		/** True if British VAT is charged and remitted for small consignments. */
		handles_uk_vat: boolean;
		/** £135 in the list's currency, rounded up by staff. */
		uk_goods_above: number;
	};
}

/** Shipping rate of a country: one that names it, else that of the country that it counts as. */
function rowFor<Row extends Listed>(country: string, rows: readonly Row[]): Row | undefined {
	const names = ({ countries }: Row) => countries.includes(country);
	return rows.find(names) ?? listFor(findVatCountry(country), rows);
}

/** Shipping methods to a country: a rate that names it precedes one for the rest of its list. */
function shippingTo(country: string, listId: string, { shipping }: MarketSources): Shipping[] {
	const ofList = shipping.filter((rate) => rate.price_list_id === listId);
	return SHIPPING_METHODS.flatMap((method): Shipping[] => {
		const rate = rowFor(
			country,
			ofList.filter((candidate) => candidate.method === method),
		);
		if (!rate?.is_offered) return [];
		return [
			{
				method,
				amount: cents(rate.amount),
				free_from: rate.free_from === null ? null : cents(rate.free_from),
				time: { from: rate.time_from, to: rate.time_to, unit: rate.time_unit },
			},
		];
	});
}

/**
 * Market of a country on a day; null where no list covers it. Nothing is shipped to a country whose
 * prices include VAT while its rate is not entered: the tax would be guessed. Monaco and the Isle
 * of Man use the list and the tax of the country that they count as.
 */
export function marketFor(country: string, sources: MarketSources, day: string): Market | null {
	// A list of its own would tax it as something that it is not.
	const territory = findVatCountry(country);
	const list = listFor(territory, sources.lists);
	if (!list) return null;
	const rate = list.prices_include_vat ? rateOn(sources.vatRates, territory, day) : undefined;
	const shipping = shippingTo(country, list.id, sources);
	const { excluded, handles_uk_vat, uk_goods_above } = sources.rules;
	const delivers =
		!excluded.includes(country) &&
		shipping.length > 0 &&
		(rate !== undefined || !list.prices_include_vat);
	return {
		country,
		price_list_id: list.id,
		is_default_list: list.is_default,
		currency: list.currency,
		prices_include_vat: list.prices_include_vat,
		vat_rate: rate?.rate ?? 0,
		note: list.prices_include_vat ? 'vat_included' : 'duties',
		delivers,
		goods_above: territory === 'GB' && !handles_uk_vat ? cents(uk_goods_above) : null,
		shipping: delivers ? shipping : [],
	};
}

/** Stands for the countries that no list names: the user-assigned code of nowhere (ISO 3166). */
const ELSEWHERE = 'ZZ';

/**
 * Market of a delivery address on a day: that of its country, unless its postal code lies in a
 * place that is taxed otherwise. A place outside the Union's VAT gets the market of the rest of the
 * world; Northern Ireland the Union's list with the rate of the United Kingdom, once that is
 * entered.
 */
export function marketAt(
	{ country, postal_code }: { country: string; postal_code: string },
	sources: MarketSources,
	day: string,
): Market | null {
	const rule = taxRuleAt(country, postal_code);
	switch (rule?.kind) {
		case undefined:
			return marketFor(country, sources, day);
		case 'own_rate': {
			const market = marketFor(country, sources, day);
			const isInForce = market?.prices_include_vat && rule.valid_from <= day;
			return market && (isInForce ? { ...market, vat_rate: rule.rate } : market);
		}
		case 'outside_vat':
			return marketLike(ELSEWHERE, country, sources, day);
		case 'taxed_as':
			return marketLike(rule.country, country, sources, day, rule.postal_code);
		case 'northern_ireland':
			return marketOfNorthernIreland(country, sources, day);
	}
}

/** Market of another country, or of a place in it, that an address of this one belongs to. */
function marketLike(
	other: string,
	country: string,
	sources: MarketSources,
	day: string,
	postal_code = '',
): Market | null {
	const market = marketAt({ country: other, postal_code }, sources, day);
	const isExcluded = sources.rules.excluded.includes(country);
	return market && { ...market, country, ...(isExcluded && { delivers: false, shipping: [] }) };
}

function marketOfNorthernIreland(
	country: string,
	sources: MarketSources,
	day: string,
): Market | null {
	const union = sources.lists.filter(({ prices_include_vat }) => prices_include_vat);
	const lists = union.map((list) => ({
		...list,
		countries: list.is_default ? [...list.countries, country] : list.countries,
	}));
	const market = marketFor(country, { ...sources, lists }, day);
	return market && { ...market, goods_above: null };
}

/**
 * Free-shipping thresholds of the settings: for carts of Italy, and for countries that no rate of
 * the default list names. Only those in the default list's currency; null where nothing is shipped.
 */
export function freeShipping(sources: MarketSources, day: string): FreeShipping {
	const italy = marketFor('IT', sources, day);
	const standard =
		italy?.is_default_list && italy.shipping.find(({ method }) => method === 'standard');
	const main = sources.lists.find(({ is_default }) => is_default);
	const rest = sources.shipping.find(
		(rate) =>
			rate.price_list_id === main?.id && rate.method === 'standard' && rate.countries.length === 0,
	);
	return {
		free_shipping_threshold_ita: standard ? standard.free_from : null,
		free_shipping_threshold_int:
			!rest?.is_offered || rest.free_from === null ? null : cents(rest.free_from),
	};
}

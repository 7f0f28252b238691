import type { CartAnswer } from '#contract/cart/cart.ts';
import type { BuyerKind, TaxTreatment, VatCheckOutcome } from '#contract/orders/invoices.ts';
import type { Market, Shipping } from '#contract/prices/markets.ts';
import { dayInRome } from '#domain/days.ts';
import { HOME } from '#domain/home.ts';
import { buyerKindOf } from '#domain/invoice-needs.ts';
import { marketAt, marketFor, type MarketSources } from '#domain/markets.ts';
import { taxPlaceOf } from '#domain/tax-places.ts';
import { cents } from '#domain/money.ts';
import { orderMoney, withoutVat, type OrderMoney } from '#domain/order-money.ts';
import { taxingCountryOf, taxTreatmentOf } from '#domain/tax-treatment.ts';
import { outcomeOf } from '#domain/vat-check.ts';
import { lookAtCart, showCart, type Articles, type CartRow } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { destinationOf, type GivenAddress } from './given.ts';
import type { CheckoutRow } from './who.ts';

/** What an order comes to by what has been given so far. */
export interface Reckoned {
	/** As the country of the delivery buys, with the way to send that was chosen alone. */
	market: Market;
	/** Ways to send there; empty where it is fetched. */
	ways: readonly Shipping[];
	method: Shipping['method'] | null;
	cart: CartAnswer;
	/** What the cheapest way would cost this cart. */
	standardShipping: number;
	kind: BuyerKind;
	treatment: TaxTreatment;
	/** Of a number that would spare the VAT, where the shop asks VIES or doubts it; null of all others. */
	vatCheck: VatCheckOutcome | null;
	money: OrderMoney;
}

/** What of an address says by whose prices and taxes it buys. */
type Place = Pick<GivenAddress, 'country' | 'postal_code'>;

export interface Reckoning {
	tx: Tx;
	sources: MarketSources;
	articles: Articles;
	cart: CartRow;
	given: CheckoutRow | null;
	/** Address of who buys, for codes that each may use so often. */
	person: string | null;
	/** Of the dealer at which it is fetched; null where it is sent. */
	pickup: Place | null;
	/** Whether a number has to be confirmed by VIES before it spares the VAT. */
	checksVatNumbers: boolean;
	now: Date;
}

/** Where the goods end up, as far as it is known. */
const placeOf = ({ given, pickup }: Reckoning): Place | null => pickup ?? destinationOf(given);

function marketOf(reckoning: Reckoning): Market {
	const { sources, cart, now } = reckoning;
	const day = dayInRome(now);
	const to = placeOf(reckoning);
	const market = to ? marketAt(to, sources, day) : marketFor(cart.country, sources, day);
	if (!market) throw new Error(`no price list holds for ${to?.country ?? cart.country}`);
	return market;
}

/** Lies in its country and buys by another list, such as Livigno. */
function isApart({ sources, now }: Reckoning, market: Market): boolean {
	const ofCountry = marketFor(market.country, sources, dayInRome(now));
	return ofCountry?.price_list_id !== market.price_list_id;
}

/**
 * By whose VAT it is sold. A number that VIES has not confirmed is none, where the shop asks; one with
 * wrong check digits is none anywhere.
 */
function taxOf(
	kind: BuyerKind,
	market: Market,
	reckoning: Reckoning,
): Pick<Reckoned, 'treatment' | 'vatCheck'> {
	const { given, checksVatNumbers } = reckoning;
	const to = placeOf(reckoning);
	const number = given?.invoice?.vat_number ?? '';
	const treatmentBy = (vat_number: string) =>
		taxTreatmentOf({
			kind,
			buyer_country: given?.billing?.country ?? market.country,
			vat_number,
			country: market.country,
			place: to ? taxPlaceOf(to.country, to.postal_code) : 'own',
		});
	const treatment = treatmentBy(number);
	const vatCheck = outcomeOf(given?.vat_check ?? null, number);
	const isDoubted = checksVatNumbers || vatCheck === 'unknown';
	if (treatment !== 'intra_eu' || !isDoubted) return { treatment, vatCheck: null };
	return { treatment: vatCheck === 'confirmed' ? treatment : treatmentBy(''), vatCheck };
}

/** The market with the rate by which an order is taxed: that of Italy where the buyer is a company. */
function taxedMarket({ sources, now }: Reckoning, market: Market, treatment: TaxTreatment): Market {
	if (!market.prices_include_vat || taxingCountryOf(treatment, market.country) !== HOME)
		return market;
	const home = marketFor(HOME, sources, dayInRome(now));
	return { ...market, vat_rate: home?.vat_rate ?? market.vat_rate };
}

function moneyOfView(cart: CartAnswer, market: Market, isPickup: boolean): OrderMoney {
	const vat_rate = market.prices_include_vat ? market.vat_rate : 0;
	const lines = cart.items.map((item) => ({
		quantity: item.quantity,
		goods_amount: cents(item.total_amount - item.adjustments_total),
		adjustments_total: item.adjustments_total,
		total_amount: cents(item.total_amount),
		vat_rate,
	}));
	const shipping =
		isPickup || !cart.shipping ? null : { total_amount: cents(cart.shipping.amount), vat_rate };
	return orderMoney(lines, shipping);
}

/**
 * The cart keeps prices as its country has them. What those of a place apart come to is seen in the
 * total, which the button binds to.
 */
const withoutSeen = <Item extends CartAnswer['items'][number]>(item: Item): Item => ({
	...item,
	seen_price: null,
});

/** Counts a cart anew by what has been given: market, way to send, tax. Nothing of it is the client's. */
export async function reckon(reckoning: Reckoning): Promise<Reckoned> {
	const { tx, articles, cart, given, person, pickup, now } = reckoning;
	const bare = marketOf(reckoning);
	const kind = buyerKindOf({
		user_type: given?.user_type ?? 'private',
		country: given?.billing?.country ?? bare.country,
		wants_invoice: given?.wants_invoice ?? false,
	});
	const { treatment, vatCheck } = taxOf(kind, bare, reckoning);
	const all = taxedMarket(reckoning, bare, treatment);
	const isPickup = pickup !== null;
	const chosen = all.shipping.find(({ method }) => method === given?.method) ?? all.shipping[0];
	const looked = await lookAtCart({ db: tx, market: all, articles, now, person }, cart);
	const show = (shipping: Shipping[]) => showCart(looked, { market: { ...all, shipping }, now });
	const shown = show(isPickup || !chosen ? [] : [chosen]);
	const [standard] = all.shipping;
	const cheapest = standard && standard.method !== chosen?.method ? show([standard]) : shown;
	const gross = moneyOfView(shown, all, isPickup);
	return {
		market: all,
		ways: isPickup ? [] : all.shipping,
		method: isPickup ? null : (chosen?.method ?? null),
		cart: isApart(reckoning, all) ? { ...shown, items: shown.items.map(withoutSeen) } : shown,
		standardShipping: isPickup ? 0 : (cheapest.shipping?.amount ?? 0),
		kind,
		treatment,
		vatCheck,
		money: treatment === 'intra_eu' ? withoutVat(gross) : gross,
	};
}

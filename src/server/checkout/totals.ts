import type { CartAnswer } from '#contract/cart/cart.ts';
import type { BuyerKind, TaxTreatment, VatCheckOutcome } from '#contract/orders/invoices.ts';
import type { Market, Shipping } from '#contract/prices/markets.ts';
import { dayInRome } from '#domain/time/days.ts';
import { HOME } from '#domain/tax/home.ts';
import { toBuyerKind } from '#domain/tax/invoice-needs.ts';
import { marketAt, marketFor, type MarketSources } from '#domain/money/markets.ts';
import { toTaxPlace } from '#domain/tax/tax-places.ts';
import { cents } from '#domain/money/money.ts';
import { orderMoney, withoutVat, type OrderMoney } from '#domain/orders/order-money.ts';
import { findTaxingCountry, toTaxTreatment } from '#domain/tax/tax-treatment.ts';
import { toOutcome } from '#domain/tax/vat-check.ts';
import { lookAtCart, showCart, type Articles, type CartRow } from '#server/cart/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { findDestination, type CheckoutAddress } from './checkout-data.ts';
import type { CheckoutRow } from './checkout-session.ts';

/** Totals of an order from the checkout data so far. */
export interface CheckoutTotals {
	/** Market of the country of delivery, with all its ways to send. */
	market: Market;
	/** Shipping options there; empty for pickup. */
	ways: readonly Shipping[];
	method: Shipping['method'] | null;
	cart: CartAnswer;
	/** Cost of the cheapest way to send this cart. */
	standardShipping: number;
	kind: BuyerKind;
	treatment: TaxTreatment;
	/** Outcome of a number that would spare VAT, if the shop asks VIES or doubts it; else null. */
	vatCheck: VatCheckOutcome | null;
	money: OrderMoney;
}

/** Parts of an address that decide its prices and taxes. */
type Place = Pick<CheckoutAddress, 'country' | 'postal_code'>;

export interface TotalsInput {
	tx: Tx;
	sources: MarketSources;
	articles: Articles;
	cart: CartRow;
	given: CheckoutRow | null;
	/** Buyer's e-mail, for codes with a limit per person. */
	person: string | null;
	/** Place of the dealer for pickup; null where it is sent. */
	pickup: Place | null;
	/** True if VIES has to confirm a number before it spares the VAT. */
	checksVatNumbers: boolean;
	now: Date;
}

/** Place of delivery, if known. */
const findPlace = ({ given, pickup }: TotalsInput): Place | null =>
	pickup ?? findDestination(given);

function findMarket(input: TotalsInput): Market {
	const { sources, cart, now } = input;
	const day = dayInRome(now);
	const to = findPlace(input);
	const market = to ? marketAt(to, sources, day) : marketFor(cart.country, sources, day);
	if (!market) throw new Error(`no price list holds for ${to?.country ?? cart.country}`);
	return market;
}

/** True for a place that has another price list than its country, such as Livigno. */
function isApart({ sources, now }: TotalsInput, market: Market): boolean {
	const ofCountry = marketFor(market.country, sources, dayInRome(now));
	return ofCountry?.price_list_id !== market.price_list_id;
}

/**
 * Tax treatment of the order. Where the shop asks VIES, an unconfirmed number does not count; one
 * with wrong check digits never counts.
 */
function toTax(
	kind: BuyerKind,
	market: Market,
	input: TotalsInput,
): Pick<CheckoutTotals, 'treatment' | 'vatCheck'> {
	const { given, checksVatNumbers } = input;
	const to = findPlace(input);
	const number = given?.invoice?.vat_number ?? '';
	const treatmentBy = (vat_number: string) =>
		toTaxTreatment({
			kind,
			buyer_country: given?.billing?.country ?? market.country,
			vat_number,
			country: market.country,
			place: to ? toTaxPlace(to.country, to.postal_code) : 'own',
		});
	const treatment = treatmentBy(number);
	const vatCheck = toOutcome(given?.vat_check ?? null, number);
	const isDoubted = checksVatNumbers || vatCheck === 'unknown';
	if (treatment !== 'intra_eu' || !isDoubted) return { treatment, vatCheck: null };
	return { treatment: vatCheck === 'confirmed' ? treatment : treatmentBy(''), vatCheck };
}

/** Market with the VAT rate that taxes the order: Italy's if the treatment taxes it there. */
function taxedMarket(
	{ sources, now }: TotalsInput,
	market: Market,
	treatment: TaxTreatment,
): Market {
	if (!market.prices_include_vat || findTaxingCountry(treatment, market.country) !== HOME)
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
 * The cart keeps the prices of its country. The prices of a place with another list show in the
 * total, which the button binds to.
 */
const withoutSeen = <Item extends CartAnswer['items'][number]>(item: Item): Item => ({
	...item,
	seen_price: null,
});

/** Calculates a cart from checkout data: market, shipping, tax. No sum comes from the client. */
export async function calculateTotals(input: TotalsInput): Promise<CheckoutTotals> {
	const { tx, articles, cart, given, person, pickup, now } = input;
	const bare = findMarket(input);
	const kind = toBuyerKind({
		user_type: given?.user_type ?? 'private',
		country: given?.billing?.country ?? bare.country,
		wants_invoice: given?.wants_invoice ?? false,
	});
	const { treatment, vatCheck } = toTax(kind, bare, input);
	const all = taxedMarket(input, bare, treatment);
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
		cart: isApart(input, all) ? { ...shown, items: shown.items.map(withoutSeen) } : shown,
		standardShipping: isPickup ? 0 : (cheapest.shipping?.amount ?? 0),
		kind,
		treatment,
		vatCheck,
		money: treatment === 'intra_eu' ? withoutVat(gross) : gross,
	};
}

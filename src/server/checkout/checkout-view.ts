import type { CheckoutAnswer } from '#contract/checkout/checkout.ts';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import { INVOICE_FIELDS, type InvoiceField } from '#contract/orders/invoices.ts';
import type { OrderAddress } from '#contract/orders/parts.ts';
import { PAYMENT_PROVIDERS, type PaymentMeans } from '#contract/payments/payments.ts';
import { dayInRome } from '#domain/time/days.ts';
import { invoiceNeeds } from '#domain/tax/invoice-needs.ts';
import { guestSession, WITHDRAWAL_DAYS } from '#domain/orders/order-terms.ts';
import type { Sum } from '#domain/orders/payment-states.ts';
import { deliveryRange, toWorkingDays } from '#domain/time/working-days.ts';
import type { Articles } from '#server/cart/ports.ts';
import { getAddresses, addressLines, shipsToBilling } from '#server/customers/ports.ts';
import {
	isOffered,
	isTooLittle,
	toLeast,
	type OrderRules,
	type OrderServices,
} from '#server/orders/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { CheckoutAddress, CheckoutInvoice } from './checkout-data.ts';
import type { ShopConfig } from './shop-config.ts';
import type { CheckoutTotals } from './totals.ts';
import { toReview } from './review.ts';
import type { CheckoutRow, LockedCheckout } from './checkout-session.ts';

const NO_INVOICE: CheckoutInvoice = {
	company: '',
	company_latin: '',
	vat_number: '',
	tax_code: '',
	recipient_code: '',
	pec: '',
};

export const toInvoice = (given: CheckoutRow | null): Record<InvoiceField, string> => {
	const invoice = given?.invoice ?? NO_INVOICE;
	return {
		...NO_INVOICE,
		...Object.fromEntries(INVOICE_FIELDS.map((field) => [field, invoice[field] ?? ''])),
	};
};

/** Adds the lines that an address has on a parcel. */
export const toOrderAddress = (given: CheckoutAddress): OrderAddress => ({
	...given,
	latin_name: given.latin_name ?? '',
	latin_address: given.latin_address ?? '',
	lines: addressLines(given),
});

type MeansServices = Pick<OrderServices, 'db' | 'clock' | 'siteUrl' | 'payments'>;

/** Sum to pay. */
export const toSum = ({ money, market }: CheckoutTotals): Sum => ({
	amount: money.total_amount,
	currency: market.currency,
});

/** Means of payment that the shop offers for a sum, cards first. */
export function listMeans(services: MeansServices, rules: OrderRules, sum: Sum): PaymentMeans[] {
	return PAYMENT_PROVIDERS.filter(
		(provider) => isOffered(rules, services, provider) && !isTooLittle(services, provider, sum),
	).map((provider) => ({
		provider,
		days: provider === 'bank_transfer' ? rules.transfer_days : null,
	}));
}

/** Means that it offers for higher sums only, with their least sum. */
const meansAbove = (services: MeansServices, rules: OrderRules, sum: Sum) =>
	PAYMENT_PROVIDERS.filter(
		(provider) => isOffered(rules, services, provider) && isTooLittle(services, provider, sum),
	).map((provider) => ({ provider, least: toLeast(services, provider, sum.currency) }));

/** First incomplete step. */
export function toStep(
	given: CheckoutRow | null,
	isCustomer: boolean,
	store: PickupStore | null,
	means: readonly PaymentMeans[],
): CheckoutStep {
	if (!isCustomer && !given?.email) return 'login';
	const isPlaced = given?.ships_to_billing
		? given.billing !== null
		: given?.pickup_store_id !== null
			? store !== null
			: given.shipping !== null;
	if (!given?.billing || !isPlaced) return 'shipping';
	if (!means.some(({ provider }) => provider === given.provider)) return 'payment';
	return 'resume';
}

export interface Showing {
	tx: Tx;
	services: MeansServices;
	held: LockedCheckout;
	totals: CheckoutTotals;
	customer: { id: string; email: string } | null;
	store: PickupStore | null;
	articles: Articles;
	shop: ShopConfig;
	now: Date;
}

function toOffers({ ways, cart }: CheckoutTotals, amounts: ReadonlyMap<string, number>, now: Date) {
	const isMade = cart.items.some(({ availability }) => availability === 'made_to_order');
	return ways.map(({ method, amount, time: { from: min, to: max, unit } }) => ({
		method,
		amount: amounts.get(method) ?? amount,
		delivery: isMade
			? null
			: deliveryRange(
					dayInRome(now),
					unit === 'hours' ? toWorkingDays({ min, max }) : { min, max },
				),
	}));
}

/** Cost of each shipping option for this cart: 0 from its threshold on. */
function toAmounts({ ways, cart }: CheckoutTotals): Map<string, number> {
	const goods = cart.goods_amount - cart.discount_total;
	const isFree = cart.discount?.kind === 'free_shipping' && cart.discount.refusal === null;
	return new Map(
		ways.map(({ method, amount, free_from }) => [
			method,
			isFree || (free_from !== null && goods >= free_from) ? 0 : amount,
		]),
	);
}

/**
 * Reads the account's addresses, and whether parcels go to the billing address: as chosen for this
 * order, before that as the account says. An account without a shipping address has no other place.
 */
async function readPlaces({ tx, held: { given }, customer }: Showing) {
	const saved = customer ? await getAddresses(tx, customer.id) : [];
	if (given?.billing) return { saved, ships_to_billing: given.ships_to_billing };
	const isElsewhere = customer !== null && saved.some(({ kind }) => kind === 'shipping');
	return { saved, ships_to_billing: !isElsewhere || (await shipsToBilling(tx, customer.id)) };
}

/** All that the pages of the checkout show. */
export async function getCheckoutView(showing: Showing): Promise<CheckoutAnswer> {
	const { services, held, totals, customer, store, articles, shop, now } = showing;
	const { given, isOver } = held;
	const { market, cart, method, kind, treatment, money } = totals;
	const sum = toSum(totals);
	const means = listMeans(services, held.rules, sum);
	const email = customer?.email ?? given?.email ?? null;
	const places = await readPlaces(showing);
	const guest = given && !customer ? guestSession(given.last_sign, now) : null;
	return {
		cart,
		step: toStep(given, customer !== null, store, means),
		contact: email === null ? null : { email, is_customer: customer !== null },
		session: guest && {
			warns_at: guest.warns_at.toISOString(),
			ends_at: guest.ends_at.toISOString(),
		},
		is_over: isOver,
		user_type: given?.user_type ?? 'private',
		wants_invoice: given?.wants_invoice ?? false,
		invoice: toInvoice(given),
		invoice_needs: invoiceNeeds(kind, given?.billing?.country ?? market.country),
		billing: given?.billing ? toOrderAddress(given.billing) : null,
		ships_to_billing: places.ships_to_billing,
		shipping: given?.shipping && !given.ships_to_billing ? toOrderAddress(given.shipping) : null,
		pickup_store: store,
		courier_note: given?.courier_note ?? '',
		method,
		offers: toOffers(totals, toAmounts(totals), now),
		means,
		means_above: meansAbove(services, held.rules, sum),
		provider: given?.provider ?? null,
		delivers_to: shop.delivers_to,
		tax: { treatment, total_amount: money.total_amount, vat_total: money.vat_total },
		saved: places.saved,
		main_features: cart.items.map(({ variant_id }) => ({
			variant_id,
			features: articles.get(variant_id)?.features ?? [],
		})),
		terms_version: shop.terms.version,
		review: toReview({ email, given, totals, store }),
		withdrawal_days: WITHDRAWAL_DAYS,
	};
}

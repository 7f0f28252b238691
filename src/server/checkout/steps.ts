import type * as v from 'valibot';
import type { shippingInputSchema } from '#contract/checkout/details.ts';
import type { BuyerKind, InvoiceFaultCode } from '#contract/orders/invoices.ts';
import type { Market } from '#contract/prices/markets.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';

import {
	invoiceFaults,
	lackedReadings,
	plainInvoice,
	type InvoiceValues,
} from '#domain/tax/invoice-details.ts';
import { toBuyerKind } from '#domain/tax/invoice-needs.ts';
import { dayInRome } from '#domain/time/days.ts';
import { marketAt } from '#domain/money/markets.ts';
import { toTaxPlace } from '#domain/tax/tax-places.ts';
import { toTaxTreatment } from '#domain/tax/tax-treatment.ts';
import { toOutcome, type VatCheck } from '#domain/tax/vat-check.ts';
import { moveToCountry, raiseVersion } from '#server/cart/ports.ts';
import { checkAddress } from '#server/customers/ports.ts';
import { isOffered, isTooLittle, takesAnySum } from '#server/orders/ports.ts';
import { conflict, calculateScene, type Fields, type Scene, type Step } from './answer.ts';
import type { CheckoutAddress } from './checkout-data.ts';
import { pickupStore } from './pickup.ts';
import { toSum } from './checkout-view.ts';
import { deleteCheckoutData, saveCheckoutData } from './checkout-session.ts';

export type ShippingInput = v.InferOutput<typeof shippingInputSchema>;

/** Stores a guest's e-mail. A signed-in customer orders with the account's e-mail. */
export const saveContact =
	(email: string): Step =>
	async ({ tx, held, customer, now }) => {
		if (customer) return held.given;
		return saveCheckoutData(tx, held.cart.id, { email }, now);
	};

/** Extends the guest's session. */
export const extendSession: Step = async ({ tx, held, now }) =>
	held.given ? saveCheckoutData(tx, held.cart.id, {}, now) : null;

/** Deletes the checkout data. */
export const deleteCheckout: Step = async ({ tx, held }) => {
	await deleteCheckoutData(tx, held.cart.id);
	return null;
};

const below = (path: string, faults: Fields): Fields =>
	faults.map((fault) => ({ ...fault, path: `${path}.${fault.path}` }));

interface Placed {
	billing: CheckoutAddress | null;
	shipping: CheckoutAddress | null;
	pickup_store_id: string | null;
	/** Country of the delivery. */
	country: string;
	postal_code: string;
}

/** Returns the addresses to store and the destination, or all their faults at once. */
async function checked(
	{ tx, held, articles, shop: { phonePrefixes } }: Scene,
	input: ShippingInput,
): Promise<Placed | { faults: Fields }> {
	const billing = checkAddress(phonePrefixes, input.billing);
	const faults: Fields = 'faults' in billing ? below('billing', billing.faults) : [];
	const own = 'faults' in billing ? null : billing.values;
	if (input.ships_to_billing) {
		if (!own) return { faults };
		const { country, postal_code } = own;
		return { billing: own, shipping: null, pickup_store_id: null, country, postal_code };
	}
	if (input.pickup_store_id !== null) {
		const store = await pickupStore(tx, input.pickup_store_id, held.cart, articles);
		if (!store) faults.push({ path: 'pickup_store_id', code: 'in' });
		if (!store || !own) return { faults };
		const { id, country, postal_code } = store;
		return { billing: own, shipping: null, pickup_store_id: id, country, postal_code };
	}
	if (input.shipping === null)
		return { faults: [...faults, { path: 'shipping', code: 'required' }] };
	const shipping = checkAddress(phonePrefixes, input.shipping);
	if ('faults' in shipping) return { faults: [...faults, ...below('shipping', shipping.faults)] };
	if (!own) return { faults };
	const { country, postal_code } = shipping.values;
	return { billing: own, shipping: shipping.values, pickup_store_id: null, country, postal_code };
}

/** Path prefix of the address's fields on the page. */
const toPlace = (input: ShippingInput) => (input.ships_to_billing ? 'billing' : 'shipping');

/**
 * Returns why the buyer has to check the VAT number: VIES has not confirmed it, or its check digits
 * are wrong, and it would spare the VAT. It is reported once: the same number again goes on with
 * VAT.
 */
function vatFault(
	{ held: { rules } }: Scene,
	{ kind, invoice, placed, market, vat_check, input }: Vat,
): InvoiceFaultCode | null {
	const { country, postal_code } = placed;
	const treatment = toTaxTreatment({
		kind,
		buyer_country: input.billing.country,
		vat_number: invoice.vat_number,
		country: market.country,
		place: toTaxPlace(country, postal_code),
	});
	if (treatment !== 'intra_eu') return null;
	const outcome = toOutcome(vat_check, invoice.vat_number);
	if (rules.checks_vat_numbers) return VAT_FAULTS[outcome];
	return outcome === 'unknown' ? 'vat_digits' : null;
}

/** VIES's answer about the number, and whether the buyer has seen it before. */
interface Asked {
	check: VatCheck | null;
	isTold: boolean;
}

const VAT_FAULTS = { confirmed: null, unknown: 'vat_unknown', away: 'vat_unasked' } as const;

interface Vat {
	kind: BuyerKind;
	invoice: InvoiceValues;
	placed: Placed;
	market: Market;
	vat_check: VatCheck | null;
	input: ShippingInput;
}

/** Stores buyer, destination and shipping; the cart moves to the country of the delivery. */
export const saveShipping =
	(input: ShippingInput, { check: vat_check, isTold }: Asked): Step =>
	async (scene) => {
		const { tx, held, articles, now } = scene;
		const { sources } = scene.shop;
		if (!scene.customer && !held.given?.email) return conflict('step', 'login');
		const { user_type, wants_invoice, ships_to_billing, courier_note, method } = input;
		const country = input.billing.country;
		const kind = toBuyerKind({ user_type, wants_invoice, country });
		const { company, company_latin, vat_number, tax_code, recipient_code, pec } = input;
		const typed = { company, company_latin, vat_number, tax_code, recipient_code, pec };
		const invoice = plainInvoice(typed, kind, country);
		const placed = await checked(scene, input);
		const faults = [
			...invoiceFaults(invoice, kind, country),
			...lackedReadings(input.billing, kind, country).map((part) => ({
				path: `billing.${part}`,
				code: 'name_reading' as const,
			})),
			...('faults' in placed ? placed.faults : []),
		];
		if (faults.length > 0 || 'faults' in placed) return { faults };
		const today = dayInRome(now);
		const isPickup = placed.pickup_store_id !== null;
		const market = marketAt(placed, sources, today);
		if (!market?.delivers) {
			const path = isPickup ? 'pickup_store_id' : `${toPlace(input)}.country`;
			return { faults: [{ path, code: 'not_delivered' }] };
		}
		const code = vatFault(scene, { kind, invoice, placed, market, vat_check, input });
		if (code && !isTold) return { faults: [{ path: 'vat_number', code }] };
		if (method !== null && !isPickup && !market.shipping.some((way) => way.method === method)) {
			return { faults: [{ path: 'method', code: 'in' }] };
		}
		if (placed.country !== held.cart.country) {
			const moved = await moveToCountry(placed.country)({
				tx,
				cart: held.cart,
				market,
				articles,
				now,
				today,
			});
			if ('refused' in moved) return { faults: [moved.refused] };
			held.cart = await raiseVersion(tx, held.cart, moved, now);
		}
		const change = {
			user_type,
			wants_invoice,
			invoice,
			vat_check,
			ships_to_billing,
			courier_note,
			method: isPickup ? null : method,
			billing: placed.billing,
			shipping: placed.shipping,
			pickup_store_id: placed.pickup_store_id,
		};
		return saveCheckoutData(tx, held.cart.id, change, now);
	};

/** Stores the means of payment. */
export const savePayment =
	(provider: PaymentProviderName): Step =>
	async (scene) => {
		const { tx, call, held, customer, now } = scene;
		if (!customer && !held.given?.email) return conflict('step', 'login');
		if (!held.given?.billing) return conflict('step', 'shipping');
		if (!isOffered(held.rules, call, provider))
			return { faults: [{ path: 'provider', code: 'in' }] };
		if (!takesAnySum(call, provider)) {
			const { totals } = await calculateScene(scene, held.given);
			if (isTooLittle(call, provider, toSum(totals))) return conflict('provider', 'too_little');
		}
		return saveCheckoutData(tx, held.cart.id, { provider }, now);
	};

import { atom, type ReadableAtom } from 'nanostores';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import { acknowledgeCart, chooseCountry, OWN_CART } from '#contract/cart/endpoints.ts';
import type { Checkout, PickupStore } from '#contract/checkout/checkout.ts';
import type { ShippingInput } from '#contract/checkout/details.ts';
import {
	getCheckout,
	giveContact,
	givePayment,
	giveShipping,
	keepCheckout,
	listPickupStores,
	placeOrder,
} from '#contract/checkout/endpoints.ts';
import { CART_COUNT_COOKIE } from '#contract/cookies.ts';
import type { BodyOf, DataOf } from '#contract/endpoint.ts';
import type { ApiError } from '#contract/errors.ts';
import type { PlacedOrder } from '#contract/orders/parts.ts';
import type { PaymentProviderName } from '#contract/payments/payments.ts';
import { PLACED_KEY, PRESSED_KEY } from '#contract/storage-keys.ts';
import { toConflict, type CheckoutConflict } from './checkout/conflict.ts';
import { keep, kept } from './checkout/kept.ts';
import { forgetTyped } from './checkout/typed.ts';
import { noteCountry } from './country.ts';
import { pageLocale } from './page-locale.ts';

/**
 * Reasons that block an order: the cart is empty, none of it is available, or it cannot be shipped
 * there.
 */
type StopReason = 'empty' | 'gone' | 'barrier';

/**
 * `over`: a guest's session ended while the page was open. `stopped`: the cart is not orderable.
 */
export type CheckoutState =
	| { status: 'pending' | 'over' }
	| { status: 'failed'; error: ApiError }
	| { status: 'stopped'; reason: StopReason }
	| { status: 'ready'; checkout: Checkout; heard_at: number };

export const NOTHING_ASKED: CheckoutState = { status: 'pending' };

const $state = atom<CheckoutState>(NOTHING_ASKED);
export const $checkout: ReadableAtom<CheckoutState> = $state;

const HERE = { baseUrl: '' } as const;
const inLanguage = () => ({ ...HERE, query: { locale: pageLocale() } });

function show(checkout: Checkout): void {
	if (checkout.is_over) forgetTyped();
	$state.set({ status: 'ready', checkout, heard_at: Date.now() });
	const { country } = checkout.cart;
	// The cart keeps its parcel: without this the next page would move it back.
	if (checkout.step !== 'login') noteCountry(country);
}

/** Shows an answer; after a conflict it reloads, so that the page shows what blocks the order. */
async function take(result: ApiResult<Checkout>): Promise<ApiResult<Checkout>> {
	if (result.ok) {
		show(result.data);
		return result;
	}
	await see(result.error);
	return result;
}

async function see(error: ApiError): Promise<void> {
	const conflict = toConflict(error);
	if (conflict !== null && !(await stopAt(conflict))) await loadCheckout();
}

const stop = (reason: StopReason): void => $state.set({ status: 'stopped', reason });

/** Shows that a cart cannot be ordered; false for any other conflict. */
async function stopAt(conflict: CheckoutConflict | null): Promise<boolean> {
	if (conflict === 'cart.empty') await stopBare('empty');
	else if (conflict === 'cart.gone') await stopBare('gone');
	else if (conflict === 'cart.barrier') stop('barrier');
	else return false;
	return true;
}

/** Loads the checkout data entered so far. The former data remain shown during a reload. */
export async function loadCheckout(): Promise<void> {
	// An empty cart needs no request, which would leave a refusal in the browser's log.
	if (!document.cookie.includes(CART_COUNT_COOKIE)) {
		return stopBare('empty');
	}
	const result = await callApi(getCheckout, inLanguage());
	if (result.ok) return show(result.data);
	if (!(await stopAt(toConflict(result.error))) && $state.get().status !== 'ready') {
		$state.set({ status: 'failed', error: result.error });
	}
}

export const saveContact = async (email: string): Promise<ApiResult<Checkout>> =>
	take(await callApi(giveContact, { ...inLanguage(), body: { email } }));
export const saveShipping = async (body: ShippingInput): Promise<ApiResult<Checkout>> =>
	take(await callApi(giveShipping, { ...inLanguage(), body }));
export const savePayment = async (provider: PaymentProviderName): Promise<ApiResult<Checkout>> =>
	take(await callApi(givePayment, { ...inLanguage(), body: { provider } }));
/** Keeps the guest's session alive. */
export const stay = async (): Promise<ApiResult<Checkout>> =>
	take(await callApi(keepCheckout, inLanguage()));

/** Ends a guest's session: the host has forgotten the checkout data, and so does this page. */
export function endCheckout(): void {
	forgetTyped();
	$state.set({ status: 'over' });
}

export const findPickupStores = (): Promise<ApiResult<PickupStore[]>> =>
	callApi(listPickupStores, inLanguage());

const ownCart = () => ({ ...inLanguage(), params: { cart: OWN_CART } });
const intent = () => ({ intent_id: crypto.randomUUID() });

/** Moves the cart to the country of delivery, which has other prices, tax and shipping methods. */
export async function deliverTo(country: string): Promise<ApiResult<unknown>> {
	const result = await callApi(chooseCountry, { ...ownCart(), body: { ...intent(), country } });
	if (result.ok) noteCountry(country);
	await loadCheckout();
	return result;
}

/** Accepts changed prices and quantities, which have been read. */
export async function acceptChanges(): Promise<ApiResult<unknown>> {
	const result = await callApi(acknowledgeCart, { ...ownCart(), body: intent() });
	await loadCheckout();
	return result;
}

type Press = BodyOf<typeof placeOrder>;

/** Kept until the host answers: a submission with a lost answer, by a reload too, orders once. */
let unheard = '';
const unheardPress = (): string => unheard || kept(PRESSED_KEY);
const keepPress = (press: string): void => keep(PRESSED_KEY, (unheard = press));
const isUnheard = ({ code }: ApiError): boolean =>
	['network', 'timeout', 'internal', 'unavailable', 'too_many_requests'].includes(code);

/** Timeout of a submission, which waits for its turn at the host. */
const PRESS_TIMEOUT_MS = 25_000;

async function press(body: Press): Promise<ApiResult<PlacedOrder>> {
	keepPress(JSON.stringify(body));
	const result: ApiResult<DataOf<typeof placeOrder>> = await callApi(placeOrder, {
		...inLanguage(),
		body,
		timeoutMs: PRESS_TIMEOUT_MS,
	});
	if (result.ok || !isUnheard(result.error)) keepPress('');
	if (result.ok) {
		forgetTyped();
		keep(PLACED_KEY, result.data.id);
	}
	return result;
}

/**
 * Stops at a cart that cannot be ordered, unless it was ordered by a submission whose answer was
 * lost: the host knows its key. What is still in the cart then was not part of that order, and is
 * not what the buyer asks about.
 */
async function stopBare(reason: 'empty' | 'gone'): Promise<void> {
	const lost = unheardPress();
	if (!lost) return stop(reason);
	const result = await press(JSON.parse(lost));
	if (!result.ok && isUnheard(result.error)) {
		return $state.set({ status: 'failed', error: result.error });
	}
	stop(result.ok ? 'empty' : reason);
}

/** Places the order, with the obligation to pay the displayed total. */
export async function order({
	cart,
	tax,
	terms_version,
	review,
}: Checkout): Promise<ApiResult<PlacedOrder>> {
	const before: Partial<Press> = JSON.parse(unheardPress() || '{}');
	const result = await press({
		key: before.key ?? crypto.randomUUID(),
		accepts_terms: true,
		terms_version,
		total_amount: tax.total_amount,
		currency: cart.currency,
		review,
	});
	if (!result.ok) await see(result.error);
	return result;
}

/** Order that this tab has placed last, for a buyer who returns to an empty checkout. */
export const placedBefore = (): string => kept(PLACED_KEY);

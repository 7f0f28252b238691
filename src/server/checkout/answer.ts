import type { Context } from 'hono';
import type { Locale } from '#contract/locales.ts';
import type { Problem } from '#contract/errors.ts';
import type { CheckoutAnswer } from '#contract/checkout/checkout.ts';
import { articlesIn } from '#server/content/ports.ts';
import { keepCount, getVisitor, type Articles, type Visitor } from '#server/cart/ports.ts';
import { findCustomer, type Customer } from '#server/customers/ports.ts';
import type { Client } from '#server/kernel/client.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Assembled } from '../module.ts';
import { shopConfigIn, type ShopConfig } from './shop-config.ts';
import { pickupStore } from './pickup.ts';
import { calculateTotals, type CheckoutTotals } from './totals.ts';
import { getCheckoutView } from './checkout-view.ts';
import { lockCheckout, type CheckoutRow, type LockedCheckout } from './checkout-session.ts';

/** A call of the checkout. */
export interface CheckoutCall extends Assembled {
	context: Context;
	query: { locale: Locale };
	client: Client;
}

export type Fields = NonNullable<Problem['fields']>;
/** Reason for a refusal: a conflict to be resolved first, or errors of the input. */
export type Refused = { conflict: Fields } | { faults: Fields };

/** Everything that a step may read. */
export interface Scene {
	tx: Tx;
	call: CheckoutCall;
	held: LockedCheckout;
	visitor: Visitor;
	customer: Customer | null;
	articles: Articles;
	shop: ShopConfig;
	now: Date;
}

/** Writes checkout data and returns it; a refusal rolls everything back. */
export type Step = (scene: Scene) => Promise<CheckoutRow | null | Refused>;

/** Thrown to roll a transaction back. */
class Undone extends Error {
	override name = 'Undone';
	readonly refused: Refused;
	constructor(refused: Refused) {
		super('refused');
		this.refused = refused;
	}
}

export const refusal = (refused: Refused): Response =>
	'conflict' in refused
		? problem('conflict', refused.conflict)
		: problem('validation_failed', refused.faults);

export const conflict = (path: string, code: string): Refused => ({ conflict: [{ path, code }] });

/** Identifies the caller, locks the cart and runs `work` on it, in one transaction. */
export async function withCheckout<T>(
	call: CheckoutCall,
	work: (scene: Scene) => Promise<T | Refused>,
): Promise<T | Response> {
	const visitor = await getVisitor(call.context, call);
	const isCustomer = visitor.owner !== null && 'customerId' in visitor.owner;
	const customer = isCustomer ? await findCustomer(call.context.req.raw.headers, call) : null;
	const { locale } = call.query;
	const [articles, shop] = await Promise.all([
		articlesIn(call, locale),
		shopConfigIn(call, locale),
	]);
	try {
		return await call.db.transaction(async (tx) => {
			const now = call.clock();
			const held = await lockCheckout(tx, visitor, now);
			if (!held) throw new Undone(conflict('cart', 'empty'));
			const done = await work({ tx, call, held, visitor, customer, articles, shop, now });
			if (isRefused(done)) throw new Undone(done);
			return done;
		});
	} catch (cause) {
		if (cause instanceof Undone) return refusal(cause.refused);
		throw cause;
	}
}

function isRefused<T>(done: T | Refused): done is Refused {
	return typeof done === 'object' && done !== null && ('conflict' in done || 'faults' in done);
}

/** Calculates the order again from the current checkout data. */
export async function calculateScene(scene: Scene, given: CheckoutRow | null) {
	const { tx, held, customer, articles, shop, now } = scene;
	const store = await pickupStore(tx, given?.pickup_store_id ?? null, held.cart, articles);
	const totals = await calculateTotals({
		tx,
		sources: shop.sources,
		articles,
		cart: held.cart,
		given,
		person: customer?.email ?? given?.email ?? null,
		pickup: store,
		checksVatNumbers: held.rules.checks_vat_numbers,
		now,
	});
	return { totals, store };
}

/** Conflict of a cart without orderable articles: it is empty, or none is available any more. */
export const nothingIn = ({ unavailable_items }: CheckoutTotals['cart']): Refused =>
	conflict('cart', unavailable_items.length > 0 ? 'gone' : 'empty');

/** Reason why an order cannot be started: nothing to order, or nowhere to send it. */
export function findBlocker(
	{ cart, market, ways }: CheckoutTotals,
	isPickup: boolean,
): Refused | null {
	if (cart.items.length === 0) return nothingIn(cart);
	const isReached = market.delivers && (isPickup || ways.length > 0);
	return cart.barrier !== null || !isReached ? conflict('cart', 'barrier') : null;
}

/** Runs a step and responds with all that the pages show. */
export async function answer(call: CheckoutCall, step: Step | null = null): Promise<Response> {
	const done = await withCheckout(call, async (scene): Promise<CheckoutAnswer | Refused> => {
		const { tx, held, customer, articles, shop, now } = scene;
		const given = step ? await step(scene) : held.given;
		if (given && isRefused(given)) return given;
		const { totals, store } = await calculateScene(scene, given);
		// The cart names articles that cannot be shipped to its country; only an empty one has
		// nothing to order.
		if (totals.cart.items.length === 0) return nothingIn(totals.cart);
		return getCheckoutView({
			tx,
			services: call,
			held: { ...held, given },
			totals,
			customer,
			store,
			articles,
			shop,
			now,
		});
	});
	if (done instanceof Response) return done;
	const headers = new Headers({ 'cache-control': 'no-store' });
	headers.append('set-cookie', keepCount(done.cart.quantity, call.siteUrl));
	return Response.json({ data: done }, { headers });
}

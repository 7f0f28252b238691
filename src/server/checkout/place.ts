import { createHash } from 'node:crypto';
import type { SQLWrapper } from 'drizzle-orm';
import type { placeOrder } from '#contract/checkout/endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import {
	closeOrderedLines,
	findClosing,
	countCodeUse,
	lockCode,
	type Visitor,
} from '#server/cart/ports.ts';
import {
	findByKey,
	newOrderSession,
	createOrder,
	type OrderDraft,
	type OrderRow,
	type PlacedOrder,
} from '#server/orders/ports.ts';
import { runInOneStatement } from '#server/platform/db/run-in-one-statement.ts';
import {
	findBlocker,
	conflict,
	nothingIn,
	calculateScene,
	type Refused,
	type Scene,
} from './answer.ts';
import type { CheckoutTotals } from './totals.ts';
import { toReview } from './review.ts';
import { toInvoice, listMeans, toStep, toSum, toOrderAddress } from './checkout-view.ts';
import { acceptanceWrites } from './terms.ts';
import { deleteCheckoutData, type CheckoutRow } from './checkout-session.ts';
import type { PickupStore } from '#contract/checkout/checkout.ts';

export type OrderInput = BodyOf<typeof placeOrder>;

/**
 * Digest of a submission's body and its sender: the account, or the device by the secret of its
 * cart. Another body with the same key is no replay, and the key alone opens no order.
 */
export const digestInput = ({ key: _, ...rest }: OrderInput, owner: Visitor['owner']): string =>
	createHash('sha256')
		.update(JSON.stringify(rest, Object.keys(rest).toSorted()))
		.update(JSON.stringify(owner))
		.digest('hex');

/** The order; if it was placed just now, with its attempt and a guest's cookie that opens it. */
export type Outcome =
	| (PlacedOrder & { cookie: string | null })
	| (Pick<PlacedOrder, 'order'> & { attempt: null; cookie: null });

/** Returns the order of a replayed key; a conflict if the key came with another body. */
export function toReplay(order: OrderRow, digest: string): Outcome | Refused {
	return order.key_digest === digest
		? { order, attempt: null, cookie: null }
		: conflict('key', 'used');
}

/** Returns a conflict if the order differs from what the buyer has seen. */
function changedSince({ cart, money, market }: CheckoutTotals, seen: OrderInput): Refused | null {
	const isChanged = cart.items.some(
		({ seen_price, wanted_quantity }) => seen_price !== null || wanted_quantity !== null,
	);
	if (isChanged) return conflict('cart', 'changed');
	if (seen.currency !== market.currency || seen.total_amount !== money.total_amount) {
		return conflict('total_amount', 'changed');
	}
	return null;
}

/** True if the code is refused by now: the buyer has to see that before the order binds. */
const isCodeRefused = ({ cart }: CheckoutTotals) => (cart.discount?.refusal ?? null) !== null;

function findDraft(
	scene: Scene,
	given: CheckoutRow,
	{ totals, store }: { totals: CheckoutTotals; store: PickupStore | null },
	body: OrderInput,
	email: string,
	discount: OrderDraft['details']['discount'],
): OrderDraft | null {
	const { cart, market, kind, treatment, money, standardShipping } = totals;
	if (!given.billing || !given.provider) return null;
	const to = given.ships_to_billing ? given.billing : given.shipping;
	return {
		key: body.key,
		key_digest: digestInput(body, scene.visitor.owner),
		cart_id: scene.held.cart.id,
		customer_id: scene.customer?.id ?? null,
		email,
		locale: scene.call.query.locale,
		country: store?.country ?? market.country,
		currency: market.currency,
		user_type: given.user_type,
		buyer_kind: kind,
		tax_treatment: treatment,
		provider: given.provider,
		money,
		details: {
			note: market.note,
			prices_include_vat: market.prices_include_vat,
			invoice: toInvoice(given),
			vat_check: totals.vatCheck === null ? null : given.vat_check,
			billing: toOrderAddress(given.billing),
			shipping: store || !to ? null : toOrderAddress(to),
			pickup: store && {
				id: store.id,
				name: store.name,
				lines: [store.street, `${store.postal_code} ${store.city}`, store.country],
			},
			courier_note: given.courier_note,
			gift_note: cart.gift_note,
			method: totals.method,
			delivery: cart.delivery,
			standard_shipping: standardShipping,
			discount,
			terms_version: body.terms_version,
		},
		lines: cart.items.map(({ variant_id, unit_price, variant }) => {
			const article = scene.articles.get(variant_id);
			const { id, name, brand, category } = variant.product;
			return {
				variant_id,
				unit_price,
				article: {
					code: variant.code,
					name: variant.name,
					product: { id, name, brand, category },
					is_carbon_wheel: article?.product.is_carbon_wheel ?? false,
					durability: article?.product.durability ?? null,
					features: article?.features ?? [],
				},
			};
		}),
	};
}

/**
 * Closes the ordered cart and deletes its checkout data, in one statement with the writes of the
 * order; unavailable articles get a new cart.
 */
async function closeCart(
	{ tx, held: { cart }, now }: Scene,
	{ cart: seen }: CheckoutTotals,
	writes: readonly SQLWrapper[],
) {
	if (seen.unavailable_items.length === 0) {
		return runInOneStatement(tx, [
			...writes,
			findClosing(tx, cart.id),
			deleteCheckoutData(tx, cart.id),
		]);
	}
	await runInOneStatement(tx, writes);
	const ordered = seen.items.map(({ variant_id }) => variant_id);
	await closeOrderedLines(tx, cart, ordered, now);
}

/**
 * Places the order of a cart, in the transaction that locks it. The cart is calculated once more;
 * any difference from what the buyer has seen is a conflict.
 */
export async function submitOrder(scene: Scene, body: OrderInput): Promise<Outcome | Refused> {
	const { tx, call, held, customer, now } = scene;
	// A second press has waited for the cart's lock, and finds the order of the first one.
	const known = await findByKey(tx, body.key);
	if (known) return toReplay(known, digestInput(body, scene.visitor.owner));
	const { given } = held;
	const email = customer?.email ?? given?.email ?? null;
	const codeId = held.cart.code === null ? null : await lockCode(tx, held.cart.code);
	const { totals, store } = await calculateScene(scene, given);
	if (totals.cart.items.length === 0) return nothingIn(totals.cart);
	const step = toStep(given, customer !== null, store, listMeans(call, held.rules, toSum(totals)));
	if (step !== 'resume' || !given || email === null) return conflict('step', step);
	const barrier = findBlocker(totals, store !== null);
	if (barrier) return barrier;
	const { terms } = scene.shop;
	if (terms.version !== body.terms_version) return conflict('terms_version', 'changed');
	if (isCodeRefused(totals)) return conflict('cart', 'changed');
	const changed = changedSince(totals, body);
	if (changed) return changed;
	const review = toReview({ email, given, totals, store });
	if (body.review !== undefined && body.review !== review) return conflict('review', 'changed');
	const taken = totals.cart.discount;
	const discount = taken?.kind && codeId !== null ? { kind: taken.kind, code: taken.code } : null;
	const draft = findDraft(scene, given, { totals, store }, body, email, discount);
	if (!draft) return conflict('step', step);
	const placed = await createOrder(tx, call, draft, held.rules, now);
	if ('short' in placed) return conflict('cart', 'changed');
	if (discount && codeId !== null) {
		await countCodeUse(tx, { code_id: codeId, order_id: placed.order.id, person: email, at: now });
	}
	const address = call.client.address;
	const accepted = { email, locale: draft.locale, address, now };
	const opens = { email: null, order_id: placed.order.id };
	const session =
		customer === null ? newOrderSession(tx, opens, { siteUrl: call.siteUrl, now }) : null;
	const writes = [...acceptanceWrites(tx, accepted, terms), ...(session ? [session.write] : [])];
	await closeCart(scene, totals, writes);
	return { ...placed, cookie: session?.cookie ?? null };
}

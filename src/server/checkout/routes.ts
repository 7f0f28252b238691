import * as contract from '#contract/checkout/endpoints.ts';
import { articlesIn, shopRouteOver } from '#server/content/ports.ts';
import { keepCount, getVisitor } from '#server/cart/ports.ts';
import type { VatCheck } from '#domain/tax/vat-check.ts';
import {
	listAttempts,
	findByKey,
	openOrderSession,
	startAttempt,
	PLACING,
} from '#server/orders/ports.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { createLimiter } from '#server/platform/limiter.ts';
import type { Assembled } from '../module.ts';
import { answer, refusal, withCheckout, type CheckoutCall } from './answer.ts';
import { STEP } from './limits.ts';
import { pickupStores } from './pickup.ts';
import { toReplay, digestInput, submitOrder, type Outcome, type OrderInput } from './place.ts';
import { deleteCheckout, extendSession, saveContact, savePayment, saveShipping } from './steps.ts';
import { checkVatNumber } from './vat-check/check.ts';
import { saveCheckoutData } from './checkout-session.ts';

const shopRoute = shopRouteOver<Assembled>(STEP);
const placingRoute = shopRouteOver<Assembled>(PLACING);

/** Starts the first payment attempt; after a failure, the next page starts it again. */
async function started(call: CheckoutCall, placed: Outcome) {
	const { order } = placed;
	const attempt = placed.attempt ?? (await listAttempts(call.db, order.id)).at(-1);
	if (!attempt) throw new Error(`order ${order.number} has no payment attempt`);
	if (attempt.status !== 'open') return null;
	try {
		const lines = placed.attempt ? placed.lines : undefined;
		return (await startAttempt(call, order, attempt, lines)).url;
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		call.log(`${attempt.provider}: ${cause.message}`, {
			level: 'warn',
			component: 'payments',
			object: order.id,
		});
		return null;
	}
}

/** Response to a placed order: the device may see this order from now on. */
async function placedAnswer(call: CheckoutCall, placed: Outcome) {
	const { db, siteUrl, clock } = call;
	const { order } = placed;
	const url = await started(call, placed);
	const headers = new Headers({ 'cache-control': 'no-store' });
	headers.append('set-cookie', keepCount(0, siteUrl));
	if (order.customer_id === null) {
		const session = { siteUrl, now: clock() };
		const opens = { email: null, order_id: order.id };
		const cookie = placed.cookie ?? (await openOrderSession(db, opens, session));
		headers.append('set-cookie', cookie);
	}
	return Response.json({ data: { id: order.id, number: order.number, url } }, { headers });
}

/**
 * Orders written at once; others wait before they take a connection. Otherwise a crowd that wants
 * the last units would hold all connections while its orders wait for each other. Providers are
 * called afterwards, without this limit: a slow one would hold up buyers who pay otherwise.
 */
const AT_ONCE = 4;
/** Longest wait: a buyer who has pressed the button prefers waiting to a failure. */
const MAX_WAIT_MS = 20_000;
const inTurn = createLimiter(AT_ONCE, { maxWait_ms: MAX_WAIT_MS });

async function placeNow(call: CheckoutCall & { body: OrderInput }): Promise<Response> {
	const { body } = call;
	let hasWaited = false;
	const turn = inTurn(() => {
		// Prices and conditions may have changed while it waited.
		const anew = hasWaited ? { ...call, answers: call.answers.ofOneMoment() } : call;
		return withCheckout(anew, (scene) => submitOrder(scene, body));
	});
	// Without others before it, the task has begun by now.
	hasWaited = true;
	const done = await turn;
	if (!(done instanceof Response)) return placedAnswer(call, done);
	// The first answer was lost: the cart has been replaced by now, the key still matches.
	const known = await findByKey(call.db, body.key);
	if (!known) return done;
	const { owner } = await getVisitor(call.context, call);
	const same = toReplay(known, digestInput(body, owner));
	return 'order' in same ? placedAnswer(call, same) : refusal(same);
}

/**
 * Stores VIES's answer with the checkout, whatever becomes of the step. True if the buyer has seen
 * the same outcome of the same number before.
 */
const noteCheck = (call: CheckoutCall, check: VatCheck) =>
	withCheckout(call, async ({ tx, held, now }): Promise<boolean> => {
		const before = held.given?.vat_check;
		if (held.given) await saveCheckoutData(tx, held.cart.id, { vat_check: check }, now);
		return before?.number === check.number && before.outcome === check.outcome;
	});

export const checkoutRoutes = {
	getCheckout: shopRoute(contract.getCheckout, (call) => answer(call)),

	keepCheckout: shopRoute(contract.keepCheckout, (call) => answer(call, extendSession)),

	leaveCheckout: shopRoute(contract.leaveCheckout, (call) => answer(call, deleteCheckout)),

	giveContact: shopRoute(contract.giveContact, (call) =>
		answer(call, saveContact(call.body.email)),
	),

	giveShipping: shopRoute(contract.giveShipping, async (call) => {
		// Before anything is locked: an outside service is asked, which may be slow.
		const check = await checkVatNumber(call, call.body);
		if (check instanceof Response) return check;
		const isTold = check !== null && (await noteCheck(call, check));
		if (isTold instanceof Response) return isTold;
		return answer(call, saveShipping(call.body, { check, isTold }));
	}),

	givePayment: shopRoute(contract.givePayment, (call) =>
		answer(call, savePayment(call.body.provider)),
	),

	listPickupStores: shopRoute(contract.listPickupStores, async (call) => {
		const articles = await articlesIn(call, call.query.locale);
		const stores = await withCheckout(call, ({ tx, held }) =>
			pickupStores(tx, held.cart, articles),
		);
		// Without a cart there is nothing to pick up.
		return stores instanceof Response ? [] : stores;
	}),

	placeOrder: placingRoute(contract.placeOrder, placeNow),
};

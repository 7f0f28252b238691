import * as contract from '#contract/checkout/endpoints.ts';
import { articlesIn } from '#server/content/ports.ts';
import { keepCount } from '#server/cart/ports.ts';
import { openRoute } from '#server/kernel/route.ts';
import {
	attemptsOf,
	findByKey,
	openOrderSession,
	startAttempt,
	takePlacing,
	type OrderRow,
	type PaymentRow,
} from '#server/orders/ports.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import type { Assembled } from '../module.ts';
import { answer, refusal, withCheckout, type CheckoutCall } from './answer.ts';
import { takeWrite } from './limits.ts';
import { pickupStores } from './pickup.ts';
import { again, digestOfPlacing, placing, type Placing } from './place.ts';
import { contacting, leaving, paying, shipping, signing } from './steps.ts';

const shopRoute = openRoute<Assembled>();

/** Asks the provider for the first attempt; what fails is asked again from the page that comes next. */
async function started(call: CheckoutCall, order: OrderRow, known: PaymentRow | null) {
	const attempt = known ?? (await attemptsOf(call.db, order.id)).at(-1);
	if (!attempt) throw new Error(`${order.number} has no attempt to pay`);
	if (attempt.status !== 'open') return null;
	try {
		return (await startAttempt(call, order, attempt)).url;
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		call.log(`${attempt.provider}: ${cause.message}`);
		return null;
	}
}

/** The answer to whoever has ordered: the device may look at this order from now on. */
async function placedAnswer(call: CheckoutCall, order: OrderRow, attempt: PaymentRow | null) {
	const { db, siteUrl, clock } = call;
	const url = await started(call, order, attempt);
	const headers = new Headers({ 'cache-control': 'no-store' });
	headers.append('set-cookie', keepCount(0, siteUrl));
	if (order.customer_id === null) {
		const session = { siteUrl, now: clock() };
		const opens = { email: null, order_id: order.id };
		headers.append('set-cookie', await openOrderSession(db, opens, session));
	}
	return Response.json({ data: { id: order.id, number: order.number, url } }, { headers });
}

async function placeNow(call: CheckoutCall & { body: Placing }): Promise<Response> {
	const { body } = call;
	// An answer that was lost: the cart is another's by now, the key is not.
	const known = await findByKey(call.db, body.key);
	if (known) {
		const same = again(known, digestOfPlacing(body));
		return 'order' in same ? placedAnswer(call, same.order, null) : refusal(same);
	}
	const done = await withCheckout(call, (scene) => placing(scene, body));
	return done instanceof Response ? done : placedAnswer(call, done.order, done.attempt);
}

async function limited(call: CheckoutCall, work: () => Promise<Response>): Promise<Response> {
	const taken = await takeWrite(call.db, call.client, call.clock());
	return taken.isAllowed ? work() : tooMany(taken);
}

export const checkoutRoutes = {
	getCheckout: shopRoute(contract.getCheckout, (call) => answer(call)),

	keepCheckout: shopRoute(contract.keepCheckout, (call) =>
		limited(call, () => answer(call, signing)),
	),

	leaveCheckout: shopRoute(contract.leaveCheckout, (call) =>
		limited(call, () => answer(call, leaving)),
	),

	giveContact: shopRoute(contract.giveContact, (call) =>
		limited(call, () => answer(call, contacting(call.body.email))),
	),

	giveShipping: shopRoute(contract.giveShipping, (call) =>
		limited(call, () => answer(call, shipping(call.body))),
	),

	givePayment: shopRoute(contract.givePayment, (call) =>
		limited(call, () => answer(call, paying(call.body.provider))),
	),

	listPickupStores: shopRoute(contract.listPickupStores, async (call) => {
		const articles = await articlesIn(call, call.query.locale);
		const stores = await withCheckout(call, ({ tx, held }) =>
			pickupStores(tx, held.cart, articles),
		);
		// Without a cart there is nothing to fetch.
		return stores instanceof Response ? [] : stores;
	}),

	placeOrder: shopRoute(contract.placeOrder, async (call) => {
		const taken = await takePlacing(call.db, call.client, call.clock());
		if (!taken.isAllowed) return tooMany(taken);
		return placeNow(call);
	}),
};

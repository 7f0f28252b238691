import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import {
	aBuyer,
	HOME_DELIVERY,
	placedIn,
	readyBuyer,
	toRef,
	type Buyer,
} from '../support/checkout.ts';
import { conformsPrivately } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { makeOrderLink } from '../../src/server/orders/access/links.ts';
import { signedEvent } from '../../src/server/payments/test/provider.ts';

describe.runIf(isEmbedded)('checkout, orders and payments', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());

	const ask: OwnHost['ask'] = (path, init) => host.ask(path, init);
	const sent = (buyer: Buyer, body?: unknown): RequestInit => ({
		headers: {
			cookie: [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
			...(body === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	});
	/** Request of a buyer who has reached the last step. */
	const stepping = (path: string, body?: unknown) => async () => {
		const buyer = await readyBuyer(ask, 'bank_transfer', { variant: 'rd-50-xdr' });
		return { path: `/shop/${path}?locale=it`, init: sent(buyer, body) };
	};
	/** Request of a buyer who has just ordered. */
	const ordered = (path: string, body?: unknown) => async () => {
		const buyer = await readyBuyer(ask, 'bank_transfer', { variant: 'rd-50-xdr' });
		const { id } = await placedIn(await buyer.place());
		return { path: `/shop/orders/${id}${path}?locale=it`, init: sent(buyer, body) };
	};
	const unknown = (path: string) => `/shop/orders/${randomUUID()}${path}?locale=it`;

	conformsPrivately('getCheckout', ask, { request: stepping('checkout') });
	conformsPrivately('keepCheckout', ask, { request: stepping('checkout/signs') });
	conformsPrivately('leaveCheckout', ask, { request: stepping('checkout') });
	conformsPrivately('giveContact', ask, {
		request: stepping('checkout/contact', { email: 'anna@mail.example' }),
	});
	conformsPrivately('giveShipping', ask, {
		request: stepping('checkout/shipping', HOME_DELIVERY),
	});
	conformsPrivately('givePayment', ask, {
		request: stepping('checkout/payment', { provider: 'bank_transfer' }),
	});
	conformsPrivately('listPickupStores', ask, { request: stepping('checkout/pickup-stores') });
	conformsPrivately('placeOrder', ask, {
		request: async () => {
			const buyer = await readyBuyer(ask, 'bank_transfer', { variant: 'rd-50-xdr' });
			const { tax, cart, terms_version } = await buyer.checkout();
			const body = {
				key: randomUUID(),
				accepts_terms: true,
				terms_version,
				total_amount: tax.total_amount,
				currency: cart.currency,
			};
			return { path: '/shop/checkout/orders?locale=it', init: sent(buyer, body) };
		},
	});

	conformsPrivately('listOrders', ask, {
		request: async () => ({ path: '/shop/orders?locale=it', init: sent(aBuyer(ask)) }),
	});
	conformsPrivately('getOrder', ask, { request: ordered(''), unknownPath: unknown('') });
	conformsPrivately('payOrder', ask, {
		request: ordered('/payments', { provider: 'bank_transfer' }),
		unknownPath: unknown('/payments'),
	});
	conformsPrivately('cancelOrder', ask, {
		request: ordered('/cancellations', {}),
		unknownPath: unknown('/cancellations'),
	});
	conformsPrivately('reorder', ask, {
		request: ordered('/reorders', {}),
		unknownPath: unknown('/reorders'),
	});
	conformsPrivately('countPurchase', ask, {
		request: ordered('/purchases', {}),
		unknownPath: unknown('/purchases'),
	});
	conformsPrivately('countRefunds', ask, {
		request: ordered('/refunds', {}),
		unknownPath: unknown('/refunds'),
	});
	conformsPrivately('requestOrderLink', ask, {
		request: async () => ({
			path: '/shop/order-links?locale=it',
			init: sent(aBuyer(ask), { email: 'anna@mail.example', number: '25-000-0000' }),
		}),
	});
	conformsPrivately('openOrderLink', ask, {
		request: async () => {
			const link = { email: 'anna@mail.example', order_id: null };
			const token = await makeOrderLink(host.db, link, host.clock());
			return { path: '/shop/order-sessions?locale=it', init: sent(aBuyer(ask), { token }) };
		},
	});
	conformsPrivately('closeOrderSession', ask, {
		request: async () => ({ path: '/shop/order-sessions', init: sent(aBuyer(ask)) }),
	});
	conformsPrivately('receivePaymentEvent', ask, {
		request: async () => {
			const buyer = await readyBuyer(ask, 'test', { variant: 'rd-50-xdr' });
			const { url } = await placedIn(await buyer.place());
			const about = { kind: 'payment', ref: toRef(url) } as const;
			const { headers, bytes } = await signedEvent(host.db, randomUUID(), about, host.clock());
			return {
				path: '/shop/payment-events/test',
				init: { headers, body: new Uint8Array(bytes) },
			};
		},
		unknownPath: '/shop/payment-events/nobody',
	});
});

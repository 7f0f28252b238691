import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe } from 'vitest';
import { order_claims } from '../../src/server/orders/tables.ts';
import { order_payments, order_refunds } from '../../src/server/orders/tables-money.ts';
import { order_returns } from '../../src/server/returns/tables.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer, type Buyer } from '../support/checkout.ts';
import { toAddress, type Cookie, toCookie, ORIGIN, PASSWORD, trySignIn } from '../support/desk.ts';
import { conformsPrivately } from '../support/host-conformance.ts';
import { type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { aDelivered, aRequest, byLabel, getMailedLink, returnIn } from '../support/returns.ts';
import { aStatement, EMAIL, proofFor, stateAs } from '../support/withdrawals.ts';

describe.runIf(isEmbedded)('calls about returns and withdrawals', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let buyer: Buyer;
	let orderId = '';
	let number = '';
	let returnId = '';
	let withdrawalId = '';
	beforeAll(async () => {
		own = await openOwnHost();
		cookie = toCookie(await trySignIn(own.ask, toAddress('shop'), PASSWORD));
		const { order } = await aDelivered(own, { quantity: 2 });
		orderId = order.id;
		number = order.number;
		buyer = aBuyer(own.ask, { cookies: await getMailedLink(own, EMAIL) });
		const asked = await buyer.ask('POST', `orders/${orderId}/returns`, aRequest(byLabel()));
		returnId = (await returnIn(asked)).id;
		await stateAs(buyer.ask, { contract: number });
		withdrawalId = (await own.db.select().from(withdrawals))[0]?.id ?? '';
	});
	afterAll(() => own.close());
	const ask: Ask = (path, init) => own.ask(path, init);

	const init = (header: string, json?: unknown): RequestInit => ({
		headers: { cookie: header, origin: ORIGIN, 'content-type': 'application/json' },
		...(json === undefined ? {} : { body: JSON.stringify(json) }),
	});
	const asBuyer = (json?: unknown) =>
		init([...buyer.cookies].map((pair) => pair.join('=')).join('; '), json);
	const asStaff = (json: unknown = {}) => init(`${cookie.name}=${cookie.value}`, json);
	const query = '?locale=it';
	const nobody = randomUUID();

	/** Resets the return to a state. */
	type ReturnState = (typeof order_returns.$inferSelect)['status'];
	async function inState(status: ReturnState): Promise<string> {
		await own.db.delete(order_refunds);
		await own.db.update(order_returns).set({ status });
		return returnId;
	}
	type Stated = (typeof withdrawals.$inferSelect)['status'];
	async function stated(status: Stated): Promise<string> {
		await own.db.delete(order_refunds);
		await own.db.update(withdrawals).set({ status, sent_at: null, goods_at: null });
		return withdrawalId;
	}

	conformsPrivately('listReturns', ask, {
		request: async () => ({ path: `/shop/returns${query}`, init: asBuyer() }),
	});
	conformsPrivately('nameRefundAccount', ask, {
		request: async () => {
			await own.db.update(order_payments).set({ provider: 'bank_transfer' });
			return {
				path: `/shop/withdrawals/${await stated('received')}/refund-accounts${query}`,
				init: asBuyer({ iban: 'IT60X0542811101000000123456' }),
			};
		},
		unknownPath: `/shop/withdrawals/${nobody}/refund-accounts${query}`,
	});
	conformsPrivately('getReturn', ask, {
		request: async () => ({ path: `/shop/returns/${returnId}${query}`, init: asBuyer() }),
		unknownPath: `/shop/returns/${nobody}${query}`,
	});
	conformsPrivately('previewReturn', ask, {
		request: async () => ({
			path: `/shop/orders/${orderId}/return-previews${query}`,
			init: asBuyer({ lines: [{ position: 0, quantity: 1 }] }),
		}),
		unknownPath: `/shop/orders/${nobody}/return-previews${query}`,
	});
	const request = aRequest();
	conformsPrivately('requestReturn', ask, {
		request: async () => {
			await own.db.delete(order_claims);
			return { path: `/shop/orders/${orderId}/returns${query}`, init: asBuyer(request) };
		},
		unknownPath: `/shop/orders/${nobody}/returns${query}`,
	});
	conformsPrivately('sendReturn', ask, {
		request: async () => ({
			path: `/shop/returns/${await inState('authorised')}/dispatches${query}`,
			init: asBuyer({ carrier: 'Corriere Piave', tracking_number: 'CP1' }),
		}),
		unknownPath: `/shop/returns/${nobody}/dispatches${query}`,
	});
	conformsPrivately('getReturnLabel', ask, {
		request: async () => ({
			path: `/shop/returns/${await inState('authorised')}/label${query}`,
			init: asBuyer(),
		}),
		unknownPath: `/shop/returns/${nobody}/label${query}`,
	});
	conformsPrivately('authoriseReturn', ask, {
		request: async () => ({
			path: `/desk/returns/${await inState('requested')}/authorisations`,
			init: asStaff(),
		}),
		unknownPath: `/desk/returns/${nobody}/authorisations`,
	});
	conformsPrivately('receiveReturn', ask, {
		request: async () => ({
			path: `/desk/returns/${await inState('in_transit')}/arrivals`,
			init: asStaff({
				lines: [{ position: 0, quantity: 1, condition: 'opened', restock: false }],
			}),
		}),
		unknownPath: `/desk/returns/${nobody}/arrivals`,
	});
	conformsPrivately('refuseReturn', ask, {
		request: async () => ({
			path: `/desk/returns/${await inState('requested')}/refusals`,
			init: asStaff({ text: 'Manca un raggio.' }),
		}),
		unknownPath: `/desk/returns/${nobody}/refusals`,
	});
	conformsPrivately('refundReturn', ask, {
		request: async () => ({
			path: `/desk/returns/${await inState('received')}/refunds`,
			init: asStaff({ lines: [{ position: 0, quantity: 1 }] }),
		}),
		unknownPath: `/desk/returns/${nobody}/refunds`,
	});

	conformsPrivately('reviewWithdrawal', ask, {
		request: async () => ({
			path: `/shop/withdrawal-reviews${query}`,
			init: asBuyer(aStatement()),
		}),
	});
	const key = randomUUID();
	conformsPrivately('stateWithdrawal', ask, {
		request: async () => ({
			path: `/shop/withdrawals${query}`,
			init: asBuyer({ key, ...aStatement() }),
		}),
	});
	conformsPrivately('proveWithdrawal', ask, {
		request: async () => {
			const email = 'prova@mail.example';
			const known = await proofFor(own, email);
			if (known === '') await stateAs(aBuyer(own.ask).ask, { email });
			const token = known === '' ? await proofFor(own, email) : known;
			return { path: `/shop/withdrawal-proofs${query}`, init: asBuyer({ token }) };
		},
	});
	conformsPrivately('listWithdrawals', ask, {
		request: async () => ({ path: `/shop/withdrawals${query}`, init: asBuyer() }),
	});
	conformsPrivately('sendWithdrawnGoods', ask, {
		request: async () => ({
			path: `/shop/withdrawals/${await stated('accepted')}/dispatches${query}`,
			init: asBuyer({ carrier: 'Corriere Piave', tracking_number: 'CP1' }),
		}),
		unknownPath: `/shop/withdrawals/${nobody}/dispatches${query}`,
	});
	conformsPrivately('acceptWithdrawal', ask, {
		request: async () => {
			await own.db.delete(order_claims);
			return {
				path: `/desk/withdrawals/${await stated('received')}/acceptances`,
				init: asStaff(),
			};
		},
		unknownPath: `/desk/withdrawals/${nobody}/acceptances`,
	});
	conformsPrivately('refuseWithdrawal', ask, {
		request: async () => ({
			path: `/desk/withdrawals/${await stated('received')}/refusals`,
			init: asStaff({ text: 'Fuori termine.' }),
		}),
		unknownPath: `/desk/withdrawals/${nobody}/refusals`,
	});
	conformsPrivately('receiveWithdrawnGoods', ask, {
		request: async () => ({
			path: `/desk/withdrawals/${await stated('accepted')}/arrivals`,
			init: asStaff({ restock: false }),
		}),
		unknownPath: `/desk/withdrawals/${nobody}/arrivals`,
	});
	conformsPrivately('refundWithdrawal', ask, {
		request: async () => {
			await own.db.delete(order_claims);
			return {
				path: `/desk/withdrawals/${await stated('accepted')}/refunds`,
				init: asStaff({ lines: [{ position: 0, quantity: 1 }] }),
			};
		},
		unknownPath: `/desk/withdrawals/${nobody}/refunds`,
	});
});

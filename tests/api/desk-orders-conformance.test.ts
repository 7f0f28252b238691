import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import { order_invoices } from '../../src/server/orders/tables-invoices.ts';
import { orders } from '../../src/server/orders/tables.ts';
import { order_refunds } from '../../src/server/orders/tables-money.ts';
import {
	toAddress,
	askWith,
	type Cookie,
	toCookie,
	ORIGIN,
	PASSWORD,
	trySignIn,
} from '../support/desk.ts';
import { conformsPrivately, type PrivateConformance } from '../support/host-conformance.ts';
import { type Ask, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { putOnShelf } from '../support/notices.ts';
import {
	anOrder,
	aPaidOrder,
	doing,
	packing,
	getParcel,
	SENDING,
	WHEEL,
	type Ordered,
} from '../support/orders.ts';

describe.runIf(isEmbedded)('calls about an order', () => {
	let own: OwnHost;
	let cookie: Cookie;
	let count = 0;
	beforeAll(async () => {
		own = await openOwnHost();
		cookie = toCookie(await trySignIn(own.ask, toAddress('admin'), PASSWORD));
		await putOnShelf(own, WHEEL, 1_000);
	});
	afterAll(() => own.close());
	const ask: Ask = (path, init) => own.ask(path, init);
	const withSession = (json?: unknown): RequestInit => ({
		headers: {
			cookie: `${cookie.name}=${cookie.value}`,
			origin: ORIGIN,
			...(json === undefined ? {} : { 'content-type': 'application/json' }),
		},
		...(json === undefined ? {} : { body: JSON.stringify(json) }),
	});
	const act = ({ id }: Ordered) => doing(askWith(own.ask, cookie), id);
	/** Orders of many buyers, so that no rate limit is met. */
	const somebody = () => ({
		email: `anna-${(count += 1)}@mail.example`,
		address: `192.0.2.${count % 250}`,
	});
	const transferred = () => anOrder(own, somebody());
	const paid = () => aPaidOrder(own, somebody());

	/** Tests an action on an order that is brought into the state for it. */
	const about = (
		made: () => Promise<Ordered>,
		of: (ordered: Ordered) => Promise<{ action: string; json?: object }>,
		unknown: string,
	): PrivateConformance => ({
		async request() {
			const ordered = await made();
			const { action, json = {} } = await of(ordered);
			return { path: `/desk/orders/${ordered.id}/${action}`, init: withSession(json) };
		},
		unknownPath: `/desk/orders/${randomUUID()}/${unknown}`,
	});

	const held = async () => {
		const ordered = await transferred();
		await act(ordered)('receipts', { amount: 1, currency: 'EUR' });
		return ordered;
	};
	const packed = async () => {
		const ordered = await paid();
		await act(ordered)('parcels', packing(3));
		return ordered;
	};
	const sent = async () => {
		const ordered = await packed();
		await act(ordered)(`parcels/${await getParcel(ordered)}/sendings`, SENDING);
		return ordered;
	};
	const refunded = async () => {
		const ordered = await transferred();
		await act(ordered)('receipts', { amount: ordered.total_amount, currency: 'EUR' });
		await act(ordered)('refunds', { shipping: 100 });
		return ordered;
	};
	const getRefund = async ({ id }: Ordered) => {
		const [refund] = await own.db
			.select()
			.from(order_refunds)
			.where(eq(order_refunds.order_id, id));
		return refund?.id ?? '';
	};
	const none = randomUUID();

	conformsPrivately('confirmReceipt', ask, {
		...about(
			transferred,
			async ({ total_amount: amount }) => ({
				action: 'receipts',
				json: { amount, currency: 'EUR' },
			}),
			'receipts',
		),
	});
	conformsPrivately('acceptHeldPayment', ask, {
		...about(held, async () => ({ action: 'acceptances' }), 'acceptances'),
	});
	conformsPrivately('refundHeldPayment', ask, {
		...about(held, async () => ({ action: 'rejections' }), 'rejections'),
	});
	conformsPrivately('packOrder', ask, {
		...about(paid, async () => ({ action: 'parcels', json: packing(1) }), 'parcels'),
	});
	conformsPrivately('unpackParcel', ask, {
		...about(
			packed,
			async (ordered) => ({ action: `parcels/${await getParcel(ordered)}/unpackings` }),
			`parcels/${none}/unpackings`,
		),
	});
	conformsPrivately('shipParcel', ask, {
		...about(
			packed,
			async (ordered) => ({
				action: `parcels/${await getParcel(ordered)}/sendings`,
				json: SENDING,
			}),
			`parcels/${none}/sendings`,
		),
	});
	conformsPrivately('completeParcel', ask, {
		...about(
			sent,
			async (ordered) => ({ action: `parcels/${await getParcel(ordered)}/deliveries` }),
			`parcels/${none}/deliveries`,
		),
	});
	conformsPrivately('delayOrder', ask, {
		...about(paid, async () => ({ action: 'delays', json: { until: '2099-01-01' } }), 'delays'),
	});
	conformsPrivately('callOffOrder', ask, {
		...about(paid, async () => ({ action: 'cancellations' }), 'cancellations'),
	});
	conformsPrivately('refundOrder', ask, {
		...about(
			paid,
			async () => ({ action: 'refunds', json: { reductions: [{ position: 0, amount: 100 }] } }),
			'refunds',
		),
	});
	conformsPrivately('settleOrderRefund', ask, {
		...about(
			refunded,
			async (ordered) => ({
				action: `refunds/${await getRefund(ordered)}/outcomes`,
				json: { outcome: 'issued' },
			}),
			`refunds/${none}/outcomes`,
		),
	});
	conformsPrivately('retryOrderRefund', ask, {
		...about(
			async () => {
				const ordered = await refunded();
				await act(ordered)(`refunds/${await getRefund(ordered)}/outcomes`, { outcome: 'failed' });
				return ordered;
			},
			async (ordered) => ({ action: `refunds/${await getRefund(ordered)}/retries` }),
			`refunds/${none}/retries`,
		),
	});
	conformsPrivately('checkOrderRefund', ask, {
		...about(
			async () => {
				const ordered = await refunded();
				const isIts = eq(order_refunds.order_id, ordered.id);
				await own.db.update(order_refunds).set({ needs_check: true }).where(isIts);
				return ordered;
			},
			async (ordered) => ({ action: `refunds/${await getRefund(ordered)}/checks` }),
			`refunds/${none}/checks`,
		),
	});
	conformsPrivately('keepRefundAccount', ask, {
		...about(
			transferred,
			async () => ({ action: 'refund-accounts', json: { iban: 'IT60X0542811101000000123456' } }),
			'refund-accounts',
		),
	});
	conformsPrivately('noteOrder', ask, {
		...about(paid, async () => ({ action: 'notes', json: { text: 'Ha chiamato' } }), 'notes'),
	});

	const invoiced = async () => {
		const ordered = await paid();
		const [entry] = await own.db
			.update(order_invoices)
			.set({ kind: 'invoice', number: `X/${count}`, sequence: 1_000 + count, file: 1_000 + count })
			.where(eq(order_invoices.order_id, ordered.id))
			.returning();
		await own.db
			.update(orders)
			.set({
				details: sql`jsonb_set(${orders.details}, '{invoice,tax_code}', '"RSSMRA85T10A562S"')`,
			})
			.where(eq(orders.id, ordered.id));
		return entry?.id;
	};
	conformsPrivately('getInvoiceFile', ask, {
		request: async () => ({
			path: `/desk/invoices/${await invoiced()}/file`,
			init: withSession(),
		}),
		unknownPath: `/desk/invoices/${none}/file`,
	});
	conformsPrivately('renameInvoiceFile', ask, {
		request: async () => ({
			path: `/desk/invoices/${await invoiced()}/files`,
			init: withSession({}),
		}),
		unknownPath: `/desk/invoices/${none}/files`,
	});
});

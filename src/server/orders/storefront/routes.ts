import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import * as counting from '#contract/orders/counting.ts';
import * as contract from '#contract/orders/endpoints.ts';
import { cents } from '#domain/money/money.ts';
import { plainOrderNumber } from '#domain/orders/order-numbers.ts';
import { listArticles, shopRouteOver } from '#server/content/ports.ts';
import { problem } from '#server/kernel/problem.ts';
import { ProviderFailure } from '#server/payments/ports.ts';
import { mailFrameIn, secretLink } from '#server/platform/mail/compose.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { inSteadyTime } from '#server/platform/limits/steady-time.ts';
import type { Assembled } from '../../module.ts';
import { openRoute } from '#server/kernel/route.ts';
import { refillCart } from '#server/cart/ports.ts';
import { cancelUnpaidOrder } from '../lifecycle/cancel.ts';
import { countRefunds } from '../refunds/count-refunds.ts';
import { closeOpenAttempts } from '../payment/close.ts';
import { listAttempts, listLines, lockOrder, type OrderRow } from '../record/queries.ts';
import { mayMailOrders, takeAsking, takeOpening, takePlacing } from '../access/limits.ts';
import { findOrderLink, makeOrderLink } from '../access/links.ts';
import { composeLinkMail } from '../mails/compose.ts';
import { lookAt, otherMeans, payAgain } from '../payment/pay-again.ts';
import { getOrderView } from '../access/order-view.ts';
import { isWhollySent } from '../units/wholly-sent.ts';
import { order_lines, orders } from '../tables.ts';
import { sendOrderMail } from '../mails/send.ts';
import {
	closeOrderSession,
	dropOrderCookie,
	findSeen,
	isSeenBy,
	openOrderSession,
	getViewer,
} from '../access/viewer.ts';

const shopRoute = openRoute<Assembled>();
/** Route that a closed shop refuses: it fills a cart. Orders are handled in a closed shop, too. */
const buyingRoute = shopRouteOver<Assembled>();
const NEVER_STORED = { 'cache-control': 'no-store' };

type Asked = Assembled & { context: Context; param: (name: string) => string };

async function seen(call: Asked): Promise<OrderRow | null> {
	return findSeen(call.db, await getViewer(call.context, call), call.param('id'));
}

/** Fetches the open attempt; a provider that does not answer does not block the order's page. */
async function lookNow(call: Asked, order: OrderRow): Promise<void> {
	const open = (await listAttempts(call.db, order.id)).findLast(
		({ status }) => status === 'open' || status === 'pending',
	);
	if (!open) return;
	try {
		await lookAt(call, open);
	} catch (cause) {
		if (!(cause instanceof ProviderFailure)) throw cause;
		call.log(`${open.provider}: ${cause.message}`, {
			level: 'warn',
			component: 'payments',
			object: order.id,
		});
	}
}

export const orderRoutes = {
	listOrders: shopRoute(contract.listOrders, async (call) => {
		const { db, query } = call;
		const viewer = await getViewer(call.context, call);
		const owner = {
			email: viewer.customer?.email ?? viewer.email,
			is_customer: viewer.customer !== null,
		};
		const mine = isSeenBy(viewer);
		if (!mine) return { ...owner, orders: [] };
		const rows = await db
			.select({
				order: orders,
				quantity: sql<number>`(select sum(l.quantity)::int from ${order_lines} l where l.order_id = ${orders.id})`,
				pieces: sql<{ name: string; quantity: number }[]>`(
					select jsonb_agg(
						jsonb_build_object('name', l.article->'product'->>'name', 'quantity', l.quantity)
						order by l.position
					)
					from ${order_lines} l where l.order_id = ${orders.id})`,
				first: order_lines,
			})
			.from(orders)
			.innerJoin(order_lines, and(eq(order_lines.order_id, orders.id), eq(order_lines.position, 0)))
			.where(mine)
			.orderBy(desc(orders.placed_at))
			.limit(200);
		const articles = await listArticles(
			db,
			query.locale,
			rows.map(({ first }) => first.variant_id),
		);
		const sent = new Set<string>();
		for (const { order } of rows) if (await isWhollySent(db, order)) sent.add(order.id);
		return {
			...owner,
			orders: rows.map(({ order, quantity, pieces, first }) => ({
				id: order.id,
				number: order.number,
				status: order.status,
				is_sent: sent.has(order.id),
				placed_at: order.placed_at.toISOString(),
				currency: order.currency,
				total_amount: cents(order.total_amount),
				quantity,
				title: first.article.product.name,
				pieces,
				picture: articles.get(first.variant_id)?.product.picture ?? null,
			})),
		};
	}),

	getOrder: shopRoute(contract.getOrder, async (call) => {
		const order = await seen(call);
		if (!order) return null;
		await lookNow(call, order);
		const [now] = await call.db.select().from(orders).where(eq(orders.id, order.id));
		if (!now) return null;
		const shown = await getOrderView(call.db, now, call.query.locale, call.clock());
		const others = shown.payment.can_pay ? await otherMeans(call, now, shown.payment.provider) : [];
		return { ...shown, payment: { ...shown.payment, others } };
	}),

	payOrder: shopRoute(contract.payOrder, async (call) => {
		const { db, client, clock, body, log } = call;
		const taken = await takePlacing(db, client, clock());
		if (!taken.isAllowed) return tooMany(taken);
		const order = await seen(call);
		if (!order) return null;
		try {
			const made = await payAgain(call, order, body.provider);
			if ('refused' in made) return problem('conflict', made.refused);
			return { id: order.id, number: order.number, url: made.url };
		} catch (cause) {
			if (!(cause instanceof ProviderFailure)) throw cause;
			log(`${body.provider}: ${cause.message}`, {
				level: 'warn',
				component: 'payments',
				object: order.id,
			});
			return problem('unavailable', undefined, { 'retry-after': '30' });
		}
	}),

	cancelOrder: shopRoute(contract.cancelOrder, async (call) => {
		const { db, clock, query, log } = call;
		const order = await seen(call);
		if (!order) return null;
		try {
			await closeOpenAttempts(call, order.id);
		} catch (cause) {
			if (!(cause instanceof ProviderFailure)) throw cause;
			log(`cancel: ${cause.message}`, { level: 'warn', component: 'payments', object: order.id });
			return problem('unavailable', undefined, { 'retry-after': '30' });
		}
		const ended = await db.transaction(async (tx) => {
			const held = await lockOrder(tx, order.id);
			const gone = held && (await cancelUnpaidOrder(tx, held, 'cancel', clock()));
			if (!gone) return null;
			await sendOrderMail(tx, call, 'canceled_by_buyer', gone, clock());
			return { order: gone, lines: await listLines(tx, order.id) };
		});
		if (!ended) return problem('conflict', [{ path: 'order', code: 'final' }]);
		// The order is canceled, whatever the cart, which lists unavailable articles.
		const { cookies } = await refillCart(call, ended.lines, ended.order.country);
		const answer = await getOrderView(db, ended.order, query.locale, clock());
		return withCookies(answer, cookies);
	}),

	reorder: buyingRoute(contract.reorder, async (call) => {
		const order = await seen(call);
		if (!order) return null;
		const lines = await listLines(call.db, order.id);
		const { cookies, added, missing } = await refillCart(call, lines, order.country);
		return withCookies({ added, missing }, cookies);
	}),

	countPurchase: shopRoute(counting.countPurchase, async (call) => {
		const order = await seen(call);
		if (!order) return null;
		const told = await call.db
			.update(orders)
			.set({ counted_at: call.clock() })
			.where(and(eq(orders.id, order.id), isNull(orders.counted_at)))
			.returning({ id: orders.id });
		return { is_first: told.length > 0 };
	}),

	countRefunds: shopRoute(counting.countRefunds, async (call) => {
		const order = await seen(call);
		return order && countRefunds(call.db, order, call.clock());
	}),

	requestOrderLink: shopRoute(contract.requestOrderLink, async (call) => {
		const { db, client, clock, body, query, outbox } = call;
		const now = clock();
		const taken = await takeAsking(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const number = plainOrderNumber(body.number) ?? '';
		// The time of the answer does not reveal whether such an order exists.
		await inSteadyTime(() =>
			db.transaction(async (tx) => {
				const [found] = await tx
					.select({ count: count() })
					.from(orders)
					.where(and(eq(orders.email, body.email), eq(orders.number, number)));
				if ((found?.count ?? 0) === 0 || !(await mayMailOrders(tx, body.email, now))) return;
				const head = await mailFrameIn(call, tx, query.locale);
				const token = await makeOrderLink(tx, { email: body.email, order_id: null }, now);
				await outbox.post(tx, composeLinkMail(head, body.email, secretLink(head, 'orders', token)));
			}),
		);
		return { outcome: 'mailed' as const };
	}),

	openOrderLink: shopRoute(contract.openOrderLink, async (call) => {
		const { db, client, clock, body, siteUrl } = call;
		const now = clock();
		const taken = await takeOpening(db, client, now);
		if (!taken.isAllowed) return tooMany(taken);
		const link = await findOrderLink(db, body.token, now);
		if (!link) return null;
		const { email, order_id } = link;
		const cookie = await openOrderSession(db, { email, order_id: null }, { siteUrl, now });
		return withCookies({ email, order_id }, [cookie]);
	}),

	closeOrderSession: shopRoute(contract.closeOrderSession, async (call) => {
		await closeOrderSession(call.context, call);
		return withCookies({ outcome: 'ended' as const }, [dropOrderCookie(call.siteUrl)]);
	}),
};

function withCookies(data: unknown, cookies: readonly string[]): Response {
	const headers = new Headers(NEVER_STORED);
	for (const cookie of cookies) headers.append('set-cookie', cookie);
	return Response.json({ data }, { headers });
}

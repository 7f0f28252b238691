import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import type { Context } from 'hono';
import * as v from 'valibot';
import { ORDER_COOKIE, SESSION_COOKIE } from '#contract/cookies.ts';
import { tokenSchema } from '#contract/units.ts';
import { guestSession } from '#domain/orders/order-terms.ts';
import { cookieIn } from '#server/cart/ports.ts';
import { findCustomer, type OnSignIn, type OnSignOut } from '#server/customers/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { toDigest, newToken } from '#server/platform/link-secrets.ts';
import type { Services } from '#server/platform/services.ts';
import { order_sessions, orders } from '../tables.ts';

/** Caller of an order request, and the session or account that opens the orders. */
export interface Viewer {
	customer: { id: string; email: string } | null;
	/** Address whose orders a mailed link has opened. */
	email: string | null;
	/** The one order that was placed on this device. */
	order_id: string | null;
}

const isSecure = (siteUrl: string) => siteUrl.startsWith('https:');
const toName = (siteUrl: string) => `${isSecure(siteUrl) ? '__Host-' : ''}${ORDER_COOKIE}`;

function cookie(value: string, siteUrl: string, ending = ''): string {
	const secure = isSecure(siteUrl) ? '; Secure' : '';
	return `${toName(siteUrl)}=${value}; Path=/; SameSite=Lax; HttpOnly${ending}${secure}`;
}

/** Session on a device: its write, which may be part of a statement, and its cookie. */
export function newOrderSession(
	db: Db | Tx,
	opens: { email: string | null; order_id: string | null },
	{ siteUrl, now }: { siteUrl: string; now: Date },
) {
	const token = newToken();
	const row = { ...opens, digest: toDigest(token), last_sign: now };
	return { write: db.insert(order_sessions).values(row), cookie: cookie(token, siteUrl) };
}

/** Opens a session on the device and returns its cookie, which ends with the browser at latest. */
export async function openOrderSession(
	...opens: Parameters<typeof newOrderSession>
): Promise<string> {
	const session = newOrderSession(...opens);
	await session.write;
	return session.cookie;
}

export const dropOrderCookie = (siteUrl: string) => cookie('', siteUrl, '; Max-Age=0');

function tokenIn(header: string | undefined, siteUrl: string): string | null {
	const given = v.safeParse(tokenSchema, cookieIn(header, toName(siteUrl)));
	return given.success ? given.output : null;
}

const findToken = (context: Context, siteUrl: string) =>
	tokenIn(context.req.header('cookie'), siteUrl);

/** Identifies the caller; a guest's session lasts half an hour from call to call. */
export async function getViewer(context: Context, services: Services): Promise<Viewer> {
	const { db, siteUrl, clock } = services;
	const isSignedIn = context.req.header('cookie')?.includes(SESSION_COOKIE);
	const customer = isSignedIn ? await findCustomer(context.req.raw.headers, services) : null;
	const token = findToken(context, siteUrl);
	const guest = token === null ? null : await slide(db, token, clock());
	return { customer, email: guest?.email ?? null, order_id: guest?.order_id ?? null };
}

async function slide(db: Db, token: string, now: Date) {
	const isIt = eq(order_sessions.digest, toDigest(token));
	const [row] = await db.select().from(order_sessions).where(isIt);
	if (!row || guestSession(row.last_sign, now).state === 'over') return null;
	await db.update(order_sessions).set({ last_sign: now }).where(isIt);
	return row;
}

/** Ends the session of a mailed link. */
export async function closeOrderSession(context: Context, services: Services): Promise<void> {
	const token = findToken(context, services.siteUrl);
	if (token === null) return;
	await services.db.delete(order_sessions).where(eq(order_sessions.digest, toDigest(token)));
}

/** E-mail addresses whose orders a session on the device opens. */
async function openedBy(tx: Tx, token: string): Promise<string[]> {
	const rows = await tx
		.select({ mailed: order_sessions.email, ordered: orders.email })
		.from(order_sessions)
		.leftJoin(orders, eq(orders.id, order_sessions.order_id))
		.where(eq(order_sessions.digest, toDigest(token)));
	return rows.flatMap(({ mailed, ordered }) => mailed ?? ordered ?? []);
}

/** Ends a guest session of another address at sign-in, so that its orders are not shown. */
export const leaveGuestsOrders: OnSignIn = async (tx, { customerId, request, siteUrl }) => {
	const token = tokenIn(request.get('cookie') ?? undefined, siteUrl);
	if (token === null) return [];
	const isOwn = eq(customer_users.id, customerId);
	const [own] = await tx.select({ email: customer_users.email }).from(customer_users).where(isOwn);
	if ((await openedBy(tx, token)).every((email) => email === own?.email)) return [];
	await tx.delete(order_sessions).where(eq(order_sessions.digest, toDigest(token)));
	return [dropOrderCookie(siteUrl)];
};

/** Drops the guest session's cookie at sign-out, so that the next visitor sees no orders. */
export const forgetOrders: OnSignOut = (siteUrl) => [dropOrderCookie(siteUrl)];

/**
 * Condition for the orders that a viewer may see; undefined where there are none. A customer's
 * e-mail is confirmed, so that orders placed as a guest with it belong to the account.
 */
export function isSeenBy({ customer, email, order_id }: Viewer): SQL | undefined {
	const ways = [
		customer ? eq(orders.customer_id, customer.id) : undefined,
		customer ? eq(orders.email, customer.email) : undefined,
		email === null ? undefined : eq(orders.email, email),
		order_id === null ? undefined : eq(orders.id, order_id),
	].filter((way) => way !== undefined);
	return ways.length === 0 ? undefined : or(...ways);
}

/** An order, if the viewer may see it. */
export async function findSeen(db: Db | Tx, viewer: Viewer, id: string) {
	const mine = isSeenBy(viewer);
	if (!mine || !v.is(v.pipe(v.string(), v.uuid()), id)) return null;
	const [row] = await db
		.select()
		.from(orders)
		.where(and(eq(orders.id, id), mine));
	return row ?? null;
}

/** Orders that a viewer may see, newest first, and the e-mail that they belong to. */
export async function listOrdersOfViewer(db: Db | Tx, viewer: Viewer) {
	const mine = isSeenBy(viewer);
	const email = viewer.customer?.email ?? viewer.email;
	if (!mine) return { email, orders: [] };
	const rows = await db
		.select()
		.from(orders)
		.where(mine)
		.orderBy(desc(orders.placed_at))
		.limit(200);
	return { email, orders: rows };
}

import { randomUUID } from 'node:crypto';
import { CART_COOKIE } from '../../src/contract/cookies.ts';
import { cart_lines, carts } from '../../src/server/cart/tables.ts';
import { checkouts } from '../../src/server/checkout/tables.ts';
import { toDigest, newToken } from '../../src/server/platform/link-secrets.ts';
import { aBuyer, readyBuyer, type Buyer } from './buyer.ts';
import type { OwnHost } from './host.ts';

/**
 * Returns so many guests with one article each, all ready to place the order. The first has taken
 * all steps; the others are copies of its rows under their own names, since only the placing is
 * tested.
 */
export async function readyBuyers(
	{ ask, db }: OwnHost,
	count: number,
): Promise<[Buyer, ...Buyer[]]> {
	const first = await readyBuyer(ask, 'test');
	const [cart] = await db.select().from(carts);
	const [line] = await db.select().from(cart_lines);
	const [given] = await db.select().from(checkouts);
	if (!cart || !line || !given) throw new Error('the first buyer is not ready');
	const others = Array.from({ length: count - 1 }, (_, index) => ({
		cart_id: randomUUID(),
		secret: newToken(),
		email: `buyer-${index}@mail.example`,
		address: `192.0.2.${index + 2}`,
	}));
	const rows = others.map(({ cart_id, secret }) => ({
		...cart,
		id: cart_id,
		secret_digest: toDigest(secret),
	}));
	await db.insert(carts).values(rows);
	await db.insert(cart_lines).values(others.map(({ cart_id }) => ({ ...line, cart_id })));
	await db
		.insert(checkouts)
		.values(others.map(({ cart_id, email }) => ({ ...given, cart_id, email })));
	const devices = others.map(({ secret, email, address }) =>
		aBuyer(ask, { email, address, cookies: new Map([[CART_COOKIE, secret]]) }),
	);
	return [first, ...devices];
}

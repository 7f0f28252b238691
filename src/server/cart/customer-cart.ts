import { and, asc, eq } from 'drizzle-orm';
import { listArticles, articleTitle } from '#server/content/ports.ts';
import type { DeskParts } from '#server/desk/ports.ts';
import { cart_lines, carts } from './tables.ts';

/** Contents of a customer’s cart for support staff, as it was left; viewing does not renew it. */
export const customerCart: DeskParts = async (db, customerId) => {
	const lines = await db
		.select({ line: cart_lines, country: carts.country, last_change: carts.updated_at })
		.from(cart_lines)
		.innerJoin(carts, eq(carts.id, cart_lines.cart_id))
		.where(and(eq(carts.customer_id, customerId), eq(carts.state, 'open')))
		.orderBy(asc(cart_lines.added_at), asc(cart_lines.variant_id));
	const articles = await listArticles(
		db,
		'it',
		lines.map(({ line }) => line.variant_id),
	);
	return {
		customer_cart: lines.flatMap(({ line, ...cart }) => {
			const article = articles.get(line.variant_id);
			if (!article) return [];
			const title = articleTitle(article, 'it');
			return [{ variant_code: article.code, article: title, quantity: line.quantity, ...cart }];
		}),
	};
};

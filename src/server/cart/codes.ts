import { count, eq, sql } from 'drizzle-orm';
import type { Cart } from '#contract/cart/cart.ts';
import { cents } from '#domain/money/money.ts';
import { discountRefusal, type Discount } from '#domain/money/discount.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { discount_codes, discount_uses } from './tables.ts';

interface Occasion {
	now: Date;
	currency: string;
	/** Value of the goods before any discount. */
	goods: number;
	person: string | null;
}

interface Tried {
	/** Discount that it gives; null where it is refused. */
	discount: Discount | null;
	told: NonNullable<Cart['discount']>;
}

/** True if the code exists and is active. */
export async function isCode(db: Db | Tx, code: string): Promise<boolean> {
	const [found] = await db
		.select({ is_active: discount_codes.is_active })
		.from(discount_codes)
		.where(eq(discount_codes.code, code));
	return found?.is_active ?? false;
}

/** Discount of a code for a cart, or the reason for its refusal. */
export async function tryCode(
	db: Db | Tx,
	code: string,
	{ person, ...occasion }: Occasion,
): Promise<Tried> {
	const [found] = await db.select().from(discount_codes).where(eq(discount_codes.code, code));
	if (!found?.is_active) {
		return { discount: null, told: { code, kind: null, refusal: 'unknown', minimum: null } };
	}
	const [used] = await db
		.select({
			uses: count(),
			uses_by_person: sql<number>`count(*) filter (where ${discount_uses.person} = ${person ?? ''})::int`,
		})
		.from(discount_uses)
		.where(eq(discount_uses.code_id, found.id));
	const refusal = discountRefusal(found, {
		...occasion,
		uses: used?.uses ?? 0,
		uses_by_person: used?.uses_by_person ?? 0,
	});
	const isNamed = found.minimum !== null && found.currency === occasion.currency;
	return {
		discount: refusal === null ? { kind: found.kind, value: found.value } : null,
		told: {
			code,
			kind: found.kind,
			refusal,
			minimum: isNamed ? cents(found.minimum ?? 0) : null,
		},
	};
}

import type { DiscountKind, DiscountRefusal } from '#contract/cart/codes.ts';
import type { Cents } from '#contract/units.ts';
import { cents, halfUp, shareOut, sumOf } from './money.ts';

/** What a code takes off. `percent` is in basis points, `amount` in minor units of its currency. */
export interface Discount {
	kind: DiscountKind;
	value: number;
}

/** Under which conditions a code holds; null sets no condition. */
export interface DiscountTerms {
	is_active: boolean;
	valid_from: Date | null;
	/** First instant at which it no longer holds. */
	valid_until: Date | null;
	/** Least value of the goods, before the discount. */
	minimum: number | null;
	/** Of `minimum`, and of `value` where that is an amount. */
	currency: string;
	uses_per_code: number | null;
	uses_per_person: number | null;
}

/** What is known of a cart when a code is tried on it. */
export interface Occasion {
	now: Date;
	currency: string;
	goods: number;
	/** Orders that used the code, and those of this person among them. */
	uses: number;
	uses_by_person: number;
}

/**
 * Why a code takes nothing off, the reason first that nothing in the cart can change; null when it
 * holds. One that staff has switched off is as unknown as one that never was.
 */
export function discountRefusal(
	terms: DiscountTerms & Discount,
	{ now, currency, goods, uses, uses_by_person }: Occasion,
): DiscountRefusal | null {
	if (!terms.is_active) return 'unknown';
	if (terms.valid_from !== null && now < terms.valid_from) return 'not_yet';
	if (terms.valid_until !== null && now >= terms.valid_until) return 'expired';
	if (terms.uses_per_code !== null && uses >= terms.uses_per_code) return 'used_up';
	if (terms.uses_per_person !== null && uses_by_person >= terms.uses_per_person) {
		return 'used_by_you';
	}
	const namesMoney = terms.kind === 'amount' || terms.minimum !== null;
	if (namesMoney && terms.currency !== currency) return 'other_currency';
	if (terms.minimum !== null && goods < terms.minimum) return 'below_minimum';
	return null;
}

/** What a discount takes off each line of goods: never more than the goods are worth. */
export function discountShares(discount: Discount | null, lines: readonly number[]): Cents[] {
	const goods = sumOf(lines);
	if (discount === null || goods === 0) return lines.map(() => cents(0));
	switch (discount.kind) {
		case 'percent':
			return shareOut(halfUp(goods, Math.min(discount.value, 10_000), 10_000), lines);
		case 'amount':
			return shareOut(Math.min(discount.value, goods), lines);
		case 'free_shipping':
			return lines.map(() => cents(0));
	}
}

/** How people write a code: `Sommer 10` is `SOMMER10`, full-width letters are letters. */
export function plainCode(text: string): string {
	return text
		.normalize('NFKC')
		.toUpperCase()
		.replace(/[\s\p{Cf}\p{Pd}−ー]/gu, '');
}

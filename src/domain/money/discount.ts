import type { DiscountKind, DiscountRefusal } from '#contract/cart/codes.ts';
import type { Cents } from '#contract/units.ts';
import { plainSigns } from '../text/dashes.ts';
import { cents, halfUp, allocate, addUp } from './money.ts';

/** Reduction by a code. `percent` is in basis points, `amount` in minor units of its currency. */
export interface Discount {
	kind: DiscountKind;
	value: number;
}

/** Conditions under which a code is valid; null sets no condition. */
export interface DiscountTerms {
	is_active: boolean;
	valid_from: Date | null;
	/** First instant at which the code is no longer valid. */
	valid_until: Date | null;
	/** Minimum value of the goods, before the discount. */
	minimum: number | null;
	/** Currency of `minimum`, and of `value` where that is an amount. */
	currency: string;
	uses_per_code: number | null;
	uses_per_person: number | null;
}

/** Facts about a cart when a code is applied to it. */
export interface Occasion {
	now: Date;
	currency: string;
	goods: number;
	/** Orders that used the code; `uses_by_person` counts those of this person among them. */
	uses: number;
	uses_by_person: number;
}

/**
 * Returns why a code is refused, or null if it is valid. Reasons that no change of the cart can
 * remove come first. A code that staff has switched off is as unknown as one that never existed.
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

/** Splits a discount over the lines of goods: never more than the goods are worth. */
export function discountShares(discount: Discount | null, lines: readonly number[]): Cents[] {
	const goods = addUp(lines);
	if (discount === null || goods === 0) return lines.map(() => cents(0));
	switch (discount.kind) {
		case 'percent':
			return allocate(halfUp(goods, Math.min(discount.value, 10_000), 10_000), lines);
		case 'amount':
			return allocate(Math.min(discount.value, goods), lines);
		case 'free_shipping':
			return lines.map(() => cents(0));
	}
}

/** Normalizes a typed code: `Sommer 10` is `SOMMER10`, full-width letters become plain ones. */
export function plainCode(text: string): string {
	return plainSigns(text)
		.replace(/[\s\p{Cc}-]/gu, '')
		.toUpperCase();
}

/** What a code takes off: a part of the goods, an amount, or the sending. */
export const DISCOUNT_KINDS = ['percent', 'amount', 'free_shipping'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];

/** Why a code takes nothing off. */
export const DISCOUNT_REFUSALS = [
	'unknown',
	'not_yet',
	'expired',
	'used_up',
	'used_by_you',
	'other_currency',
	'below_minimum',
] as const;
export type DiscountRefusal = (typeof DISCOUNT_REFUSALS)[number];

export const LONGEST_CODE = 40;

/** Days before a cut whose lowest price must be shown (art. 17-bis Codice del consumo). */
export const REFERENCE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Price from an instant on, in minor units; null where the article had none any more. */
export interface PricePoint {
	at: Date;
	amount: number | null;
}

/** Reasons why a reduction cannot be announced. */
export type NoReference = 'too_new' | 'not_offered';

/**
 * Lowest price in force in the 30 days before a cut began, one set earlier included. An article
 * first priced within these days has none yet; neither has one that could not be bought meanwhile.
 */
export function referenceBefore(
	history: readonly PricePoint[],
	began: Date,
): { amount: number } | NoReference {
	const before = history
		.filter(({ at }) => at < began)
		.toSorted((a, b) => a.at.getTime() - b.at.getTime());
	const from = began.getTime() - REFERENCE_DAYS * DAY_MS;
	const first = before[0];
	if (!first || first.at.getTime() > from) return 'too_new';
	const inForce = before.flatMap(({ amount }, index) => {
		const until = before[index + 1]?.at.getTime() ?? began.getTime();
		return amount !== null && until > from ? [amount] : [];
	});
	return inForce.length === 0 ? 'not_offered' : { amount: Math.min(...inForce) };
}

/** Current price, and its reduction if one is announced. */
export interface Priced {
	amount: number;
	reduced_since: Date | null;
	lowest_price_30d: number | null;
}

export type NoReduction = NoReference | 'not_below_reference';

/**
 * Sets a price, with or without an announced reduction.
 * A further cut keeps the day and the reference of the first; one after a rise is a new reduction,
 * whose 30 days include the lower price.
 */
export function reprice(
	current: Priced,
	{ amount, isReduced }: { amount: number; isReduced: boolean },
	history: readonly PricePoint[],
	now: Date,
): Priced | NoReduction {
	if (!isReduced) return { amount, reduced_since: null, lowest_price_30d: null };
	const goesOn = current.reduced_since !== null && amount <= current.amount;
	if (goesOn) return { ...current, amount };
	const reference = referenceBefore(history, now);
	if (typeof reference === 'string') return reference;
	if (amount >= reference.amount) return 'not_below_reference';
	return { amount, reduced_since: now, lowest_price_30d: reference.amount };
}

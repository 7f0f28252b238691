import type { BuyerKind, VatCheckOutcome } from '#contract/orders/invoices.ts';
import { isNorthernIrishVatNumber, isVatNumber } from './vat-numbers.ts';

/** What VIES said of a number, or did not. */
export interface VatCheck {
	/** Plain, with its prefix. */
	number: string;
	outcome: VatCheckOutcome;
	/** By which the tax office finds the question again; empty where there was no answer. */
	request_id: string;
	/** ISO 8601. */
	checked_at: string;
}

/** Whether a plain number is one that VIES can be asked about, so that its owner may buy without VAT. */
export function isForVies(kind: BuyerKind, number: string, buyerCountry: string): boolean {
	if (kind === 'eu_company') return isVatNumber(number, buyerCountry);
	return kind === 'foreign_company' && buyerCountry === 'GB' && isNorthernIrishVatNumber(number);
}

/** How long an answer holds, ms: a company is not struck off within a day, a typing error soon mended. */
const HOLDS_MS = { confirmed: 24 * 3_600_000, unknown: 10 * 60_000 } as const;

/** Whether an answer still holds. */
export const isFresh = ({ outcome, checked_at }: VatCheck, now: Date): boolean =>
	outcome !== 'away' && now.getTime() - new Date(checked_at).getTime() < HOLDS_MS[outcome];

/** What is known of a number; one that nobody has asked about is as good as not answered. */
export const outcomeOf = (check: VatCheck | null, number: string): VatCheckOutcome =>
	check?.number === number ? check.outcome : 'away';

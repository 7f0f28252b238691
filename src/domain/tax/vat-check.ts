import type { BuyerKind, VatCheckOutcome } from '#contract/orders/invoices.ts';
import { isNorthernIrishVatNumber, isVatNumber } from './vat-numbers.ts';

/** Answer of VIES about a number, or the lack of one. */
export interface VatCheck {
	/** Plain, with its prefix. */
	number: string;
	outcome: VatCheckOutcome;
	/** Id by which the tax office finds the query again; empty where there was no answer. */
	request_id: string;
	/** ISO 8601. */
	checked_at: string;
}

/** True if VIES can be asked about a plain number, so that its owner may buy without VAT. */
export function isForVies(kind: BuyerKind, number: string, buyerCountry: string): boolean {
	if (kind === 'eu_company') return isVatNumber(number, buyerCountry);
	return kind === 'foreign_company' && buyerCountry === 'GB' && isNorthernIrishVatNumber(number);
}

/**
 * Validity of an answer, ms. No company is struck off within a day; a typing error is soon mended.
 */
const HOLDS_MS = { confirmed: 24 * 3_600_000, unknown: 10 * 60_000 } as const;

/** True if an answer is still valid. */
export const isFresh = ({ outcome, checked_at }: VatCheck, now: Date): boolean =>
	outcome !== 'away' && now.getTime() - new Date(checked_at).getTime() < HOLDS_MS[outcome];

/** Known outcome for a number; one that was not checked counts as not answered. */
export const toOutcome = (check: VatCheck | null, number: string): VatCheckOutcome =>
	check?.number === number ? check.outcome : 'away';

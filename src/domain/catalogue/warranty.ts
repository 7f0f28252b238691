import type { SerialOutcome } from '#contract/wheels/registrations.ts';
import type { IsoDate } from '#contract/units.ts';
import { toGuarantee } from './guarantee.ts';
import { plainSigns } from '../text/dashes.ts';
import { daysAfter, daysBetween, yearsAfter } from '../time/days.ts';

/** Days after the purchase within which a wheel can be registered; the last one still counts. */
export const REGISTRATION_DAYS = 30;

/** Most wheels that one registration takes: a pair. */
export const WHEELS_PER_REGISTRATION = 2;

export type DateOutcome = Extract<SerialOutcome, 'date_expired' | 'date_greater'>;

/** Reason why the purchase date alone rules out a registration today; null when none does. */
export function dateOutcome(purchase_date: string, today: string): DateOutcome | null {
	const age = daysBetween(purchase_date, today);
	if (age < 0) return 'date_greater';
	return age > REGISTRATION_DAYS ? 'date_expired' : null;
}

/** Last day on which a wheel bought then can be registered. */
export function lastRegistrationDay(purchase_date: string): IsoDate {
	return daysAfter(purchase_date, REGISTRATION_DAYS);
}

export interface WarrantyTerms {
	/** Last day of the seller's legal guarantee. */
	legal_ends_on: IsoDate;
	/** Last day of the maker's further years. */
	extension_ends_on: IsoDate;
}

/**
 * Terms of a purchase. Both count from the purchase, so that a 29 February keeps its day after four
 * years. The seller's is that of the customer's country.
 */
export function toTerms(purchase_date: string, country: string): WarrantyTerms {
	const { legal_years, warranty_years } = toGuarantee(country);
	return {
		legal_ends_on: yearsAfter(purchase_date, legal_years),
		extension_ends_on: yearsAfter(purchase_date, warranty_years),
	};
}

/** First day on which repair extends the legal guarantee (directive (EU) 2024/1799, art. 22). */
const REPAIR_EXTENDS_SINCE = '2026-07-31';

/** Reasons for which a repair does not extend the legal guarantee. */
type ExtensionRefusal = 'too_early' | 'guarantee_over' | 'extended_before';

/**
 * Last day of the legal guarantee after a repair that the consumer chose as the remedy: a year more,
 * once (directive (EU) 2019/771, art. 10(2a)).
 */
export function extendedByRepair(
	{ legal_ends_on, legal_extended_on }: { legal_ends_on: string; legal_extended_on: string | null },
	repaired_on: string,
): IsoDate | ExtensionRefusal {
	if (legal_extended_on !== null) return 'extended_before';
	if (repaired_on < REPAIR_EXTENDS_SINCE) return 'too_early';
	return repaired_on > legal_ends_on ? 'guarantee_over' : yearsAfter(legal_ends_on, 1);
}

/**
 * Normalizes a serial for storage: half width, upper case, no spaces at its ends, no invisible
 * characters from pasted text, plain hyphens for the dashes of a word processor.
 */
export function normalSerial(typed: string): string {
	return plainSigns(typed)
		.replace(/\p{Cc}+/gu, ' ')
		.trim()
		.toUpperCase();
}

/** Characters that are confused on a label, and the one that represents both. */
const LOOK_ALIKES: Record<string, string> = {
	O: '0',
	Q: '0',
	I: '1',
	L: '1',
	B: '8',
	S: '5',
	Z: '2',
};

/** Look of a serial at a glance: look-alikes unified, everything between them left out. */
export function toLookalike(serial: string): string {
	const plain = normalSerial(serial).replace(/[^\p{L}\p{N}]/gu, '');
	return [...plain].map((character) => LOOK_ALIKES[character] ?? character).join('');
}

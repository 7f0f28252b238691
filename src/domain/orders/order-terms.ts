import type { IsoDate } from '#contract/units.ts';
import { dayInRome, daysAfter, daysBetween, startOfDayInRome, yearsAfter } from '../time/days.ts';
import { workingDaysAfter } from '../time/working-days.ts';

/** Days from the delivery to request a return; the last one counts whole. */
export const RETURN_DAYS = 14;
/** Days from the delivery within which a consumer may withdraw (Codice del consumo, art. 52). */
export const WITHDRAWAL_DAYS = 14;
/** Years added for a consumer who was not informed of the right (art. 53). */
const UNTOLD_YEARS = 1;
/** Days from the statement to refund a withdrawal (art. 56), and to send the goods (art. 57). */
export const WITHDRAWAL_REFUND_DAYS = 14;

/** Day on which an order is fully delivered: that of its last parcel; null while one is missing. */
export function deliveredOn(parcels: readonly (Date | null)[]): IsoDate | null {
	const days = parcels.map((instant) => (instant === null ? null : dayInRome(instant)));
	if (days.length === 0 || days.includes(null)) return null;
	return (
		days
			.flatMap((day) => day ?? [])
			.toSorted()
			.at(-1) ?? null
	);
}

/** Last day of the return window, by calendar; null, so open, while not all is delivered. */
export function lastReturnDay(delivered_on: string | null): IsoDate | null {
	return delivered_on === null ? null : daysAfter(delivered_on, RETURN_DAYS);
}

/**
 * Last day on which a consumer may withdraw; null, so open, while not all is delivered. The day of
 * delivery is not counted; a Saturday, Sunday or holiday in Italy moves the end to the next working
 * day (Regulation 1182/71, art. 3, to which recital 41 of Directive 2011/83 points). A consumer
 * informed of the right only later has 14 days from then, one never informed a year more (art. 53).
 */
export function lastWithdrawalDay(
	delivered_on: string | null,
	/** Day on which the buyer was informed of the right; null if never. */
	told_on: string | null,
): IsoDate | null {
	if (delivered_on === null) return null;
	const end = termFrom(delivered_on);
	const atLatest = yearsAfter(end, UNTOLD_YEARS);
	if (told_on === null || told_on > atLatest) return atLatest;
	return told_on <= delivered_on ? end : termFrom(told_on);
}

const termFrom = (day: string) => workingDaysAfter(daysAfter(day, WITHDRAWAL_DAYS), 0);

/** True if `now` is in time: the last day counts until midnight in Rome; null sets no limit. */
export function isInTime(now: Date, lastDay: string | null): boolean {
	return lastDay === null || dayInRome(now) <= lastDay;
}

/** Deadlines of a withdrawal: for the refund, and for sending the goods. */
export interface RefundClock {
	/** Last day for the refund; null while the shop may wait for the goods. */
	due_on: IsoDate | null;
	/** Days left for the refund; below 0 it is late. */
	days_left: number | null;
	/** Last day on which the buyer sends the goods. */
	send_by: IsoDate;
}

/**
 * Calculates the deadlines from the statement of withdrawal. The shop may wait until the goods are
 * back or the buyer has shown that they were sent, whichever is first. No day moves to a later
 * working day.
 */
export function refundClock(
	{
		stated_on,
		sent_on,
		received_on,
	}: { stated_on: string; sent_on: string | null; received_on: string | null },
	today: string,
): RefundClock {
	const last = daysAfter(stated_on, WITHDRAWAL_REFUND_DAYS);
	const [seen] = [sent_on, received_on].flatMap((day) => day ?? []).toSorted();
	const due_on = seen === undefined ? null : seen > last ? daysAfter(seen, 0) : last;
	return {
		due_on,
		days_left: due_on === null ? null : daysBetween(today, due_on),
		send_by: last,
	};
}

/** Term within which a bank transfer must arrive. */
export interface TransferTerm {
	/** Last day on which the money may come. */
	last_day: IsoDate;
	/** Instant at which the stock is released: midnight after that day, in Rome. */
	expires_at: Date;
	/** Day of the reminder; null where the term is too short for one. */
	remind_on: IsoDate | null;
}

/** Days before the last one on which the buyer is reminded. */
const REMINDER_DAYS = 2;

/** Calculates the term of a bank transfer, in days from the one on which the order was placed. */
export function transferTerm(placed: Date, days: number): TransferTerm {
	const first = dayInRome(placed);
	const remind_on = daysAfter(first, days - REMINDER_DAYS);
	return {
		last_day: daysAfter(first, days),
		expires_at: startOfDayInRome(daysAfter(first, days + 1)),
		remind_on: remind_on > first ? remind_on : null,
	};
}

/** Minutes without a request after which a guest's session ends. */
const GUEST_MINUTES = 30;
/** Minutes before its end at which the guest is warned. */
const GUEST_WARNING_MINUTES = 2;
const MINUTE_MS = 60_000;

/** State of a guest's session at an instant; every request of the guest restarts the time. */
export interface GuestSession {
	state: 'open' | 'ending' | 'over';
	warns_at: Date;
	ends_at: Date;
}

/** Returns the state of a guest's session by their last request. */
export function guestSession(lastSign: Date, now: Date): GuestSession {
	const ends = lastSign.getTime() + GUEST_MINUTES * MINUTE_MS;
	const warns = ends - GUEST_WARNING_MINUTES * MINUTE_MS;
	const time = now.getTime();
	return {
		state: time >= ends ? 'over' : time >= warns ? 'ending' : 'open',
		warns_at: new Date(warns),
		ends_at: new Date(ends),
	};
}

import { dayInRome, daysAfter } from '#domain/days.ts';

/** A day so many days from today, as Europe/Rome counts them: days have 23 or 25 hours at times. */
export function inDays(days: number): string {
	return daysAfter(dayInRome(new Date()), days);
}

import { dayInRome, daysAfter } from '#domain/time/days.ts';

/** Day so many days from today in Europe/Rome, where a day may have 23 or 25 hours. */
export function inDays(days: number): string {
	return daysAfter(dayInRome(new Date()), days);
}

import type { HoursRow } from '#content/stores/stores.ts';
import { WEEKDAYS } from '#contract/content/places.ts';

/** Two letters of a day, as schema.org writes them. */
const short = (day: HoursRow['from']) => `${day[0]?.toUpperCase()}${day[1]}`;

/** Hours of some days for crawlers, `Mo-Fr 09:00-12:30`. */
export function openingHours(from: HoursRow['from'], to: HoursRow['to'], interval: string): string {
	const days = from === to ? short(from) : `${short(from)}-${short(to)}`;
	return `${days} ${interval.replace('–', '-')}`;
}

/** Days of a row by `Date.getDay()`, Monday to Wednesday `123`. */
export const daysFrom = (from: HoursRow['from'], to: HoursRow['to']): string =>
	WEEKDAYS.slice(WEEKDAYS.indexOf(from), WEEKDAYS.indexOf(to) + 1)
		.map((day) => (WEEKDAYS.indexOf(day) + 1) % 7)
		.join('');

import type { HoursRow } from '#content/stores.ts';

/** Two letters of a day, as schema.org writes them. */
const short = (day: HoursRow['from']) => `${day[0]?.toUpperCase()}${day[1]}`;

/** Hours of some days for crawlers, `Mo-Fr 09:00-12:30`. */
export function openingHours(from: HoursRow['from'], to: HoursRow['to'], interval: string): string {
	const days = from === to ? short(from) : `${short(from)}-${short(to)}`;
	return `${days} ${interval.replace('–', '-')}`;
}

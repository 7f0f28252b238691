import type { IsoDate } from '#contract/units.ts';
import { daysAfter } from './days.ts';

/** Month and day of the yearly fixed holidays in Italy, where parcels leave from. */
const FIXED_HOLIDAYS = [
	'01-01',
	'01-06',
	'04-25',
	'05-01',
	'06-02',
	'08-15',
	'11-01',
	'12-08',
	'12-25',
	'12-26',
];

/** Saint Francis is a holiday again since law 151/2025. */
const SAINT_FRANCIS = { day: '10-04', since: 2026 };

/** Easter Sunday by the Gregorian calendar, after Butcher. */
function calculateEaster(year: number): string {
	const golden = year % 19;
	const century = Math.floor(year / 100);
	const ofCentury = year % 100;
	const leaps = Math.floor(century / 4);
	const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
	const epact = (19 * golden + century - leaps - correction + 15) % 30;
	const weekday =
		(32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
	const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
	const days = epact + weekday - 7 * late + 114;
	const month = String(Math.floor(days / 31)).padStart(2, '0');
	return `${year}-${month}-${String((days % 31) + 1).padStart(2, '0')}`;
}

/** True if parcels travel on a day: no Saturday, no Sunday, no Italian holiday. */
export function isWorkingDay(day: string): boolean {
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	if (weekday === 0 || weekday === 6) return false;
	const year = Number(day.slice(0, 4));
	const date = day.slice(5);
	if (FIXED_HOLIDAYS.includes(date)) return false;
	if (date === SAINT_FRANCIS.day && year >= SAINT_FRANCIS.since) return false;
	return day !== daysAfter(calculateEaster(year), 1);
}

/** Adds working days to a day; 0 gives the day itself or the next working day. */
export function workingDaysAfter(day: string, days: number): IsoDate {
	let found = daysAfter(day, 0);
	for (let left = days; left > 0 || !isWorkingDay(found);) {
		found = daysAfter(found, 1);
		if (isWorkingDay(found)) left -= 1;
	}
	return found;
}

/** Range of working days that something takes. */
export interface WorkingDays {
	min: number;
	max: number;
}

/** First and last day on which a parcel may come that is ordered today. */
export function deliveryRange(today: string, { min, max }: WorkingDays) {
	// An order of a day without work is processed on the next working day.
	const taken = workingDaysAfter(today, 0);
	return { from: workingDaysAfter(taken, min), to: workingDaysAfter(taken, max) };
}

/** Hours of transport as the working days that they fill: 48 are two, 50 are three. */
export function toWorkingDays({ min, max }: { min: number; max: number }): WorkingDays {
	return { min: Math.ceil(min / 24), max: Math.ceil(max / 24) };
}

/** Number of working days from one day to a later one. */
function workingDaysBetween(day: string, later: string): number {
	let [found, count] = [day, 0];
	while (found < later) {
		found = workingDaysAfter(found, 1);
		count += 1;
	}
	return count;
}

/** Converts delivery days promised for an order into the range of working days. */
export function timeOfRange({ from, to }: { from: string; to: string }, ordered: string) {
	const taken = workingDaysAfter(ordered, 0);
	return { min: workingDaysBetween(taken, from), max: workingDaysBetween(taken, to) };
}

import type { IsoDate } from '#contract/units.ts';

const DAY_MS = 86_400_000;

/** The Canadian date format is the one of ISO 8601. */
const ROMAN_DAY = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/Rome',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** Returns the calendar day of an instant in Europe/Rome, where every term is counted. */
export function dayInRome(instant: Date): IsoDate {
	return ROMAN_DAY.format(instant) as IsoDate;
}

/** Hours by which Rome is ahead of UTC, in summer and in winter. */
const ROMAN_HOURS = [2, 1];
const HOUR_MS = 3_600_000;

/** Returns the instant at which a day begins in Europe/Rome; the clocks change later at night. */
export function startOfDayInRome(day: string): Date {
	const [summer = 0, winter = 0] = ROMAN_HOURS.map((hours) => toTime(day) - hours * HOUR_MS);
	const isSummer = dayInRome(new Date(summer)) === day;
	return new Date(isSummer ? summer : winter);
}

/** Whole days from one calendar day to another; negative when the second comes first. */
export function daysBetween(from: string, to: string): number {
	return Math.round((toTime(to) - toTime(from)) / DAY_MS);
}

/** Adds days to a calendar day; a negative number goes back. */
export function daysAfter(day: string, days: number): IsoDate {
	return dayOfTime(toTime(day) + days * DAY_MS);
}

/**
 * Adds years to a calendar day. From 29 February it is the last day of February where the year has
 * no 29th: terms by years end in the month that they began in.
 */
export function yearsAfter(day: string, years: number): IsoDate {
	const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
	const lastOfMonth = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
	return dayOfTime(Date.UTC(year + years, month - 1, Math.min(date, lastOfMonth)));
}

function toTime(day: string): number {
	return Date.parse(`${day}T00:00:00Z`);
}

function dayOfTime(time: number): IsoDate {
	return new Date(time).toISOString().slice(0, 10) as IsoDate;
}

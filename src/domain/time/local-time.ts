import { dayInRome, daysAfter } from './days.ts';

/** Time zone in which a day of the shop begins and ends. */
export const SHOP_ZONE = 'Europe/Rome';

/** Names of Rome's clocks, and their hours ahead of UTC. */
const CLOCKS = [
	{ name: 'CEST', hours: 2 },
	{ name: 'CET', hours: 1 },
] as const;
export type RomanClock = (typeof CLOCKS)[number]['name'];

const HOUR_MS = 3_600_000;
const LOCAL = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::00(?:\.000)?)?(Z|[+-]\d{2}:\d{2})?$/;

const ROMAN_TIME = new Intl.DateTimeFormat('sv-SE', {
	timeZone: SHOP_ZONE,
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** Formats an instant as the clocks in Rome show it, `2027-03-28T03:00`. */
export const timeInRome = (instant: Date): string => ROMAN_TIME.format(instant).replace(' ', 'T');

export type LocalTime =
	| { is: 'instant'; at: Date }
	/** The clocks skip this time; `offer` is the first time after it that they show. */
	| { is: 'skipped'; offer: string }
	/** The clocks show this time twice. */
	| { is: 'twice'; choices: { clock: RomanClock; at: Date }[] }
	| { is: 'no_time' };

/**
 * Converts a time in Rome to an instant.
 * Without an offset it is what the clocks show, `2027-10-31T02:30`; with one (`+02:00`, `Z`) it is
 * that instant. An offset of Rome's must be the one in force at that hour.
 */
export function instantInRome(given: string): LocalTime {
	const [, local, offset] = LOCAL.exec(given) ?? [];
	const asUtc = local === undefined ? Number.NaN : Date.parse(`${local}:00Z`);
	if (local === undefined || Number.isNaN(asUtc)) return { is: 'no_time' };
	// The parser takes 30 February for 2 March.
	if (new Date(asUtc).toISOString().slice(0, local.length) !== local) return { is: 'no_time' };
	const shown = CLOCKS.map(({ name, hours }) => ({
		clock: name,
		offset: `+0${hours}:00`,
		at: new Date(asUtc - hours * HOUR_MS),
	})).filter(({ at }) => timeInRome(at) === local);
	if (offset !== undefined && !CLOCKS.some(({ hours }) => offset === `+0${hours}:00`)) {
		return { is: 'instant', at: new Date(given) };
	}
	const [first, second] = shown;
	if (!first) return { is: 'skipped', offer: afterTheGap(asUtc) };
	if (offset !== undefined) {
		const chosen = shown.find((one) => one.offset === offset);
		return chosen ? { is: 'instant', at: chosen.at } : { is: 'no_time' };
	}
	if (second) return { is: 'twice', choices: shown.map(({ clock, at }) => ({ clock, at })) };
	return { is: 'instant', at: first.at };
}

/** The last second of a day in Rome, with the offset of that hour: `2026-12-15T23:59:59+01:00`. */
export function endOfDayInRome(day: string): string {
	const lastMinute = `${day}T23:59`;
	const ahead = CLOCKS.find(
		({ hours }) =>
			timeInRome(new Date(Date.parse(`${lastMinute}Z`) - hours * HOUR_MS)) === lastMinute,
	);
	return `${lastMinute}:59+0${ahead?.hours ?? 1}:00`;
}

/** The full hour after a time that the clocks skip: they change at full hours, by one. */
const afterTheGap = (asUtc: number): string =>
	new Date(Math.floor(asUtc / HOUR_MS) * HOUR_MS + HOUR_MS).toISOString().slice(0, 16);

/**
 * Returns the next instant at which Rome's clocks show a time, `03:30`.
 * A night that skips it gives the end of the gap; one that shows it twice, the first.
 */
export function nextTimeInRome(time: string, after: Date): Date {
	for (let day = dayInRome(after); ; day = daysAfter(day, 1)) {
		const at = firstMeant(`${day}T${time}`);
		if (at > after) return at;
	}
}

function firstMeant(local: string): Date {
	const meant = instantInRome(local);
	switch (meant.is) {
		case 'instant':
			return meant.at;
		case 'skipped':
			return firstMeant(meant.offer);
		case 'twice':
			return new Date(Math.min(...meant.choices.map(({ at }) => at.getTime())));
		case 'no_time':
			throw new RangeError(`Invalid local time: ${local}`);
	}
}

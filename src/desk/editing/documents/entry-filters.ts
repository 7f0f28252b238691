import { timeInRome } from '#domain/time/local-time.ts';
import { OTHERS, type Entry } from '../api.ts';

export const STATES = ['draft', 'live', 'new', 'off'] as const;
export const TRANSLATIONS = OTHERS.flatMap((locale) =>
	(['missing', 'stale'] as const).map((state) => `${locale}.${state}`),
);
/** Filter values by the time of the last change, drafted or live. */
export const TIMES = ['today', 'week', 'month', 'old'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const dayInRome = (instant: Date) => timeInRome(instant).slice(0, 10);

/** Time of the last change, or of being taken off the site; null where there was none. */
export const changedAt = ({ draft, updated_at, off_since }: Entry) =>
	draft?.at ?? updated_at ?? off_since;

/** States of an entry; one that is off the site may have a draft that brings it back. */
export const toStates = ({ draft, updated_at, off_since }: Entry): (typeof STATES)[number][] => {
	if (off_since !== null) return draft ? ['off', 'draft'] : ['off'];
	if (updated_at === null) return ['new'];
	return [draft ? 'draft' : 'live'];
};

/** Everybody who has edited one of these entries, each once. */
export const listWriters = (entries: readonly Entry[]): string[] => [
	...new Set(
		entries.flatMap(({ draft, updated_by }) => [draft?.by ?? [], updated_by ?? []].flat()),
	),
];

function isOfTime(entry: Entry, wanted: string, now: Date): boolean {
	const at = changedAt(entry);
	if (at === null) return false;
	const age_days = (now.getTime() - Date.parse(at)) / DAY_MS;
	switch (wanted) {
		case 'today':
			return dayInRome(new Date(at)) === dayInRome(now);
		case 'week':
			return age_days <= 7;
		case 'month':
			return age_days <= 30;
		case 'old':
			return age_days > 180;
		default:
			return true;
	}
}

function isOfState(entry: Entry, wanted: string): boolean {
	// An entry that has never been live is a draft, too.
	if (wanted === 'draft') return entry.draft !== null;
	const known = STATES.find((state) => state === wanted);
	return known === undefined || toStates(entry).includes(known);
}

/** True if an entry matches the filters in its list's address. */
export function isShown(entry: Entry, asked: URLSearchParams, now: Date): boolean {
	const [text, state, translation, by, when] = ['q', 'state', 'translation', 'by', 'when'].map(
		(name) => asked.get(name) ?? '',
	);
	const words = [entry.title, entry.id, entry.slug ?? ''].join(' ').toLowerCase();
	if (text && !words.includes(text.toLowerCase())) return false;
	if (state && !isOfState(entry, state)) return false;
	if (by && entry.draft?.by !== by && entry.updated_by !== by) return false;
	if (when && !isOfTime(entry, when, now)) return false;
	if (!translation) return true;
	const [locale = '', wanted] = translation.split('.');
	return OTHERS.some((known) => known === locale && entry.locales[known] === wanted);
}

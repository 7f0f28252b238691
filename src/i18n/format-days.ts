import type { Locale } from '#contract/locales.ts';
import type { IsoDate } from '#contract/units.ts';
import { formatDate } from './format.ts';

/**
 * Range of days with the common parts named once: `25–26 novembre 2026`. Composed here, since the
 * data of browsers differ: some use numbers of months, some a zero before a day. Separate from the
 * other formats, which every island loads.
 */
export function formatDays(from: IsoDate, to: IsoDate, locale: Locale): string {
	const [first, last] = [formatDate(from, locale), formatDate(to, locale)];
	if (from === to) return last;
	const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
	const isOneYear = from.slice(0, 4) === to.slice(0, 4);
	if (locale === 'ja') {
		const said = isOneMonth ? /^.*月/ : isOneYear ? /^.*年/ : '';
		return `${first}～${last.replace(said, '')}`;
	}
	if (isOneMonth) return `${first.slice(0, first.indexOf(' '))}–${last}`;
	return `${isOneYear ? first.replace(/(?: de)? \d{4}$/, '') : first} – ${last}`;
}

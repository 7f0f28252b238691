import { useLocale } from 'react-admin';

/** Instants as they are read in Italy. */
export function useTime(): (instant: string) => string {
	const locale = useLocale();
	return (instant) =>
		new Intl.DateTimeFormat(locale, {
			dateStyle: 'medium',
			timeStyle: 'short',
			timeZone: 'Europe/Rome',
		}).format(new Date(instant));
}

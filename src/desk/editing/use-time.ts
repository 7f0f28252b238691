import { useLocale } from 'react-admin';

/** Returns a function that formats instants in Rome's time zone. */
export function useTime(): (instant: string) => string {
	const locale = useLocale();
	return (instant) =>
		new Intl.DateTimeFormat(locale, {
			dateStyle: 'medium',
			timeStyle: 'short',
			timeZone: 'Europe/Rome',
		}).format(new Date(instant));
}

import { useLocale } from 'react-admin';
import type { Path } from '#domain/documents/values.ts';
import { placeIn } from '#i18n/documents/words.ts';

/** Returns a function that describes a path: languages, fields, and blocks by their position. */
export function useWhere(place: string): (path: Path | string) => string {
	const locale = useLocale() === 'en' ? 'en' : 'it';
	return (path) => placeIn(locale, place, path);
}

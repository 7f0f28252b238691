import type { Translator } from '#i18n/messages.ts';

export interface PointStore {
	name: string;
	city: string;
}

/** Accessible name of a point of the map: its store, or how many there are in which cities. */
export function pointLabel(t: Translator<'content'>, stores: readonly PointStore[]): string {
	const [only] = stores;
	if (only && stores.length === 1) return t('stores.point', { name: only.name, place: only.city });
	const places = [...new Set(stores.map(({ city }) => city))].join(', ');
	return t('stores.points', { count: stores.length, places });
}

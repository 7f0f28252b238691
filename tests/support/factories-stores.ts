import * as v from 'valibot';
import type { Locale } from '#contract/locales.ts';
import { storeSchema, type Store } from '#contract/content/places.ts';

/** A store as a host sends it; parsed, so a factory cannot invent a shape. */
export const aStore = (id: string, given: Record<string, unknown> = {}): Store =>
	v.parse(storeSchema, {
		id,
		version: '1',
		updated_at: '2026-09-01T08:00:00.000Z',
		name: `Cicli ${id}`,
		kind: 'dealer',
		street: 'Via del Fiume 1',
		postal_code: '31100',
		city: 'Treviso',
		region: 'TV',
		country: 'IT',
		latitude: 45.6669,
		longitude: 12.243,
		email: 'negozio@cicli.example',
		phone: null,
		website: null,
		opening_hours: [{ day: 'mon', opens: '09:00', closes: '12:30' }],
		ranges: ['Kleos RD'],
		...given,
	});

/** Name of a store and its place, as the page of a language writes them. */
export function asRead(store: Store, locale: Locale): { name: string; place: string } {
	const { postal_code, name_local, address_local } = store;
	if (locale === 'ja' && address_local !== null) {
		return { name: name_local ?? store.name, place: `〒${postal_code} ${address_local}` };
	}
	const region = store.region ? ` (${store.region})` : '';
	return { name: store.name, place: `${postal_code} ${store.city}${region}` };
}

const COUNTRIES = [
	['IT', 45, 10],
	['FR', 47, 3],
	['DE', 50, 10],
	['ES', 40, -4],
	['JP', 36, 138],
	['US', 39, -100],
] as const;
const KINDS = ['dealer', 'dealer', 'service_centre', 'distributor'] as const;

/** Stores spread over six countries, the same at every run. */
export function manyStores(total: number): Store[] {
	return Array.from({ length: total }, (_, index) => {
		const [country, latitude, longitude] = COUNTRIES[index % COUNTRIES.length] ?? COUNTRIES[0];
		return aStore(`store-${index}`, {
			country,
			kind: KINDS[index % KINDS.length],
			city: `City ${index}`,
			latitude: latitude + 3 * Math.sin(index),
			longitude: longitude + 4 * Math.cos(index * 7),
		});
	});
}

import type { Locale } from '#contract/locales.ts';
import type { Store } from '#contract/places.ts';
import { countryName } from '#i18n/format.ts';
import type { Site } from './site.ts';

export interface StoreCountry {
	code: string;
	name: string;
	stores: StoreRow[];
}

export type StoreRow = Omit<Store, 'version' | 'updated_at'>;

export interface StoresModel {
	total: number;
	countries: StoreCountry[];
}

/** Every store, grouped by country in the reader's alphabet, Italy being just one of them. */
export function toStoresModel(site: Site, locale: Locale): StoresModel {
	const byCountry = new Map<string, StoreRow[]>();
	for (const { version: _version, updated_at: _updated, ...store } of site.shared.stores) {
		byCountry.set(store.country, [...(byCountry.get(store.country) ?? []), store]);
	}
	const collator = new Intl.Collator(locale);
	return {
		total: site.shared.stores.length,
		countries: [...byCountry]
			.map(([code, stores]) => ({ code, name: countryName(code, locale), stores }))
			.toSorted((a, b) => collator.compare(a.name, b.name)),
	};
}

import type { Locale } from '#contract/locales.ts';
import { toMarket } from '#domain/catalogue/guarantee.ts';
import { STORE_KINDS, WEEKDAYS, type OpeningHours, type Store } from '#contract/content/places.ts';
import { countryName } from '#i18n/country-name.ts';
import type { Site } from '../site/site.ts';
import { storeVisitHref } from './visits.ts';
import { drawStoreMap, type StoreMap } from './store-map.ts';

type Weekday = OpeningHours['day'];

/** Consecutive days with the same hours; without intervals they are closed. */
export interface HoursRow {
	from: Weekday;
	to: Weekday;
	/** `09:00–12:30`, in the order of the day. */
	intervals: string[];
}

type Told = 'version' | 'updated_at' | 'opening_hours' | 'name_local' | 'address_local';

export interface StoreRow extends Omit<Store, Told> {
	/** Name and address in local script, if the store is in the reader's country; else null. */
	local: { name: string; address: string } | null;
	/** A whole week; empty if the host knows no hours. */
	hours: HoursRow[];
	/** Form to ask the store for a look at a wheel; null for a store that riders do not visit. */
	visitHref: string | null;
}

export interface StoreCountry {
	code: string;
	name: string;
	stores: StoreRow[];
}

export interface StoresModel {
	total: number;
	countries: StoreCountry[];
	/** Kinds of store that occur, with the number of stores of each. */
	kinds: { kind: Store['kind']; total: number }[];
	/** Ranges that a store keeps, in the order of the catalogue's names. */
	ranges: string[];
	/** ISO 3166-1; '' where the language is spoken in too many countries to name one. */
	ownCountry: string;
	map: StoreMap;
	/** E-mail address to ask when no store fits. */
	email: string;
	/** Page for shops that would like to be listed; null if the host has none. */
	forRetailers: { label: string; href: string } | null;
}

/** Groups the week into as few rows as possible. */
export function toWeek(hours: readonly OpeningHours[]): HoursRow[] {
	if (hours.length === 0) return [];
	const rows: HoursRow[] = [];
	for (const day of WEEKDAYS) {
		const intervals = hours
			.filter((row) => row.day === day)
			.map(({ opens, closes }) => `${opens}–${closes}`)
			.toSorted();
		const last = rows.at(-1);
		if (last?.intervals.join() === intervals.join()) last.to = day;
		else rows.push({ from: day, to: day, intervals });
	}
	return rows;
}

const maps = new WeakMap<readonly Store[], StoreMap>();

/** Map of the stores, equal in every language, so drawn once for the stores of a build. */
function toMap(stores: readonly Store[]): StoreMap {
	let map = maps.get(stores);
	if (!map) maps.set(stores, (map = drawStoreMap(stores)));
	return map;
}

/** Every store, grouped by country: the reader's own first, the others in alphabetical order. */
export function toStoresModel(site: Site, locale: Locale): StoresModel {
	const { stores } = site.shared;
	const join = site.addresses.find(locale, 'page', 'retailers');
	const collator = new Intl.Collator(locale);
	const ownCountry = toMarket(locale);
	const rows = stores
		.map((store): StoreRow => {
			const { version: _version, updated_at: _updated, ...told } = store;
			const { opening_hours, name_local, address_local, ...row } = told;
			const isOwn = row.country === ownCountry && address_local !== null;
			return {
				...row,
				local: isOwn ? { name: name_local ?? row.name, address: address_local } : null,
				hours: toWeek(opening_hours),
				visitHref: storeVisitHref(site, locale, row.id),
			};
		})
		.toSorted((a, b) => collator.compare(a.city, b.city) || collator.compare(a.name, b.name));
	return {
		total: rows.length,
		countries: [...Map.groupBy(rows, ({ country }) => country)]
			.map(([code, inside]) => ({ code, name: countryName(code, locale), stores: inside }))
			.toSorted(
				(a, b) =>
					Number(b.code === ownCountry) - Number(a.code === ownCountry) ||
					collator.compare(a.name, b.name),
			),
		ranges: [...new Set(stores.flatMap(({ ranges }) => ranges))].toSorted(collator.compare),
		ownCountry,
		kinds: STORE_KINDS.map((kind) => ({
			kind,
			total: rows.filter((row) => row.kind === kind).length,
		})).filter(({ total }) => total > 0),
		map: toMap(stores),
		email: site.locales[locale].settings.company.email,
		forRetailers: join ? { label: join.label, href: join.path } : null,
	};
}

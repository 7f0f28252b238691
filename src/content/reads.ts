import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { productAt, productById } from './find-product.ts';
import type { Site } from './site.ts';

/** What something was made from, each as it was found. */
interface Reads {
	/** Answers of the host, by `part` of a language or of all. */
	parts: Map<string, unknown>;
	/** Addresses of entries, by the key of the address book. */
	addresses: Map<string, unknown>;
	/** Products, by language and id. */
	products: Map<string, Product | undefined>;
}

/** What is being made at this moment; making is never interrupted, so there is one at most. */
let reading: Reads | null = null;

/** Whatever reads a product says so here: what is made meanwhile holds for as long as it does. */
export function noteProduct(site: Site, locale: Locale, id: string): void {
	reading?.products.set(`${locale}/${id}`, productById(site, locale, id));
}

/** The same of a lookup in the address book, whatever it found. */
export function noteAddress(key: string, found: unknown): void {
	reading?.addresses.set(key, found);
}

/** Parts that are noted by whoever reads them: products one by one. */
const NOTED_OTHERWISE = new Set(['locale', 'products']);
const partKey = (locale: Locale | null, name: string) => `${locale ?? ''}/${name}`;

/** The same answers, each of which notes that it is read. */
export function notingParts<T extends object>(parts: T, locale: Locale | null): T {
	const getters = Object.entries(parts)
		.filter(([name]) => !NOTED_OTHERWISE.has(name))
		.map(([name, value]) => {
			const key = partKey(locale, name);
			const get = (): unknown => {
				reading?.parts.set(key, value);
				return value;
			};
			return [name, { enumerable: true, configurable: true, get }] as const;
		});
	return Object.defineProperties({ ...parts }, Object.fromEntries(getters));
}

/** Says that these are read, by whoever has read them before. */
export function noteParts<T extends object>(answers: T, names: readonly (keyof T)[]): void {
	for (const name of names) void answers[name];
}

/** Says that any product of a language may be met: what is made holds for as long as all of them do. */
export function noteAllProducts(site: Site, locale: Locale): void {
	reading?.parts.set(partKey(locale, 'products'), site.locales[locale].products);
}

/** Does something that what is being made does not depend on. */
function unnoted<T>(work: () => T): T {
	const around = reading;
	reading = null;
	try {
		return work();
	} finally {
		reading = around;
	}
}

const partsOf = new WeakMap<Site, Map<string, unknown>>();

/** Every answer of a site by the key that it is noted under. */
function partsIn(site: Site): Map<string, unknown> {
	let known = partsOf.get(site);
	if (!known) {
		const shared = Object.entries(site.shared).map(([name, part]) => [partKey(null, name), part]);
		const own = Object.values(site.locales).flatMap((source) =>
			Object.entries(source).map(([name, part]) => [partKey(source.locale, name), part]),
		);
		known = new Map([...shared, ...own].map(([key, part]) => [String(key), part]));
		partsOf.set(site, known);
	}
	return known;
}

/** Something made, and from what. */
interface Made<T> extends Reads {
	value: T;
	/** The last site that it was found to hold for. */
	foundIn: Site;
}

/** Makes something, and takes down what it was made from. */
function makeNoting<T>(site: Site, make: () => T): Made<T> {
	const around = reading;
	const reads: Reads = { parts: new Map(), addresses: new Map(), products: new Map() };
	reading = reads;
	try {
		return { ...reads, value: make(), foundIn: site };
	} finally {
		reading = around;
	}
}

/** Whether it would be made again from this site as it was. */
function stillHolds(site: Site, made: Made<unknown>): boolean {
	if (made.foundIn === site) return true;
	const parts = partsIn(site);
	for (const [key, part] of made.parts) if (parts.get(key) !== part) return false;
	for (const [key, product] of made.products) {
		if (productAt(site, key) !== product) return false;
	}
	for (const [key, found] of made.addresses) {
		if (site.addresses.at(key) !== found) return false;
	}
	made.foundIn = site;
	return true;
}

/** Whatever uses something that was made depends on all that it was made from. */
function noteAll({ parts, addresses, products }: Reads): void {
	if (!reading) return;
	for (const [key, part] of parts) reading.parts.set(key, part);
	for (const [key, found] of addresses) reading.addresses.set(key, found);
	for (const [key, product] of products) reading.products.set(key, product);
}

/** Gives what was made under this name, or makes it where something has changed that it shows. */
export type Remember<T> = (site: Site, locale: Locale, name: string, make: () => T) => T;

/**
 * What a process that goes on has made of one kind. What shows nothing of what changed from one site
 * to the next is made once: a publication costs what has changed.
 */
export function remembering<T>(): Remember<T> {
	const places = new WeakMap<object, Map<string, Made<T>>>();
	return (site, locale, name, make) => {
		let known = places.get(site.places);
		if (!known) places.set(site.places, (known = new Map()));
		const key = `${locale}/${name}`;
		const before = known.get(key);
		const holds = before !== undefined && unnoted(() => stillHolds(site, before));
		const made = holds ? before : makeNoting(site, make);
		if (!holds) known.set(key, made);
		noteAll(made);
		return made.value;
	};
}

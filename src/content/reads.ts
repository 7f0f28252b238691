import { isDeepStrictEqual } from 'node:util';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { productAt, productById } from './find-product.ts';
import { notingInto, type Notes, partKey } from './noting.ts';
import type { Site } from './site.ts';

/** What something was made from, each as it was found. */
interface Reads extends Notes {
	/** Products, by language and id. */
	products: Map<string, Product | undefined>;
	/** What was made for others to show, by kind, language and id, and how another site's is made. */
	made: Map<string, { value: unknown; makeFor: (site: Site) => unknown }>;
}

/** Of what is being made at this moment. */
let reading: Reads | null = null;

/** Works, and takes down into `into` all that is read meanwhile; null takes nothing down. */
function readingInto<T>(into: Reads | null, work: () => T): T {
	const around = reading;
	reading = into;
	try {
		return notingInto(into, work);
	} finally {
		reading = around;
	}
}

/** Whatever reads a product says so here: what is made meanwhile holds for as long as it does. */
export function noteProduct(site: Site, locale: Locale, id: string): void {
	reading?.products.set(`${locale}/${id}`, productById(site, locale, id));
}

/** Says that any product of a language may be met: what is made holds for as long as all of them do. */
export function noteAllProducts(site: Site, locale: Locale): void {
	reading?.parts.set(partKey(locale, 'products'), site.locales[locale].products);
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
	const reads: Reads = {
		parts: new Map(),
		addresses: new Map(),
		products: new Map(),
		made: new Map(),
	};
	return { ...reads, value: readingInto(reads, make), foundIn: site };
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
	// Last, because to look means to make.
	for (const { value, makeFor } of made.made.values()) {
		if (makeFor(site) !== value) return false;
	}
	made.foundIn = site;
	return true;
}

/** Whatever uses something that was made depends on all that it was made from. */
function noteAll({ parts, addresses, products, made }: Reads): void {
	if (!reading) return;
	for (const [key, part] of parts) reading.parts.set(key, part);
	for (const [key, found] of addresses) reading.addresses.set(key, found);
	for (const [key, product] of products) reading.products.set(key, product);
	for (const [key, one] of made) reading.made.set(key, one);
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
		const holds = before !== undefined && readingInto(null, () => stillHolds(site, before));
		const made = holds ? before : makeNoting(site, make);
		if (!holds) known.set(key, made);
		noteAll(made);
		return made.value;
	};
}

/**
 * The same of what many others show of a product, such as its card. Made again and found equal it
 * stays the same object: whatever shows it depends on the card, and not on all of the product.
 */
export function rememberingOfProducts<T extends object>(
	kind: string,
	make: (site: Site, locale: Locale, product: Product) => T,
): (site: Site, locale: Locale, product: Product) => T {
	const remember = remembering<T>();
	const shown = new Map<string, T>();

	function makeAnew(site: Site, locale: Locale, id: string, key: string): T {
		noteProduct(site, locale, id);
		const product = productById(site, locale, id);
		if (!product) throw new Error(`no product "${id}" (${locale})`);
		const made = make(site, locale, product);
		const before = shown.get(key);
		if (before && isDeepStrictEqual(before, made)) return before;
		shown.set(key, made);
		return made;
	}

	function find(site: Site, locale: Locale, id: string): T {
		const key = `${kind}/${locale}/${id}`;
		const value = readingInto(null, () =>
			remember(site, locale, id, () => makeAnew(site, locale, id, key)),
		);
		reading?.made.set(key, { value, makeFor: (other) => find(other, locale, id) });
		return value;
	}
	return (site, locale, { id }) => find(site, locale, id);
}

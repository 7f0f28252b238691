import { isDeepStrictEqual } from 'node:util';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { differenceBetween, notedAmong } from './difference.ts';
import { productById } from './find-product.ts';
import { notingInto, type Notes, partKey } from './noting.ts';
import type { Site } from './site.ts';

/** What something was made from, each as it was found. */
interface Reads extends Notes {
	/** Products, by language and id. */
	products: Map<string, Product | undefined>;
	/** What was made for others to show, by kind, language and id, and how another site's is made. */
	made: Map<string, { value: unknown; makeFor: (site: Site) => unknown }>;
	/** What was remembered by itself and is a part of it. */
	parted: Made<unknown>[];
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
		parted: [],
	};
	return { ...reads, value: readingInto(reads, make), foundIn: site };
}

/** Whether what was noted by itself, of what it was made from, is in a site as it was. */
function isAsNoted(site: Site, { foundIn, parts, products, addresses }: Made<unknown>): boolean {
	const other = differenceBetween(foundIn, site);
	return (
		notedAmong(products, other.products).length === 0 &&
		notedAmong(parts, other.parts).length === 0 &&
		notedAmong(addresses, other.addresses).length === 0
	);
}

/** Its parts hold wherever it does; left behind, each would keep the site that it was found in. */
function holdsFor(site: Site, one: Made<unknown>): void {
	const before = one.foundIn;
	one.foundIn = site;
	for (const part of one.parted) if (part.foundIn === before) holdsFor(site, part);
}

/** Whether it would be made again from this site as it was. */
function stillHolds(site: Site, one: Made<unknown>): boolean {
	if (one.foundIn === site) return true;
	if (!isAsNoted(site, one)) return false;
	if (one.made.size > 0) {
		// Last, because to look means to make.
		for (const key of notedAmong(one.made, shownOtherwise(one.foundIn, site))) {
			const part = one.made.get(key);
			if (part && part.makeFor(site) !== part.value) return false;
		}
	}
	holdsFor(site, one);
	return true;
}

/** Whatever uses something that was made depends on all that it was made from. */
function noteAll(one: Made<unknown>): void {
	if (!reading) return;
	const { parts, addresses, products, made } = one;
	reading.parted.push(one);
	for (const [key, part] of parts) reading.parts.set(key, part);
	for (const [key, found] of addresses) reading.addresses.set(key, found);
	for (const [key, product] of products) reading.products.set(key, product);
	for (const [key, found] of made) reading.made.set(key, found);
}

/** Gives what was made under this name, or makes it where something has changed that it shows. */
export type Remember<T> = (site: Site, locale: Locale, name: string, make: () => T) => T;

/** What was made under names of a language, by sites whose products lie in the same places. */
type Memory<T> = WeakMap<object, Map<string, Made<T>>>;

function rememberingIn<T>(memory: Memory<T>): Remember<T> {
	return (site, locale, name, make) => {
		let known = memory.get(site.places);
		if (!known) memory.set(site.places, (known = new Map()));
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
 * What a process that goes on has made of one kind. What shows nothing of what changed from one site
 * to the next is made once: a publication costs what has changed.
 */
export function remembering<T>(): Remember<T> {
	return rememberingIn(new WeakMap());
}

/** By kind: keys of what is shown of products otherwise in one site than in another, or may be. */
const kinds: ((before: Site, after: Site) => Iterable<string>)[] = [];
const shownOf = new WeakMap<Site, WeakMap<Site, ReadonlySet<string>>>();

/**
 * The same of all kinds, looked for once for each two sites: what thousands of pages show of products
 * need not be asked by each of them.
 */
function shownOtherwise(before: Site, after: Site): ReadonlySet<string> {
	let known = shownOf.get(after);
	if (!known) shownOf.set(after, (known = new WeakMap()));
	let keys = known.get(before);
	if (!keys) {
		keys = new Set(kinds.flatMap((otherwise) => [...otherwise(before, after)]));
		known.set(before, keys);
	}
	return keys;
}

/**
 * The same of what many others show of a product, such as its card. Made again and found equal it
 * stays the same object: whatever shows it depends on the card, and not on all of the product.
 */
export function rememberingOfProducts<T extends object>(
	kind: string,
	make: (site: Site, locale: Locale, product: Product) => T,
): (site: Site, locale: Locale, product: Product) => T {
	const memory: Memory<T> = new WeakMap();
	const remember = rememberingIn(memory);
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

	/** Only what is known to be the same is left out; whoever shows the rest asks for it. */
	function* otherwise(before: Site, after: Site): Iterable<string> {
		for (const [key, one] of memory.get(after.places) ?? []) {
			const isAlone = one.made.size === 0;
			const isSame = isAlone && one.foundIn === before && stillHolds(after, one);
			if (!isSame) yield `${kind}/${key}`;
		}
	}
	kinds.push(otherwise);

	return (site, locale, { id }) => find(site, locale, id);
}

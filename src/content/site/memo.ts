import { isDeepStrictEqual } from 'node:util';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { differenceBetween, listAffected } from './difference.ts';
import { productById } from './find-product.ts';
import { trackInto, type Dependencies, partKey } from './tracking.ts';
import type { Site } from './site.ts';

/** Dependencies of a derived value, each with the value that was read. */
interface AllDependencies extends Dependencies {
	/** Products, by language and id. */
	products: Map<string, Product | undefined>;
	/** Shared derived values that it used, by kind, language and id, and how to derive them. */
	made: Map<string, { value: unknown; makeFor: (site: Site) => unknown }>;
	/** Values with a memo of their own that it contains. */
	parted: Memo<unknown>[];
}

/** Dependencies of the current derivation. */
let reading: AllDependencies | null = null;

/** False in a process that derives from one site alone and ends. */
let isRecording = true;

/**
 * Records no dependencies from now on: values hold for the site that they were derived from, and for
 * no other. A build knows one site, and the notes of ten thousand values are a part of its memory.
 */
export function recordNothing(): void {
	isRecording = false;
}

/** Runs `work` and records everything it reads into `into`; null records nothing. */
function trackAllInto<T>(into: AllDependencies | null, work: () => T): T {
	const around = reading;
	reading = into;
	try {
		return trackInto(into, work);
	} finally {
		reading = around;
	}
}

/** Records a read of a product: the derived value is valid until that product changes. */
export function trackProduct(site: Site, locale: Locale, id: string): void {
	reading?.products.set(`${locale}/${id}`, productById(site, locale, id));
}

/** Records a read of all products of a language: a change of any of them invalidates the value. */
export function trackAllProducts(site: Site, locale: Locale): void {
	reading?.parts.set(partKey(locale, 'products'), site.locales[locale].products);
}

/** A derived value with its dependencies. */
interface Memo<T> extends AllDependencies {
	value: T;
	/** Last site that it was found valid for. */
	foundIn: Site;
}

const noReads = (): AllDependencies => ({
	parts: new Map(),
	addresses: new Map(),
	products: new Map(),
	made: new Map(),
	parted: [],
});

/** Shared by all values of a process that records nothing; nothing is added to it. */
const NOTHING = noReads();

/** Derives a value and records its dependencies. */
function deriveTracked<T>(site: Site, make: () => T): Memo<T> {
	if (!isRecording) return { ...NOTHING, value: trackAllInto(null, make), foundIn: site };
	const reads = noReads();
	return { ...reads, value: trackAllInto(reads, make), foundIn: site };
}

/** True if the products, answers and addresses that a value depends on are unchanged in a site. */
function hasSameDependencies(
	site: Site,
	{ foundIn, parts, products, addresses }: Memo<unknown>,
): boolean {
	const other = differenceBetween(foundIn, site);
	return (
		listAffected(products, other.products).length === 0 &&
		listAffected(parts, other.parts).length === 0 &&
		listAffected(addresses, other.addresses).length === 0
	);
}

/** Marks a value and its parts as valid for a site; a part left out would keep its old site. */
function markValidFor(site: Site, one: Memo<unknown>): void {
	const before = one.foundIn;
	one.foundIn = site;
	for (const part of one.parted) if (part.foundIn === before) markValidFor(site, part);
}

/** True if deriving the value from this site would give the same result. */
function isValidFor(site: Site, one: Memo<unknown>): boolean {
	if (one.foundIn === site) return true;
	if (!isRecording) return false;
	if (!hasSameDependencies(site, one)) return false;
	if (one.made.size > 0) {
		// Last, because this check may derive a value again.
		for (const key of listAffected(one.made, listChangedKeys(one.foundIn, site))) {
			const part = one.made.get(key);
			if (part && part.makeFor(site) !== part.value) return false;
		}
	}
	markValidFor(site, one);
	return true;
}

/** Adds the dependencies of a value to those of the current derivation, which uses it. */
function trackMemo(one: Memo<unknown>): void {
	if (!reading) return;
	const { parts, addresses, products, made } = one;
	reading.parted.push(one);
	for (const [key, part] of parts) reading.parts.set(key, part);
	for (const [key, found] of addresses) reading.addresses.set(key, found);
	for (const [key, product] of products) reading.products.set(key, product);
	for (const [key, found] of made) reading.made.set(key, found);
}

/** Returns the memoised value of this name, or derives it if a dependency has changed. */
export type Memoize<T> = (site: Site, locale: Locale, name: string, make: () => T) => T;

/** Derived values by language and name, for each group of sites that share `places`. */
type MemoTable<T> = WeakMap<object, Map<string, Memo<T>>>;

function memoIn<T>(memory: MemoTable<T>): Memoize<T> {
	return (site, locale, name, make) => {
		let known = memory.get(site.places);
		if (!known) memory.set(site.places, (known = new Map()));
		const key = `${locale}/${name}`;
		const before = known.get(key);
		const holds = before !== undefined && trackAllInto(null, () => isValidFor(site, before));
		const made = holds ? before : deriveTracked(site, make);
		if (!holds) known.set(key, made);
		trackMemo(made);
		return made.value;
	};
}

/**
 * Memo of one kind of value, for a long-running process. A value is derived again only if one of
 * its dependencies changed between two sites: a publication costs what has changed.
 */
export function createMemo<T>(): Memoize<T> {
	return memoIn(new WeakMap());
}

/** One function per kind: keys of shared product values that differ between two sites, or may. */
const kinds: ((before: Site, after: Site) => Iterable<string>)[] = [];
const getShown = new WeakMap<Site, WeakMap<Site, ReadonlySet<string>>>();

/**
 * Keys of all kinds that differ or may differ, computed once for each pair of sites: thousands of
 * pages need not compare what they show of products one by one.
 */
function listChangedKeys(before: Site, after: Site): ReadonlySet<string> {
	let known = getShown.get(after);
	if (!known) getShown.set(after, (known = new WeakMap()));
	let keys = known.get(before);
	if (!keys) {
		keys = new Set(kinds.flatMap((otherwise) => [...otherwise(before, after)]));
		known.set(before, keys);
	}
	return keys;
}

/**
 * Memo of product values that many others show, such as a card. A value that is derived again and
 * is equal keeps its object: its users depend on the card, and not on the whole product.
 */
export function createProductMemo<T extends object>(
	kind: string,
	make: (site: Site, locale: Locale, product: Product) => T,
): (site: Site, locale: Locale, product: Product) => T {
	const memory: MemoTable<T> = new WeakMap();
	const remember = memoIn(memory);
	const shown = new Map<string, T>();

	function remake(site: Site, locale: Locale, id: string, key: string): T {
		trackProduct(site, locale, id);
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
		const value = trackAllInto(null, () =>
			remember(site, locale, id, () => remake(site, locale, id, key)),
		);
		reading?.made.set(key, { value, makeFor: (other) => find(other, locale, id) });
		return value;
	}

	/** Leaves out only keys that are known to be unchanged; users of the others check them. */
	function* otherwise(before: Site, after: Site): Iterable<string> {
		for (const [key, one] of memory.get(after.places) ?? []) {
			const isAlone = one.made.size === 0;
			const isSame = isAlone && one.foundIn === before && isValidFor(after, one);
			if (!isSame) yield `${kind}/${key}`;
		}
	}
	kinds.push(otherwise);

	return (site, locale, { id }) => find(site, locale, id);
}

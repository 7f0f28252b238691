import { isDeepStrictEqual } from 'node:util';
import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { differenceBetween, isAffected } from './difference.ts';
import { productById } from './find-product.ts';
import { isRecording } from './recording.ts';
import { trackInto, type Dependencies, partKey } from './tracking.ts';
import type { Site } from './site.ts';

/** A product value that others show, the same object for as long as it is unchanged. */
interface Shown {
	/** Kind, language and id. */
	key: string;
	value: unknown;
	/** Finds the value that another site has under this key. */
	findIn: (site: Site) => Shown;
}

/** Dependencies of the current derivation. */
interface AllDependencies extends Dependencies {
	/** Products, by language and id. */
	products: Set<string>;
	/** Shared derived values that it used. */
	shown: Set<Shown>;
	/** Values with a memo of their own that it contains. */
	parted: Memo<unknown>[];
}

let reading: AllDependencies | null = null;

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
export function trackProduct(locale: Locale, id: string): void {
	reading?.products.add(`${locale}/${id}`);
}

/** Records a read of all products of a language: a change of any of them invalidates the value. */
export function trackAllProducts(locale: Locale): void {
	reading?.parts.add(partKey(locale, 'products'));
}

/**
 * A derived value with its dependencies: lists, because a publisher holds thirty thousand values,
 * and a hashed set takes 150 bytes while it is empty.
 */
interface Memo<T> {
	value: T;
	/** Last site that it was found valid for. */
	foundIn: Site;
	parts: readonly string[];
	addresses: readonly string[];
	products: readonly string[];
	shown: readonly Shown[];
	parted: readonly Memo<unknown>[];
}

const NONE: readonly never[] = [];

const listed = <T>(items: ReadonlySet<T>): readonly T[] => (items.size === 0 ? NONE : [...items]);

/** Derives a value and records its dependencies. */
function deriveTracked<T>(site: Site, make: () => T): Memo<T> {
	if (!isRecording()) {
		const none = { parts: NONE, addresses: NONE, products: NONE, shown: NONE, parted: NONE };
		return { value: trackAllInto(null, make), foundIn: site, ...none };
	}
	const reads: AllDependencies = {
		parts: new Set(),
		addresses: new Set(),
		products: new Set(),
		shown: new Set(),
		parted: [],
	};
	return {
		value: trackAllInto(reads, make),
		foundIn: site,
		parts: listed(reads.parts),
		addresses: listed(reads.addresses),
		products: listed(reads.products),
		shown: listed(reads.shown),
		parted: reads.parted.length === 0 ? NONE : reads.parted.slice(),
	};
}

/** True if the products, answers and addresses that a value depends on are unchanged in a site. */
function hasSameDependencies(
	site: Site,
	{ foundIn, parts, products, addresses }: Memo<unknown>,
): boolean {
	const other = differenceBetween(foundIn, site);
	return (
		!isAffected(products, other.products) &&
		!isAffected(parts, other.parts) &&
		!isAffected(addresses, other.addresses)
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
	if (!isRecording()) return false;
	if (!hasSameDependencies(site, one)) return false;
	if (one.shown.length > 0) {
		// Last, because this check may derive a value again.
		const changed = listChangedKeys(one.foundIn, site);
		const isOther = (shown: Shown) => changed.has(shown.key) && shown.findIn(site) !== shown;
		if (changed.size > 0 && one.shown.some(isOther)) return false;
	}
	markValidFor(site, one);
	return true;
}

/** Adds the dependencies of a value to those of the current derivation, which uses it. */
function trackMemo(one: Memo<unknown>): void {
	if (!reading) return;
	reading.parted.push(one);
	for (const key of one.parts) reading.parts.add(key);
	for (const key of one.addresses) reading.addresses.add(key);
	for (const key of one.products) reading.products.add(key);
	for (const shown of one.shown) reading.shown.add(shown);
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
	interface ShownOfKind extends Shown {
		value: T;
	}
	const memory: MemoTable<ShownOfKind> = new WeakMap();
	const remember = memoIn(memory);
	const last = new Map<string, ShownOfKind>();

	function remake(site: Site, locale: Locale, id: string): ShownOfKind {
		trackProduct(locale, id);
		const product = productById(site, locale, id);
		if (!product) throw new Error(`no product "${id}" (${locale})`);
		const value = make(site, locale, product);
		const key = `${kind}/${locale}/${id}`;
		const before = last.get(key);
		if (before && isDeepStrictEqual(before.value, value)) return before;
		const shown = { key, value, findIn: (other: Site) => find(other, locale, id) };
		last.set(key, shown);
		return shown;
	}

	function find(site: Site, locale: Locale, id: string): ShownOfKind {
		return trackAllInto(null, () => remember(site, locale, id, () => remake(site, locale, id)));
	}

	/** Leaves out only keys that are known to be unchanged; users of the others check them. */
	function* otherwise(before: Site, after: Site): Iterable<string> {
		for (const [key, one] of memory.get(after.places) ?? []) {
			const isAlone = one.shown.length === 0;
			const isSame = isAlone && one.foundIn === before && isValidFor(after, one);
			if (!isSame) yield `${kind}/${key}`;
		}
	}
	kinds.push(otherwise);

	return (site, locale, { id }) => {
		const shown = find(site, locale, id);
		reading?.shown.add(shown);
		return shown.value;
	};
}

import type { Product } from '#contract/content/catalogue.ts';
import type { Locale } from '#contract/locales.ts';
import { productById } from './find-product.ts';
import type { Site } from './site.ts';

/** Products that something was made from: named ones, or all of its language. */
interface Reads {
	ids: Set<string>;
	isWhole: boolean;
}

/** What is being made at this moment; making is never interrupted, so there is one at most. */
let reading: Reads | null = null;

/** Whatever reads a product says so here: what is made meanwhile holds for as long as it does. */
export function noteProduct(id: string): void {
	reading?.ids.add(id);
}

/** The same of a reading that may meet any product. */
export function noteAllProducts(): void {
	if (reading) reading.isWhole = true;
}

/** Something made from products, and from which: each as it was then. */
interface Made<T> {
	value: T;
	products: ReadonlyMap<string, Product | undefined>;
	isWhole: boolean;
}

/** Makes something of one language, and takes down which products it was made from. */
function makeNoting<T>(site: Site, locale: Locale, make: () => T): Made<T> {
	const around = reading;
	const reads: Reads = { ids: new Set(), isWhole: false };
	reading = reads;
	try {
		const value = make();
		const products = new Map([...reads.ids].map((id) => [id, productById(site, locale, id)]));
		return { value, products, isWhole: reads.isWhole };
	} finally {
		reading = around;
	}
}

/** Whether it would be made again from this site as it was. */
function stillHolds(site: Site, locale: Locale, { products, isWhole }: Made<unknown>): boolean {
	if (isWhole) return false;
	for (const [id, product] of products) {
		if (productById(site, locale, id) !== product) return false;
	}
	return true;
}

/** Gives what was made under this name, or makes it where something has changed that it shows. */
export type Remember<T> = (site: Site, locale: Locale, name: string, make: () => T) => T;

/**
 * What a process that goes on has made of one kind. Of sites that differ in what products say, what
 * shows none of the changed ones is made once: a publication costs what has changed.
 */
export function remembering<T>(): Remember<T> {
	const frames = new WeakMap<object, Map<string, Made<T>>>();
	return (site, locale, name, make) => {
		let known = frames.get(site.frame);
		if (!known) frames.set(site.frame, (known = new Map()));
		const key = `${locale}/${name}`;
		const before = known.get(key);
		if (before && stillHolds(site, locale, before)) {
			for (const id of before.products.keys()) noteProduct(id);
			return before.value;
		}
		const made = makeNoting(site, locale, make);
		known.set(key, made);
		if (made.isWhole) noteAllProducts();
		for (const id of made.products.keys()) noteProduct(id);
		return made.value;
	};
}

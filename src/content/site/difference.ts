import { LOCALES } from '#contract/locales.ts';
import { productById } from './find-product.ts';
import { partKey } from './tracking.ts';
import type { Site } from './site.ts';

/** Differences between two sites, by the keys that dependencies are recorded under. */
export interface Difference {
	parts: ReadonlySet<string>;
	products: ReadonlySet<string>;
	addresses: ReadonlySet<string>;
}

const getParts = new WeakMap<Site, Map<string, unknown>>();

/** Every answer of a site by its dependency key. */
function partsIn(site: Site): Map<string, unknown> {
	let known = getParts.get(site);
	if (!known) {
		const shared = Object.entries(site.shared).map(([name, part]) => [partKey(null, name), part]);
		const own = Object.values(site.locales).flatMap((source) =>
			Object.entries(source).map(([name, part]) => [partKey(source.locale, name), part]),
		);
		known = new Map([...shared, ...own].map(([key, part]) => [String(key), part]));
		getParts.set(site, known);
	}
	return known;
}

function otherParts(before: Site, after: Site): Set<string> {
	const [old, now] = [partsIn(before), partsIn(after)];
	const keys = new Set([...old.keys(), ...now.keys()]);
	return new Set([...keys].filter((key) => old.get(key) !== now.get(key)));
}

function otherProducts(before: Site, after: Site): Set<string> {
	const keys = new Set<string>();
	for (const locale of LOCALES) {
		const [old, now] = [before.locales[locale].products, after.locales[locale].products];
		if (old === now) continue;
		for (const { id } of [...old, ...now]) {
			const isSame = productById(before, locale, id) === productById(after, locale, id);
			if (!isSame) keys.add(`${locale}/${id}`);
		}
	}
	return keys;
}

const differences = new WeakMap<Site, WeakMap<Site, Difference>>();

/** Computed once for each pair of sites, however many values were derived from the first. */
export function differenceBetween(before: Site, after: Site): Difference {
	let known = differences.get(after);
	if (!known) differences.set(after, (known = new WeakMap()));
	let found = known.get(before);
	if (!found) {
		found = {
			parts: otherParts(before, after),
			products: otherProducts(before, after),
			addresses: after.addresses.otherThan(before.addresses),
		};
		known.set(before, found);
	}
	return found;
}

/** True if any of the keys that were recorded as dependencies has changed. */
export const isAffected = (noted: readonly string[], changed: ReadonlySet<string>): boolean =>
	changed.size > 0 && noted.some((key) => changed.has(key));

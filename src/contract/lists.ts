import * as v from 'valibot';

/** Fields that may hold an entry's title; the first non-empty one counts. */
const TITLES = ['title', 'name', 'label', 'slug'];

function toTitle(entry: object): string {
	const fields = new Map<string, unknown>(Object.entries(entry));
	return JSON.stringify(TITLES.map((name) => fields.get(name)).find(Boolean) ?? 'without a title');
}

/** Positions of the first two entries that share a key; null if all keys differ. */
function twice(keys: readonly unknown[]): [number, number] | null {
	const seen = new Map<unknown, number>();
	for (const [index, key] of keys.entries()) {
		const first = seen.get(key);
		if (first !== undefined) return [first, index];
		seen.set(key, index);
	}
	return null;
}

/** List schema with a unique key for each entry. The error names both entries that share a key. */
// @__NO_SIDE_EFFECTS__
export function toList<
	K extends string,
	Item extends v.GenericSchema<unknown, Record<K, unknown> & object>,
>(item: Item, key: K) {
	return v.pipe(
		v.array(item),
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed) return;
			const entries = dataset.value;
			const found = twice(entries.map((entry) => entry[key]));
			const [first, second] = (found ?? []).map((index) => entries[index]);
			if (!found || !first || !second) return;
			const [at, again] = found;
			addIssue({
				expected: `the only entry with this ${key}`,
				received: `${JSON.stringify(second[key])} for ${again} (${toTitle(second)}) and for ${at} (${toTitle(first)})`,
				path: [
					{ type: 'array', origin: 'value', input: entries, key: again, value: second },
					{ type: 'object', origin: 'value', input: second, key, value: second[key] },
				],
			});
		}),
	);
}

import {
	isEqual,
	isList,
	isObject,
	findKey,
	type Json,
	type JsonObject,
	type Path,
} from './values.ts';

/** Field that two editors changed differently; `undefined` is a removed value. */
export interface Conflict {
	path: Path;
	base: Json | undefined;
	mine: Json | undefined;
	theirs: Json | undefined;
}

export interface Merged {
	/** Changes of both; for a field changed by both, mine is kept until an editor decides. */
	document: JsonObject;
	conflicts: readonly Conflict[];
}

type Value = Json | undefined;

/**
 * Merges both editors' changes of a document, by block and field. Only a field that both changed is
 * a conflict.
 */
export function merge(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merged {
	const conflicts: Conflict[] = [];
	const document = mergeObjects(base, mine, theirs, [], conflicts);
	return { document, conflicts };
}

function mergeValues(
	base: Value,
	mine: Value,
	theirs: Value,
	path: Path,
	found: Conflict[],
): Value {
	if (isEqual(mine, theirs) || isEqual(base, theirs)) return mine;
	if (isEqual(base, mine)) return theirs;
	if (isObject(mine) && isObject(theirs)) {
		return mergeObjects(isObject(base) ? base : {}, mine, theirs, path, found);
	}
	if (isKeyed(mine) && isKeyed(theirs)) {
		return mergeLists(isKeyed(base) ? base : [], mine, theirs, path, found);
	}
	found.push({ path, base, mine, theirs });
	// A value that one removed and the other changed is kept: it can be removed later.
	return mine === undefined ? theirs : mine;
}

function mergeObjects(
	base: JsonObject,
	mine: JsonObject,
	theirs: JsonObject,
	path: Path,
	found: Conflict[],
): JsonObject {
	const merged: Record<string, Json> = {};
	for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
		const value = mergeValues(base[name], mine[name], theirs[name], [...path, name], found);
		if (value !== undefined) merged[name] = value;
	}
	return merged;
}

type Keyed = readonly JsonObject[];

/** True if each item of a list has a key of its own. */
function isKeyed(value: Value): value is Keyed {
	if (!isList(value)) return false;
	const keys = value.map(findKey);
	return !keys.includes(null) && new Set(keys).size === keys.length;
}

const toKeys = (list: Keyed) => list.map((item) => findKey(item) ?? '');

function mergeLists(base: Keyed, mine: Keyed, theirs: Keyed, path: Path, found: Conflict[]): Json {
	const [inBase, inMine, inTheirs] = [base, mine, theirs].map(
		(list) => new Map(list.map((item) => [findKey(item) ?? '', item])),
	);
	const kept = new Map<string, Json>();
	for (const key of mergedOrder(toKeys(base), toKeys(mine), toKeys(theirs))) {
		const place = [...path, key];
		const value = mergeValues(inBase?.get(key), inMine?.get(key), inTheirs?.get(key), place, found);
		if (value !== undefined) kept.set(key, value);
	}
	return [...kept.values()];
}

/**
 * Order of the editor who moved items, mine where both did. Items that only the other has follow
 * their neighbour.
 */
function mergedOrder(base: string[], mine: string[], theirs: string[]): string[] {
	const shared = (list: string[]) => list.filter((key) => base.includes(key));
	const common = (list: string[], other: string[]) =>
		shared(list).filter((key) => other.includes(key));
	const isMineMoved = !isEqual(
		common(mine, theirs),
		common(base, mine).filter((key) => theirs.includes(key)),
	);
	const [leading, following] = isMineMoved ? [mine, theirs] : [theirs, mine];
	const order = [...leading];
	following.forEach((key, place) => {
		if (order.includes(key)) return;
		const before = following.slice(0, place).findLast((earlier) => order.includes(earlier));
		order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
	});
	return order;
}

/** Document in transit: the fields of one entry that an editor changes, in all languages. */
export type Json =
	| null
	| boolean
	| number
	| string
	| readonly Json[]
	| { readonly [key: string]: Json };
export interface JsonObject {
	readonly [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

export const isList = (value: unknown): value is readonly Json[] => Array.isArray(value);

/** Canonical JSON of a value: the order of fields does not matter, undefined ones are left out. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (!isObject(value)) return JSON.stringify(value) ?? 'null';
	const fields = Object.keys(value)
		.filter((key) => value[key] !== undefined)
		.toSorted()
		.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`);
	return `{${fields.join(',')}}`;
}

export const isEqual = (a: unknown, b: unknown): boolean =>
	a === b || canonical(a) === canonical(b);

/** Names of fields, keys of blocks and places in lists on the way to a value. */
export type Path = readonly (string | number)[];

/** Index of the list item that a path step means: by key where items have one, else by place. */
function toPlace(list: readonly Json[], step: string | number): number {
	const byKey = list.findIndex((item) => findKey(item) === step);
	return byKey >= 0 ? byKey : Number(step);
}

const NAMES = ['key', 'id', 'code'] as const;

/** Key that identifies an item of a list at any position; null without one. */
export function findKey(item: unknown): string | null {
	if (!isObject(item)) return null;
	const name = NAMES.find((field) => typeof item[field] === 'string');
	return name === undefined ? null : String(item[name]);
}

export function valueAt(value: Json | undefined, [step, ...rest]: Path): Json | undefined {
	if (step === undefined || value === undefined) return value;
	if (isList(value)) return valueAt(value[toPlace(value, step)], rest);
	return isObject(value) ? valueAt(value[step], rest) : undefined;
}

/** Returns the value with another one at a path; `undefined` removes it. */
export function withValueAt(value: Json | undefined, path: Path, put: Json | undefined): Json {
	const [step, ...rest] = path;
	if (step === undefined) return put ?? null;
	if (isList(value)) {
		const place = toPlace(value, step);
		const items = [...value];
		if (rest.length === 0 && put === undefined) items.splice(place, 1);
		else items[place] = withValueAt(items[place], rest, put);
		return items;
	}
	const { [step]: own, ...others } = isObject(value) ? value : {};
	if (rest.length === 0 && put === undefined) return others;
	return { ...others, [step]: withValueAt(own, rest, put) };
}

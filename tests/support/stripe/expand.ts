import { objectNamed, type Shelves } from './objects.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the ids at a path (`data.latest_charge`) with the objects themselves. */
function expandedAt(shelves: Shelves, value: unknown, path: readonly string[]): unknown {
	if (Array.isArray(value)) return value.map((item: unknown) => expandedAt(shelves, item, path));
	const [step, ...rest] = path;
	if (step === undefined) {
		return typeof value === 'string' ? structuredClone(objectNamed(shelves, value)) : value;
	}
	if (typeof value === 'string') {
		return expandedAt(shelves, structuredClone(objectNamed(shelves, value)), path);
	}
	if (!isRecord(value)) return value;
	return { ...value, [step]: expandedAt(shelves, value[step], rest) };
}

/** Paths that `expand[]` of a body or a query asks for. */
export function pathsIn(form: unknown): string[] {
	const expand = isRecord(form) ? form['expand'] : undefined;
	return Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : [];
}

export const expanded = (shelves: Shelves, object: object, paths: readonly string[]): unknown =>
	paths.reduce<unknown>(
		(answer, path) => expandedAt(shelves, answer, path.split('.')),
		structuredClone(object),
	);

import {
	isEqual,
	isList,
	isObject,
	findKey,
	type Json,
	type Path,
} from '#domain/documents/values.ts';

export interface Piece {
	kind: 'same' | 'added' | 'removed';
	text: string;
}

/** Above this the table of all pairs is too slow: both texts are then shown as a whole. */
const MOST_WORDS = 1200;

/** Words with trailing blanks; scripts without blanks are split by character. */
const toWords = (text: string) =>
	text.match(/[\u3040-\u30ff\u3400-\u9fff]|[^\s\u3040-\u30ff\u3400-\u9fff]+\s*|\s+/g) ?? [];

/** Difference between two texts, by words. */
export function wordDifference(before: string, after: string): Piece[] {
	const [a, b] = [toWords(before), toWords(after)];
	if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
		return joined([
			{ kind: 'removed', text: before },
			{ kind: 'added', text: after },
		]);
	}
	const width = b.length + 1;
	/** Longest common subsequence from each pair of words onwards. */
	const rest = new Uint16Array((a.length + 1) * width);
	const at = (i: number, j: number) => rest[i * width + j] ?? 0;
	for (let i = a.length - 1; i >= 0; i--) {
		for (let j = b.length - 1; j >= 0; j--) {
			rest[i * width + j] =
				a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
		}
	}
	const pieces: Piece[] = [];
	let [i, j] = [0, 0];
	while (i < a.length || j < b.length) {
		if (i < a.length && a[i] === b[j]) {
			pieces.push({ kind: 'same', text: a[i] ?? '' });
			i++;
			j++;
		} else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) {
			pieces.push({ kind: 'removed', text: a[i++] ?? '' });
		} else pieces.push({ kind: 'added', text: b[j++] ?? '' });
	}
	return joined(pieces);
}

function joined(pieces: readonly Piece[]): Piece[] {
	const whole: Piece[] = [];
	for (const piece of pieces) {
		const last = whole.at(-1);
		if (last?.kind === piece.kind) last.text += piece.text;
		else if (piece.text !== '') whole.push({ ...piece });
	}
	return whole;
}

export interface Change {
	path: Path;
	before: Json | undefined;
	after: Json | undefined;
}

/** Fields in which two documents differ, down to values that cannot be split. */
export function changesBetween(
	before: Json | undefined,
	after: Json | undefined,
	path: Path = [],
): Change[] {
	if (isEqual(before, after)) return [];
	if (isObject(before) && isObject(after)) {
		const names = new Set([...Object.keys(before), ...Object.keys(after)]);
		return [...names].flatMap((name) => changesBetween(before[name], after[name], [...path, name]));
	}
	if (
		isList(before) &&
		isList(after) &&
		[...before, ...after].every((item) => findKey(item) !== null)
	) {
		const byKey = (list: readonly Json[]) =>
			new Map(list.map((item) => [findKey(item) ?? '', item]));
		const [was, is] = [byKey(before), byKey(after)];
		const keys = [...new Set([...was.keys(), ...is.keys()])];
		const inside = keys.flatMap((key) => changesBetween(was.get(key), is.get(key), [...path, key]));
		// Equal items in another order.
		return inside.length > 0 ? inside : [{ path, before: [...was.keys()], after: [...is.keys()] }];
	}
	return [{ path, before, after }];
}

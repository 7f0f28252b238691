/** One listed browser test. `describes` are the titles around it, outermost first. */
export interface ListedTest {
	file: string;
	/** Place of the call that defines it; a loop over languages defines several at one place. */
	line: number;
	column: number;
	describes: readonly string[];
	title: string;
}

const LANGUAGE = /\b(?:it|en|es|fr|ja)\b/g;
const WIDTH = /\b\d+ px\b/g;

/** FNV-1a, 32 bits: spreads short names well and never changes. */
function hash(name: string): number {
	let value = 0x81_1c_9d_c5;
	for (const byte of Buffer.from(name)) value = Math.imul(value ^ byte, 0x01_00_01_93) >>> 0;
	return value;
}

/** Index of the choice that belongs to a name: always the same one, from 0 to `count` - 1. */
export const indexByName = (name: string, count: number): number => hash(name) % count;

const fold = (title: string): string => title.replaceAll(LANGUAGE, '·').replaceAll(WIDTH, '·');

/** Name of the check without its language and width. */
function toFoldedName({ file, line, column, describes, title }: ListedTest): string {
	return [`${file}:${line}:${column}`, ...describes.map(fold), fold(title)].join(' › ');
}

/**
 * Chooses one test of each group that differs in language and width alone. Tests of a file whose
 * tests depend on each other (`serialFiles`) are chosen by their outermost `describe`, so that all
 * of them meet the same language.
 */
export function chooseDistinct<T extends ListedTest>(
	tests: readonly T[],
	serialFiles: ReadonlySet<string>,
): T[] {
	const groups = new Map<string, T[]>();
	for (const test of tests) {
		const name = toFoldedName(test);
		groups.set(name, [...(groups.get(name) ?? []), test]);
	}
	return [...groups].flatMap(([name, group]) => {
		const [first] = group;
		const isSerial = first !== undefined && serialFiles.has(first.file);
		// Without the line: a comment above a test does not change its language.
		const place = isSerial
			? `${first.file} › ${fold(first.describes[0] ?? '')}`
			: name.replace(/:\d+:\d+ ›/, ' ›');
		const chosen = group[indexByName(place, group.length)];
		return chosen ? [chosen] : [];
	});
}

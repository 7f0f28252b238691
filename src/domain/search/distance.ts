/**
 * Number of letters to change, add, leave out or swap until one word is the other; more than `most`
 * is not counted to the end.
 */
export function distance(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	let before: number[] = [];
	let above = Array.from({ length: other.length + 1 }, (_, index) => index);
	for (let row = 1; row <= one.length; row += 1) {
		const current = [row];
		for (let column = 1; column <= other.length; column += 1) {
			const isSame = one[row - 1] === other[column - 1];
			let least = Math.min(
				(above[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(above[column - 1] ?? 0) + (isSame ? 0 : 1),
			);
			const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
			current.push(least);
		}
		if (Math.min(...current) > most) return most + 1;
		before = above;
		above = current;
	}
	return above[other.length] ?? most + 1;
}

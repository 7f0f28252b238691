/** Rows of the table of distances, kept: a query asks for hundreds of words. */
let before: number[] = [];
let above: number[] = [];
let current: number[] = [];

/**
 * Number of letters to change, add, leave out or swap until one word is the other; more than `most`
 * is not counted to the end.
 */
export function distance(one: string, other: string, most: number): number {
	if (Math.abs(one.length - other.length) > most) return most + 1;
	for (let column = 0; column <= other.length; column += 1) above[column] = column;
	for (let row = 1; row <= one.length; row += 1) {
		current[0] = row;
		let nearest = row;
		for (let column = 1; column <= other.length; column += 1) {
			const isSame = one[row - 1] === other[column - 1];
			let least = Math.min(
				(above[column] ?? 0) + 1,
				(current[column - 1] ?? 0) + 1,
				(above[column - 1] ?? 0) + (isSame ? 0 : 1),
			);
			const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
			if (isSwapped) least = Math.min(least, (before[column - 2] ?? 0) + 1);
			current[column] = least;
			if (least < nearest) nearest = least;
		}
		if (nearest > most) return most + 1;
		[before, above, current] = [above, current, before];
	}
	return above[other.length] ?? most + 1;
}

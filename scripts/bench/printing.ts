import type { Figures } from './part.ts';

/** Writes a figure with three significant digits. */
export function digits(value: number): string {
	if (Number.isInteger(value)) return String(value);
	const size = Math.abs(value);
	if (size >= 100) return value.toFixed(0);
	if (size >= 10) return value.toFixed(1);
	return value.toFixed(size >= 1 ? 2 : 3);
}

/** Lays figures out as a table: a line for each row, a column for each figure that any row has. */
export function table(
	title: string,
	figures: Figures,
	write: (value: number) => string = digits,
): string {
	const rows = Object.entries(figures);
	const names = [...new Set(rows.flatMap(([, row]) => Object.keys(row)))];
	const columns = names.map((name) => {
		const cells = rows.map(([, row]) => {
			const value = row[name];
			return value === undefined || value === null ? '–' : write(value);
		});
		return [name.replaceAll('_', ' '), ...cells];
	});
	const heads = [title, ...rows.map(([name]) => name)];
	const width = Math.max(...heads.map((head) => head.length));
	const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
	return heads
		.map((head, line) =>
			[head.padEnd(width), ...columns.map((cells, at) => cells[line]?.padStart(widths[at] ?? 0))]
				.join('  ')
				.trimEnd(),
		)
		.join('\n');
}

export const times = (ratio: number): string => `×${ratio.toFixed(2)}`;

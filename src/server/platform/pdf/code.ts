import { encode } from 'uqr';

/** Left, top, width and height of a dark module. */
type Box = readonly [number, number, number, number];

/** Dark modules of the QR code of an address, in a square of this side. */
export function codeBoxes(href: string, left: number, top: number, side: number): Box[] {
	const { size, data } = encode(href, { border: 0 });
	const unit = side / size;
	return data.flatMap((row, y) =>
		row.flatMap((isDark, x): Box[] =>
			isDark ? [[left + x * unit, top + y * unit, unit, unit]] : [],
		),
	);
}

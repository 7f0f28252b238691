/** First and last byte, both included. */
export interface ByteRange {
	start: number;
	end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Part of a file that a `Range` header asks for (RFC 9110, 14.1.2). Null stands for the whole file,
 * also if the header names several parts or is invalid.
 */
export function byteRange(
	header: string | undefined,
	size: number,
): ByteRange | 'unsatisfiable' | null {
	const [, first = '', last = ''] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
	if (first === '' && last === '') return null;
	if (first === '') {
		const length = Number(last);
		return length > 0 && size > 0
			? { start: Math.max(0, size - length), end: size - 1 }
			: 'unsatisfiable';
	}
	const start = Number(first);
	const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
	if (last !== '' && Number(last) < start) return null;
	return start < size ? { start, end } : 'unsatisfiable';
}

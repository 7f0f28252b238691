import { describe, expect, test } from 'vitest';
import { BrokenBody, readParts } from '../../../../src/server/forms/reading/multipart.ts';

const BOUNDARY = '----page';
const KB = 1024;

const toHead = (parameters: string, more = '') =>
	`--${BOUNDARY}\r\nContent-Disposition: form-data; ${parameters}${more}\r\n\r\n`;
const END = `\r\n--${BOUNDARY}--\r\n`;

/** A body in pieces, with the count of those that were read. */
function inPieces(pieces: Iterable<string>) {
	const state = { asked: 0, isLetGo: false };
	async function* source(): AsyncGenerator<Uint8Array> {
		try {
			for (const piece of pieces) {
				state.asked += 1;
				yield Buffer.from(piece);
			}
		} finally {
			state.isLetGo = true;
		}
	}
	return { state, source: source() };
}

async function listParts(pieces: Iterable<string>) {
	const parts: { name: string; fileName: string | null; text: string }[] = [];
	for await (const { name, fileName, body } of readParts(inPieces(pieces).source, BOUNDARY)) {
		const read: Buffer[] = [];
		for await (const piece of body) read.push(piece);
		parts.push({ name, fileName, text: Buffer.concat(read).toString('utf8') });
	}
	return parts;
}

describe('a hostile body', () => {
	test.each([
		['with a boundary in a head', `--${BOUNDARY}\r\nX: y\r\n${toHead('name="a"')}x${END}`],
		['with a head of 9 kB', `${toHead('name="a"', `\r\nX: ${'y'.repeat(9 * KB)}`)}x${END}`],
		['with 9 kB of heads', `${toHead('name="a"', '\r\nX: y'.repeat(2 * KB))}x${END}`],
		['of kind "attachment"', `${toHead('name="a"').replace('form-data', 'attachment')}x${END}`],
		['with a line that is no header', `--${BOUNDARY}\r\nnothing\r\n\r\nx${END}`],
	])('is malformed: one %s', async (_, body) => {
		await expect(listParts([body])).rejects.toThrow(BrokenBody);
	});

	test('is aborted during an endless header', async () => {
		const { state, source } = inPieces(
			(function* () {
				yield `--${BOUNDARY}\r\n`;
				for (;;) yield 'x'.repeat(KB);
			})(),
		);
		await expect(readParts(source, BOUNDARY).next()).rejects.toThrow(BrokenBody);
		expect(state.asked).toBeLessThan(12);
		expect(state.isLetGo).toBe(true);
	});

	test.each([1, 3, 1_000_000])(
		'ends at its final boundary, whatever follows (pieces of %i)',
		async (size) => {
			const more =
				`${toHead('name="b"')}y`.repeat(3) + `\r\n--${BOUNDARY}`.repeat(5) + '--'.repeat(9);
			const body = `${toHead('name="a"')}x${END}${more}`;
			const pieces = body.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
			expect(await listParts(pieces)).toEqual([{ name: 'a', fileName: null, text: 'x' }]);
		},
	);

	test('of five thousand parts with one name is read in order', async () => {
		const many = Array.from({ length: 5_000 }, (_, n) => `${toHead('name="a"')}${n}\r\n`).join('');
		const parts = await listParts([`${many}--${BOUNDARY}--`]);
		expect(parts.map(({ name, text }) => `${name}${text}`)).toEqual(
			Array.from({ length: 5_000 }, (_, n) => `a${n}`),
		);
	});

	test('with nested parts returns the outer one only, byte for byte', async () => {
		const inner = `--in\r\nContent-Disposition: form-data; name="b"\r\n\r\ny\r\n--in--`;
		const type = '\r\nContent-Type: multipart/mixed; boundary=in';
		expect(await listParts([`${toHead('name="a"', type)}${inner}${END}`])).toEqual([
			{ name: 'a', fileName: null, text: inner },
		]);
	});

	test('with boundaries one byte short is text, at any chunk size', async () => {
		const text = `\r\n--${BOUNDARY.slice(0, -1)}`.repeat(50);
		const body = `${toHead('name="a"')}${text}${END}`;
		for (const size of [1, 9, 11, 12, 13]) {
			const pieces = body.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [];
			expect(await listParts(pieces)).toEqual([{ name: 'a', fileName: null, text }]);
		}
	});
});

test.each([
	[`filename*=UTF-8''%E8%AB%8B.pdf`, '請.pdf'],
	[`filename*=UTF-8''a%2Fb%22.pdf`, 'a/b".pdf'],
	[`filename*=iso-8859-1'it'perch%E9.pdf`, 'perché.pdf'],
	[`filename="a.pdf"; filename*=UTF-8''b.pdf`, 'a.pdf'],
	[`filename="a.pdf"; filename="b.pdf"`, 'a.pdf'],
	[`filename="100%25.pdf"`, '100%25.pdf'],
	[`filename="%00.pdf"`, '%00.pdf'],
	[`filename="../../etc/passwd"`, '../../etc/passwd'],
	[`filename="a\\\\b.pdf"`, 'a\\b.pdf'],
])('a file sent with %s is named "%s"', async (parameter, fileName) => {
	const body = `${toHead(`name="cv"; ${parameter}`)}x${END}`;
	expect(await listParts([body])).toEqual([{ name: 'cv', fileName, text: 'x' }]);
});

test('a slow disk applies backpressure to the upload', async () => {
	const sent = [
		toHead('name="cv"; filename="cv.pdf"'),
		...Array.from({ length: 100 }, () => 'x'.repeat(64 * KB)),
		END,
	];
	const { state, source } = inPieces(sent);
	let written = 0;
	for await (const { body } of readParts(source, BOUNDARY)) {
		for await (const piece of body) {
			written += piece.length;
			expect(state.asked * 64 * KB - written).toBeLessThanOrEqual(2 * 64 * KB);
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	expect(written).toBe(100 * 64 * KB);
});

test('an abandoned part is skipped, and the next one is complete', async () => {
	const pieces = [toHead('name="a"'), 'one', 'two', `three\r\n${toHead('name="b"')}`, `four${END}`];
	const names: string[] = [];
	for await (const { name, body } of readParts(inPieces(pieces).source, BOUNDARY)) {
		names.push(name);
		for await (const piece of body) {
			names.push(piece.toString());
			break;
		}
	}
	expect(names).toEqual(['a', 'one', 'b', 'four']);
});

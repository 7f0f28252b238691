import { describe, expect, test } from 'vitest';
import {
	findBoundary,
	BrokenBody,
	readParts,
} from '../../../../src/server/forms/reading/multipart.ts';

const BOUNDARY = '----page';

const part = (head: string, body: string) => `--${BOUNDARY}\r\n${head}\r\n\r\n${body}\r\n`;
const named = (name: string) => `Content-Disposition: form-data; name="${name}"`;
const END = `--${BOUNDARY}--\r\n`;

/** A body in pieces of so many bytes. */
async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array> {
	const bytes = Buffer.from(text);
	for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function listParts(text: string, size = 1_000_000) {
	const parts: { name: string; fileName: string | null; text: string }[] = [];
	for await (const { name, fileName, body } of readParts(inPieces(text, size), BOUNDARY)) {
		const pieces: Buffer[] = [];
		for await (const piece of body) pieces.push(piece);
		parts.push({ name, fileName, text: Buffer.concat(pieces).toString('utf8') });
	}
	return parts;
}

describe('a multipart body', () => {
	const tricky = `\r\n--${BOUNDARY.slice(0, -1)}\r\n--\r\r\n-- 日本\r\n`;
	const body = `preamble${'\r\n'}${part(named('a'), '')}${part(named('b'), tricky)}${part(
		`${named('c')}; filename="x.pdf"\r\nContent-Type: application/pdf`,
		'%PDF',
	)}${END}epilogue`;

	test.each([1, 2, 3, 5, 7, 11, 13, 64, 1_000_000])(
		'is read alike in chunks of %i bytes',
		async (size) => {
			expect(await listParts(body, size)).toEqual([
				{ name: 'a', fileName: null, text: '' },
				{ name: 'b', fileName: null, text: tricky },
				{ name: 'c', fileName: 'x.pdf', text: '%PDF' },
			]);
		},
	);

	test('unread parts are skipped', async () => {
		const names: string[] = [];
		for await (const { name } of readParts(inPieces(body, 4), BOUNDARY)) names.push(name);
		expect(names).toEqual(['a', 'b', 'c']);
	});

	test('is empty without parts', async () => {
		expect(await listParts(END)).toEqual([]);
	});

	test.each([
		['name="a%22b"', 'a"b', null],
		['name="a\\"b"', 'a"b', null],
		['name="a%0D%0Ab"', 'a\r\nb', null],
		['name=plain; filename=x.pdf', 'plain', 'x.pdf'],
		['filename="name=\\"evil\\".pdf"; name="cv"', 'cv', 'name="evil".pdf'],
		['filename="x; name=evil.pdf"; name="cv"', 'cv', 'x; name=evil.pdf'],
		['name="cv"; filename=""', 'cv', ''],
		['name="cv"; filename="請求書.pdf"', 'cv', '請求書.pdf'],
		['name="cv"; filename="C:\\dir\\x.pdf"', 'cv', 'C:\\dir\\x.pdf'],
	])('form-data; %s', async (parameters, name, fileName) => {
		const written = `content-disposition: form-data; ${parameters}`;
		expect(await listParts(`${part(written, 'x')}${END}`)).toEqual([{ name, fileName, text: 'x' }]);
	});

	test.each([
		['has no end', part(named('a'), 'x')],
		['ends in a head', `--${BOUNDARY}\r\n${named('a')}`],
		['has a part without a name', `${part('Content-Type: text/plain', 'x')}${END}`],
		['has a head without end', `--${BOUNDARY}\r\n${'x'.repeat(20_000)}`],
		['is something else', 'a=b'],
		['is empty', ''],
	])('that %s is malformed', async (_, text) => {
		await expect(listParts(text)).rejects.toThrow(BrokenBody);
	});
});

test.each([
	['multipart/form-data; boundary=abc', 'abc'],
	['Multipart/Form-Data; charset=utf-8; Boundary="a b"', 'a b'],
	['multipart/form-data', null],
	['multipart/form-data; boundary=', null],
	[`multipart/form-data; boundary=${'x'.repeat(71)}`, null],
	['multipart/mixed; boundary=abc', null],
	['application/json', null],
])('the boundary of %s is %s', (type, boundary) => {
	expect(findBoundary(type)).toBe(boundary);
});

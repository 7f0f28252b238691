import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { toZip } from '../../../../../src/server/platform/download/zip.ts';

/** Reads an archive by its central directory, as programs do. */
function filesIn(archive: Buffer): { name: string; text: string }[] {
	const end = archive.length - 22;
	let place = archive.readUInt32LE(end + 16);
	return Array.from({ length: archive.readUInt16LE(end + 10) }, () => {
		const length = archive.readUInt16LE(place + 28);
		const name = archive.subarray(place + 46, place + 46 + length).toString();
		const local = archive.readUInt32LE(place + 42);
		const begins = local + 30 + archive.readUInt16LE(local + 26);
		const bytes = archive.subarray(begins, begins + archive.readUInt32LE(place + 24));
		expect(crc32(bytes)).toBe(archive.readUInt32LE(place + 16));
		place += 46 + length;
		return { name, text: bytes.toString() };
	});
}

test('files are extracted unchanged', () => {
	const files = [
		{ name: 'IT01234567897_00001.xml', text: '<a>Niccolò</a>' },
		{ name: 'vuoto.txt', text: '' },
	];
	expect(filesIn(toZip(files))).toEqual(files);
	expect(filesIn(toZip([]))).toEqual([]);
});

test('the same files are the same bytes', () => {
	const files = [{ name: 'a.xml', text: '<a/>' }];
	expect(toZip(files).equals(toZip(files))).toBe(true);
});

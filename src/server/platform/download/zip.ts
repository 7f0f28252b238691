import { crc32 } from 'node:zlib';

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const FLAGS = 0x0800;
/** First day that the format knows, 1 January 1980: the same files give the same bytes. */
const DAY = 0x0021;

/** Most files that the plain format can count. */
const MOST = 0xffff;

/** Fields that both headers of a file share. */
function toFields(name: Buffer, bytes: Buffer): Buffer {
	const fields = Buffer.alloc(26);
	fields.writeUInt16LE(VERSION, 0);
	fields.writeUInt16LE(FLAGS, 2);
	fields.writeUInt16LE(DAY, 8);
	fields.writeUInt32LE(crc32(bytes), 10);
	fields.writeUInt32LE(bytes.length, 14);
	fields.writeUInt32LE(bytes.length, 18);
	fields.writeUInt16LE(name.length, 22);
	return fields;
}

const signed = (signature: number, rest: number) => {
	const header = Buffer.alloc(4 + rest);
	header.writeUInt32LE(signature);
	return header;
};

/** Archive of files, uncompressed: small files need no packing (APPNOTE 6.3.10, method 0). */
export function toZip(files: readonly { name: string; text: string }[]): Buffer<ArrayBuffer> {
	if (files.length > MOST)
		throw new RangeError(`${files.length} files are too many for one archive`);
	const [parts, central]: [Buffer[], Buffer[]] = [[], []];
	let offset = 0;
	for (const { name: given, text } of files) {
		const name = Buffer.from(given);
		const bytes = Buffer.from(text);
		const fields = toFields(name, bytes);
		const local = [signed(LOCAL, 0), fields, name, bytes];
		const places = Buffer.alloc(14);
		places.writeUInt32LE(offset, 10);
		const made = signed(CENTRAL, 2);
		made.writeUInt16LE(VERSION, 4);
		parts.push(...local);
		central.push(made, fields, places, name);
		offset += local.reduce((sum, { length }) => sum + length, 0);
	}
	const end = signed(END, 18);
	end.writeUInt16LE(files.length, 8);
	end.writeUInt16LE(files.length, 10);
	end.writeUInt32LE(
		central.reduce((sum, { length }) => sum + length, 0),
		12,
	);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...parts, ...central, end]);
}

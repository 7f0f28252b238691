import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Word in all metadata that is attached to a picture. */
export const WORD = 'Zqxplace';
const RED = { r: 220, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 220 };

/** A picture with its left half red and its right half blue, 64 by 32. */
export const halves = () =>
	sharp({ create: { width: 64, height: 32, channels: 3, background: BLUE } }).composite([
		{ input: { create: { width: 32, height: 32, channels: 3, background: RED } }, left: 0, top: 0 },
	]);

/** Adds a phone's metadata: place and device, and a camera held upright. */
export const withTraces = (picture: Sharp) =>
	picture
		.withExif({
			IFD0: { Make: WORD, ImageDescription: WORD },
			IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 53/1 12/1', GPSAreaInformation: WORD },
		})
		.withXmp(
			`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:source="${WORD}"/></rdf:RDF></x:xmpmeta>`,
		)
		.withMetadata({ orientation: 6 });

/** A chunk of a PNG with its checksum. */
export function chunk(type: string, data: Buffer): Buffer {
	const body = Buffer.concat([Buffer.from(type), data]);
	const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	size.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, sum]);
}

const PNG_HEAD = 33;

/** A PNG with chunks inserted behind its head. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
	Buffer.concat([png.subarray(0, PNG_HEAD), ...chunks, png.subarray(PNG_HEAD)]);

/** A PNG whose head promises more pixels than any decoder should unpack. */
export function aBomb(png: Buffer): Buffer {
	const head = Buffer.from(png.subarray(16, 29));
	head.writeUInt32BE(30_000, 0);
	head.writeUInt32BE(30_000, 4);
	return Buffer.concat([png.subarray(0, 8), chunk('IHDR', head), png.subarray(PNG_HEAD)]);
}

/** A plain PNG; another width is another picture. */
export const aPlainPicture = (width: number): Promise<Buffer> =>
	sharp({ create: { width, height: 30, channels: 3, background: RED } })
		.png()
		.toBuffer();

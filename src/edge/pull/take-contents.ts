import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { orWhenMissing } from '#errors/missing.ts';
import { eachLimited } from '../releases/each.ts';
import {
	contentHash,
	type FileEntry,
	type FileIndex,
	FILES_AT_ONCE,
} from '../releases/release-index.ts';
import { CONTENTS_AT_ONCE } from './messages.ts';
import { PublisherAway } from './publisher-client.ts';

/** Most bytes in one request, unless a single content is longer. */
const BATCH_BYTES = 4 * 1024 * 1024;

const unbrotli = promisify(brotliDecompress);
const ungzip = promisify(gunzip);

/** Error for bytes that do not match their digest. */
class WrongContent extends Error {
	override name = 'WrongContent';
	constructor(hash: string, why: string) {
		super(`the publisher sent a wrong content ${hash}: ${why}`);
	}
}

type Content = Pick<FileEntry, 'hash' | 'bytes' | 'br' | 'gz'>;

/** File of a content that is transferred; the content itself is unpacked from a compressed copy. */
interface Part {
	name: string;
	bytes: number;
}

function partsOf({ hash, bytes, br, gz }: Content): Part[] {
	return [
		...(br === undefined ? [{ name: hash, bytes }] : [{ name: `${hash}.br`, bytes: br }]),
		...(gz === undefined ? [] : [{ name: `${hash}.gz`, bytes: gz }]),
	];
}

async function hasSize(file: string, bytes: number): Promise<boolean> {
	const found = await orWhenMissing(stat(file), null);
	return found?.size === bytes;
}

/** True if a content is stored completely, with the compressed copies of the index. */
async function isHere({ bytes, br, gz }: Content, file: string): Promise<boolean> {
	const sizes = [
		[file, bytes],
		[`${file}.br`, br],
		[`${file}.gz`, gz],
	] as const;
	for (const [path, size] of sizes) {
		if (size !== undefined && !(await hasSize(path, size))) return false;
	}
	return true;
}

/** Lists the contents of an index that are not here, each once. Those of `known` are. */
export async function lackingContents(
	index: FileIndex,
	known: FileIndex,
	toFile: (hash: string) => string,
	signal: AbortSignal,
): Promise<Content[]> {
	const wanted = new Map<string, Content>();
	for (const [path, entry] of index) {
		const before = known.get(path);
		if (before?.hash === entry.hash && before.br === entry.br && before.gz === entry.gz) continue;
		// The same bytes may be packed under one name and not under another.
		wanted.set(entry.hash, { ...wanted.get(entry.hash), ...entry });
	}
	const lacking: Content[] = [];
	await eachLimited(wanted.values(), FILES_AT_ONCE, async (content) => {
		signal.throwIfAborted();
		if (!(await isHere(content, toFile(content.hash)))) lacking.push(content);
	});
	return lacking;
}

export interface Batch {
	contents: Content[];
	names: string[];
	bytes: number;
}

/** Divides contents into requests of a bounded size. */
export function toBatches(contents: readonly Content[]): Batch[] {
	const batches: Batch[] = [];
	let last: Batch | undefined;
	for (const content of contents) {
		const parts = partsOf(content);
		const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
		const isFull =
			last &&
			(last.bytes + bytes > BATCH_BYTES || last.names.length + parts.length > CONTENTS_AT_ONCE);
		if (!last || isFull) batches.push((last = { contents: [], names: [], bytes: 0 }));
		last.contents.push(content);
		last.names.push(...parts.map(({ name }) => name));
		last.bytes += bytes;
	}
	return batches;
}

/** Splits a stream into parts of known lengths. */
function piecesOf(stream: AsyncIterable<Uint8Array>) {
	const chunks = stream[Symbol.asyncIterator]();
	let rest: Uint8Array = new Uint8Array();

	async function* take(bytes: number): AsyncGenerator<Uint8Array> {
		for (let left = bytes; left > 0;) {
			if (rest.length === 0) {
				const next = await chunks.next();
				if (next.done) throw new PublisherAway('the publisher broke off a transfer');
				rest = next.value;
			}
			const piece = rest.subarray(0, left);
			rest = rest.subarray(piece.length);
			left -= piece.length;
			yield piece;
		}
	}
	return {
		take,
		async whole(bytes: number): Promise<Buffer> {
			const pieces: Uint8Array[] = [];
			for await (const piece of take(bytes)) pieces.push(piece);
			return Buffer.concat(pieces);
		},
		/** Lets go of the connection. */
		close: async () => void (await chunks.return?.()),
	};
}
type Pieces = ReturnType<typeof piecesOf>;

/** Unpacks a compressed copy; one that is longer than its content is given up. */
async function unpacked(
	{ hash, bytes }: Content,
	packed: Buffer,
	unpack: typeof unbrotli | typeof ungzip,
): Promise<Buffer> {
	const content = await unpack(packed, { maxOutputLength: Math.max(bytes, 1) }).catch(
		(cause: unknown) => {
			throw new WrongContent(hash, cause instanceof Error ? cause.message : String(cause));
		},
	);
	if (contentHash(content) !== hash) throw new WrongContent(hash, 'its digest differs');
	return content;
}

/** Writes contents beside their places, and puts all of one there once they are verified. */
export function contentTaker(toFile: (hash: string) => string) {
	async function moved(temporary: ReadonlyMap<string, string>): Promise<void> {
		for (const [from, to] of temporary) await rename(from, to);
	}

	/** Receives one content; compressible ones, which are pages and code, in memory. */
	async function one(content: Content, pieces: Pieces): Promise<void> {
		const { hash, bytes, br, gz } = content;
		const file = toFile(hash);
		await mkdir(dirname(file), { recursive: true });
		const temporary = new Map<string, string>();
		const beside = (to: string) => {
			const from = `${to}.${randomUUID()}`;
			temporary.set(from, to);
			return from;
		};
		try {
			if (br === undefined) {
				const digest = createHash('sha256');
				async function* noted() {
					for await (const piece of pieces.take(bytes)) {
						digest.update(piece);
						yield piece;
					}
				}
				await pipeline(noted, createWriteStream(beside(file)));
				if (!digest.digest('base64url').startsWith(hash)) {
					throw new WrongContent(hash, 'its digest differs');
				}
			} else {
				const packed = await pieces.whole(br);
				const whole = await unpacked(content, packed, unbrotli);
				await writeFile(beside(`${file}.br`), packed);
				await writeFile(beside(file), whole);
			}
			if (gz !== undefined) {
				const packed = await pieces.whole(gz);
				await unpacked(content, packed, ungzip);
				await writeFile(beside(`${file}.gz`), packed);
			}
			await moved(temporary);
		} catch (error) {
			for (const from of temporary.keys()) await rm(from, { force: true });
			throw error;
		}
	}

	return async (
		{ contents }: Batch,
		stream: AsyncIterable<Uint8Array>,
		onTaken: () => void,
	): Promise<void> => {
		const pieces = piecesOf(stream);
		try {
			for (const content of contents) {
				await one(content, pieces);
				onTaken();
			}
		} finally {
			await pieces.close();
		}
	};
}

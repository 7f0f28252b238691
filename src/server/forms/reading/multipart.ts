import { Dicer } from '@fastify/busboy';
import * as v from 'valibot';
import { readDisposition } from './disposition.ts';

/** One part of a `multipart/form-data` body. Its bytes must be read, or are skipped, in order. */
export interface Part {
	name: string;
	/** Name as the sender wrote it; null for text. */
	fileName: string | null;
	body: AsyncGenerator<Buffer>;
}

/** Body that violates its own boundary, or ends too early. */
export class BrokenBody extends Error {
	override name = 'BrokenBody';
}

const MAX_HEAD_BYTES = 8 * 1024;

/** The library truncates long heads: this limit lets us detect them. */
const KEPT_HEAD_BYTES = 2 * MAX_HEAD_BYTES;

/** Boundary that a content type names; null if it is not multipart or names none (RFC 2046). */
export function findBoundary(contentType: string): string | null {
	const match =
		/^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(
			contentType,
		);
	return match?.[1] ?? match?.[2] ?? null;
}

const headSchema = v.record(v.string(), v.array(v.string()));
type Head = v.InferOutput<typeof headSchema>;

/** A stream reports its end a tick after its last byte was taken. */
const toldEnds = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Size of the headers as sent: each with its colon, its space and its end of line. */
const countBytes = (head: Head): number =>
	Object.entries(head)
		.flatMap(([name, values]) => values.map((value) => name.length + value.length + 4))
		.reduce((sum, length) => sum + length, 0);

interface Begun {
	stream: Dicer.PartStream;
	head: Head | null;
}

/** Feeds the library by hand: parts found in a chunk are available when `feed` returns. */
class Feed {
	readonly begun: Begun[] = [];
	isOver = false;
	readonly #parser: Dicer;
	readonly #chunks: AsyncIterator<Uint8Array>;
	/** Bytes since the head of a part began, without the chunk that it began in. */
	#headBytes = 0;
	#current: Dicer.PartStream | null = null;

	constructor(chunks: AsyncIterator<Uint8Array>, boundary: string) {
		this.#chunks = chunks;
		const options = {
			boundary,
			maxHeaderSize: KEPT_HEAD_BYTES,
			// A part never blocks the parser, since it gets no more than was read.
			partHwm: Number.MAX_SAFE_INTEGER,
		};
		this.#parser = new Dicer(options);
		this.#parser.on('finish', () => {
			this.isOver = true;
		});
		this.#parser.on('part', (stream) => {
			const part: Begun = { stream, head: null };
			stream.on('header', (head) => {
				part.head = v.parse(headSchema, head);
			});
			this.begun.push(part);
		});
	}

	/** Feeds one more chunk after the last one was read, so that a slow disk slows the sender. */
	async feed(): Promise<void> {
		const isHeadOpen = this.begun[0]?.head === null;
		const { done, value } = await this.#chunks.next();
		if (done) throw new BrokenBody('the body ends in the middle');
		this.#parser.write(value);
		this.#headBytes = isHeadOpen ? this.#headBytes + value.length : 0;
		if (this.begun[0]?.head !== null) return;
		if (this.begun.length > 1) throw new BrokenBody('a part ends in its head');
		if (this.#headBytes > MAX_HEAD_BYTES) throw new BrokenBody('the head of a part is too long');
	}

	/**
	 * Next part once its headers are complete, even if the last one was not read; null at the end.
	 */
	async next(): Promise<Part | null> {
		if (this.#current) for await (const _ of this.#readBytes(this.#current));
		while (!this.isOver && !this.begun[0]?.head) await this.feed();
		const part = this.begun.shift();
		if (part === undefined) return null;
		const { stream, head } = part;
		if (head === null) throw new BrokenBody('a part ends in its head');
		if (countBytes(head) > MAX_HEAD_BYTES) {
			throw new BrokenBody('the head of a part is too long');
		}
		const disposition = readDisposition(head['content-disposition']?.[0] ?? '');
		if (disposition === null) throw new BrokenBody('a part has no name');
		this.#current = stream;
		return { ...disposition, body: this.#readBytes(stream) };
	}

	async *#readBytes(stream: Dicer.PartStream): AsyncGenerator<Buffer> {
		for (;;) {
			const piece: unknown = stream.read();
			if (Buffer.isBuffer(piece)) {
				yield piece;
				continue;
			}
			if (this.begun.length > 0) return;
			await toldEnds();
			if (stream.readableEnded) return;
			await this.feed();
		}
	}
}

/**
 * Reads parts as their bytes come (RFC 7578); never more than a chunk and a head are held. Throws
 * `BrokenBody`.
 *
 * Rejected: the library's own reader of forms. It skips parts that have no name, silently truncates
 * what is too long, and an error in it without a listener ends the process.
 */
export async function* readParts(
	source: AsyncIterable<Uint8Array>,
	boundary: string,
): AsyncGenerator<Part> {
	const chunks = source[Symbol.asyncIterator]();
	const feed = new Feed(chunks, boundary);
	try {
		for (;;) {
			const part = await feed.next();
			if (part === null) return;
			yield part;
		}
	} finally {
		await chunks.return?.();
	}
}

import { SUBMISSION_PARTS } from '#contract/forms/submissions.ts';
import type { UploadLimits } from '#domain/forms/form-rules.ts';
import { discard, takeFile, type IncomingFile } from '#server/platform/uploads/incoming.ts';
import { findBoundary, BrokenBody, readParts } from './multipart.ts';

/** Content of a request: every text in order of arrival, and the files of file fields. */
export interface Sent {
	texts: ReadonlyMap<string, readonly string[]>;
	files: readonly IncomingFile[];
}

export type BodyFailure = 'unsupported_media_type' | 'payload_too_large' | 'broken';

/** Content received before a body was rejected: a page can show it again. */
export interface RefusedBody extends Sent {
	failure: BodyFailure;
}

/** Bytes of one text and of all of them, names included; a message is 3,000 characters at most. */
const MAX_TEXT_BYTES = 100 * 1024;
const MAX_TEXTS_BYTES = 1024 * 1024;
const MAX_PARTS = 200;
/** Most files: each is written to the disk before any check; no field takes more than one. */
const MAX_FILES = 20;

class TooLarge extends Error {
	override name = 'TooLarge';
}

/** Passes bytes on until they exceed the limit; the rest is never read. */
async function* capped(
	source: AsyncIterable<Uint8Array>,
	limit: number,
): AsyncGenerator<Uint8Array> {
	let size = 0;
	for await (const chunk of source) {
		size += chunk.byteLength;
		if (size > limit) throw new TooLarge();
		yield chunk;
	}
}

/**
 * Reads to the end of a body of bearable length and discards it. Browsers and proxies read an
 * answer only after sending everything; an aborted connection looks like a dead host.
 */
async function readOn(body: ReadableStream<Uint8Array>): Promise<void> {
	for await (const _ of body);
}

async function getText(source: AsyncIterable<Uint8Array>, limit: number): Promise<string> {
	const pieces: Uint8Array[] = [];
	for await (const piece of capped(source, limit)) pieces.push(piece);
	return Buffer.concat(pieces).toString('utf8');
}

interface Reading {
	texts: Map<string, string[]>;
	files: IncomingFile[];
}

function add({ texts }: Reading, name: string, text: string): void {
	if (Buffer.byteLength(text) > MAX_TEXT_BYTES) throw new TooLarge();
	// Some senders mark lists by a pair of brackets.
	const slug = name.replace(/\[\]$/, '');
	texts.set(slug, [...(texts.get(slug) ?? []), text]);
}

interface Expected {
	dataDir: string;
	/** Slugs of the form's file fields; other files are ignored. */
	fileFields: ReadonlySet<string>;
	limits: UploadLimits;
}

async function readMultipart(
	reading: Reading,
	source: AsyncIterable<Uint8Array>,
	boundary: string,
	{ dataDir, fileFields, limits }: Expected,
): Promise<void> {
	let parts = 0;
	let files = 0;
	let bytes = 0;
	for await (const { name, fileName, body } of readParts(source, boundary)) {
		parts += 1;
		if (parts > MAX_PARTS) throw new TooLarge();
		if (fileName === null) {
			const text = await getText(body, MAX_TEXT_BYTES);
			bytes += name.length + text.length;
			if (bytes > MAX_TEXTS_BYTES) throw new TooLarge();
			add(reading, name, text);
			continue;
		}
		const field = name.replace(/\[\]$/, '');
		if (!fileFields.has(field)) continue;
		files += 1;
		if (files > MAX_FILES) throw new TooLarge();
		const file = await takeFile(dataDir, { field, fileName }, body, limits.file_bytes);
		// An input in which nothing was chosen is sent as a file without a name.
		if (fileName === '' && file.size === 0) await discard([file]);
		else reading.files.push(file);
	}
}

/**
 * Reads the body of a submission and counts it as it comes: it is rejected at the first byte too
 * many. Files stream to the disk, so that memory never holds more than one part.
 */
export async function readSubmission(
	request: Request,
	expected: Expected,
): Promise<Sent | RefusedBody> {
	const reading: Reading = { texts: new Map(), files: [] };
	const type = request.headers.get('content-type') ?? '';
	const boundary = findBoundary(type);
	const isUrlencoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
	const refuse = (failure: BodyFailure): RefusedBody => ({ ...reading, failure });
	if (boundary === null && !isUrlencoded) return refuse('unsupported_media_type');
	const limit = (isUrlencoded ? 0 : expected.limits.form_bytes) + MAX_TEXTS_BYTES;
	const announced = Number(request.headers.get('content-length') ?? 0);
	if (announced > limit) return refuse('payload_too_large');
	const { body } = request;
	if (body === null) return refuse('broken');
	const bytes = body.values({ preventCancel: true });
	try {
		if (boundary === null) {
			const pairs = [...new URLSearchParams(await getText(bytes, limit))];
			if (pairs.length > MAX_PARTS) throw new TooLarge();
			for (const [name, text] of pairs) add(reading, name, text);
		} else await readMultipart(reading, capped(bytes, limit), boundary, expected);
		return reading;
	} catch (cause) {
		await discard(reading.files);
		if (request.signal.aborted) return refuse('broken');
		if (cause instanceof TooLarge || cause instanceof BrokenBody) {
			// A sender that disconnects meanwhile needs no answer.
			await (announced > 0 ? readOn(body) : body.cancel()).catch(() => undefined);
			return refuse(cause instanceof TooLarge ? 'payload_too_large' : 'broken');
		}
		throw cause;
	}
}

/** Part of a submission that is no field; empty if it was not sent. */
export function toPart({ texts }: Sent, part: keyof typeof SUBMISSION_PARTS): string {
	return texts.get(SUBMISSION_PARTS[part])?.[0] ?? '';
}

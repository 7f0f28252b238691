/**
 * Number of bytes read and discarded beyond the limit when a body of unknown length is too large,
 * so that the sender sees the answer. A longer body is aborted.
 */
const READ_ON_BYTES = 8 * 1024 * 1024;

/** Reads and counts the bytes of a body; null if there are too many, and then none is held. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
	// Left unread, the body is discarded; aborting it would hide the answer from the sender.
	if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
	if (request.body === null) return Buffer.alloc(0);
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body) {
		size += chunk.byteLength;
		if (size > limit + READ_ON_BYTES) return null;
		if (size <= limit) chunks.push(chunk);
		else chunks.length = 0;
	}
	return size > limit ? null : Buffer.concat(chunks);
}

/** Returns the bytes of one call's body: read once, however often they are asked for. */
export type RawBody = (limit: number) => Promise<Buffer | null>;

/** Keeps the bytes as they came, for routes that verify them before they are parsed. */
export function toRawBody(request: Request): RawBody {
	let bytes: Promise<Buffer | null> | undefined;
	return (limit) => (bytes ??= readBytes(request, limit));
}

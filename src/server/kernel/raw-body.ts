/**
 * What a body of unknown length may bring beyond what is taken: it is read on and thrown away, so
 * that its sender sees the answer. One that goes on and on is broken off.
 */
const READ_ON_BYTES = 8 * 1024 * 1024;

/** Bytes of a body, counted as they come; null when they are too many, and none of them is held. */
export async function readBytes(request: Request, limit: number): Promise<Buffer | null> {
	// Not begun, it is thrown away as it comes; broken off, its sender would not see the answer.
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

/** The bytes of one call's body: read once, however often they are asked for. */
export type RawBody = (limit: number) => Promise<Buffer | null>;

/** Keeps the bytes exactly as they came, for whoever has to verify them before they are parsed. */
export function rawBodyOf(request: Request): RawBody {
	let bytes: Promise<Buffer | null> | undefined;
	return (limit) => (bytes ??= readBytes(request, limit));
}

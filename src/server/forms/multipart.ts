/** One part of a `multipart/form-data` body. Its bytes must be read, or are skipped, in order. */
export interface Part {
	name: string;
	/** As the sender wrote it; null for text. */
	fileName: string | null;
	body: AsyncGenerator<Buffer>;
}

/** A body that does not keep to its own boundary, or ends before it should. */
export class BrokenBody extends Error {
	override name = 'BrokenBody';
}

const MAX_HEAD_BYTES = 8 * 1024;

/** The boundary that a content type names; null when it is not multipart or names none (RFC 2046). */
export function boundaryOf(contentType: string): string | null {
	const match =
		/^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i.exec(
			contentType,
		);
	return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Reads parts as their bytes come (RFC 7578); never more than a chunk and a head are held. Throws
 * `BrokenBody`.
 */
export async function* readParts(
	source: AsyncIterable<Uint8Array>,
	boundary: string,
): AsyncGenerator<Part> {
	const chunks = source[Symbol.asyncIterator]();
	// The first boundary has no line before it.
	let rest: Buffer = Buffer.from('\r\n');

	async function more(): Promise<void> {
		const next = await chunks.next();
		if (next.done) throw new BrokenBody('the body ends in the middle');
		rest = Buffer.concat([rest, next.value]);
	}

	async function* until(mark: Buffer): AsyncGenerator<Buffer> {
		for (;;) {
			const at = rest.indexOf(mark);
			const sure = at === -1 ? rest.length - mark.length + 1 : at;
			if (sure > 0) {
				const ready = rest.subarray(0, sure);
				rest = rest.subarray(sure);
				yield ready;
			}
			if (at !== -1) {
				rest = rest.subarray(mark.length);
				return;
			}
			await more();
		}
	}

	async function head(): Promise<string | null> {
		while (rest.length < 2) await more();
		if (rest.subarray(0, 2).toString('latin1') === '--') return null;
		const pieces: Buffer[] = [];
		let size = 0;
		for await (const piece of until(Buffer.from('\r\n\r\n'))) {
			pieces.push(piece);
			size += piece.length;
			if (size > MAX_HEAD_BYTES) throw new BrokenBody('the head of a part is too long');
		}
		return Buffer.concat(pieces).toString('utf8');
	}

	const mark = Buffer.from(`\r\n--${boundary}`);
	try {
		await skip(until(mark));
		for (;;) {
			const written = await head();
			if (written === null) return;
			const body = until(mark);
			yield { ...dispositionOf(written), body };
			await skip(body);
		}
	} finally {
		await chunks.return?.();
	}
}

/** Reads on to where a generator ends. */
async function skip(pieces: AsyncGenerator<Buffer>): Promise<void> {
	while (!(await pieces.next()).done);
}

const PARAMETER = /;\s*([\w*-]+)=(?:"((?:\\"|[^"])*)"|([^\s;"]+))/g;

function dispositionOf(head: string): { name: string; fileName: string | null } {
	const line = head.split('\r\n').find((text) => /^content-disposition\s*:/i.test(text)) ?? '';
	const parameters = new Map(
		[...line.matchAll(PARAMETER)].map(([, key = '', quoted, plain]) => [
			key.toLowerCase(),
			unescaped(quoted ?? plain ?? ''),
		]),
	);
	const name = parameters.get('name');
	if (name === undefined) throw new BrokenBody('a part has no name');
	return { name, fileName: parameters.get('filename') ?? null };
}

/** Browsers write a quote and line ends in percent, older ones a backslash before the quote. */
function unescaped(written: string): string {
	return written
		.replace(/\\"|%22/g, '"')
		.replace(/%0D/gi, '\r')
		.replace(/%0A/gi, '\n');
}

import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { contentTypeOf } from './content-types.ts';
import { acceptedEncoding, addVary, type Encoding } from './encoding.ts';
import type { FileEntry } from './release-index.ts';
import { headersFor, type HeaderRule } from './rules.ts';
import type { StaticFile } from './snapshot.ts';

/** The host's default `Cache-Control` for files without a rule. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Larger files are streamed. */
const IN_MEMORY_BYTES = 1024 * 1024;

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const ETAG_MARK: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

function chooseEncoding(request: Request, entry: FileEntry): Encoding {
	const available: Encoding[] = [];
	if (entry.br !== undefined) available.push('br');
	if (entry.gz !== undefined) available.push('gzip');
	return acceptedEncoding(request.headers.get('accept-encoding'), available);
}

/** `If-None-Match` takes precedence over a date, which is compared in whole seconds. */
function isFresh(request: Request, etag: string, modified: number): boolean {
	const tags = request.headers.get('if-none-match');
	if (tags !== null) {
		return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
	}
	const since = Date.parse(request.headers.get('if-modified-since') ?? '');
	return Math.floor(modified / 1000) * 1000 <= since;
}

function bodyOf(file: string, bytes: number): Promise<Blob | Uint8Array<ArrayBuffer>> {
	return bytes > IN_MEMORY_BYTES ? openAsBlob(file) : readFile(file);
}

/**
 * Serves a file under the header rules of the requested address. A status other than 200 is never
 * answered with 304 and never cached beyond the moment.
 */
export async function serveFile(
	request: Request,
	{ path, entry, file }: StaticFile,
	options: { status: number; address: string; rules: readonly HeaderRule[] },
): Promise<Response> {
	const encoding = chooseEncoding(request, entry);
	const etag = `"${entry.hash}${ETAG_MARK[encoding]}"`;
	const headers = headersFor(options.rules, options.address);
	headers.set('content-type', contentTypeOf(path));
	if (!headers.has('cache-control') || options.status !== 200) {
		headers.set('cache-control', REVALIDATE);
	}
	if (entry.br !== undefined || entry.gz !== undefined) addVary(headers, 'Accept-Encoding');
	if (options.status === 200) {
		headers.set('etag', etag);
		headers.set('last-modified', new Date(entry.modified).toUTCString());
		if (isFresh(request, etag, entry.modified)) return new Response(null, { status: 304, headers });
	}
	const bytes = { br: entry.br, gzip: entry.gz, identity: entry.bytes }[encoding] ?? entry.bytes;
	headers.set('content-length', String(bytes));
	if (encoding !== 'identity') headers.set('content-encoding', encoding);
	const body = request.method === 'HEAD' ? null : await bodyOf(file + SUFFIX[encoding], bytes);
	return new Response(body, { status: options.status, headers });
}

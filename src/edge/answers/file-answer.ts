import { toContentType } from '../releases/content-types.ts';
import { acceptedEncoding, addVary, type Encoding } from './encoding.ts';
import type { FileEntry } from '../releases/release-index.ts';
import { headersFor, type HeaderRule } from '../rules/rules.ts';
import type { StaticFile } from './snapshot.ts';

/** The host's default `Cache-Control` for files without a rule. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };
const ETAG_MARK: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/** Parts of a request that decide how a file is answered. */
export interface FileRequest {
	method: string;
	/** Value of a header by its name in lower case; null where it was not sent. */
	header: (name: string) => string | null;
}

/** Answer to a request for a file, before its body is read. */
export interface FileAnswer {
	status: number;
	headers: Readonly<Record<string, string>>;
	/** File to send and its size in bytes; null for an answer without a body. */
	body: { file: string; bytes: number } | null;
}

interface Form extends Required<Pick<FileAnswer, 'headers' | 'body'>> {
	etag: string;
	/** Headers of the answer that nothing has changed. */
	unchanged: Readonly<Record<string, string>>;
}

export interface FileRules {
	status: number;
	/** Address that was asked for, whose header rules apply. */
	address: string;
	rules: readonly HeaderRule[];
	/** Names of the headers that decided which file this is. */
	varies?: readonly string[];
}

function listEncodings(entry: FileEntry): Encoding[] {
	const available: Encoding[] = [];
	if (entry.br !== undefined) available.push('br');
	if (entry.gz !== undefined) available.push('gzip');
	return available;
}

/** `If-None-Match` takes precedence over a date, which is compared in whole seconds. */
function isFresh({ header }: FileRequest, etag: string, modified: number): boolean {
	const tags = header('if-none-match');
	if (tags !== null) {
		return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
	}
	const since = header('if-modified-since');
	return since !== null && Math.floor(modified / 1000) * 1000 <= Date.parse(since);
}

/**
 * Prepares the answers for a file under the header rules of the requested address, so that only
 * what the request decides is left: encoding, freshness, method. A status other than 200 is never
 * answered with 304 and never cached beyond the moment.
 */
export function prepareFile(
	{ path, entry, file }: StaticFile,
	options: FileRules,
): (request: FileRequest) => FileAnswer {
	const { status } = options;
	const available = listEncodings(entry);
	const forms = new Map<Encoding, Form>();

	function toForm(encoding: Encoding): Form {
		const headers = headersFor(options.rules, options.address);
		headers.set('content-type', toContentType(path));
		if (!headers.has('cache-control') || status !== 200) headers.set('cache-control', REVALIDATE);
		const names = [...(available.length > 0 ? ['Accept-Encoding'] : []), ...(options.varies ?? [])];
		if (names.length > 0) addVary(headers, ...names);
		const etag = `"${entry.hash}${ETAG_MARK[encoding]}"`;
		if (status === 200) {
			headers.set('etag', etag);
			headers.set('last-modified', new Date(entry.modified).toUTCString());
		}
		const unchanged = Object.fromEntries(headers);
		const bytes = { br: entry.br, gzip: entry.gz, identity: entry.bytes }[encoding] ?? entry.bytes;
		headers.set('content-length', String(bytes));
		if (encoding !== 'identity') headers.set('content-encoding', encoding);
		const body = { file: file + SUFFIX[encoding], bytes };
		return { etag, unchanged, headers: Object.fromEntries(headers), body };
	}

	return (request) => {
		const encoding = acceptedEncoding(request.header('accept-encoding'), available);
		let form = forms.get(encoding);
		if (!form) forms.set(encoding, (form = toForm(encoding)));
		if (status === 200 && isFresh(request, form.etag, entry.modified)) {
			return { status: 304, headers: form.unchanged, body: null };
		}
		const body = request.method === 'HEAD' ? null : form.body;
		return { status, headers: form.headers, body };
	};
}

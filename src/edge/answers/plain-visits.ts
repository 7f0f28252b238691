import type { IncomingMessage } from 'node:http';
import type { Bodies } from './bodies.ts';
import type { FileAnswer, FileRequest } from './file-answer.ts';
import { namesMarkdown } from './markdown.ts';
import type { Snapshot } from './snapshot.ts';

/** Answer with its full body, ready to send. */
export interface ReadyAnswer extends Omit<FileAnswer, 'body'> {
	body: Uint8Array | null;
}

type Answer = (request: FileRequest) => FileAnswer;

interface Known {
	answer: Answer;
	hasTwin: boolean;
}

/**
 * Addresses answered with a file before, for any visitor: no rule or function depends on the
 * visitor. They are answered again without a `Request`, a `Response` and the rules.
 */
export interface PlainVisits {
	/** Remembers an address of a release, as requested. */
	note(snapshot: Snapshot, path: string, known: Known): void;
	/** Answer from memory; null where the request has to take the long way. */
	answer(snapshot: Snapshot, request: IncomingMessage): ReadyAnswer | null;
}

/** Addresses that are kept; more are forgotten together. */
const ADDRESSES_AT_MOST = 5000;

export function plainVisits(bodies: Bodies): PlainVisits {
	const bySnapshot = new WeakMap<Snapshot, Map<string, Known>>();

	return {
		note(snapshot, path, known) {
			let paths = bySnapshot.get(snapshot);
			if (!paths) bySnapshot.set(snapshot, (paths = new Map()));
			if (!paths.has(path) && paths.size >= ADDRESSES_AT_MOST) paths.clear();
			paths.set(path, known);
		},
		answer(snapshot, { method = '', url = '', headers }) {
			if (method !== 'GET' && method !== 'HEAD') return null;
			// A body has to be read, whatever it is for.
			if (headers['content-length'] !== undefined || headers['transfer-encoding']) return null;
			const end = url.indexOf('?');
			const known = bySnapshot.get(snapshot)?.get(end < 0 ? url : url.slice(0, end));
			if (!known || (known.hasTwin && namesMarkdown(headers.accept ?? ''))) return null;
			const {
				status,
				headers: told,
				body,
			} = known.answer({
				method,
				// All that decide about a file are joined to one text by Node.
				header: (name) => headers[name]?.toString() ?? null,
			});
			const content = body && bodies.kept(body.file);
			return body && !content ? null : { status, headers: told, body: content };
		},
	};
}

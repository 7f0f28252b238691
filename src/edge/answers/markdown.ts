import { findFile, type Snapshot, type StaticFile } from './snapshot.ts';

/** Weight of a media type in an `Accept` header, named as such; 0 where it is not. */
function calculateWeight(accept: string, type: string): number {
	for (const part of accept.split(',')) {
		const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
		if (name !== type) continue;
		const weight = parameters.find((parameter) => parameter.startsWith('q='));
		return weight === undefined ? 1 : Number(weight.slice(2)) || 0;
	}
	return 0;
}

/** True if an `Accept` header may ask for Markdown. */
export const namesMarkdown = (accept: string): boolean => /markdown/i.test(accept);

/**
 * True for a reader that names Markdown and no HTML that it would rather have. Browsers accept
 * anything, and never name it.
 */
export function prefersMarkdown({ headers }: Request): boolean {
	const accept = headers.get('accept') ?? '';
	const markdown = calculateWeight(accept, 'text/markdown');
	return markdown > 0 && markdown >= calculateWeight(accept, 'text/html');
}

/** Markdown of a page, beside it; null for files, which are asked for by their own names. */
const findTwin = (snapshot: Snapshot, path: string): StaticFile | null =>
	/\.\w+$/.test(path) ? null : findFile(snapshot, `${path}.md`);

/** File for a reader of an address: the page, or its twin in Markdown where it has one. */
export function negotiated(
	request: Request,
	snapshot: Snapshot,
	path: string,
	{ file, status }: { file: StaticFile; status: number },
): { file: StaticFile; hasTwin: boolean } {
	const twin = status === 200 ? findTwin(snapshot, path) : null;
	return { file: twin && prefersMarkdown(request) ? twin : file, hasTwin: twin !== null };
}

import type { Db } from '../db/client.ts';

/** Header by which a call asks for an answer as drafts would have it. */
export { PREVIEW_HEADER } from '#contract/publishing/previews.ts';

/**
 * Has a call's query answered as drafts would have it. A `Response` says why not: a token that is not
 * ours, or drafts that have gone.
 */
export type PreviewReader = <T>(
	services: { db: Db; clock: () => Date; patience: number },
	token: string,
	read: (db: Db) => Promise<T>,
) => Promise<T | Response>;

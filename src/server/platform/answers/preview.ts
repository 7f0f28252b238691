import type { Db } from '../db/client.ts';

/** Header of a call that asks for an answer as if drafts were live. */
export { PREVIEW_HEADER } from '#contract/publishing/previews.ts';

/**
 * Answers a call’s query as if drafts were live. A `Response` is the refusal: the token is invalid,
 * or the drafts were deleted.
 */
export type PreviewReader = <T>(
	services: { db: Db; clock: () => Date; limitFactor: number },
	token: string,
	read: (db: Db) => Promise<T>,
) => Promise<T | Response>;

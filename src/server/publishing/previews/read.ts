import { sql } from 'drizzle-orm';
import { problem } from '#server/kernel/problem.ts';
import { Unavailable } from '#server/kernel/unavailable.ts';
import { readAfterChange, type Db } from '#server/platform/db/client.ts';
import type { PreviewReader } from '#server/platform/answers/preview.ts';
import type { Services } from '#server/platform/services.ts';
import { lockForPreview, type Change } from '../make-live.ts';
import { findPreviewContent } from './preview-content.ts';
import { getPass } from './token.ts';
import { writeDrafts } from './write.ts';

/** Longest wait of a preview for a publication in progress. */
const LOCK_LIMIT_MS = 1_500;
/** Time limit of each statement of an answer. */
const STATEMENT_LIMIT_MS = 3_000;
const LOCK_NOT_AVAILABLE = '55P03';

const isLockedOut = (cause: unknown): boolean =>
	cause instanceof Error &&
	(('code' in cause && cause.code === LOCK_NOT_AVAILABLE) || isLockedOut(cause.cause));

async function over<T>(
	{ db, limitFactor }: Pick<Services, 'db' | 'limitFactor'>,
	changes: readonly Change[],
	read: (db: Db) => Promise<T>,
): Promise<T> {
	try {
		return await readAfterChange(
			db,
			async (tx) => {
				await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_LIMIT_MS * limitFactor}`));
				await tx.execute(
					sql.raw(`set local statement_timeout = ${STATEMENT_LIMIT_MS * limitFactor}`),
				);
				await lockForPreview(tx);
				await writeDrafts(tx, changes);
			},
			read,
		);
	} catch (cause) {
		if (isLockedOut(cause)) throw new Unavailable('something is being published');
		throw cause;
	}
}

/**
 * Answers a call of the content as if drafts were live: publishing's own functions write them, the
 * call's own query reads them, and all is undone. Drafts that do not fit yet are left out.
 */
export const readPreview: PreviewReader = async (services, token, read) => {
	const { db, clock } = services;
	const pass = await getPass(db, token, clock());
	if (!pass) return problem('unauthorized');
	const seen = await findPreviewContent(db, pass);
	if (!seen) return problem('draft_gone');
	return over(services, seen.changes, read);
};

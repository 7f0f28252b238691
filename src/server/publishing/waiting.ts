import { countWaiting } from '#contract/publishing/waiting.ts';
import { countStale } from '#server/content/ports.ts';
import { staffRoute } from '#server/identity/staff-route.ts';
import { isWaiting } from './publications/list.ts';
import { drafts, publications } from './tables.ts';

export const waitingRoutes = {
	countWaiting: staffRoute(countWaiting, async ({ readDb: db }) => {
		const [open, scheduled, failed, stale] = await Promise.all([
			db.$count(drafts),
			db.$count(publications, isWaiting(db, 'scheduled')),
			db.$count(publications, isWaiting(db, 'failed')),
			countStale(db),
		]);
		return { drafts: open, scheduled, failed, stale };
	}),
};

import { asc } from 'drizzle-orm';
import { listRedirects } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { redirects } from '../tables.ts';
import { versioned } from '#server/platform/db/localized.ts';

export const redirectRoutes = {
	listRedirects: keptRoute(listRedirects, { reads: ['redirects'] }, async ({ db }) => {
		const rows = await db.select().from(redirects).orderBy(asc(redirects.from));
		return rows.map(({ origin: _, updated_at, ...redirect }) =>
			versioned({ ...redirect, updated_at: updated_at.toISOString() }),
		);
	}),
};

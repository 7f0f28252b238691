import { asc } from 'drizzle-orm';
import { listRedirects } from '#contract/content-endpoints.ts';
import { keptRoute } from '../../answers/kept-route.ts';
import { redirects } from '../../db/schema-content.ts';
import { versioned } from '../../entry.ts';

export const redirectRoutes = {
	listRedirects: keptRoute(listRedirects, { reads: ['redirects'] }, async ({ db }) => {
		const rows = await db.select().from(redirects).orderBy(asc(redirects.from));
		return rows.map(({ origin: _, updated_at, ...redirect }) =>
			versioned({ ...redirect, updated_at: updated_at.toISOString() }),
		);
	}),
};

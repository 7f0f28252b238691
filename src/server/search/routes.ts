import type { Context } from 'hono';
import * as v from 'valibot';
import { searchSite } from '#contract/search/endpoints.ts';
import { localeSchema } from '#contract/locales.ts';
import { acceptedLocale } from '#http/accepted-locale.ts';
import { findSettings } from '#server/content/ports.ts';
import { getClient } from '#server/kernel/client.ts';
import { countMiss } from '#server/measurement/ports.ts';
import { tooMany } from '#server/platform/limits/limit.ts';
import { route } from '#server/platform/route.ts';
import type { Services } from '#server/platform/services.ts';
import { engineIn } from './engines.ts';
import { searchPage } from './page.ts';

/** Most results of one answer. */
const MOST_RESULTS = 60;

export const searchRoutes = {
	searchSite: route(searchSite, async ({ client, query: { locale, q }, ...services }) => {
		const engine = await engineIn(services, client, locale);
		return 'search' in engine ? engine.search(q, MOST_RESULTS) : tooMany(engine);
	}),
};

/** Results as a page, for those without script. A query without results is counted. */
export async function showSearchPage(context: Context, services: Services): Promise<Response> {
	const { readDb, trustedProxies, readers, clock } = services;
	const client = getClient(context, trustedProxies);
	const taken = readers.read(client, clock());
	if (!taken.isAllowed) return tooMany(taken);
	const asked = v.safeParse(localeSchema, context.req.query('locale'));
	const locale = asked.success
		? asked.output
		: acceptedLocale(context.req.header('accept-language') ?? null);
	const engine = await engineIn(services, client, locale);
	if (!('search' in engine)) return tooMany(engine);
	const answer = engine.search(context.req.query('q') ?? '', MOST_RESULTS);
	const settings = await findSettings(readDb, locale);
	const isMiss = answer.query !== '' && answer.total === 0 && answer.serial === null;
	if (isMiss) await countMiss(services, client, { locale, term: answer.query });
	return searchPage({ locale, brand: settings?.site_name ?? '' }, answer);
}

import { listPriceLists } from '#contract/content/endpoints.ts';
import { listFor } from '#domain/money/markets.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findPriceLists } from './queries.ts';

export const priceListRoutes = {
	/** A country without a list of its own gets the default one. */
	listPriceLists: keptRoute(
		listPriceLists,
		{ reads: ['price_lists'] },
		async ({ db, query: { country } }) => {
			const lists = await findPriceLists(db);
			if (country === undefined) return lists;
			const own = listFor(country, lists);
			return own ? [own] : lists.filter((list) => list.is_default);
		},
	),
};

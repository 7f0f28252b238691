import { listPriceLists } from '#contract/content/endpoints.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { findPriceLists } from './queries.ts';

export const priceListRoutes = {
	/** A country that no list names buys from the default one. */
	listPriceLists: keptRoute(
		listPriceLists,
		{ reads: ['price_lists'] },
		async ({ db, query: { country } }) => {
			const lists = await findPriceLists(db);
			if (country === undefined) return lists;
			const own = lists.filter((list) => list.countries.includes(country));
			return own.length > 0 ? own : lists.filter((list) => list.is_default);
		},
	),
};

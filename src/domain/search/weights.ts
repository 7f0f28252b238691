import type { SearchGroup } from '#contract/search/search.ts';

/** Wheels come first where nothing else decides; texts about everything come last. */
const WEIGHT: Readonly<Record<SearchGroup, number>> = {
	wheels: 1.25,
	components: 1.1,
	spares: 1.1,
	pages: 1,
	manuals: 0.7,
	news: 0.65,
	jobs: 0.8,
	stores: 0.8,
};

/** Concepts that name a group: its entries then rank behind none. */
const ASKS_FOR: Partial<Record<SearchGroup, readonly string[]>> = {
	manuals: ['#manual', '#catalogue', '#priceList', '#warranty', '#care'],
	jobs: ['#job'],
	stores: ['#dealer'],
	wheels: ['#wheel'],
	spares: ['#spare'],
};
const ASKED_WEIGHT = 1.3;
/** Weight of wheels that were asked for by that word, before things for wheels; of spares, too. */
const ASKED_GOODS = 1.5;

/** Weight of a group: more if the query names it. */
export function weightIn(group: SearchGroup, meant: readonly string[]): number {
	if (!ASKS_FOR[group]?.some((concept) => meant.includes(concept))) return WEIGHT[group];
	return group === 'wheels' || group === 'spares' ? ASKED_GOODS : ASKED_WEIGHT;
}

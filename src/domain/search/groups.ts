import type { SearchGroup, SearchHit } from '#contract/search/search.ts';

/** Results by group, groups in the order of their best result. */
export function groupHits(hits: readonly SearchHit[]): { group: SearchGroup; hits: SearchHit[] }[] {
	return [...Map.groupBy(hits, ({ group }) => group)].map(([group, own]) => ({ group, hits: own }));
}

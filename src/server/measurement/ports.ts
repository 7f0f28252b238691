/** Counts a search that found nothing, without a person. */
export { countMiss } from './misses.ts';

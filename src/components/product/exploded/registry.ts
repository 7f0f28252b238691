import ExplodedPlaces from './ExplodedPlaces.astro';

/** Parts of a product's page that few products have: only their pages carry the styles. */
export const EXPLODED = {
	places: ExplodedPlaces,
} as const;

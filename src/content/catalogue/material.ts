import type { Product } from '#contract/content/catalogue.ts';

const MATERIAL = /^(?:rim|hub|crank|cassette)_material$/;

/** Material of a product in words, of its main part if it has several; null if none is named. */
export function findMaterial({ features, specifications }: Product): string | null {
	const found =
		features.find(({ code }) => code === 'material') ??
		specifications.find(({ code }) => MATERIAL.test(code));
	return typeof found?.value === 'string' ? found.value : null;
}

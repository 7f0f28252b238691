import { expect, test } from 'vitest';
import { siteIndex } from '#content/catalogue/search.ts';
import { AddressBook } from '#content/site/addresses.ts';
import { trackParts } from '#content/site/tracking.ts';
import type { Site } from '#content/site/site.ts';
import { createEngine } from '#domain/search/engine.ts';
import { aCategory, aProduct, aSite, inEachLocale } from '../../support/factories-content.ts';

const SPARES = [
	aProduct('bearing', 'it', {
		name: 'Cuscinetti',
		category_id: 'spares',
		compatible_ids: ['wheel'],
	}),
	aProduct('tape', 'it', { name: 'Nastro', category_id: 'spares' }),
];
const CATEGORIES = [aCategory('spares', 'it', { name: 'Ricambi' })];

/** The site with a wheel of this name, and spare parts, of which one is for it. */
function withWheel(before: Site, name: string): Site {
	const changed = {
		products: [aProduct('wheel', 'it', { name }), ...SPARES],
		categories: CATEGORIES,
	};
	const locales = inEachLocale((locale) =>
		trackParts({ ...before.locales[locale], ...(locale === 'it' && changed) }, locale),
	);
	const addresses = new AddressBook(locales, before.addresses);
	return { ...before, shared: trackParts({ ...before.shared }, null), locales, addresses };
}

const search = (site: Site, typed: string) =>
	createEngine(siteIndex(site, 'it'))
		.search(typed, 3)
		.hits.map(({ id }) => id);

test('a spare part is found by the name of the wheel that it is for, also by its new one', () => {
	const site = withWheel(aSite(), 'Brenta');
	expect(search(site, 'ricambi brenta')[0]).toBe('product/bearing');
	expect(search(site, 'brenta')[0]).toBe('product/wheel');
	const renamed = withWheel(site, 'Montello');
	expect(search(renamed, 'ricambi montello')[0]).toBe('product/bearing');
	expect(search(renamed, 'brenta')).toEqual([]);
});

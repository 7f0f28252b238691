import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { blockSchema } from '#contract/content/blocks.ts';
import { resolveBlocks } from '#content/editorial/block-models.ts';
import { explodedPlaces } from '#content/catalogue/exploded-places.ts';
import { anArticle, aPage, aPrice, aProduct, aSite } from '../../support/factories-content.ts';

const media = { file: 'hub.abc123.webp', alt: 'Mozzo smontato', width: 1200, height: 900 };
const item = { name: 'Cuscinetti', text: null, outline: 'M10 10l20 0 0 20z', torque_nm: null };
const view = v.parse(blockSchema, {
	type: 'exploded_view',
	title: 'Il mozzo',
	text: null,
	media,
	product_id: 'hub',
	product_ids: ['wheel'],
	items: [
		{ ...item, product_id: 'bearings' },
		{ ...item, name: 'Corpo', torque_nm: 40, product_id: null },
		{ ...item, name: 'Nipplo', product_id: 'nipples' },
	],
});
const site = aSite((locale) => ({
	products: [
		aProduct('hub', locale),
		aProduct('wheel', locale),
		aProduct('bearings', locale, { variants: [anArticle('b', [aPrice(1490)], 'in_stock')] }),
		aProduct('nipples', locale, { specifications: [{ code: 'torque', value: 1.2 }] }),
		aProduct('other', locale),
	],
	pages: [aPage('tech-centre', locale, { slug: 'tech', blocks: [view] })],
}));

function placesFor(id: string) {
	const product = site.locales.it.products.find((candidate) => candidate.id === id);
	if (!product) throw new Error(`no product ${id}`);
	return explodedPlaces(site, 'it', product);
}

describe('an exploded view', () => {
	test('has the torque of the part, else of the spare’s data sheet, with its unit', () => {
		const [model] = resolveBlocks(site, 'it', [view], 'page "p"');
		const parts = model?.type === 'exploded_view' ? model.parts : [];
		expect(parts.map(({ torque }) => torque)).toEqual([null, '40\u00a0Nm', '1,2\u00a0Nm']);
		expect(parts.map(({ spare }) => spare?.id ?? null)).toEqual(['bearings', null, 'nipples']);
		expect(parts[0]?.spare?.price?.amount).toMatch(/14,90/);
	});

	test('names the depicted product, and others with the same parts', () => {
		const [model] = resolveBlocks(site, 'it', [view], 'page "p"');
		const products = model?.type === 'exploded_view' ? model.products : [];
		expect(products.map(({ id }) => id)).toEqual(['hub', 'wheel']);
	});

	test('is linked from its spares, with the outline of the part', () => {
		expect(placesFor('bearings')).toMatchObject([
			{ href: '/it/tech#hub-1', part: 'Cuscinetti', outline: item.outline },
		]);
	});

	test('is linked from the depicted product, and not from others', () => {
		expect(placesFor('hub')).toMatchObject([{ href: '/it/tech#hub', part: null, outline: '' }]);
		expect([placesFor('wheel'), placesFor('other')]).toEqual([[], []]);
	});

	test('with a missing product stops the build', () => {
		const broken = { ...view, product_id: 'moon' } as typeof view;
		expect(() => resolveBlocks(site, 'it', [broken], 'page "p"')).toThrow(
			'page "p" block 0 (exploded_view) (it) names product "moon", which does not exist',
		);
	});
});

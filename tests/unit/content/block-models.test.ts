import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { productSchema } from '#contract/content/catalogue.ts';
import { blockSchema } from '#contract/content/blocks.ts';
import { resolveBlocks } from '#content/block-models.ts';
import { cardsOf } from '#content/catalogue.ts';
import { toProductModel } from '#content/product.ts';
import { toNewsModel } from '#content/news.ts';
import { openJobs } from '#content/jobs.ts';
import {
	aCategory,
	aJob,
	aNewsItem,
	anArticle as variant,
	aPrice as price,
	aProduct,
	aSite,
	aUsage,
	italianIn,
} from '../../support/factories-content.ts';

const site = aSite((locale) => ({
	categories: [
		aCategory('wheels', locale),
		aCategory('rims', locale, locale === 'es' ? { name: 'wheels es' } : {}),
	],
	usages: [aUsage('road', locale, { children: ['wheels'] })],
	products: [
		aProduct('k1', locale, {
			usage_ids: ['road', 'gone'],
			description: '<p onclick="x">Testo</p>',
			variants: [
				variant('a', [price(200_000)], 'out_of_stock'),
				variant('b', [price(150_000, { lowest_price_30d: 140_000 })], 'low_stock'),
			],
			related_ids: ['k2', 'old'],
			successor_id: 'k2',
		}),
		italianIn(locale, ['ja'], (text) => aProduct('k2', text, { category_id: 'rims' })),
		aProduct('old', locale, { is_active: false, is_discontinued: true }),
	],
	news: [aNewsItem('n3', locale), aNewsItem('n2', locale), aNewsItem('n1', locale)],
	jobs: [aJob('open', locale), aJob('closed', locale, { is_open: false })],
}));

const resolve = (block: unknown, locale: 'it' | 'es' = 'it') =>
	resolveBlocks(site, locale, [v.parse(blockSchema, block)], 'page "p"')[0];

const list = {
	type: 'product_list',
	title: 'T',
	text: null,
	product_ids: [],
	category_id: null,
	usage_id: null,
	limit: 48,
	link: null,
};

describe('a list of products', () => {
	const idsOf = (given: object) => {
		const block = resolve({ ...list, ...given });
		return block?.type === 'product_list' ? block.cards.map(({ id }) => id) : [];
	};

	test.each<[object, string[]]>([
		[{}, ['k1', 'k2']],
		[{ limit: 1 }, ['k1']],
		[{ category_id: 'rims' }, ['k2']],
		[{ usage_id: 'road' }, ['k1']],
		[{ usage_id: 'road', category_id: 'rims' }, []],
		[{ product_ids: ['k2', 'k1'] }, ['k2', 'k1']],
		[{ product_ids: ['old'] }, ['old']],
	])('asked for %o shows %o', (given, ids) => {
		expect(idsOf(given)).toEqual(ids);
	});
});

describe('what names an entry that is not there stops the build, both named', () => {
	test.each([
		[
			{ ...list, product_ids: ['k9'] },
			'page "p" block 0 (product_list) (it) names product "k9", which does not exist',
		],
		[
			{ type: 'section_list', title: 'T', kind: 'usages', ids: ['moon'] },
			'page "p" block 0 (section_list) (it) names usages "moon", which does not exist',
		],
		[
			{ ...list, usage_id: 'moon' },
			'page "p" block 0 (product_list) (it) names usage "moon", which does not exist',
		],
		[
			{ ...list, category_id: 'sails' },
			'page "p" block 0 (product_list) (it) names category "sails", which does not exist',
		],
		[
			{ type: 'form', title: null, form_slug: 'contact' },
			'page "p" block 0 (form) (it) names form "contact", which does not exist',
		],
		[
			{ type: 'drawing', title: null, text: null, product_ids: ['k9'] },
			'page "p" block 0 (drawing) (it) names product "k9", which does not exist',
		],
		[
			{
				type: 'cta',
				title: 'T',
				text: null,
				links: [{ label: 'L', link: { type: 'entity', entity: 'job', id: 'j' } }],
			},
			'page "p" block 0 (cta) (it) links to job "j", which does not exist',
		],
	])('%o', (block, message) => {
		expect(() => resolve(block)).toThrow(message);
	});

	test('a card of a product that does not exist', () => {
		expect(() => cardsOf(site, 'en', ['k9'], 'news "n"')).toThrow(
			'news "n" (en) names product "k9", which does not exist',
		);
	});
});

test('a section whose label another has is left out of a list that names it', () => {
	const block = { type: 'section_list', title: 'T', kind: 'categories', ids: ['rims', 'wheels'] };
	expect(resolve(block)).toMatchObject({ sections: [{ id: 'rims' }, { id: 'wheels' }] });
	expect(resolve(block, 'es')).toMatchObject({ sections: [{ id: 'wheels' }] });
});

test('text of the CMS is made safe on its way', () => {
	expect(
		resolve({ type: 'rich_text', title: null, html: '<p>a</p><script>1</script>' }),
	).toMatchObject({ html: '<p>a</p>' });
	expect(
		resolve({
			type: 'accordion',
			title: null,
			items: [{ title: 'T', html: '<a href="/it" onclick="1">a</a>' }],
		}),
	).toMatchObject({ items: [{ html: '<a href="/it">a</a>' }] });
});

describe('pictures, films and teams', () => {
	const media = { file: 'wheel.0a1b2c3d.webp', alt: 'A wheel', width: 1600, height: 900 };
	const video = { type: 'video', title: 'T', text: null, poster: media, transcript: null };

	test('a film of the host lies on the media path, its poster at one width', () => {
		const source = { type: 'file', files: ['wheel.webm', 'wheel.mp4'] };
		expect(resolve({ ...video, source, transcript: '<p onclick="x">a</p>' })).toMatchObject({
			source: {
				files: [
					{ src: '/media/videos/wheel.webm', mime: 'video/webm' },
					{ src: '/media/videos/wheel.mp4', mime: 'video/mp4' },
				],
			},
			posterSrc: '/media/1200/wheel.0a1b2c3d.webp',
			transcript: '<p>a</p>',
		});
	});

	test.each([
		{ type: 'file', files: [] },
		{ type: 'file', files: ['../wheel.mp4'] },
		{ type: 'file', files: ['wheel.avi'] },
		{ type: 'external', url: 'javascript:alert(1)', provider: 'P' },
		{ type: 'external', url: 'http://film.example', provider: 'P' },
		{ type: 'external', url: 'https://film.example', provider: '' },
	])('a film cannot come from %o', (source) => {
		expect(v.safeParse(blockSchema, { ...video, source }).success).toBe(false);
	});

	test('a gallery holds at most twelve pictures', () => {
		const gallery = (size: number) => ({
			type: 'gallery',
			title: null,
			items: Array.from({ length: size }, () => ({ media, caption: null })),
		});
		expect(v.safeParse(blockSchema, gallery(12)).success).toBe(true);
		expect(v.safeParse(blockSchema, gallery(13)).success).toBe(false);
		expect(resolve(gallery(1))).toMatchObject({ items: [{ picture: { width: 1600 } }] });
	});

	test('a team names its country in the page’s language and leads to what it rides', () => {
		const item = {
			name: 'Team Piave Continental',
			discipline: 'Strada',
			country: 'FR',
			text: null,
			media: null,
			link: { label: 'K1', link: { type: 'entity', entity: 'product', id: 'k1' } },
		};
		const list = { type: 'team_list', title: 'T', text: null, items: [item] };
		expect(resolve(list, 'es')).toMatchObject({
			items: [
				{ country: 'Francia', picture: null, action: { href: '/es/producto/k1-es', label: 'K1' } },
			],
		});
	});
});

describe('a product page', () => {
	const product = site.locales.it.products[0];
	if (!product) throw new Error('no product');
	const model = toProductModel(site, 'it', product);

	test('announces its lowest price, and the lowest of 30 days while that is reduced', () => {
		expect(model.price?.isFrom).toBe(true);
		expect(model.price?.amount.replace(/\s/g, ' ')).toBe('1.500 €');
		expect(model.price?.lowest30d?.replace(/\s/g, ' ')).toBe('1.400 €');
		expect(model.availability).toBe('low_stock');
		expect(model.printedFor).toEqual({ country: 'IT', vatRate: 22 });
	});

	test.each([
		['white', 'Colore'],
		['carbon', 'Finitura'],
		['silver', 'Finitura'],
	])('of what comes in black and %s offers a choice of %s', (swatch, name) => {
		const color = (code: string) => ({
			...product.colors[0],
			code,
			name: code,
			swatch: code,
			media: null,
		});
		const variants = product.variants.map((variant) => ({ ...variant, color: 'black' }));
		const colors = v.parse(productSchema.entries.colors, [color('black'), color(swatch)]);
		expect(toProductModel(site, 'it', { ...product, variants, colors }).choices.at(-1)?.name).toBe(
			name,
		);
	});

	test('leads to what can still be bought, and to the usages that exist', () => {
		expect(model.related.map(({ id }) => id)).toEqual(['k2']);
		expect(model.usages).toEqual([{ href: '/it/prodotti/road-it', label: 'road it' }]);
		expect(model.successor).toEqual({ href: '/it/prodotto/k2-it', label: 'k2 it' });
	});

	test('prints safe text', () => {
		expect(model.description).toBe('<p>Testo</p>');
	});

	test('without variants has no price and no availability', () => {
		const bare = toProductModel(site, 'it', aProduct('k1', 'it'));
		expect([bare.price, bare.availability, bare.pictures]).toEqual([null, null, []]);
	});
});

test('a card in another language than the page says which', () => {
	expect(cardsOf(site, 'ja', ['k1', 'k2'], 'x').map(({ lang }) => lang)).toEqual([null, 'it']);
});

test('news lead to their neighbours in time', () => {
	const [newest, middle] = site.locales.it.news;
	if (!newest || !middle) throw new Error('no news');
	expect(toNewsModel(site, 'it', newest)).toMatchObject({ newer: null, older: { id: 'n2' } });
	expect(toNewsModel(site, 'it', middle)).toMatchObject({
		newer: { id: 'n3' },
		older: { id: 'n1' },
	});
});

test('news lead to three others: the newest of their topic, then of all', () => {
	const topics = ['racing', 'products', 'racing', 'racing', 'racing', 'racing'];
	const many = aSite((locale) => ({
		news: topics.map((topic, index) => aNewsItem(`n${index}`, locale, { topic })),
	}));
	const [newest, other, third] = many.locales.it.news;
	if (!newest || !other || !third) throw new Error('no news');
	const related = (news: typeof newest) =>
		toNewsModel(many, 'it', news).related.map(({ id }) => id);
	expect(related(newest)).toEqual(['n2', 'n3', 'n4']);
	expect(related(third)).toEqual(['n0', 'n3', 'n4']);
	expect(related(other)).toEqual(['n0', 'n2', 'n3']);
});

test('a closed position is not listed', () => {
	expect(openJobs(site, 'it').map(({ id }) => id)).toEqual(['open']);
});

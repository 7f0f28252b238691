import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { blockSchema } from '#contract/content/blocks.ts';
import { resolveBlocks } from '#content/editorial/block-models.ts';
import { toCards } from '#content/catalogue/catalogue.ts';
import { SMALL_SITE as site } from '../../support/small-site.ts';

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
	const listIds = (given: object) => {
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
	])('with %o shows %o', (given, ids) => {
		expect(listIds(given)).toEqual(ids);
	});
});

describe('a missing reference stops the build, both named', () => {
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
		[
			{ type: 'rich_text', title: null, html: '<p><a href="entry:product/k9">x</a></p>' },
			'page "p" block 0 (rich_text) (it) links to product "k9", which does not exist',
		],
		[
			{
				type: 'accordion',
				title: null,
				is_faq: false,
				items: [{ title: 'T', html: '<a href="entry:page/gone">x</a>' }],
			},
			'page "p" block 0 (accordion) (it) links to page "gone", which does not exist',
		],
	])('%o', (block, message) => {
		expect(() => resolve(block)).toThrow(message);
	});

	test('a card of a product that does not exist', () => {
		expect(() => toCards(site, 'en', ['k9'], 'news "n"')).toThrow(
			'news "n" (en) names product "k9", which does not exist',
		);
	});
});

test('a section with a duplicate label is omitted from a list that names it', () => {
	const block = { type: 'section_list', title: 'T', kind: 'categories', ids: ['rims', 'wheels'] };
	expect(resolve(block)).toMatchObject({ sections: [{ id: 'rims' }, { id: 'wheels' }] });
	expect(resolve(block, 'es')).toMatchObject({ sections: [{ id: 'wheels' }] });
});

test('text of the CMS is sanitised', () => {
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

describe('pictures, videos and teams', () => {
	const media = { file: 'wheel.0a1b2c3d.webp', alt: 'A wheel', width: 1600, height: 900 };
	const video = { type: 'video', title: 'T', text: null, poster: media, transcript: null };

	test('a video of the host is on the media path, its poster at one width', () => {
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
	])('a video cannot come from %o', (source) => {
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

	test('a year has its object, or none', () => {
		const item = { year: '1919', title: 'T', text: 'X' };
		const timeline = { type: 'timeline', title: null, items: [{ ...item, media }, item] };
		expect(resolve(timeline)).toMatchObject({
			items: [{ picture: { width: 1600 } }, { picture: null }],
		});
	});

	test('a team has its country in the page’s language and links to its products', () => {
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

describe('a link of rich text to an entry', () => {
	const html = '<p>Vedi <a href="entry:product/k1">K1</a> e <a href="/it/x">x</a></p>';

	test.each([
		['it', '/it/prodotto/k1-it'],
		['es', '/es/producto/k1-es'],
	] as const)('is the entry’s address in %s', (locale, path) => {
		expect(resolve({ type: 'rich_text', title: null, html }, locale)).toMatchObject({
			html: `<p>Vedi <a href="${path}">K1</a> e <a href="/it/x">x</a></p>`,
		});
	});
});

test('an empty block is not printed, and the others keep their order', () => {
	const text = (title: string | null, html: string) => ({ type: 'rich_text', title, html });
	const blocks = [
		text(null, ''),
		text('Uno', ''),
		text(null, '<p> </p>'),
		text(null, '<p>Due</p>'),
	];
	const shown = resolveBlocks(
		site,
		'it',
		blocks.map((block) => v.parse(blockSchema, block)),
		'page "p"',
	);
	expect(shown).toEqual([text('Uno', ''), text(null, '<p>Due</p>')]);
});

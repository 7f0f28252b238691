import { describe, expect, test } from 'vitest';
import PageTemplate from '#templates/PageTemplate.astro';
import { CMS_TEMPLATES, SCREEN_TEMPLATES } from '#templates/registry.ts';
import type { CmsPageModel, PageContent } from '#content/page/entry.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import { FUNCTIONAL_ROUTES } from '#content/routes/functional.ts';
import {
	aBareProduct,
	aCard,
	aContact,
	aNewsCard,
	bareBlocks,
	LONG,
	noApplication,
} from '../../support/factories-blocks.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';
import { count, render } from '../shell/render.ts';

const print = (content: PageContent, locale: 'it' | 'ja' = 'it') =>
	render(PageTemplate, {
		props: { content, frame: aFrame(locale), shell: aShell(locale) },
	});

/** Markup for visitors: without an island's script and properties. */
const forPeople = (html: string) =>
	html.replace(/<script>.*?<\/script>/gs, '').replace(/ props="[^"]*"/g, '');

const cms = (blocks: BlockModel[], given: Partial<CmsPageModel> = {}): PageContent => ({
	kind: 'cms',
	page: {
		id: 'p',
		template: 'generic',
		title: 'Titolo della pagina',
		picture: null,
		blocks,
		children: [],
		neighbours: [],
		productCounts: {},
		fitLine: null,
		...given,
	},
});
const onePage = { page: 1, pageCount: 1, pages: [] };
const job = {
	id: 'j',
	name: 'Montatore',
	summary: 'Testo',
	href: '/it/lavora-con-noi/j',
	lang: null,
	place: 'Oderzo',
	area: 'Produzione',
	contractType: 'Tempo pieno',
	publishedOn: '2026-03-02',
	closesAt: null,
	employment: '',
	employments: [],
	pay: null,
	payData: null,
	published: '2 marzo 2026',
	closes: null,
	isOpen: true,
};

const CONTENTS: [string, PageContent][] = [
	['a page of the CMS without blocks', cms([])],
	[
		'an empty list of products',
		{
			kind: 'listing',
			listing: {
				title: 'Ruote',
				description: '',
				lang: null,
				ambience: null,
				sections: [],
				filters: [],
				total: 0,
				cards: [],
				facets: { groups: [], sorts: ['default'] },
				items: [],
				pager: onePage,
				printedFor: {
					country: 'IT',
					currency: 'EUR',
					vatRate: 22,
					isSold: false,
					yenCountry: null,
				},
				fitLine: null,
			},
		},
	],
	['a bare product', { kind: 'product', product: aBareProduct() }],
	['no news', { kind: 'news-archive', cards: [], pager: onePage }],
	[
		'a bare news item',
		{
			kind: 'news',
			news: {
				...aNewsCard(),
				image: null,
				changed: null,
				blocks: [],
				products: [],
				newer: null,
				older: null,
				related: [],
			},
		},
	],
	['no positions', { kind: 'careers', jobs: [], contact: aContact, application: noApplication }],
	[
		'positions',
		{
			kind: 'careers',
			jobs: [{ ...job, lang: 'it' }],
			contact: aContact,
			application: noApplication,
		},
	],
	[
		'a position',
		{
			kind: 'job',
			job: { ...job, description: '<p>a</p>', contact: aContact, application: noApplication },
		},
	],
	[
		'a closed position',
		{
			kind: 'job',
			job: {
				...job,
				isOpen: false,
				description: '',
				contact: aContact,
				application: noApplication,
			},
		},
	],
	[
		'no stores',
		{
			kind: 'stores',
			stores: {
				total: 0,
				countries: [],
				kinds: [],
				ranges: [],
				ownCountry: '',
				map: [],
				email: 'a@b.example',
				forRetailers: null,
			},
		},
	],
	...FUNCTIONAL_ROUTES.filter((route) => route !== 'store-locator').map(
		(route): [string, PageContent] => [
			`the screen ${route}`,
			{
				kind: 'functional',
				route,
				contact: aContact,
				form: null,
				countries: '',
				room: null,
				registration: null,
			},
		],
	),
	...([404, 500, 503] as const).map((status): [string, PageContent] => [
		`error ${status}`,
		{ kind: 'error', status },
	]),
];

describe.each(CONTENTS)('%s', (_, content) => {
	test.each(['it', 'ja'] as const)('has one heading and nothing empty in %s', async (locale) => {
		const html = forPeople(await print(content, locale));
		expect(count(html, '<h1')).toBe(1);
		expect(html).not.toMatch(/<h1[^>]*>\s*<\/h1>/);
		expect(html).not.toMatch(/undefined|\[object|NaN|\{\{/);
		expect(html).not.toMatch(/<(ul|ol|dl|tbody|nav)[^>]*>\s*<\/\1>/);
		expect(html).not.toMatch(/ style=/);
	});
});

test('no screen is a placeholder', () => {
	const closed = CONTENTS.flatMap(([name, content]) =>
		content.kind === 'functional' && !(content.route in SCREEN_TEMPLATES) ? [name] : [],
	);
	expect(closed).toEqual([]);
});

describe('a page of the CMS', () => {
	test.each(Object.keys(CMS_TEMPLATES))('template %s prints its blocks', async (template) => {
		const html = await print(cms([bareBlocks('Capitolo').rich_text], { template }));
		expect(count(html, '<h1')).toBe(1);
		expect(html).toContain('Capitolo');
	});

	test.each(BLOCK_TYPES)('has one heading whatever comes first: %s', async (type) => {
		const html = await print(cms([bareBlocks('Apertura')[type], bareBlocks('Poi').cta]));
		expect(count(html, '<h1')).toBe(1);
	});

	test('legal texts of more than two sections have a table of contents', async () => {
		const sections = ['Titolare', 'Finalità', LONG].map((title) => bareBlocks(title).rich_text);
		const html = await print(cms(sections, { template: 'legal' }));
		for (const id of ['titolare', 'finalità', LONG.toLowerCase()]) {
			expect(html).toContain(`href="#${id}"`);
			expect(html).toContain(`id="${id}"`);
		}
		expect(await print(cms(sections.slice(0, 2), { template: 'legal' }))).not.toContain('href="#');
	});
});

test('a list marks products in another language, and states its count', async () => {
	const html = await print(
		{
			kind: 'listing',
			listing: {
				title: 'ホイール',
				description: 'Testo',
				lang: 'it',
				ambience: null,
				sections: [],
				filters: [],
				total: 1,
				cards: [aCard({ lang: 'it', name: LONG })],
				facets: { groups: [], sorts: ['default'] },
				items: [[null, null, null, null, []]],
				pager: onePage,
				printedFor: {
					country: 'IT',
					currency: 'EUR',
					vatRate: 22,
					isSold: false,
					yenCountry: null,
				},
				fitLine: null,
			},
		},
		'ja',
	);
	expect(html).toMatch(/<li[^>]*lang="it"/);
	expect(html).toContain('1点');
});

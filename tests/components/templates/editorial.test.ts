import { describe, expect, test } from 'vitest';
import PageTemplate from '#templates/PageTemplate.astro';
import { toTexts } from '#components/texts.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { NewsModel } from '#content/editorial/news.ts';
import type { PageContent } from '#content/page/entry.ts';
import {
	aContact,
	aDocument,
	aNewsCard,
	bareBlocks,
	LONG,
	noApplication,
} from '../../support/factories-blocks.ts';
import { aFrame, aShell } from '../shell/fixtures.ts';
import { count, render } from '../shell/render.ts';

const print = (content: PageContent) =>
	render(PageTemplate, { props: { content, frame: aFrame('it'), shell: aShell('it') } });
const t = toTexts('it').content;

describe('the news archive', () => {
	const cards = ['a', 'b', 'c'].map((id) => aNewsCard({ id, title: `Notizia ${id}` }));
	const page = (shown: typeof cards, number = 1) =>
		print({
			kind: 'news-archive',
			cards: shown,
			pager: { page: number, pageCount: 1, pages: [] },
		});

	test('starts with the newest story, once, and lists the others', async () => {
		const html = await page(cards);
		expect(html).toMatch(/<article[^>]*>.*Notizia a.*<\/article>/s);
		expect(count(html, 'Notizia a')).toBe(1);
		expect(count(html, '<article')).toBe(1);
		expect(html).toMatch(/<ul class="news-grid">.*Notizia b.*Notizia c/s);
	});

	test('of one story is that story only', async () => {
		const html = await page([aNewsCard({ title: LONG })]);
		expect(html).toContain(LONG);
		expect(html).not.toContain('news-grid');
		expect(html).toContain('picture-ground');
	});

	test('without a story shows the ranges of wheels', async () => {
		const [range] = aShell('it').ranges;
		const empty = await page([]);
		expect(empty).toContain(t('news.empty'));
		expect(empty).toMatch(new RegExp(`<section[^>]*range-shelf[^>]*>.*<b>${range?.name}</b>`, 's'));
		expect(await page(cards)).not.toContain('range-shelf');
	});

	test('has no lead story on later pages', async () => {
		const html = await page(cards, 2);
		expect(html).not.toContain('<article');
		expect(count(html, '<h3')).toBe(3);
	});
});

describe('a story', () => {
	const news = (given: Partial<NewsModel> = {}): PageContent => ({
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
			...given,
		},
	});

	test('has its introduction beside its facts, once', async () => {
		const words = { ...bareBlocks('').rich_text, title: null, html: '<p>Parole prime.</p>' };
		const html = await print(news({ blocks: [words, bareBlocks('Poi').cta] }));
		expect(count(html, 'Parole prime.')).toBe(1);
		expect(html).toContain('Poi');
	});

	test('links to its neighbours and to others of its topic', async () => {
		const html = await print(
			news({
				newer: aNewsCard({ title: 'Dopo', href: '/it/news/dopo' }),
				older: aNewsCard({ title: 'Prima', href: '/it/news/prima', lang: 'it' }),
				related: [aNewsCard({ title: 'Vicina', href: '/it/news/vicina' })],
			}),
		);
		for (const href of ['/it/news/dopo', '/it/news/prima', '/it/news/vicina', '/it/news']) {
			expect(html).toContain(`href="${href}"`);
		}
	});
});

describe('the page of documents', () => {
	const page = (blocks: BlockModel[]) =>
		print({
			kind: 'cms',
			page: {
				id: 'p',
				template: 'download',
				title: 'Download',
				picture: null,
				blocks,
				children: [],
				neighbours: [],
				productCounts: {},
				fitLine: null,
			},
		});
	const list = (title: string, ...documents: ReturnType<typeof aDocument>[]) => ({
		...bareBlocks(title).download_list,
		documents,
	});

	test('links to each type with files, and filters by language or range', async () => {
		const html = await page([
			list('Manuali', aDocument({ ranges: ['Kleos RD'] }), aDocument({ id: 'b', language: 'en' })),
			list('Listini'),
			bareBlocks('Manca un documento?').cta,
		]);
		expect(html).toMatch(/href="#manuali".*id="manuali"/s);
		expect(html).not.toContain('Listini');
		expect(html).toMatch(/<label[^>]*for="download-choice".*<select[^>]*id="download-choice"/s);
		expect(html).toMatch(/value="c1"[^>]*>\s*inglese \(1\)/);
		expect(html).toMatch(/data-tags="c2 c3"/);
		expect(html).toMatch(/hreflang="en"[^>]* type="application\/pdf"/);
		expect(html).toContain('Manca un documento?');
	});

	test('has no filter with one option', async () => {
		const html = await page([list('Manuali', aDocument({ title: LONG }))]);
		expect(html).toContain(LONG);
		expect(html).not.toContain('<select');
	});

	test('without any file is a page all the same', async () => {
		const html = await page([list('Manuali')]);
		expect(count(html, '<h1')).toBe(1);
		expect(html).not.toContain('class="downloads');
	});
});

describe('a position', () => {
	const job = {
		id: 'j',
		name: LONG,
		summary: 'Testo',
		href: '/it/lavora-con-noi/j',
		lang: null,
		place: 'San Vendemiano',
		area: 'Produzione',
		contractType: 'Tempo pieno',
		publishedOn: '2026-03-02',
		closesAt: null,
		employment: 'tempo pieno',
		pay: '24.000–29.000 € lordi l’anno',
		published: '2 marzo 2026',
		closes: '18 dicembre 2026',
		isOpen: true,
	};

	test('is listed with its place, pay and last day, under the number of all', async () => {
		const html = await print({
			kind: 'careers',
			jobs: [job, { ...job, id: 'k' }],
			contact: aContact,
			application: noApplication,
		});
		expect(html).toMatch(/>2<\/span>\s*<span[^>]*>posizioni aperte</);
		for (const text of [
			LONG,
			'San Vendemiano',
			'tempo pieno',
			'24.000–29.000 €',
			'18 dicembre 2026',
		]) {
			expect(html).toContain(text);
		}
	});

	test('describes the selection while open, and links elsewhere once closed', async () => {
		const page = (isOpen: boolean) =>
			print({
				kind: 'job',
				job: {
					...job,
					isOpen,
					employments: [],
					payData: null,
					description: '<p>a</p>',
					contact: aContact,
					application: noApplication,
				},
			});
		expect(await page(true)).toContain(t('careers.process'));
		const closed = await page(false);
		expect(closed).not.toContain(t('careers.process'));
		expect(closed).not.toContain('mailto:');
		expect(closed).not.toContain('18 dicembre 2026');
		expect(closed).toContain('href="/it/lavora-con-noi"');
	});
});

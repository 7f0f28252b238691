import { describe, expect, test } from 'vitest';
import { headingId } from '#blocks/parts/heading-id.ts';
import * as v from 'valibot';
import { toTexts } from '#components/texts.ts';
import { LOCALES } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import { getT } from '#i18n/server.ts';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import { aCard, aDocument, aNewsCard, bareBlocks, LONG } from '../../support/factories-blocks.ts';
import { count, print } from './print-block.tsx';

/** A quote is by another author, so it never is a page's heading. */
const WITHOUT_HEADING = ['quote'];

test('a minimal block of every type is tested', () => {
	expect(Object.keys(bareBlocks('T')).toSorted()).toEqual(BLOCK_TYPES.toSorted());
});

describe.each(BLOCK_TYPES)('a block of type %s', (type) => {
	test.each(['it', 'ja'] as const)('renders with nothing but a title in %s', (locale) => {
		const html = print(bareBlocks('Titolo')[type], { locale });
		expect(html).toContain('Titolo');
		expect(html).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
		expect(html).not.toMatch(/<(ul|ol|dl|table|tbody|p)[^>]*><\/\1>/);
	});

	test('renders a title of eighty characters', () => {
		expect(print(bareBlocks(LONG)[type])).toContain(LONG);
	});

	test('has the page’s heading only when it is first', () => {
		const first = print(bareBlocks('T')[type], { isFirst: true });
		const later = print(bareBlocks('T')[type]);
		expect(count(later, 'h1')).toBe(0);
		if (WITHOUT_HEADING.includes(type)) return;
		expect([count(first, 'h1'), count(first, 'h2')]).toEqual([1, count(later, 'h2') - 1]);
	});

	test('has no style attribute', () => {
		expect(print(bareBlocks('T')[type])).not.toMatch(/ style=/);
	});

	test('escapes what is not markup', () => {
		const html = print(bareBlocks('<b>&"</b>')[type], { isFirst: true });
		expect(html).not.toContain('<b>');
	});
});

describe('blocks without a title', () => {
	test.each([
		'numbers',
		'timeline',
		'gallery',
		'team_list',
		'accordion',
		'contact',
		'cookie_table',
	] as const)('%s has no heading of its own', (type) => {
		const html = print({ ...bareBlocks('')[type], title: null });
		expect(html).not.toMatch(/<h[12]/);
	});

	test('a form takes its own name, a product its own', () => {
		expect(print({ ...bareBlocks('')['form'], title: null })).toContain('Contatti');
		expect(print({ ...bareBlocks('')['product_numbers'], title: null })).toContain('K1');
	});
});

describe('texts in another language', () => {
	test('a product card, a news card and a document say which', () => {
		const bare = bareBlocks('T');
		const cards = [aCard(), aCard({ id: 'k2', lang: 'en' })];
		const products = print({ ...bare.product_list, cards });
		expect(products.match(/<li[^>]*lang="en"/g)).toHaveLength(1);
		const news = print({ ...bare.news_list, cards: [aNewsCard({ lang: 'it' })] }, { locale: 'ja' });
		expect(news).toMatch(/<li[^>]*lang="it"/);
		const documents = print({
			...bare.download_list,
			documents: [aDocument({ lang: 'it', language: 'en' })],
		});
		expect(documents).toMatch(/<p lang="it"><a[^>]*hrefLang="en"/i);
	});

	test('a document in several languages is one row, with a link to each', () => {
		const files = (['it', 'ja', 'fr'] as const).map((language) =>
			aDocument({ id: `manual-${language}`, language, title: 'Manuale' }),
		);
		const html = print({ ...bareBlocks('T').download_list, documents: files });
		expect(count(html, 'p class="kicker"')).toBe(1);
		expect([...html.matchAll(/hreflang="(\w+)"/gi)].map(([, code]) => code)).toEqual([
			'it',
			'ja',
			'fr',
		]);
	});
});

test('a section links with a text link; a button is the page’s main action', () => {
	const bare = bareBlocks('T');
	const actions = [{ label: 'Avanti', href: '/it/prodotti' }];
	const sections = [
		{ ...bare.product_list, action: actions[0] ?? null },
		{ ...bare.text_media, actions },
		bare.news_list,
		bare.store_teaser,
	];
	for (const section of sections) {
		const html = print(section);
		expect(html).toMatch(/<a [^>]*class="link /);
		expect(html).not.toContain('btn-primary');
	}
	for (const opening of [bare.hero, bare.text_media]) {
		expect(print({ ...opening, actions }, { isFirst: true })).toContain('btn-primary');
	}
});

describe('empty and missing things', () => {
	test('lists without entries state it', () => {
		const bare = bareBlocks('T');
		for (const block of [bare.product_list, bare.news_list, bare.download_list]) {
			expect(print(block)).toMatch(/<p class="text-soft">[^<]{5,}<\/p>/);
		}
	});

	test('a comparison shows a dash for missing values', () => {
		const html = print({
			...bareBlocks('T').comparison,
			codes: ['rim_height', 'spokes'],
			products: [
				{
					id: 'k1',
					name: 'K1',
					href: '/it/prodotto/k1',
					rows: [{ code: 'rim_height', value: '36', unit: 'mm' }],
					drawing: null,
					price: null,
				},
			],
		});
		expect(html).toContain('>36\u00a0mm<');
		expect(html).toContain('>–<');
	});

	test('a card without price states it, a reduced one names the lowest of 30 days', () => {
		const none = print({ ...bareBlocks('T').product_list, cards: [aCard()] });
		expect(none).toContain(toTexts('it').prices('price.none'));
		const reduced = print({
			...bareBlocks('T').product_list,
			cards: [aCard({ price: { amount: '90 €', isFrom: true, lowest30d: '80 €' } })],
		});
		expect(reduced).toContain('90 €');
		expect(reduced).toContain('80 €');
	});
});

describe('fragments of sections', () => {
	test.each([
		['2. Durata', '2-durata'],
		['Chi è il titolare?', 'chi-è-il-titolare'],
		['保証期間', '保証期間'],
		['Ａ４ サイズ', 'a4-サイズ'],
		[' – Spazi – ', 'spazi'],
	])('%s is #%s', (title, id) => {
		expect(headingId(title)).toBe(id);
	});

	test('a title of punctuation only has none', () => {
		expect(print({ ...bareBlocks('***').rich_text })).not.toContain('id=');
	});
});

test('a measurement sheet without measurements is empty', () => {
	const bare = print({ ...bareBlocks('Scheda')['wheel_sheet'], text: 'Misurata per ultima' });
	expect(bare).toContain('10 coppie');
	expect(bare).not.toMatch(/Misurata per ultima|<svg/);
});

test.each(LOCALES)('a measurement sheet states method and source of the data, in %s', (locale) => {
	const day = v.parse(isoDateSchema, '2025-04-19');
	const measured = {
		...{
			claimed_g: 1455,
			tolerance_g: 40,
			pairs_g: [1450, 1456],
			mean_g: 1453,
			deviation_g: 4.2,
		},
		...{ first_on: v.parse(isoDateSchema, '2025-01-14'), last_on: day, is_demo: true },
	};
	const card = {
		...{ position: 'rear' as const, measured_on: day, weight_g: 790, radial_mm: 0.1 },
		...{ lateral_mm: 0.1, tension_left: [1000], tension_right: [1100], is_demo: true },
	};
	const others = [{ id: 'k2', name: 'K2', href: '/it/prodotto/k2', measured }];
	const sheet = { ...bareBlocks('Scheda')['wheel_sheet'], card, measured, others };
	const html = print(sheet, { locale });
	const t = getT(locale, 'bench');
	const days = { first: formatDate(measured.first_on, locale), last: formatDate(day, locale) };
	expect(html).toContain(t('model.how', days));
	expect(html).toContain(t('model.demo'));
	expect(html).toContain('href="/it/prodotto/k2"');
	expect(html).not.toMatch(/(?:card|model)\.[a-z]|\{\{| style=|NaN/);
	expect(
		print(
			{
				...sheet,
				card: { ...card, is_demo: false },
				measured: { ...measured, is_demo: false },
				others: [],
			},
			{ locale },
		),
	).not.toContain(t('model.demo'));
});

test('a range of sections links to each height, with its price and choices', () => {
	const rim = {
		...{ height_mm: 36, inner_width_mm: 21, outer_width_mm: 28, bead_diameter_mm: 622 },
		is_hookless: false,
	};
	const aDrawn = (id: string, amount: string | null) => ({
		...{ id, name: id, href: `/it/prodotto/${id}`, rows: [] },
		drawing: { rim, front_spokes: null, rear_spokes: null },
		price: amount === null ? null : { amount, isFrom: true, lowest30d: null },
	});
	const products = [aDrawn('k36', '2.190 €'), aDrawn('k50', null)];
	const html = print({ ...bareBlocks('Sezioni')['drawing'], products });
	expect(html).toContain('<span data-price="k36">da 2.190 €</span>');
	expect(html).toContain('href="/it/prodotto/k50" aria-label="Scegli k50">Scegli</a>');
});

test('a drawing of a part states its dimensions, in lines and in words', () => {
	const part = {
		kind: 'crank' as const,
		lengths_mm: [170, 172.5],
		q_factor_mm: 146,
		chain_line_mm: 45,
		spindle_mm: 24,
	};
	const crank = { id: 'c', name: 'Dolada', href: '/it/prodotto/c', rows: [], price: null };
	const products = [{ ...crank, drawing: null, part }];
	const html = print({ ...bareBlocks('Misure')['drawing'], products });
	expect(html).toMatch(/role="img" aria-label="[^"]*Dolada[^"]*146[^"]*"/);
	for (const figure of ['170 / 172,5', '146', '45', '⌀ 24']) expect(html).toContain(`>${figure}<`);
});

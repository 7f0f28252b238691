import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { BlockView } from '#blocks/BlockView.tsx';
import { headingId } from '#blocks/heading-id.ts';
import { textsOf } from '#components/texts.ts';
import type { BlockModel, BlockModelOf } from '#content/block-models.ts';
import type { TeamModel } from '#content/block-parts.ts';
import { BLOCK_TYPES } from '#contract/content/blocks.ts';
import type { Locale } from '#contract/locales.ts';
import {
	aCard,
	aDocument,
	aNewsCard,
	aPicture,
	aSection,
	bareBlocks,
	LONG,
} from '../../support/factories-blocks.ts';

function print(block: BlockModel, { isFirst = false, locale = 'it' as Locale } = {}): string {
	return renderToStaticMarkup(
		<BlockView block={block} texts={textsOf(locale)} isFirst={isFirst} />,
	);
}

const count = (html: string, tag: string) => html.split(`<${tag}`).length - 1;
/** A quote is said by somebody else, so it never is a page's heading. */
const WITHOUT_HEADING = ['quote'];

test('the least of every type is tried', () => {
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

	test('has the page’s heading when it comes first, and only then', () => {
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
});

test('a section leads on by a link: the button is what a page opens with', () => {
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
	test('lists without entries say so', () => {
		const bare = bareBlocks('T');
		for (const block of [bare.product_list, bare.news_list, bare.download_list]) {
			expect(print(block)).toMatch(/<p class="text-soft">[^<]{5,}<\/p>/);
		}
	});

	test('a comparison shows a dash for what a product lacks', () => {
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
				},
			],
		});
		expect(html).toContain('>36\u00a0mm<');
		expect(html).toContain('>–<');
	});

	test('a card without price says so, one with a reduction names the lowest of 30 days', () => {
		const none = print({ ...bareBlocks('T').product_list, cards: [aCard()] });
		expect(none).toContain(textsOf('it').prices('price.none'));
		const reduced = print({
			...bareBlocks('T').product_list,
			cards: [aCard({ price: { amount: '90 €', isFrom: true, lowest30d: '80 €' } })],
		});
		expect(reduced).toContain('90 €');
		expect(reduced).toContain('80 €');
	});
});

describe('pictures', () => {
	test('the first block fetches its own at once, later ones wait', () => {
		const hero = { ...bareBlocks('T').hero, picture: aPicture };
		expect(print(hero, { isFirst: true })).toMatch(/fetchPriority="high"/i);
		expect(print(hero)).toContain('loading="lazy"');
	});

	test('keep their place: width and height are set', () => {
		const html = print({
			...bareBlocks('T').section_list,
			sections: [aSection({ picture: aPicture })],
		});
		expect(html).toMatch(/width="1600" height="1600" alt=""/);
	});
});

describe('a gallery', () => {
	const item = (src: string, caption: string | null = null) => ({
		picture: { ...aPicture, src },
		caption,
	});
	const gallery = (...items: ReturnType<typeof item>[]) =>
		print({ ...bareBlocks('Da vicino').gallery, items });

	test('is a named region that the keyboard reaches and scrolls', () => {
		const html = gallery(item('/a'), item('/b', 'Il mozzo'));
		expect(html).toMatch(/<section class="gallery" aria-label="Da vicino" tabindex="0"/i);
		expect(html.match(/<figcaption/g)).toHaveLength(1);
		expect(count(html, 'figure')).toBe(2);
	});

	test('leads to each of its pictures', () => {
		const html = gallery(item('/media/600/a.1.webp'), item('/media/600/b.2.webp'));
		for (const id of ['da-vicino-a-1-webp', 'da-vicino-b-2-webp']) {
			expect(html).toContain(`<li id="${id}"`);
			expect(html).toContain(`href="#${id}"`);
		}
	});

	test('without a title is named all the same', () => {
		const html = print({
			...bareBlocks('').gallery,
			title: null,
			items: [item('/a'), item('/b')],
		});
		expect(html).toContain(`aria-label="${textsOf('it').content('gallery.label')}"`);
	});

	test('of one picture is a plate that does not scroll', () => {
		const html = gallery(item('/a', LONG));
		expect(html).toContain(LONG);
		expect(html).not.toContain('tabindex');
	});

	test('tells the width that a picture takes in the strip', () => {
		const html = gallery(item('/a'), item('/b'));
		expect(html).toContain('sizes="(min-width: 1440px) 512px, (min-width: 768px) 36vw, 85vw"');
		expect(html).toMatch(/width="1600" height="1600"/);
	});
});

describe('a film', () => {
	const video = (given: Partial<BlockModelOf<'video'>>) =>
		print({ ...bareBlocks('La ruota').video, ...given });

	test('of the host waits for a click and keeps its place', () => {
		const html = video({ poster: aPicture, posterSrc: '/media/1200/wheel.webp' });
		expect(html).toMatch(/<video[^>]* controls="" preload="none"/);
		expect(html).toMatch(
			/<video[^>]* width="1600" height="1600" poster="\/media\/1200\/wheel.webp"/,
		);
		expect(html).toContain('<source src="/media/videos/wheel.mp4" type="video/mp4"/>');
		expect(html).not.toContain('autoplay');
	});

	test('without a poster keeps the place of a wide picture', () => {
		expect(video({})).toMatch(/<video[^>]* width="1920" height="1080"/);
	});

	test('of another site is a link that says who learns of the visit; nothing is fetched', () => {
		const url = 'https://film.example/watch?v=1&t=2';
		const html = video({
			poster: aPicture,
			source: { type: 'external', url, provider: 'Film Example' },
		});
		expect(html).toContain('href="https://film.example/watch?v=1&amp;t=2"');
		expect(html).toContain('rel="noopener noreferrer"');
		expect(html.match(/Film Example/g)).toHaveLength(3);
		expect(html).not.toMatch(/<(iframe|video|script)|src="https/);
	});

	test('brings its words along', () => {
		expect(video({ transcript: '<p>Otto raggi.</p>' })).toMatch(/<details>.*<p>Otto raggi\.<\/p>/);
	});
});

describe('a list of teams', () => {
	const team = (given: Partial<TeamModel> = {}): TeamModel => ({
		name: 'Team Piave Continental',
		discipline: 'Strada',
		country: 'Italia',
		text: null,
		picture: null,
		action: null,
		...given,
	});
	const teams = (...items: TeamModel[]) => print({ ...bareBlocks('T').team_list, items });

	test('without any picture is a list of names', () => {
		const html = teams(team(), team({ name: LONG }));
		expect(html).toContain(LONG);
		expect(html).not.toContain('picture-ground');
	});

	test('draws the ground where only some have a picture', () => {
		const html = teams(team({ picture: aPicture }), team({ name: 'Pista' }));
		expect(count(html, 'img')).toBe(1);
		expect(html).toContain('<span class="team-picture picture-ground"></span>');
	});

	test('leads on from a team that has a link', () => {
		const html = teams(team({ action: { label: 'Le ruote', href: '/it/prodotto/k1' } }));
		expect(html).toContain('href="/it/prodotto/k1">Le ruote</a>');
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

	test('a title of signs alone has none', () => {
		expect(print({ ...bareBlocks('***').rich_text })).not.toContain('id=');
	});
});

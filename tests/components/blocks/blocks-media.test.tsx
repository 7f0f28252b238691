import { describe, expect, test } from 'vitest';
import { CROP_RULES } from '#components/ui/crop.ts';
import { toTexts } from '#components/texts.ts';
import type { BlockModelOf } from '#content/editorial/block-models.ts';
import type { TeamModel } from '#content/editorial/block-parts.ts';
import type { Picture } from '#content/parts/model.ts';
import { aPicture, aSection, bareBlocks, LONG } from '../../support/factories-blocks.ts';
import { count, print } from './print-block.tsx';

describe('pictures', () => {
	test('load eagerly in the first block, lazily in later ones', () => {
		const hero = { ...bareBlocks('T').hero, picture: aPicture };
		expect(print(hero, { isFirst: true })).toMatch(/fetchPriority="high"/i);
		expect(print(hero)).toContain('loading="lazy"');
	});

	test('keep an off-centre focal point visible, by classes that the page has', () => {
		const hero = { ...bareBlocks('T').hero, picture: aPicture };
		expect(print(hero)).not.toContain('crop-');
		const html = print({ ...hero, picture: { ...aPicture, focal: { x: 0.26, y: 1 } } });
		const [, classes = ''] = /class="(hero-picture[^"]*)"/.exec(html) ?? [];
		expect(classes.split(' ')).toEqual(expect.arrayContaining(['crop-x3', 'crop-y10']));
		expect(html).not.toContain('style=');
		expect(CROP_RULES).toContain('.crop-x3{--x:30%}');
		expect(CROP_RULES).toContain('.crop-y10{--y:100%}');
	});

	test('reserve their space by width and height', () => {
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

	test('is a named region that can be focused and scrolled by keyboard', () => {
		const html = gallery(item('/a'), item('/b', 'Il mozzo'));
		expect(html).toMatch(/<section class="gallery" aria-label="Da vicino" tabindex="0"/i);
		expect(html.match(/<figcaption/g)).toHaveLength(1);
		expect(count(html, 'figure')).toBe(2);
	});

	test('links to each of its pictures', () => {
		const html = gallery(item('/media/600/a.1.webp'), item('/media/600/b.2.webp'));
		for (const id of ['da-vicino-a-1-webp', 'da-vicino-b-2-webp']) {
			expect(html).toContain(`<li id="${id}"`);
			expect(html).toContain(`href="#${id}"`);
		}
	});

	test('has a name without a title, too', () => {
		const html = print({
			...bareBlocks('').gallery,
			title: null,
			items: [item('/a'), item('/b')],
		});
		expect(html).toContain(`aria-label="${toTexts('it').content('gallery.label')}"`);
	});

	test('of one picture does not scroll', () => {
		const html = gallery(item('/a', LONG));
		expect(html).toContain(LONG);
		expect(html).not.toContain('tabindex');
	});

	test('states its pictures’ display width in sizes', () => {
		const html = gallery(item('/a'), item('/b'));
		expect(html).toContain('sizes="(min-width: 1440px) 512px, (min-width: 768px) 36vw, 85vw"');
		expect(html).toMatch(/width="1600" height="1600"/);
	});
});

describe('a video', () => {
	const video = (given: Partial<BlockModelOf<'video'>>) =>
		print({ ...bareBlocks('La ruota').video, ...given });

	test('of the host loads on click and reserves its space', () => {
		const html = video({ poster: aPicture, posterSrc: '/media/1200/wheel.webp' });
		expect(html).toMatch(/<video[^>]* controls="" preload="none"/);
		expect(html).toMatch(
			/<video[^>]* width="1600" height="1600" poster="\/media\/1200\/wheel.webp"/,
		);
		expect(html).toContain('<source src="/media/videos/wheel.mp4" type="video/mp4"/>');
		expect(html).not.toContain('autoplay');
	});

	test('without a poster reserves a 16:9 space', () => {
		expect(video({})).toMatch(/<video[^>]* width="1920" height="1080"/);
	});

	test('of another site is a link that names the recipient of the visit; nothing is fetched', () => {
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

	test('has captions', () => {
		expect(video({ transcript: '<p>Otto raggi.</p>' })).toMatch(/<details>.*<p>Otto raggi\.<\/p>/);
	});
});

describe('a timeline', () => {
	const years = (...pictures: (Picture | null)[]) =>
		print({
			...bareBlocks('T').timeline,
			items: pictures.map((picture, at) => ({
				year: `${1919 + at}`,
				title: 'A',
				text: 'B',
				picture,
			})),
		});

	test('shows the object of a year above it, described', () => {
		const html = years({ ...aPicture, alt: 'A hub of its time' }, null);
		expect(html).toMatch(
			/<li[^>]*><img[^>]*alt="A hub of its time"[^>]*loading="lazy"[^>]*\/><p[^>]*>1919/,
		);
		// A year without an object keeps the line of the others.
		expect(html).toMatch(/<li[^>]*><span class="timeline-object"><\/span><p[^>]*>1920/);
	});

	test('sets a figure as display type, and a month as a heading', () => {
		const item = { title: 'A', text: 'B', picture: null };
		const items = ['1919', 'Luglio', '10月'].map((year) => ({ ...item, year }));
		const html = print({ ...bareBlocks('T').timeline, items });
		expect(html).toContain('<p class="figure-number">1919</p>');
		expect(html).toContain('<p class="title-2">Luglio</p>');
		expect(html).toContain('<p class="title-2">10月</p>');
	});

	test('without any picture begins with its years', () => {
		expect(years(null, null)).not.toContain('timeline-object');
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

	test('fills in a background where some pictures are missing', () => {
		const html = teams(team({ picture: aPicture }), team({ name: 'Pista' }));
		expect(count(html, 'img')).toBe(1);
		expect(html).toContain('<span class="team-picture picture-ground"></span>');
	});

	test('links a team that has a link', () => {
		const html = teams(team({ action: { label: 'Le ruote', href: '/it/prodotto/k1' } }));
		expect(html).toContain('href="/it/prodotto/k1">Le ruote</a>');
	});
});

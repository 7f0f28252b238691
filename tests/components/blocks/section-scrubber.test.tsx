// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '#components/drawing/section-scrubber.ts';
import type { SectionStop } from '#content/editorial/section-stops.ts';
import { LOCALES } from '#contract/locales.ts';
import { print } from './print-block.tsx';

const aStop = (height_mm: number, given: Partial<SectionStop> = {}): SectionStop => ({
	id: `w${height_mm}`,
	name: `Ruota ${height_mm}`,
	href: `/it/prodotto/w${height_mm}`,
	lang: null,
	rim: {
		height_mm,
		inner_width_mm: 21,
		outer_width_mm: 28,
		bead_diameter_mm: 622,
		is_hookless: false,
	},
	weight_g: 1300 + height_mm * 3,
	tyre_mm: 28,
	price: null,
	...given,
});
const STOPS = [20, 30, 40, 60, 80].map((height) => aStop(height));
const block = (products: SectionStop[] = STOPS) =>
	({ type: 'section_scrubber', title: 'Altezze', text: null, products }) as const;

afterEach(() => {
	vi.unstubAllGlobals();
	document.body.innerHTML = '';
});

/** Slider on a page, where motion is not wanted: it stops at once. */
function open(products?: SectionStop[]) {
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	document.documentElement.lang = 'it';
	// Complete when it enters the page, as it is once its script has loaded.
	const holder = document.createElement('div');
	holder.innerHTML = print(block(products));
	document.body.append(holder);
	const input = document.querySelector('input');
	const shown = () =>
		[...document.querySelectorAll('li')]
			.filter((item) => !item.hidden)
			.map((item) => item.querySelector('a')?.textContent);
	const figure = (name: string) =>
		document.querySelector(`[data-figure=${name}]`)?.textContent ?? '';
	const path = (name: string) =>
		document.querySelector(`[data-path=${name}]`)?.getAttribute('d') ?? '';
	const press = (key: string) => input && fireEvent.keyDown(input, { key });
	return { input, shown, figure, path, press };
}

test.each(LOCALES)('without script shows three sections with their wheels in %s', (locale) => {
	const html = print(block(), { locale });
	expect(html.match(/<li>/g)).toHaveLength(3);
	expect(html.match(/<li hidden="">/g)).toHaveLength(2);
	for (const height of [20, 40, 80]) expect(html).toContain(`href="/it/prodotto/w${height}"`);
	expect(html).not.toMatch(/\bscrubber\.(hint|tyre|open)|\{\{|NaN/);
});

test('starts at the middle wheel, with its section, figures and link', () => {
	const { input, shown, figure, path } = open();
	expect(shown()).toEqual(['Ruota 40']);
	expect(input?.getAttribute('aria-valuetext')).toBe('40 mm, Ruota 40');
	expect([figure('height'), figure('weight'), figure('channel')]).toEqual(['40', '1.420', '21']);
	expect(path('section')).toMatch(/^M0 /);
	expect(path('tyre')).toMatch(/^M0 -/);
});

test('arrow keys move between wheels, and stop at the ends', () => {
	const { input, shown, press } = open();
	press('ArrowRight');
	expect([shown(), input?.value]).toEqual([['Ruota 60'], '60']);
	press('End');
	press('ArrowUp');
	expect(shown()).toEqual(['Ruota 80']);
	press('Home');
	press('PageDown');
	expect([shown(), input?.getAttribute('aria-valuetext')]).toEqual([
		['Ruota 20'],
		'20 mm, Ruota 20',
	]);
});

test('a dragged slider interpolates, and snaps to the nearest wheel', () => {
	const { input, shown, figure, path } = open();
	const before = path('section');
	if (input) fireEvent.input(input, { target: { value: '71' } });
	expect([shown(), figure('height'), figure('weight')]).toEqual([['Ruota 80'], '71', '1.513']);
	expect(path('section')).not.toBe(before);
	if (input) fireEvent.change(input);
	expect([input?.value, figure('height')]).toEqual(['80', '80']);
});

test('animates to its stop without reduced motion', async () => {
	const { press, figure } = open();
	const frames: FrameRequestCallback[] = [];
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
	press('ArrowRight');
	const began = performance.now();
	frames.at(-1)?.(began + 60);
	expect(Number(figure('height'))).toBeGreaterThan(40);
	expect(Number(figure('height'))).toBeLessThan(60);
	frames.at(-1)?.(began + 1000);
	expect(figure('height')).toBe('60');
});

test('one section, or one without tyre and weight, has no slider', () => {
	const { input, shown } = open([aStop(50, { tyre_mm: null, weight_g: null })]);
	expect(input).toBeNull();
	expect(shown()).toEqual(['Ruota 50']);
});

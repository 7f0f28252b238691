// @vitest-environment happy-dom
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';
import { IN_FRAME } from '#publisher/previews/preview-script.ts';

const ORIGIN = 'https://ruote.example';
type Listener = (event: object) => void;

/** A page of two blocks, one below the other, as the preview script finds it. */
function aPreview(isFramed = true) {
	document.body.innerHTML =
		'<div class="preview-bar"></div>' +
		'<section data-block="hero-1"></section><section data-block="quote-1"></section>';
	const sections = [...document.querySelectorAll('section')];
	const shownBlocks: (string | undefined)[] = [];
	for (const [place, section] of sections.entries()) {
		vi.spyOn(section, 'getBoundingClientRect').mockReturnValue(
			new DOMRect(0, place * 100, 300, 100),
		);
		section.scrollIntoView = () => void shownBlocks.push(section.dataset['block']);
	}
	const said: unknown[] = [];
	const desk = { postMessage: (...told: unknown[]) => said.push(told) };
	const window = {};
	const listeners = new Map<string, Listener>();
	runInNewContext(IN_FRAME, {
		document,
		window,
		parent: isFramed ? desk : window,
		location: { origin: ORIGIN },
		addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
	});
	return {
		said,
		shownBlocks,
		listeners,
		click: (x: number, y: number) => listeners.get('click')?.({ clientX: x, clientY: y }),
		hear: (data: unknown, from: object = {}) =>
			listeners.get('message')?.({ source: desk, origin: ORIGIN, data, ...from }),
		chosen: () => sections.filter((section) => section.hasAttribute('data-chosen')),
	};
}

beforeEach(() => {
	document.body.inert = false;
});

test('in its own tab a preview is unchanged', () => {
	const { listeners } = aPreview(false);
	expect(listeners.size).toBe(0);
	expect(document.body.inert).toBe(false);
	expect(document.querySelector<HTMLElement>('.preview-bar')?.hidden).toBe(false);
});

test('in a frame no control works, and a click reports its block', () => {
	const { said, click } = aPreview();
	expect(document.body.inert).toBe(true);
	expect(document.querySelector<HTMLElement>('.preview-bar')?.hidden).toBe(true);
	click(20, 150);
	click(20, 50);
	click(20, 250);
	click(301, 50);
	expect(said).toEqual([
		[{ preview: 'clicked', key: 'quote-1' }, ORIGIN],
		[{ preview: 'clicked', key: 'hero-1' }, ORIGIN],
	]);
});

test('it reports when it has rendered', () => {
	const { said, listeners } = aPreview();
	listeners.get('DOMContentLoaded')?.({});
	expect(said).toEqual([[{ preview: 'drawn' }, ORIGIN]]);
});

test('the block selected at the desk is highlighted and scrolled to; a clicked one is not scrolled', () => {
	const { hear, click, chosen, shownBlocks } = aPreview();
	hear({ preview: 'chosen', key: 'quote-1' });
	expect(chosen()).toEqual([document.querySelectorAll('section')[1]]);
	expect(shownBlocks).toEqual(['quote-1']);
	click(20, 50);
	hear({ preview: 'chosen', key: 'hero-1' });
	expect(chosen()).toEqual([document.querySelectorAll('section')[0]]);
	expect(shownBlocks).toEqual(['quote-1']);
	hear({ preview: 'chosen', key: 'hero-1' });
	expect(shownBlocks).toEqual(['quote-1', 'hero-1']);
	hear({ preview: 'chosen', key: null });
	expect(chosen()).toEqual([]);
});

test('it ignores other windows, other sites and invalid messages', () => {
	const { hear, chosen, shownBlocks } = aPreview();
	const data = { preview: 'chosen', key: 'hero-1' };
	hear(data, { source: {} });
	hear(data, { origin: 'https://elsewhere.example' });
	for (const odd of [null, 'chosen', {}, { preview: 'shown', key: 'hero-1' }]) hear(odd);
	hear({ preview: 'chosen', key: 'gone-1' });
	expect(chosen()).toEqual([]);
	expect(shownBlocks).toEqual([]);
});

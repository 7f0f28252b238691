// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startTurn } from '#components/product/gallery/turn.ts';

const FILE = '/media/turns/k1.avif';
/** Its file, frames and columns, as the page prints them. */
const TURN = 'k1.avif 36 6';

let slide: HTMLElement;
let isStill = false;

beforeEach(() => {
	isStill = false;
	vi.spyOn(globalThis, 'matchMedia').mockImplementation(
		() =>
			({
				get matches() {
					return isStill;
				},
			}) as unknown as MediaQueryList,
	);
	document.documentElement.lang = 'it';
	document.body.innerHTML = `<h1>K1</h1><section><ul>
		<li data-turn="${TURN}"><a href="/media/1200/k1.webp"><img alt=""></a></li></ul></section>`;
	const item = document.querySelector('li');
	if (!item) throw new Error('no slide');
	slide = item;
	startTurn(slide);
});
afterEach(() => {
	vi.restoreAllMocks();
});

const slider = () => {
	const found = slide.querySelector('input');
	if (!found) throw new Error('no slider');
	return found;
};
const sheet = () => slide.querySelector<HTMLImageElement>('.turn-view img');
const view = () => slide.querySelector<HTMLElement>('.turn-view');

/** Presses an arrow as a browser does: the key is announced, then the value moves. */
function press(key: string): void {
	const on = key === 'ArrowRight';
	slider().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
	slider().value = String(Number(slider().value) + (on ? 1 : -1));
	slider().dispatchEvent(new Event('input', { bubbles: true }));
}

function point(type: string, clientX: number, pointerType = 'mouse'): void {
	const on = type === 'pointerdown' ? (slide.querySelector('a') ?? slide) : window;
	on.dispatchEvent(new PointerEvent(type, { clientX, pointerType, button: 0, bubbles: true }));
}

test('nothing is fetched before the slider moves, and the picture stays until the frames are loaded', () => {
	expect(sheet()).toBeNull();
	expect([slider().ariaLabel, slider().ariaValueText]).toEqual(['Gira K1', '0°']);
	press('ArrowRight');
	expect(sheet()?.getAttribute('src')).toBe(FILE);
	expect([slider().ariaBusy, view()?.hidden]).toEqual(['true', true]);
	sheet()?.dispatchEvent(new Event('load'));
	expect([slider().ariaBusy, view()?.hidden]).toEqual([null, false]);
	expect(slider().ariaValueText).toBe('10°');
	// One step to the right is the last frame: the front of the sheet moves to the left.
	expect(sheet()?.style.transform).toMatch(/^translate\(-83\.3\d*%, -83\.3\d*%\)$/);
});

test.each([
	['en', 'Turn K1'],
	['es', 'Girar K1'],
	['fr', 'Faire tourner K1'],
	['ja', 'K1を回転'],
])('its slider has a name in %s', (lang, name) => {
	document.documentElement.lang = lang;
	slider().remove();
	startTurn(slide);
	expect(slider().ariaLabel).toBe(name);
});

test('arrow keys continue from the last frame with the first', () => {
	press('ArrowLeft');
	expect([slider().value, slider().ariaValueText]).toEqual(['35', '350°']);
	press('ArrowRight');
	expect([slider().value, slider().ariaValueText]).toEqual(['36', '0°']);
	press('ArrowRight');
	expect([slider().value, slider().ariaValueText]).toEqual(['1', '10°']);
});

test('dragging with the mouse turns the picture, a click opens it', () => {
	const clicks: boolean[] = [];
	const stay = (event: Event) => {
		clicks.push(true);
		event.preventDefault();
	};
	// The body is one for all files of a worker: a listener that stayed would hold back their forms.
	document.body.addEventListener('click', stay);
	onTestFinished(() => document.body.removeEventListener('click', stay));
	const click = () => slide.querySelector('a')?.click();
	point('pointerdown', 100);
	point('pointermove', 103);
	point('pointerup', 103);
	click();
	expect([clicks.length, sheet()]).toEqual([1, null]);
	point('pointerdown', 100);
	point('pointermove', 145);
	expect(slider().ariaValueText).toBe('50°');
	point('pointerup', 145);
	click();
	expect(clicks).toHaveLength(1);
});

test('touch swipes the gallery, and with reduced motion only the slider turns', () => {
	point('pointerdown', 100, 'touch');
	point('pointermove', 200, 'touch');
	point('pointerup', 200, 'touch');
	isStill = true;
	point('pointerdown', 100);
	point('pointermove', 200);
	point('pointerup', 200);
	expect(sheet()).toBeNull();
	press('ArrowRight');
	expect(sheet()?.getAttribute('src')).toBe(FILE);
});

test('missing frames leave the picture, and the next move retries', () => {
	press('ArrowRight');
	sheet()?.dispatchEvent(new Event('error'));
	expect([sheet(), view()?.hidden, slider().ariaBusy]).toEqual([null, true, null]);
	press('ArrowRight');
	expect(sheet()?.getAttribute('src')).toBe(FILE);
});

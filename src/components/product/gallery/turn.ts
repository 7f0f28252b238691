import it from '#i18n/locales/it/catalogue.json';
import { createTranslator } from '#i18n/translator.ts';
import { pageLocale } from '#state/page-locale.ts';
import { loadSheet } from './load-sheet.ts';
import styles from './turn.css?url';

/** Texts by language; they come with the script, because a product page has no bytes to spare. */
const MESSAGES = import.meta.glob<(typeof it)['turn']>('../../../i18n/locales/*/catalogue.json', {
	eager: true,
	import: 'turn',
});

function toLabel(name: string): string {
	const locale = pageLocale();
	const turn = MESSAGES[`../../../i18n/locales/${locale}/catalogue.json`] ?? it.turn;
	return createTranslator<'catalogue'>(locale, { turn })('turn.label', { name });
}

/** How far the pointer goes for a frame, px; below it a press is a click, which zooms. */
const STEP = 9;
/** Share of its speed that a wheel keeps from frame to frame after it was let go. */
const KEPT = 0.94;
/** Frames in a millisecond below which it stands. */
const LEAST = 0.004;

/** Starts a turn as soon as its styles are there: without them its slider would move the page. */
export async function loadTurn(slide: HTMLElement): Promise<void> {
	await loadSheet(styles);
	startTurn(slide);
}

/**
 * Lets the picture of a slide turn: by a slider that the keys move as well, or by dragging it with a
 * mouse. Touch swipes the gallery. Nothing is fetched before one of them moves. The picture itself
 * is the first frame; with reduced motion only the slider turns it, and nothing goes on by itself.
 */
export function startTurn(slide: HTMLElement): void {
	const [file = '', ...counts] = (slide.dataset['turn'] ?? '').split(' ');
	const [frames = 1, columns = 1] = counts.map(Number);
	const rows = Math.ceil(frames / columns);

	const slider = document.createElement('input');
	slider.type = 'range';
	slider.className = 'turn-slider';
	slider.max = String(frames);
	slider.value = '0';
	slider.ariaLabel = toLabel(document.querySelector('h1')?.textContent ?? '');
	const view = document.createElement('div');
	view.className = 'turn-view';
	view.hidden = true;
	slide.classList.add('turn');
	slide.append(slider);
	slide.querySelector('a')?.append(view);

	let sheet: HTMLImageElement | null = null;
	let isReady = false;
	/** Position, in frames; goes around. */
	let at = 0;

	function draw(): void {
		const whole = ((Math.round(at) % frames) + frames) % frames;
		slider.ariaValueText = `${Math.round((whole * 360) / frames)}°`;
		// The front of the sheet moves to the left; the slider moves it with itself, to the right.
		const frame = (frames - whole) % frames;
		view.hidden = !isReady || frame === 0;
		if (!sheet) return;
		const left = ((frame % columns) / columns) * -100;
		const top = (Math.floor(frame / columns) / rows) * -100;
		sheet.style.transform = `translate(${left}%, ${top}%)`;
	}

	function load(): void {
		if (sheet) return;
		const image = document.createElement('img');
		sheet = image;
		image.alt = '';
		image.style.width = `${columns * 100}%`;
		slider.ariaBusy = 'true';
		image.addEventListener('load', () => {
			isReady = true;
			slider.ariaBusy = null;
			draw();
		});
		// The picture is unchanged; the next move retries.
		image.addEventListener('error', () => {
			image.remove();
			sheet = null;
			slider.ariaBusy = null;
		});
		image.src = `/media/turns/${file}`;
		view.append(image);
	}

	function turnTo(position: number): void {
		load();
		at = position;
		slider.value = String(((Math.round(at) % frames) + frames) % frames);
		draw();
	}

	// A turn wraps: a key continues from the last frame with the first.
	slider.addEventListener('keydown', ({ key }) => {
		const isOn = key === 'ArrowRight' || key === 'ArrowUp';
		const isBack = key === 'ArrowLeft' || key === 'ArrowDown';
		if (isOn && slider.value === slider.max) slider.value = '0';
		if (isBack && slider.value === '0') slider.value = slider.max;
	});
	draw();
	const still = matchMedia('(prefers-reduced-motion: reduce)');
	const stop = startDrag(slide, { isOff: () => still.matches, read: () => at, turnTo });
	slider.addEventListener('input', () => {
		stop();
		load();
		at = Number(slider.value);
		draw();
	});
}

interface Turned {
	isOff: () => boolean;
	read: () => number;
	turnTo: (position: number) => void;
}

/**
 * Turns by dragging with a mouse, and on by itself for a moment after it was let go fast.
 *
 * @returns what ends that.
 */
function startDrag(slide: HTMLElement, { isOff, read, turnTo }: Turned): () => void {
	let from: { x: number; at: number } | null = null;
	let hasMoved = false;
	/** Frames in a millisecond, and when that was. */
	let speed = 0;
	let last = 0;

	const link = slide.querySelector('a');
	if (!link) return () => undefined;
	link.addEventListener('dragstart', (event) => event.preventDefault());
	link.addEventListener('pointerdown', (event) => {
		if (event.pointerType !== 'mouse' || event.button !== 0 || isOff()) return;
		from = { x: event.clientX, at: read() };
		hasMoved = false;
		speed = 0;
		last = event.timeStamp;
	});
	addEventListener('pointermove', (event) => {
		if (!from) return;
		const moved = event.clientX - from.x;
		if (!hasMoved && Math.abs(moved) < STEP) return;
		hasMoved = true;
		const before = read();
		turnTo(from.at + moved / STEP);
		speed = (read() - before) / Math.max(event.timeStamp - last, 1);
		last = event.timeStamp;
	});
	addEventListener('pointerup', (event) => {
		if (!from) return;
		from = null;
		if (event.timeStamp - last > 80) speed = 0;
		let time = event.timeStamp;
		const roll = (now: number): void => {
			if (from || Math.abs(speed) < LEAST) return;
			turnTo(read() + speed * Math.min(now - time, 50));
			time = now;
			speed *= KEPT;
			requestAnimationFrame(roll);
		};
		if (hasMoved) requestAnimationFrame(roll);
	});
	// What ends a drag is no click: the picture would open over the page.
	link.addEventListener(
		'click',
		(event) => {
			if (!hasMoved) return;
			hasMoved = false;
			event.preventDefault();
			event.stopPropagation();
		},
		{ capture: true },
	);
	return () => {
		speed = 0;
	};
}

import { loadSheet } from './load-sheet.ts';
import sheet from './zoom.css?url';

interface Slide {
	full: string;
	alt: string;
}

function readSlide(link: HTMLAnchorElement): Slide {
	return {
		full: link.href,
		alt: link.querySelector('img')?.alt ?? '',
	};
}

function button(name: string, sign: string, act: () => void): HTMLButtonElement {
	const element = document.createElement('button');
	element.type = 'button';
	element.className = 'zoom-button';
	element.ariaLabel = name;
	element.textContent = sign;
	element.addEventListener('click', act);
	return element;
}

/**
 * Shows a picture over the page. A click or Enter on it zooms in and out, the arrow keys and
 * buttons go through the pictures, Escape closes; the focus returns to where it was.
 */
export function openZoom(strip: HTMLElement, start: number): void {
	const gallery = strip.closest<HTMLElement>('.product-gallery');
	const words = gallery?.dataset ?? {};
	const slides = [...strip.querySelectorAll('a')].map(readSlide);
	const dialog = document.createElement('dialog');
	dialog.className = 'zoom';
	// Read out when it opens: the gallery's own name, "Pictures of …".
	dialog.setAttribute('aria-label', gallery?.getAttribute('aria-label') ?? '');
	const view = document.createElement('button');
	view.type = 'button';
	view.className = 'zoom-view';
	const picture = document.createElement('img');
	view.append(picture);
	let at = start;
	const go = (step: number) => {
		at = (at + step + slides.length) % slides.length;
		const slide = slides[at];
		if (!slide) return;
		view.classList.remove('is-near');
		Object.assign(picture, { src: slide.full, alt: slide.alt });
	};
	view.addEventListener('click', ({ clientX, clientY }) => {
		const isNear = view.classList.toggle('is-near');
		if (!isNear) return;
		const { scrollWidth, scrollHeight, clientWidth, clientHeight } = view;
		view.scrollTo(
			(scrollWidth - clientWidth) * (clientX / clientWidth),
			(scrollHeight - clientHeight) * (clientY / clientHeight),
		);
	});
	const bar = document.createElement('div');
	bar.className = 'zoom-bar';
	if (slides.length > 1) {
		bar.append(button(words['previous'] ?? '', '←', () => go(-1)));
		bar.append(button(words['next'] ?? '', '→', () => go(1)));
	}
	bar.append(button(words['close'] ?? '', '×', () => dialog.close()));
	dialog.append(bar, view);
	dialog.addEventListener('keydown', ({ key }) => {
		if (view.classList.contains('is-near')) return;
		if (key === 'ArrowLeft') go(-1);
		if (key === 'ArrowRight') go(1);
	});
	dialog.addEventListener('close', () => dialog.remove());
	document.body.append(dialog);
	go(0);
	loadSheet(sheet).then(() => dialog.showModal());
}

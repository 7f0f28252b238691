import { openZoom } from './zoom.ts';

/** Interface of a gallery. */
export interface Gallery {
	/** Scrolls the strip to a picture, by its index from 0. */
	show: (index: number) => void;
}

/** Enhances the strip of pictures inside `root`; without a strip the gallery does nothing. */
export function startGallery(root: HTMLElement): Gallery {
	const strip = root.querySelector<HTMLElement>('.gallery-strip');
	const thumbs = [...root.querySelectorAll<HTMLAnchorElement>('.gallery-thumbs a')];
	if (!strip) return { show: () => undefined };
	const slides = [...strip.children];
	for (const link of strip.querySelectorAll('a')) link.ariaHasPopup = 'dialog';
	const turning = strip.querySelector<HTMLElement>('[data-turn]');
	if (turning) void import('./turn.ts').then(({ loadTurn }) => loadTurn(turning));
	/** Index of the picture in view. */
	let current = 0;
	const mark = (index: number) => {
		current = index;
		thumbs.forEach((thumb, at) => {
			if (at === index) thumb.setAttribute('aria-current', 'true');
			else thumb.removeAttribute('aria-current');
		});
	};
	const scrollTo = (index: number) => {
		const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
		const [first, slide] = [slides[0], slides[index]];
		if (!(first instanceof HTMLElement && slide instanceof HTMLElement)) return;
		strip.scrollTo({ left: slide.offsetLeft - first.offsetLeft, behavior });
	};
	// Measured in the next frame, which lays the page out anyway: at once, between the writes of a
	// choice, it would cost a layout of its own.
	const show = (index: number) => {
		if (index !== current) requestAnimationFrame(() => scrollTo(index));
	};
	const seen = new IntersectionObserver(
		(entries) => {
			const shown = entries.find(({ isIntersecting }) => isIntersecting);
			if (shown) mark(slides.indexOf(shown.target));
		},
		{ root: strip, threshold: 0.6 },
	);
	slides.forEach((slide) => seen.observe(slide));
	root.addEventListener('click', (event) => {
		if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey) return;
		const link = event.target.closest('.product-gallery a');
		if (!(link instanceof HTMLAnchorElement)) return;
		event.preventDefault();
		const index = thumbs.indexOf(link);
		if (index >= 0) show(index);
		else openZoom(strip, slides.indexOf(link.closest('li') ?? link));
	});
	return { show };
}

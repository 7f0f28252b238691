// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startGallery } from '#components/product/gallery/gallery.ts';

const frames: FrameRequestCallback[] = [];
/** Measures taken of the page, each of which would force a layout between the writes of a choice. */
let measured = 0;
const scrolled: unknown[] = [];

beforeEach(() => {
	frames.length = 0;
	scrolled.length = 0;
	measured = 0;
	vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
	vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
		this: HTMLElement,
	) {
		measured += 1;
		return 300 * [...(this.parentElement?.children ?? [])].indexOf(this);
	});
	vi.spyOn(Element.prototype, 'scrollTo').mockImplementation((to: unknown) => {
		scrolled.push(to);
	});
	document.body.innerHTML = `<section class="product-gallery">
		<ul class="gallery-strip"><li></li><li></li><li></li></ul></section>`;
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a picture is measured in the frame after its choice, and a visible one not at all', () => {
	const gallery = startGallery(document.body);
	gallery.show(0);
	expect(frames).toEqual([]);
	gallery.show(2);
	expect(measured).toBe(0);
	for (const frame of frames) frame(0);
	expect(scrolled).toMatchObject([{ left: 600 }]);
});

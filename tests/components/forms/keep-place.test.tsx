// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace } from '#islands/forms/keep-place.ts';

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

/** Scrolls of a message that comes at a place of a window 667 px high, and goes again. */
function scrollsOf(top: number, height = 120, later = top): number[] {
	const scrolls: number[] = [];
	vi.stubGlobal('innerHeight', 667);
	vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => scrolls.push(by));
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
		new DOMRect(0, top, 343, height),
	);
	const toForm = (isRefused: boolean) => <form>{isRefused && <p ref={keepPlace}>No</p>}</form>;
	const { rerender } = render(toForm(true));
	rerender(toForm(true));
	vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(
		new DOMRect(0, later, 343, height),
	);
	rerender(toForm(false));
	return scrolls;
}

test('a pressed button keeps its position while the message appears and disappears', () => {
	expect(scrollsOf(500)).toEqual([148, -148]);
});

test('a message outside of the window is scrolled into view', async () => {
	const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
	expect(scrollsOf(40)).toEqual([148, -148]);
	await waitFor(() => expect(shown).toHaveBeenCalledWith({ block: 'nearest' }));
});

test('a page does not scroll for a message below the window: the form was sent from a field', () => {
	expect(scrollsOf(900).filter((by) => by !== 0)).toEqual([]);
});

test('a page does not jump when the message disappears after scrolling up', () => {
	expect(scrollsOf(500, 120, 560)).toEqual([148]);
	expect(scrollsOf(500, 120, 900)).toEqual([148]);
	expect(scrollsOf(500, 120, 200)).toEqual([148, -148]);
});

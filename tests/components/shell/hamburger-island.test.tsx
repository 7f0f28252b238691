// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Hamburger } from '#islands/hamburger/Hamburger.tsx';
import { $isHamburgerOpen } from '#state/menu.ts';

const MARKUP = `
	<button id="close">Chiudi</button>
	<ul class="category-list" data-pictures="/menu-pictures/it.json">
		<li id="wheels"><a href="#ruote" id="wheels-link">Ruote</a></li>
		<li id="hubs"><a href="#mozzi" id="hubs-link">Mozzi</a></li>
	</ul>
	<details name="hamburger-entry"><summary id="summary">Strada</summary></details>`;

function at(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (!element) throw new Error(`no element ${id}`);
	return element;
}
function dialog(): HTMLDialogElement {
	const element = document.querySelector('dialog');
	if (!element) throw new Error('no dialog');
	return element;
}
const picturesOf = (id: string) =>
	[...at(id).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
const isActive = (id: string) => at(id).hasAttribute('data-active');

function prefersStillness(isPreferred: boolean): void {
	vi.stubGlobal('matchMedia', () => ({ matches: isPreferred }));
}

beforeEach(() => {
	prefersStillness(false);
	vi.stubGlobal('fetch', (address: string) =>
		Promise.resolve(
			address === '/menu-pictures/it.json'
				? Response.json(['/media/600/wheels.webp', null])
				: new Response(null, { status: 404 }),
		),
	);
	// This DOM computes no boxes: everything in the open dialog counts as drawn.
	vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
		Object.assign([new DOMRect()], { item: () => null }),
	);
	render(
		<Hamburger id="hamburger" label="Menu">
			<div dangerouslySetInnerHTML={{ __html: MARKUP }} />
		</Hamburger>,
	);
	dialog().showModal();
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('the dialog is named', () => {
	expect(dialog().getAttribute('aria-label')).toBe('Menu');
});

describe('background picture', () => {
	test('is that of the last category under the pointer', () => {
		fireEvent.pointerOver(at('wheels-link'));
		expect([isActive('wheels'), isActive('hubs')]).toEqual([true, false]);
		fireEvent.pointerOver(at('hubs-link'));
		expect([isActive('wheels'), isActive('hubs')]).toEqual([false, true]);
		fireEvent.pointerOver(at('summary'));
		expect(isActive('hubs')).toBe(true);
	});

	test('follows the keyboard as well', () => {
		at('wheels-link').focus();
		expect(isActive('wheels')).toBe(true);
	});

	test('comes from the list of pictures, once, and says nothing', async () => {
		fireEvent.pointerOver(at('wheels-link'));
		await waitFor(() => expect(picturesOf('wheels')).toEqual(['/media/600/wheels.webp']));
		fireEvent.pointerOver(at('hubs-link'));
		fireEvent.pointerOver(at('wheels-link'));
		await waitFor(() => expect(isActive('wheels')).toBe(true));
		expect(picturesOf('wheels')).toEqual(['/media/600/wheels.webp']);
		expect(at('wheels').querySelector('img')?.alt).toBe('');
		expect(picturesOf('hubs')).toEqual([]);
	});

	test('does not change for who asked for less motion', () => {
		prefersStillness(true);
		fireEvent.pointerOver(at('wheels-link'));
		expect(isActive('wheels')).toBe(false);
	});
});

describe('focus', () => {
	test('goes round from the last entry to the first and back', () => {
		at('summary').focus();
		fireEvent.keyDown(at('summary'), { key: 'Tab' });
		expect(document.activeElement).toBe(at('close'));
		fireEvent.keyDown(at('close'), { key: 'Tab', shiftKey: true });
		expect(document.activeElement).toBe(at('summary'));
	});

	test('moves as usual in between', () => {
		at('close').focus();
		expect(fireEvent.keyDown(at('close'), { key: 'Tab' })).toBe(true);
	});
});

describe('closing', () => {
	test('a link closes the menu, also one to the same page', () => {
		fireEvent.click(at('wheels-link'));
		expect(dialog().open).toBe(false);
	});

	test('a link that opens another tab leaves it open', () => {
		fireEvent.click(at('wheels-link'), { ctrlKey: true });
		expect(dialog().open).toBe(true);
	});

	test('leaving the page closes it, so that coming back finds it closed', () => {
		fireEvent(window, new Event('pagehide'));
		expect(dialog().open).toBe(false);
	});

	test('others are told', () => {
		fireEvent(dialog(), new Event('toggle'));
		expect($isHamburgerOpen.get()).toBe(true);
		dialog().close();
		expect($isHamburgerOpen.get()).toBe(false);
	});
});

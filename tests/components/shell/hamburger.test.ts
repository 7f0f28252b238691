// @vitest-environment happy-dom
import { fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachMenu } from '#components/shell/menu/hamburger-menu.ts';
import { MENU_FORMAT } from '#contract/menu-file.ts';

const HTML = `
	<div class="header-row"><button id="close">Chiudi</button></div>
	<ul class="category-list">
		<li id="wheels" data-picture="/media/600/wheels.webp"><a href="/it/ruote" id="wheels-link">Ruote</a></li>
		<li id="hubs"><a href="#mozzi" id="hubs-link">Mozzi</a></li>
	</ul>
	<details name="hamburger-entry"><summary id="summary">Strada</summary></details>`;
const FILE = { format: MENU_FORMAT, title: 'Menu', html: HTML };
const PRINTED = '/it/menu';

function at(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (!element) throw new Error(`no element ${id}`);
	return element;
}
const dialog = () => document.querySelector('dialog');
const isOpen = () => dialog()?.open ?? false;
const toPictures = (id: string) =>
	[...at(id).querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
const isActive = (id: string) => at(id).hasAttribute('data-active');

function prefersStillness(isPreferred: boolean): void {
	vi.stubGlobal('matchMedia', () => ({ matches: isPreferred }));
}

let answer: () => Promise<Response>;
const ask = vi.fn<(address: string) => Promise<Response>>();
const left = vi.fn<(url: string | URL) => void>();

/** Attaches the menu to a header's button, which may have been pressed already. */
function attach(isPressed = false): HTMLAnchorElement {
	document.body.innerHTML = `<header><a href="/it" id="home"><span class="logo">Livenza</span></a>
		<a id="toggle" href="${PRINTED}" data-menu="/menus/it.json"></a></header>`;
	const button = document.querySelector<HTMLAnchorElement>('#toggle');
	if (!button) throw new Error('no button');
	// The page's own script keeps every press from following the link.
	button.addEventListener('click', (event) => event.preventDefault());
	if (isPressed) button.ariaBusy = 'true';
	attachMenu(button);
	return button;
}
async function opened(): Promise<HTMLDialogElement> {
	const button = attach();
	button.focus();
	fireEvent.click(button);
	await waitFor(() => expect(isOpen()).toBe(true));
	const element = dialog();
	if (!element) throw new Error('no dialog');
	return element;
}

beforeEach(() => {
	prefersStillness(false);
	answer = async () => Response.json(FILE);
	ask.mockReset().mockImplementation(() => answer());
	left.mockReset();
	// Islands of earlier files may still retry their reads; those are not counted.
	vi.stubGlobal('fetch', async (address: string) =>
		address.startsWith('/api/') ? new Response() : ask(address),
	);
	vi.spyOn(location, 'assign').mockImplementation(left);
	// This DOM computes no boxes: everything in the open dialog counts as drawn.
	vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(
		Object.assign([new DOMRect()], { item: () => null }),
	);
});
afterEach(() => {
	document.body.replaceChildren();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

describe('the lists', () => {
	test('load once when the pointer approaches the button', async () => {
		const button = attach();
		expect(ask).not.toHaveBeenCalled();
		for (const type of ['pointerover', 'touchstart', 'focusin', 'keydown']) {
			fireEvent(button, new Event(type));
		}
		fireEvent.click(button);
		await waitFor(() => expect(isOpen()).toBe(true));
		expect(ask.mock.calls.map(([address]) => address)).toEqual(['/menus/it.json']);
		expect(document.querySelectorAll('dialog')).toHaveLength(1);
	});

	test('load on a press before the script', async () => {
		const button = attach(true);
		await waitFor(() => expect(isOpen()).toBe(true));
		expect(button.ariaBusy ?? null).toBeNull();
	});

	test('open with the space bar, too: the link has the role button', async () => {
		const button = attach();
		expect(button.getAttribute('role')).toBe('button');
		expect(button.getAttribute('aria-haspopup')).toBe('dialog');
		expect(fireEvent.keyDown(button, { key: ' ' })).toBe(false);
		await waitFor(() => expect(isOpen()).toBe(true));
	});

	test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
		'stay closed for a press with %s, which opens a tab or window',
		async (key) => {
			const button = attach();
			fireEvent.click(button, { [key]: true });
			expect(ask).not.toHaveBeenCalled();
			fireEvent.click(button);
			await waitFor(() => expect(isOpen()).toBe(true));
		},
	);

	test('set aria-expanded on the button', async () => {
		const element = await opened();
		const button = at('toggle');
		expect(button.getAttribute('aria-expanded')).toBe('true');
		element.close();
		expect(button.getAttribute('aria-expanded')).toBe('false');
		fireEvent.click(button);
		await waitFor(() => expect(isOpen()).toBe(true));
		expect(ask).toHaveBeenCalledTimes(1);
	});
});

describe('with invalid lists the button leads to the menu page', () => {
	const json = JSON.stringify(FILE);
	test.each([
		['missing', async () => new Response('<!doctype html>', { status: 404 })],
		['cut', async () => new Response(json.slice(0, json.length - 40))],
		['empty', async () => new Response('')],
		['of another version', async () => Response.json({ ...FILE, format: MENU_FORMAT - 1 })],
		['without lists', async () => Response.json({ ...FILE, html: undefined })],
		['no answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
	])('file %s', async (_, broken) => {
		answer = broken;
		const button = attach();
		fireEvent.click(button);
		await waitFor(() => expect(left.mock.calls).toEqual([[button.href]]));
		expect(button.href).toContain(PRINTED);
		expect(dialog()).toBeNull();
		expect(button.ariaBusy ?? null).toBeNull();
	});

	test('a failed load on hover is retried on press', async () => {
		answer = async () => new Response(null, { status: 503 });
		const button = attach();
		fireEvent.pointerOver(button);
		await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
		await new Promise((resolve) => setTimeout(resolve));
		expect(left).not.toHaveBeenCalled();
		answer = async () => Response.json(FILE);
		fireEvent.click(button);
		await waitFor(() => expect(isOpen()).toBe(true));
	});
});

test('the dialog is named, and starts with the header’s logo', async () => {
	const element = await opened();
	expect(element.getAttribute('aria-label')).toBe('Menu');
	expect(element.querySelector('.header-row')?.firstElementChild?.outerHTML).toBe(
		at('home').outerHTML,
	);
});

test('links to the current page and its parents are marked as in the other menus', async () => {
	history.replaceState(null, '', '/it/ruote');
	const element = await opened();
	expect(at('wheels-link').getAttribute('aria-current')).toBe('page');
	element.remove();
	history.replaceState(null, '', '/it/prodotto/k1');
	const button = attach();
	at('home').insertAdjacentHTML(
		'afterend',
		'<ol class="crumbs-list"><a href="/it/ruote"></a></ol>',
	);
	fireEvent.click(button);
	await waitFor(() => expect(isOpen()).toBe(true));
	expect(at('wheels-link').getAttribute('aria-current')).toBe('true');
	history.replaceState(null, '', '/');
});

describe('background picture', () => {
	test('shows the last hovered category', async () => {
		await opened();
		fireEvent.pointerOver(at('wheels-link'));
		expect([isActive('wheels'), isActive('hubs')]).toEqual([true, false]);
		fireEvent.pointerOver(at('hubs-link'));
		expect([isActive('wheels'), isActive('hubs')]).toEqual([false, true]);
		fireEvent.pointerOver(at('summary'));
		expect(isActive('hubs')).toBe(true);
	});

	test('follows the keyboard, too', async () => {
		await opened();
		at('wheels-link').focus();
		expect(isActive('wheels')).toBe(true);
	});

	test('loads once on demand, without announcement', async () => {
		await opened();
		expect(toPictures('wheels')).toEqual([]);
		fireEvent.pointerOver(at('wheels-link'));
		expect(toPictures('wheels')).toEqual(['/media/600/wheels.webp']);
		fireEvent.pointerOver(at('hubs-link'));
		fireEvent.pointerOver(at('wheels-link'));
		expect(toPictures('wheels')).toEqual(['/media/600/wheels.webp']);
		expect(at('wheels').querySelector('img')?.alt).toBe('');
		expect(toPictures('hubs')).toEqual([]);
	});

	test('is fixed with reduced motion', async () => {
		await opened();
		prefersStillness(true);
		fireEvent.pointerOver(at('wheels-link'));
		expect(isActive('wheels')).toBe(false);
	});
});

describe('focus', () => {
	test('wraps from the last entry to the first and back', async () => {
		await opened();
		at('summary').focus();
		fireEvent.keyDown(at('summary'), { key: 'Tab' });
		const first = dialog()?.querySelector('a');
		expect(document.activeElement).toBe(first);
		if (first) fireEvent.keyDown(first, { key: 'Tab', shiftKey: true });
		expect(document.activeElement).toBe(at('summary'));
	});

	test('moves as usual in between', async () => {
		await opened();
		at('close').focus();
		expect(fireEvent.keyDown(at('close'), { key: 'Tab' })).toBe(true);
	});
});

describe('closing', () => {
	test('a link closes the menu, also one to the same page', async () => {
		await opened();
		fireEvent.click(at('hubs-link'));
		expect(isOpen()).toBe(false);
	});

	test('a link that opens another tab leaves it open', async () => {
		await opened();
		fireEvent.click(at('hubs-link'), { ctrlKey: true });
		expect(isOpen()).toBe(true);
	});

	test('leaving the page closes it, also in the back/forward cache', async () => {
		await opened();
		fireEvent(window, new Event('pagehide'));
		expect(isOpen()).toBe(false);
	});
});

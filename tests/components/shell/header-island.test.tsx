// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Header } from '#islands/header/Header.tsx';

/** Stubs popovers, which this DOM lacks: an attribute stands for `:popover-open`. */
beforeAll(() => {
	const matches = Element.prototype.matches;
	Object.assign(HTMLElement.prototype, {
		showPopover(this: HTMLElement) {
			this.setAttribute('data-shown', '');
			this.dispatchEvent(new Event('toggle'));
		},
		hidePopover(this: HTMLElement) {
			this.removeAttribute('data-shown');
			this.dispatchEvent(new Event('toggle'));
		},
	});
	Object.assign(Element.prototype, {
		matches(this: Element, selector: string) {
			return matches.call(this, selector.replace(':popover-open', '[data-shown]'));
		},
	});
});

const MARKUP = `
	<a href="/it" id="logo">Livenza</a>
	<ul class="main-menu-list">
		<li><a href="/it/prodotti" id="products">Prodotti</a>
			<button popovertarget="p" id="toggle">Sottomenu</button>
			<div id="p" popover><a href="/it/prodotti/ruote" id="wheels">Ruote</a></div></li>
		<li><a href="/it/tecnologie" id="plain">Tecnologie</a></li>
	</ul>`;

/** Finds by id, because the island gets its content as finished markup. */
function at(id: string): HTMLElement {
	const element = document.getElementById(id);
	if (!element) throw new Error(`no element ${id}`);
	return element;
}
const isOpen = () => at('p').hasAttribute('data-shown');
const bar = () => document.querySelector('header')?.dataset['bar'];

function scrollTo(y: number): void {
	Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
	fireEvent.scroll(window);
}

beforeEach(() => {
	vi.useFakeTimers();
	scrollTo(0);
	render(
		<Header look="solid">
			<div dangerouslySetInnerHTML={{ __html: MARKUP }} />
		</Header>,
	);
});
afterEach(() => {
	cleanup();
	document.querySelector('dialog')?.remove();
	vi.useRealTimers();
});

describe('mega menu', () => {
	const pass = (id: string) => fireEvent.pointerOver(at(id), { pointerType: 'mouse' });
	/** Moves the pointer there and rests. */
	const hover = (id: string) => {
		pass(id);
		vi.advanceTimersByTime(150);
	};

	test('a mouse over an entry opens it and sets aria-expanded', () => {
		hover('products');
		expect(isOpen()).toBe(true);
		expect(at('toggle').getAttribute('aria-expanded')).toBe('true');
	});

	test('a mouse passing by opens and closes nothing', () => {
		pass('products');
		vi.advanceTimersByTime(50);
		pass('plain');
		vi.advanceTimersByTime(150);
		expect(isOpen()).toBe(false);
		hover('products');
		pass('plain');
		pass('wheels');
		vi.advanceTimersByTime(150);
		expect(isOpen()).toBe(true);
	});

	test('touch opens nothing by hovering', () => {
		fireEvent.pointerOver(at('products'), { pointerType: 'touch' });
		expect(isOpen()).toBe(false);
	});

	test('an entry without children closes the open one', () => {
		hover('products');
		hover('plain');
		expect(isOpen()).toBe(false);
	});

	test('leaving closes after a delay, returning in time does not', () => {
		const header = document.querySelector('header');
		if (!header) throw new Error('no header');
		hover('products');
		fireEvent.pointerLeave(header);
		vi.advanceTimersByTime(200);
		hover('wheels');
		vi.advanceTimersByTime(1000);
		expect(isOpen()).toBe(true);
		fireEvent.pointerLeave(header);
		vi.advanceTimersByTime(300);
		expect(isOpen()).toBe(false);
	});

	test('a click on the toggle of a hovered menu keeps it open', () => {
		hover('products');
		expect(fireEvent.click(at('toggle'))).toBe(false);
		expect(isOpen()).toBe(true);
		expect(fireEvent.click(at('toggle'))).toBe(true);
	});

	test.each([
		['Esc', () => fireEvent.keyDown(at('toggle'), { key: 'Escape' })],
		['a click', () => fireEvent.click(at('toggle'))],
	])('a mouse move replayed after %s opens nothing', (_what, decide) => {
		decide();
		hover('products');
		expect(isOpen()).toBe(false);
	});

	test('Esc closes and gives focus back to the toggle', () => {
		at('p').showPopover();
		at('wheels').focus();
		fireEvent.keyDown(at('wheels'), { key: 'Escape' });
		expect(isOpen()).toBe(false);
		expect(document.activeElement).toBe(at('toggle'));
	});

	test('focus that leaves the entry closes it', () => {
		at('p').showPopover();
		at('wheels').focus();
		at('plain').focus();
		expect(isOpen()).toBe(false);
	});
});

describe('bar', () => {
	test('hides on scrolling down and shows compact on scrolling up', () => {
		scrollTo(400);
		expect(bar()).toBe('hidden');
		scrollTo(300);
		expect(bar()).toBe('small');
	});

	test('shows itself when focus enters', () => {
		scrollTo(400);
		act(() => at('logo').focus());
		expect(bar()).toBe('small');
	});

	test('does not hide behind an open menu', () => {
		at('p').showPopover();
		scrollTo(400);
		expect(bar()).toBe('small');
	});

	test('does not hide behind the hamburger menu', () => {
		document.body.append(
			Object.assign(document.createElement('dialog'), { className: 'hamburger', open: true }),
		);
		scrollTo(400);
		expect(bar()).toBe('small');
	});
});

// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PUT_AWAY } from '#components/shell/announcement.ts';
import { ANNOUNCEMENT_KEY } from '#contract/storage-keys.ts';

describe('an announcement in the browser', () => {
	const button = () => document.querySelector<HTMLButtonElement>('.announcement button');

	/** Loads the page as a browser does, script included. */
	function open(id = 'spring') {
		document.body.innerHTML = `<section class="announcement" data-id="${id}"><p>Primavera</p>
			<button hidden></button><script></script></section><header><a href="/it">Livenza</a></header>`;
		const script = document.querySelector('.announcement script');
		Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
		runInThisContext(PUT_AWAY);
	}

	beforeEach(() => {
		localStorage.clear();
	});

	test('can be dismissed, and stays so on the next page', () => {
		open();
		expect(button()?.hidden).toBe(false);
		button()?.click();
		expect(document.querySelector('.announcement')).toBeNull();
		expect(document.activeElement?.textContent).toBe('Livenza');
		expect(localStorage.getItem(ANNOUNCEMENT_KEY)).toBe('spring');
		open();
		expect(document.querySelector('.announcement')).toBeNull();
	});

	test('appears again when it is another one', () => {
		open();
		button()?.click();
		open('summer');
		expect(document.querySelector('.announcement')).not.toBeNull();
	});

	test('stays, without a button, when nothing can be stored', () => {
		const denied = () => {
			throw new DOMException('denied', 'SecurityError');
		};
		vi.stubGlobal('localStorage', { getItem: denied, setItem: denied });
		open();
		vi.unstubAllGlobals();
		expect(document.querySelector('.announcement')).not.toBeNull();
		expect(button()?.hidden).toBe(true);
	});
});

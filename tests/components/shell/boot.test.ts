// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

const NOW = 1_700_000_000_000;

beforeAll(async () => {
	await import('#components/shell/chunk-guard.ts');
	await import('#components/shell/locale-choice.ts');
	await import('#components/shell/invokers.ts');
});

describe('chunk that cannot be fetched', () => {
	let reloads: number;
	const CHUNK_GONE =
		'Failed to fetch dynamically imported module: https://a.example/_astro/Cart.js';
	function hydrationFails(message: string) {
		const detail = { error: new TypeError(message) };
		document.dispatchEvent(new CustomEvent('astro:hydration-error', { detail, bubbles: true }));
	}
	const fail = () => hydrationFails(CHUNK_GONE);

	beforeEach(() => {
		reloads = 0;
		sessionStorage.clear();
		vi.useFakeTimers({ now: NOW });
		vi.spyOn(location, 'reload').mockImplementation(() => {
			reloads += 1;
		});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	test('reloads the page, at most once in a minute', () => {
		fail();
		fail();
		expect(reloads).toBe(1);
		vi.setSystemTime(NOW + 59_999);
		fail();
		expect(reloads).toBe(1);
		vi.setSystemTime(NOW + 60_000);
		fail();
		expect(reloads).toBe(2);
	});

	test.each([
		CHUNK_GONE,
		'Importing a module script failed.',
		'error loading dynamically imported module: https://a.example/_astro/Cart.js',
	])('an island that could not be hydrated says it as “%s”', (message) => {
		hydrationFails(message);
		expect(reloads).toBe(1);
	});

	test('a custom element whose code did not come rejects without anybody listening', () => {
		const reason = new TypeError(CHUNK_GONE);
		window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
		expect(reloads).toBe(1);
	});

	test('off line nothing is reloaded: the page would be gone', () => {
		const isOnLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
		fail();
		expect(reloads).toBe(0);
		isOnLine.mockReturnValue(true);
		fail();
		expect(reloads).toBe(1);
	});

	test('another error of an island is no reason', () => {
		hydrationFails('x is not a function');
		expect(reloads).toBe(0);
	});

	test('who has chosen a file keeps it', () => {
		document.body.innerHTML = '<input type="text" value="x"><input type="file">';
		const value = vi.spyOn(HTMLInputElement.prototype, 'value', 'get');
		value.mockReturnValue('C:\\fakepath\\receipt.pdf');
		fail();
		expect(reloads).toBe(0);
		value.mockReturnValue('');
		fail();
		expect(reloads).toBe(1);
	});

	test('without storage nothing is reloaded, for nothing could stop it', () => {
		vi.stubGlobal('sessionStorage', {
			getItem() {
				throw new DOMException('denied', 'SecurityError');
			},
		});
		fail();
		expect(reloads).toBe(0);
	});
});

test('a language link keeps the choice for a year', () => {
	const cookies: string[] = [];
	vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => void cookies.push(value));
	document.body.innerHTML = '<a href="#ja" data-locale="ja"><span>日本語</span></a>';
	document.querySelector('span')?.click();
	expect(cookies).toEqual(['i18n_redirected=ja; Max-Age=31536000; Path=/; SameSite=Lax']);
	vi.restoreAllMocks();
});

test('where buttons know no commands, dialogs open and close all the same', () => {
	document.body.innerHTML = `<button id="open" command="show-modal" commandfor="menu"></button>
		<dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`;
	const dialog = document.querySelector('dialog');
	document.getElementById('open')?.click();
	expect(dialog?.open).toBe(true);
	document.getElementById('close')?.click();
	expect(dialog?.open).toBe(false);
});

test('the progress bar runs, ends, or stays red', () => {
	const { dataset } = document.documentElement;
	startProgress();
	expect(dataset['progress']).toBe('pending');
	endProgress(true);
	expect(dataset['progress']).toBe('failed');
	startProgress();
	endProgress();
	expect(dataset['progress']).toBeUndefined();
});

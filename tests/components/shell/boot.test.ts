// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { endProgress, startProgress } from '#islands/ui/progress.ts';

const NOW = 1_700_000_000_000;

beforeAll(async () => {
	await import('#components/shell/boot/chunk-guard.ts');
	await import('#components/shell/boot/locale-choice.ts');
	await import('#components/shell/boot/invokers.ts');
	await import('#components/shell/boot/navigation-progress.ts');
	await import('#components/shell/boot/rare.ts');
});

describe('a chunk that fails to load', () => {
	let reloads: number;
	const CHUNK_GONE =
		'Failed to fetch dynamically imported module: https://a.example/_astro/Cart.js';
	function hydrationFails(message: string) {
		const detail = { error: new TypeError(message) };
		document.dispatchEvent(new CustomEvent('astro:hydration-error', { detail, bubbles: true }));
	}
	const fail = async () => {
		hydrationFails(CHUNK_GONE);
		await vi.advanceTimersByTimeAsync(0);
	};
	const ask = vi.fn<typeof fetch>();

	beforeEach(() => {
		reloads = 0;
		sessionStorage.clear();
		vi.useFakeTimers({ now: NOW });
		ask.mockReset().mockImplementation(async () => new Response());
		// Islands of earlier files may still send requests; those are not counted.
		vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) =>
			asked[0] === location.href ? ask(...asked) : new Response(),
		);
		vi.spyOn(location, 'reload').mockImplementation(() => {
			reloads += 1;
		});
	});
	afterEach(() => {
		vi.useRealTimers();
		vi.unstubAllGlobals();
		vi.restoreAllMocks();
	});

	test('reloads the page, at most once in a minute', async () => {
		await fail();
		await fail();
		expect(reloads).toBe(1);
		vi.setSystemTime(NOW + 59_999);
		await fail();
		expect(reloads).toBe(1);
		vi.setSystemTime(NOW + 60_000);
		await fail();
		expect(reloads).toBe(2);
	});

	test.each([
		CHUNK_GONE,
		'Importing a module script failed.',
		'error loading dynamically imported module: https://a.example/_astro/Cart.js',
	])('an island that failed to hydrate reports “%s”', async (message) => {
		hydrationFails(message);
		await vi.advanceTimersByTimeAsync(0);
		expect(reloads).toBe(1);
	});

	test('a custom element whose code fails rejects without a listener', async () => {
		const reason = new TypeError(CHUNK_GONE);
		window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
		await vi.advanceTimersByTimeAsync(0);
		expect(reloads).toBe(1);
	});

	test('offline nothing is reloaded, since the page would be lost: it waits', async () => {
		ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
		ask.mockResolvedValueOnce(new Response(null, { status: 503 }));
		await fail();
		// A cached answer says nothing about the connection.
		expect(ask).toHaveBeenCalledExactlyOnceWith(location.href, { cache: 'reload' });
		await vi.advanceTimersByTimeAsync(1000);
		expect([ask.mock.calls.length, reloads]).toEqual([2, 0]);
		await vi.advanceTimersByTimeAsync(2000);
		expect([ask.mock.calls.length, reloads]).toEqual([3, 1]);
		await vi.advanceTimersByTimeAsync(60_000);
		expect([ask.mock.calls.length, reloads]).toEqual([3, 1]);
	});

	test('a page that does not arrive within a minute is unchanged', async () => {
		ask.mockRejectedValue(new TypeError('Failed to fetch'));
		await fail();
		await vi.advanceTimersByTimeAsync(63_000);
		expect([ask.mock.calls.length, reloads]).toEqual([6, 0]);
		await vi.advanceTimersByTimeAsync(600_000);
		expect([ask.mock.calls.length, reloads]).toEqual([6, 0]);
		// The next chunk that fails starts a new check.
		ask.mockImplementation(async () => new Response());
		await fail();
		expect(reloads).toBe(1);
	});

	test('a connection restored later reloads the page at once, in every engine', async () => {
		ask.mockRejectedValue(new TypeError('Failed to fetch'));
		await fail();
		await vi.advanceTimersByTimeAsync(600_000);
		ask.mockImplementation(async () => new Response());
		window.dispatchEvent(new Event('online'));
		await vi.advanceTimersByTimeAsync(0);
		expect(reloads).toBe(1);
		ask.mockClear();
		window.dispatchEvent(new Event('online'));
		await vi.advanceTimersByTimeAsync(60_000);
		expect([ask.mock.calls.length, reloads]).toEqual([0, 1]);
	});

	test('another error of an island does not reload', async () => {
		hydrationFails('x is not a function');
		await vi.advanceTimersByTimeAsync(0);
		expect(ask).not.toHaveBeenCalled();
		expect(reloads).toBe(0);
	});

	test('a page with a chosen file is not reloaded', async () => {
		document.body.innerHTML = '<input type="text" value="x"><input type="file">';
		const value = vi.spyOn(HTMLInputElement.prototype, 'value', 'get');
		value.mockReturnValue('C:\\fakepath\\receipt.pdf');
		await fail();
		expect(reloads).toBe(0);
		value.mockReturnValue('');
		await fail();
		expect(reloads).toBe(1);
	});

	test('without storage nothing is reloaded, since nothing could stop a loop', async () => {
		vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
			throw new DOMException('denied', 'SecurityError');
		});
		await fail();
		expect(reloads).toBe(0);
	});
});

test('a language link stores the choice for a year', () => {
	const cookies: string[] = [];
	vi.spyOn(document, 'cookie', 'set').mockImplementation((value) => void cookies.push(value));
	document.body.innerHTML = '<a href="#ja" data-locale="ja"><span>日本語</span></a>';
	document.querySelector('span')?.click();
	expect(cookies).toEqual(['i18n_redirected=ja; Max-Age=31536000; Path=/; SameSite=Lax']);
	vi.restoreAllMocks();
});

test('without invoker commands dialogs open and close all the same', () => {
	document.body.innerHTML = `<button id="open" command="show-modal" commandfor="menu"></button>
		<dialog id="menu"><button id="close" command="close" commandfor="menu"></button></dialog>`;
	const dialog = document.querySelector('dialog');
	document.getElementById('open')?.click();
	expect(dialog?.open).toBe(true);
	document.getElementById('close')?.click();
	expect(dialog?.open).toBe(false);
});

test.each([
	['a press beside the box closes it', [5, 5], [5, 5], false],
	['a press on the box, on its padding too, does not', [50, 50], [50, 50], true],
	['a text that is marked from the box outwards does not', [50, 50], [5, 5], true],
	['nor does one from outside that ends on the box', [5, 5], [50, 50], true],
] as const)('without closedby on dialogs, %s', (_, [downX, downY], [x, y], isOpen) => {
	document.body.innerHTML = '<dialog closedby="any"><p>text</p></dialog><dialog></dialog>';
	const [dialog, other] = document.querySelectorAll('dialog');
	if (!dialog || !other) throw new Error('no dialogs');
	for (const box of [dialog, other]) {
		box.showModal();
		vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, 20, 100, 100));
		box.dispatchEvent(
			new MouseEvent('pointerdown', { bubbles: true, clientX: downX, clientY: downY }),
		);
		box.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
	}
	expect([dialog.open, other.open]).toEqual([isOpen, true]);
	vi.restoreAllMocks();
});

describe('a press on Send before the form’s script has loaded', () => {
	function aForm() {
		document.body.innerHTML =
			'<astro-island ssr><form class="form"><input required><input required></form></astro-island>';
		const [island, form] = [document.querySelector('astro-island'), document.querySelector('form')];
		if (!island || !form) throw new Error('no form');
		const said = { woken: 0, sent: 0 };
		island.addEventListener('focusin', () => (said.woken += 1));
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			said.sent += 1;
		});
		const press = () =>
			[...form.elements].map((field) => {
				const invalid = new Event('invalid', { cancelable: true });
				field.dispatchEvent(invalid);
				return invalid.defaultPrevented;
			});
		return { island, form, said, press };
	}

	test('is validated by the form’s own rules once loaded, without the browser’s bubble', async () => {
		const { form, said, press } = aForm();
		expect(press()).toEqual([true, true]);
		expect(press()).toEqual([true, true]);
		expect(said).toEqual({ woken: 1, sent: 0 });
		form.noValidate = true;
		await vi.waitFor(() => expect(said.sent).toBe(1));
	});

	test('shows the browser’s bubble when the script does not load', () => {
		const { island, press } = aForm();
		press();
		island.dispatchEvent(new CustomEvent('astro:hydration-error', { detail: { error: null } }));
		expect(press()).toEqual([false, false]);
	});
});

test.each([
	['Transition was aborted because of invalid state', true],
	['Transition was skipped', true],
	['The user aborted a request.', false],
])('an unhandled rejection “%s” is not such an error: %s', (message, isQuiet) => {
	const reason = new DOMException(message, 'AbortError');
	const rejection = Object.assign(new Event('unhandledrejection', { cancelable: true }), {
		reason,
	});
	dispatchEvent(rejection);
	expect(rejection.defaultPrevented).toBe(isQuiet);
});

describe('the newsletter banner', () => {
	afterEach(() => history.replaceState(null, '', '/'));

	test.each([
		['anna@mail.example', '/it/newsletter#email=anna%40mail.example'],
		[' ', '/it/newsletter'],
	])('passes “%s” in the fragment, which no request carries', (typed, gone) => {
		const went = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
		document.body.innerHTML =
			'<section class="newsletter"><form action="/it/newsletter"><input name="email"></form></section>';
		const [form, field] = [document.querySelector('form'), document.querySelector('input')];
		if (!form || !field) throw new Error('no banner');
		field.value = typed;
		const submit = new Event('submit', { bubbles: true, cancelable: true });
		form.dispatchEvent(submit);
		expect(submit.defaultPrevented).toBe(true);
		expect(went).toHaveBeenCalledExactlyOnceWith(gone);
		went.mockRestore();
	});

	test('writes its address into the newsletter page’s query by history', () => {
		history.replaceState(null, '', '/it/newsletter#email=anna%40mail.example');
		dispatchEvent(new Event('hashchange'));
		expect(location.pathname + location.search + location.hash).toBe(
			'/it/newsletter?email=anna%40mail.example',
		);
	});

	test('fills the form of its own page', () => {
		document.body.innerHTML =
			'<main><form class="form" novalidate><input name="email"></form></main>';
		history.replaceState(null, '', '/it/newsletter#email=anna%40mail.example');
		dispatchEvent(new Event('hashchange'));
		expect(document.querySelector('input')?.value).toBe('anna@mail.example');
	});
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

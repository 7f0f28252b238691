// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import intent from '#islands/intent.ts';

let island: HTMLElement;
let inside: HTMLButtonElement;
let loads: number;

/**
 * Mounts an island whose hydration ends when the test says so, as React arrives when the network
 * does.
 */
function mount(value?: string): () => Promise<void> {
	let arrive: () => void = () => {};
	const arrived = new Promise<void>((resolve) => (arrive = resolve));
	intent(
		async () => {
			loads += 1;
			await arrived;
			return async () => {};
		},
		{ name: 'intent', value: value ?? '' },
		island,
	);
	return async () => {
		arrive();
		await vi.waitFor(() => arrived);
		await new Promise((resolve) => setTimeout(resolve));
	};
}

beforeEach(() => {
	loads = 0;
	island = document.createElement('div');
	inside = document.createElement('button');
	island.append(inside);
	document.body.append(island);
});
afterEach(() => {
	island.remove();
	// Releases an island that still waits for the window.
	window.dispatchEvent(new Event('scroll'));
});

const bubbling = { bubbles: true, cancelable: true };

test('nothing is loaded before the visitor acts', () => {
	mount('scroll');
	expect(loads).toBe(0);
});

test.each(['pointerover', 'touchstart', 'keydown', 'focusin'])(
	'%s inside wakes it, once',
	(type) => {
		mount();
		inside.dispatchEvent(new Event(type, bubbling));
		inside.dispatchEvent(new Event('focusin', bubbling));
		expect(loads).toBe(1);
	},
);

test('an event elsewhere leaves it asleep', () => {
	mount();
	document.body.dispatchEvent(new Event('keydown', bubbling));
	expect(loads).toBe(0);
});

test('the window’s scroll wakes only an island that asks for it', () => {
	mount();
	window.dispatchEvent(new Event('scroll'));
	expect(loads).toBe(0);
	mount('scroll');
	window.dispatchEvent(new Event('scroll'));
	expect(loads).toBe(1);
});

describe('an island that is to be seen', () => {
	let see: (isIntersecting: boolean) => void;
	beforeEach(() => {
		const Observer = class {
			constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
				see = (isIntersecting) => callback([{ isIntersecting }]);
			}
			observe() {}
			disconnect() {}
		};
		vi.stubGlobal('IntersectionObserver', Observer);
		vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
	});
	afterEach(() => vi.unstubAllGlobals());

	test('sleeps while it is out of sight', () => {
		mount('visible');
		see(false);
		expect(loads).toBe(0);
	});

	test('wakes in sight, once', () => {
		mount('visible');
		see(true);
		inside.dispatchEvent(new Event('focusin', bubbling));
		expect(loads).toBe(1);
	});

	test('wakes when it is touched before', () => {
		mount('visible');
		inside.dispatchEvent(new Event('focusin', bubbling));
		see(true);
		expect(loads).toBe(1);
	});
});

test('the key that woke it is given again once it is awake', async () => {
	const finish = mount();
	inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
	const keys: string[] = [];
	island.addEventListener('keydown', ({ key }) => keys.push(key));
	await finish();
	expect(keys).toEqual(['Escape']);
});

test('a key that was already answered is not given again', async () => {
	const finish = mount();
	inside.addEventListener('keydown', (event) => event.preventDefault());
	inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
	let again = 0;
	island.addEventListener('keydown', () => (again += 1));
	await finish();
	expect(again).toBe(0);
});

test('focus and touch are not given again: the browser has done what they do', async () => {
	const finish = mount();
	inside.dispatchEvent(new FocusEvent('focusin', bubbling));
	let again = 0;
	island.addEventListener('focusin', () => (again += 1));
	await finish();
	expect(again).toBe(0);
});

describe('where the pointer is when the island is awake', () => {
	const over = () => new PointerEvent('pointerover', { pointerType: 'mouse', ...bubbling });
	/** This page is not painted: the test has to say what lies under the pointer. */
	const layPointerOn = (element: Element) => {
		for (const each of [island, inside]) {
			vi.spyOn(each, 'matches').mockReturnValue(each.contains(element));
		}
		element.dispatchEvent(over());
	};
	const watch = () => {
		const seen: (EventTarget | null)[] = [];
		island.addEventListener('pointerover', ({ target }) => seen.push(target));
		return seen;
	};

	test('is told by its last move, not by the one that woke it', async () => {
		const finish = mount();
		layPointerOn(island);
		layPointerOn(inside);
		const seen = watch();
		await finish();
		expect(seen).toEqual([inside]);
	});

	test('is told though a scroll woke it', async () => {
		const finish = mount('scroll');
		window.dispatchEvent(new Event('scroll'));
		layPointerOn(inside);
		const seen = watch();
		await finish();
		expect(seen).toEqual([inside]);
	});

	test('is not told when it has left again', async () => {
		const finish = mount();
		layPointerOn(inside);
		layPointerOn(document.body);
		const seen = watch();
		await finish();
		expect(seen).toEqual([]);
	});

	test('is not told after a key that came later', async () => {
		const finish = mount();
		layPointerOn(inside);
		inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
		const seen = watch();
		await finish();
		expect(seen).toEqual([]);
	});

	test('is nothing to a key that woke it: the key is given', async () => {
		const finish = mount();
		inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
		layPointerOn(inside);
		const keys: string[] = [];
		island.addEventListener('keydown', ({ key }) => keys.push(key));
		await finish();
		expect(keys).toEqual(['Escape']);
	});
});

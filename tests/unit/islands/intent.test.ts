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

test('nothing loads before interaction', () => {
	mount('scroll');
	expect(loads).toBe(0);
});

test.each(['pointerover', 'touchstart', 'keydown', 'focusin'])(
	'%s inside hydrates it, once',
	(type) => {
		mount();
		inside.dispatchEvent(new Event(type, bubbling));
		inside.dispatchEvent(new Event('focusin', bubbling));
		expect(loads).toBe(1);
	},
);

test('an event elsewhere does not hydrate it', () => {
	mount();
	document.body.dispatchEvent(new Event('keydown', bubbling));
	expect(loads).toBe(0);
});

test('a scroll hydrates only an island that requests it', () => {
	mount();
	window.dispatchEvent(new Event('scroll'));
	expect(loads).toBe(0);
	mount('scroll');
	window.dispatchEvent(new Event('scroll'));
	expect(loads).toBe(1);
});

describe('an island hydrated when visible', () => {
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

	test('is not hydrated while out of view', () => {
		mount('visible');
		see(false);
		expect(loads).toBe(0);
	});

	test('is hydrated when visible, once', () => {
		mount('visible');
		see(true);
		inside.dispatchEvent(new Event('focusin', bubbling));
		expect(loads).toBe(1);
	});

	test('is hydrated earlier by interaction', () => {
		mount('visible');
		inside.dispatchEvent(new Event('focusin', bubbling));
		see(true);
		expect(loads).toBe(1);
	});
});

test('the key that hydrated it is replayed', async () => {
	const finish = mount();
	inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
	const keys: string[] = [];
	island.addEventListener('keydown', ({ key }) => keys.push(key));
	await finish();
	expect(keys).toEqual(['Escape']);
});

test('a handled key is not replayed', async () => {
	const finish = mount();
	inside.addEventListener('keydown', (event) => event.preventDefault());
	inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
	let again = 0;
	island.addEventListener('keydown', () => (again += 1));
	await finish();
	expect(again).toBe(0);
});

test('focus and touch are not replayed, since the browser has acted', async () => {
	const finish = mount();
	inside.dispatchEvent(new FocusEvent('focusin', bubbling));
	let again = 0;
	island.addEventListener('focusin', () => (again += 1));
	await finish();
	expect(again).toBe(0);
});

describe('the pointer at hydration', () => {
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

	test('is replayed from its last move, not the one that hydrated', async () => {
		const finish = mount();
		layPointerOn(island);
		layPointerOn(inside);
		const seen = watch();
		await finish();
		expect(seen).toEqual([inside]);
	});

	test('is replayed after hydration by scroll', async () => {
		const finish = mount('scroll');
		window.dispatchEvent(new Event('scroll'));
		layPointerOn(inside);
		const seen = watch();
		await finish();
		expect(seen).toEqual([inside]);
	});

	test('is not replayed once it left', async () => {
		const finish = mount();
		layPointerOn(inside);
		layPointerOn(document.body);
		const seen = watch();
		await finish();
		expect(seen).toEqual([]);
	});

	test('is not replayed after a later key', async () => {
		const finish = mount();
		layPointerOn(inside);
		inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
		const seen = watch();
		await finish();
		expect(seen).toEqual([]);
	});

	test('is ignored after hydration by a key, which is replayed', async () => {
		const finish = mount();
		inside.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', ...bubbling }));
		layPointerOn(inside);
		const keys: string[] = [];
		island.addEventListener('keydown', ({ key }) => keys.push(key));
		await finish();
		expect(keys).toEqual(['Escape']);
	});
});

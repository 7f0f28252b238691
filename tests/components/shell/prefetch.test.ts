// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('requestIdleCallback', undefined);
	Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

async function ranAfter(milliseconds: number, connection?: object): Promise<boolean> {
	Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
	const { whenQuiet } = await import('#islands/ui/when-quiet.ts');
	let hasRun = false;
	whenQuiet(() => (hasRun = true));
	vi.advanceTimersByTime(milliseconds);
	return hasRun;
}

test('a task waits for idle time, two seconds at most', async () => {
	expect(await ranAfter(1999)).toBe(false);
	expect(await ranAfter(2000)).toBe(true);
});

test.each([
	['data saver', { saveData: true, effectiveType: '4g' }],
	['2g', { effectiveType: '2g' }],
	['slow 2g', { effectiveType: 'slow-2g' }],
])('nothing is prefetched on %s', async (_, connection) => {
	expect(await ranAfter(60_000, connection)).toBe(false);
});

test.each([
	['a fast connection', { effectiveType: '4g', downlink: 10 }, true],
	['slow 4G', { effectiveType: '4g', downlink: 1.6 }, false],
	['data saver', { saveData: true, effectiveType: '4g', downlink: 10 }, false],
	['a browser that does not say', undefined, false],
])('islands are prefetched on %s: %s', async (_, connection, isFetched) => {
	Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
	const { whenFast } = await import('#islands/ui/when-quiet.ts');
	const task = vi.fn();
	whenFast(task);
	vi.advanceTimersByTime(60_000);
	expect(task).not.toHaveBeenCalled();
	dispatchEvent(new Event('load'));
	vi.advanceTimersByTime(2000);
	expect(task.mock.calls.length > 0).toBe(isFetched);
});

test('the code of an island is prefetched once, with its imports', async () => {
	const fetched = vi.fn(
		async (address: string) =>
			new Response(address.endsWith('/a.js') ? 'import{x}from"./b.js"' : ''),
	);
	vi.stubGlobal('fetch', fetched);
	document.body.innerHTML =
		'<astro-island client="intent" component-url="/a.js" renderer-url="/a.js"></astro-island>';
	await import('#components/shell/boot/island-prefetch.ts');
	await vi.waitFor(() =>
		expect(fetched.mock.calls.map(([address]) => new URL(address).pathname)).toEqual([
			'/a.js',
			'/b.js',
		]),
	);
});

test('pages are prefetched on a good connection', async () => {
	expect(await ranAfter(2000, { effectiveType: '4g', saveData: false })).toBe(true);
});

test('visible pages are prefetched once; files, host documents, the current page and outside links are not', async () => {
	let seen: IntersectionObserverCallback = () => {};
	const observed: Element[] = [];
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(callback: IntersectionObserverCallback) {
				seen = callback;
			}
			observe(element: Element) {
				observed.push(element);
			}
			unobserve() {}
		},
	);
	document.body.innerHTML = `<main><a href="/it/prodotti">P</a><a href="/it/prodotti#x">P</a>
		<a href="/media/documents/a.pdf">PDF</a><a href="https://a.example/">A</a>
		<a href="/api/shop/returns/r1/label?locale=it" download>L</a></main>
		<a href="/it/footer">F</a>`;
	Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
	await import('#components/shell/boot/link-prefetch.ts');
	vi.advanceTimersByTime(2000);
	const entries = observed.map((target) =>
		Object.assign(Object.create(null), { target, isIntersecting: true }),
	);
	seen(entries, Object.create(null));
	const links = [...document.head.querySelectorAll('link[rel=prefetch]')];
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/it/prodotti']);
});

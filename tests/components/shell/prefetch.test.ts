// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
	vi.resetModules();
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

test('a task waits for a quiet moment, two seconds at most', async () => {
	expect(await ranAfter(1999)).toBe(false);
	expect(await ranAfter(2000)).toBe(true);
});

test.each([
	['data saver', { saveData: true, effectiveType: '4g' }],
	['2g', { effectiveType: '2g' }],
	['slow 2g', { effectiveType: 'slow-2g' }],
])('nothing is fetched ahead on %s', async (_, connection) => {
	expect(await ranAfter(60_000, connection)).toBe(false);
});

test.each([
	['a fast connection', { effectiveType: '4g', downlink: 10 }, 1],
	['slow 4G', { effectiveType: '4g', downlink: 1.6 }, 0],
	['data saver', { saveData: true, effectiveType: '4g', downlink: 10 }, 0],
	['a browser that does not say', undefined, 0],
])('on %s the code of waiting islands is fetched ahead, or not', async (_, connection, times) => {
	Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
	const fetched = vi.fn(async (_address: string) => new Response(''));
	vi.stubGlobal('fetch', fetched);
	document.body.innerHTML =
		'<astro-island client="intent" component-url="/a.js" renderer-url="/a.js"></astro-island>';
	await import('#components/shell/island-prefetch.ts');
	dispatchEvent(new Event('load'));
	vi.advanceTimersByTime(60_000);
	expect(fetched.mock.calls.map(([address]) => new URL(address).pathname)).toEqual(
		Array.from({ length: times }, () => '/a.js'),
	);
});

test('a good connection is used', async () => {
	expect(await ranAfter(2000, { effectiveType: '4g', saveData: false })).toBe(true);
});

test('pages in view are fetched once; files, papers that the host prints, this page and outside links are not', async () => {
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
	await import('#components/shell/link-prefetch.ts');
	vi.advanceTimersByTime(2000);
	const entries = observed.map((target) =>
		Object.assign(Object.create(null), { target, isIntersecting: true }),
	);
	seen(entries, Object.create(null));
	const links = [...document.head.querySelectorAll('link[rel=prefetch]')];
	expect(links.map((link) => link.getAttribute('href'))).toEqual(['/it/prodotti']);
});

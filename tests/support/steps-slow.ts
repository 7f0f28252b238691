import { expect, type Page, type Request } from '@playwright/test';
import { bringLettersFirst, type Shift } from './steps-shifts.ts';

/** Layout shifts of a page since it was opened: their sum, and what moved. */
interface Shifts {
	sum: number;
	moved: string[];
}

const FRAMES = 8;

/** Lets the page draw a few frames. */
const draw = (page: Page): Promise<void> =>
	page.evaluate(async (frames) => {
		for (let frame = 0; frame < frames; frame += 1) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
	}, FRAMES);

/** Waits for the first content that a page paints. */
const painted = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		await new Promise<void>((resolve) => {
			new PerformanceObserver((list) => {
				if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
			}).observe({ type: 'paint', buffered: true });
		});
	});

function gate() {
	let open: () => void = () => {};
	const opened = new Promise<void>((resolve) => (open = resolve));
	return { open, opened };
}

/**
 * Opens pages as a slow phone does, in the worst order: the markup is drawn, then come the scripts,
 * and the host's answers only after those have run. Order replaces clocks.
 */
export async function slowly(page: Page) {
	let [scripts, answers] = [gate(), gate()];
	const pending = new Set<Request>();
	await bringLettersFirst(page);
	await page.route('**/_astro/*.js', async (route) => {
		await scripts.opened;
		await route.continue();
	});
	await page.route(
		(url) => url.pathname.startsWith('/api/') || url.pathname.endsWith('.json'),
		async (route) => {
			await answers.opened;
			await route.continue();
		},
	);
	page.on('request', (request) => {
		if (request.resourceType() === 'fetch') pending.add(request);
	});
	// Not `requestfinished`, which waits for a body that the page may not read.
	page.on('response', (response) => void pending.delete(response.request()));
	page.on('requestfailed', (request) => void pending.delete(request));
	await page.addInitScript(() => {
		const shifts: Shifts = { sum: 0, moved: [] };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value = 1, hadRecentInput = false, sources = [] }: Shift = entry;
				if (hadRecentInput) continue;
				shifts.sum += value;
				for (const { node, previousRect, currentRect } of sources) {
					const [from, to] = [previousRect, currentRect].map(({ y, height }) => `${y}+${height}`);
					const element = node instanceof Element ? node : node?.parentElement;
					const what = `${element?.tagName}.${element?.className} “${node?.textContent?.trim().slice(0, 30)}”`;
					shifts.moved.push(`${value.toFixed(4)}: ${what} from ${from} to ${to}`);
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
		Object.assign(window, { shifts });
	});

	/** Waits until nothing is asked for any more and everything answered is drawn. */
	async function settled(): Promise<void> {
		await expect(async () => {
			await draw(page);
			expect(pending.size).toBe(0);
			await draw(page);
			expect(pending.size).toBe(0);
		}).toPass();
	}

	return {
		async open(path: string): Promise<Shifts> {
			[scripts, answers] = [gate(), gate()];
			pending.clear();
			// Another secret behind `#` alone would open no new page.
			await page.goto('about:blank');
			await page.goto(path, { waitUntil: 'commit' });
			await painted(page);
			await draw(page);
			scripts.open();
			await page.waitForLoadState('load');
			await expect(page.locator('astro-island[client="load"][ssr]')).toHaveCount(0);
			await draw(page);
			answers.open();
			await settled();
			return page.evaluate(() => Reflect.get(window, 'shifts') as Shifts);
		},
	};
}

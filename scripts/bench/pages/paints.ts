import type { Page } from 'playwright-core';
import { shop } from '../../../tests/support/steps-cart.ts';
import { visit } from '../../../tests/support/steps.ts';
import { DESKTOP, PHONE, slowDown, withBrowser } from './browsing.ts';
import { median } from '../caller.ts';
import { type Awaited, type PressTimes, timePress } from './press.ts';
import type { Figures, Measure } from '../part.ts';

/** Number of visitors whose first press is measured. */
const RUNS = 9;

interface Pressed {
	name: string;
	path: string;
	viewport: { width: number; height: number };
	/** Brings the control into view; returns the element that its press shows. */
	prepare: (page: Page) => Promise<{ awaited: Awaited; press: () => Promise<unknown> }>;
}

const PRESSES: readonly Pressed[] = [
	{
		name: 'hamburger',
		path: '/it',
		viewport: PHONE,
		prepare: async (page) => {
			const { menuToggle } = visit(page, 'it');
			return { awaited: { selector: 'dialog#hamburger' }, press: () => menuToggle.click() };
		},
	},
	{
		name: 'add to cart',
		// With its freehub chosen: otherwise the button asks for that.
		path: '/it/prodotto/ruote-kleos-rd-50?variant=KRD50-HG-BK',
		viewport: PHONE,
		prepare: async (page) => {
			const { add } = shop(page, 'it');
			await add.scrollIntoViewIfNeeded();
			return { awaited: { selector: 'dialog[open] input' }, press: () => add.click() };
		},
	},
	{
		name: 'filter in a list',
		path: '/it/prodotti/ruote',
		viewport: DESKTOP,
		prepare: async (page) => {
			const box = page.locator('[data-facet=rim_height]').getByRole('checkbox').first();
			await box.scrollIntoViewIfNeeded();
			const before = (await page.locator('[data-count]').textContent()) ?? '';
			return {
				awaited: { selector: '[data-count]', before },
				press: () => box.click(),
			};
		},
	},
];

/** Measures first presses: each on a freshly opened page, by a visitor with an empty cache. */
export const measure: Measure = ({ served }) =>
	served((baseURL) =>
		withBrowser(async (browser) => {
			const figures: Figures = {};
			for (const { name, path, viewport, prepare } of PRESSES) {
				const runs: PressTimes[] = [];
				while (runs.length < RUNS) {
					const page = await browser.newPage({ baseURL, locale: 'it-IT', viewport });
					await slowDown(page);
					await page.goto(path, { waitUntil: 'load' });
					const { awaited, press } = await prepare(page);
					runs.push(await timePress(page, awaited, press));
					await page.close();
				}
				const [paints, shown] = [runs.map((run) => run.paint_ms), runs.map((run) => run.shown_ms)];
				const tasks = runs.map((run) => run.tasks_ms);
				figures[name] = {
					work_p50_ms: median(tasks.map((list) => list.reduce((sum, ms) => sum + ms, 0))),
					longest_task_p50_ms: median(tasks.map((list) => Math.max(0, ...list))),
					paint_p50_ms: median(paints),
					paint_max_ms: Math.max(...paints),
					shown_p50_ms: median(shown),
					shown_max_ms: Math.max(...shown),
				};
			}
			return { figures };
		}),
	);

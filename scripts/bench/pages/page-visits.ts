import type { Browser } from 'playwright-core';
import { TEMPLATES } from '../../../tests/support/steps-pages.ts';
import { PHONE, slowDown, withBrowser } from './browsing.ts';
import { median } from '../caller.ts';
import { blockingTime, layoutShift, openUntilCalm, type Unrest } from './page-calm.ts';
import type { Figures, Measure } from '../part.ts';
import { type Known, shoppersPages } from './shoppers-pages.ts';

const RUNS = 3;

interface Visit {
	name: string;
	path: string;
	/** State of the browser about the visitor; empty on a first visit. */
	known?: Known;
}

/** Opens a page on a slow phone with an empty cache. */
async function visited(browser: Browser, siteUrl: string, { path, known }: Visit): Promise<Unrest> {
	const context = await browser.newContext({
		baseURL: siteUrl,
		locale: 'it-IT',
		viewport: PHONE,
		...(known ? { storageState: known } : {}),
	});
	try {
		const page = await context.newPage();
		await slowDown(page);
		return await openUntilCalm(page, path);
	} finally {
		await context.close();
	}
}

/** Takes the worst layout shift of the runs, which one visitor in three has, and the median of the rest. */
function rowFrom(runs: readonly Unrest[]): Figures[string] {
	return {
		shift: Math.max(...runs.map(({ shifts }) => layoutShift(shifts))),
		blocking_ms: median(runs.map(blockingTime)),
		longest_task_ms: median(runs.map(({ tasks_ms }) => Math.max(0, ...tasks_ms))),
	};
}

/** Visits every kind of page, and those that only a shopper or a customer has. */
export const measure: Measure = ({ served }) =>
	served((siteUrl) =>
		withBrowser(async (browser) => {
			const first: Visit[] = Object.entries(TEMPLATES).map(([name, path]) => ({ name, path }));
			const visits = [...first, ...(await shoppersPages(browser, siteUrl))];
			const figures: Figures = {};
			for (const visit of visits) {
				const runs: Unrest[] = [];
				while (runs.length < RUNS) runs.push(await visited(browser, siteUrl, visit));
				figures[visit.name] = rowFrom(runs);
			}
			return { figures };
		}),
	);

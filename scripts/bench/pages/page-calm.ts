import type { Page } from 'playwright-core';
import { TASKS, tasksIn, traced } from './trace.ts';

/** Disturbances of an untouched page: shifts of its layout, and tasks of its thread. */
export interface Unrest {
	shifts: { at_ms: number; value: number }[];
	/** On the thread's own clock. */
	tasks_ms: number[];
}

/** Longest pauses between shifts of one window, and its longest duration, as browsers score them. */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;
/** A task blocks for the time beyond this. */
const SHORT_MS = 50;

/** Time without shift and long task after which a page is calm, and the longest wait for that. */
const CALM_MS = 1_000;
const LIMIT_MS = 20_000;

/** Cumulative layout shift: the sum of the worst window of shifts. */
export function layoutShift(shifts: Unrest['shifts']): number {
	let [worst, sum, began, last] = [0, 0, -Infinity, -Infinity];
	for (const { at_ms, value } of shifts.toSorted((a, b) => a.at_ms - b.at_ms)) {
		const isSame = at_ms - last < GAP_MS && at_ms - began < WINDOW_MS;
		if (!isSame) [sum, began] = [0, at_ms];
		sum += value;
		last = at_ms;
		worst = Math.max(worst, sum);
	}
	return worst;
}

export const blockingTime = ({ tasks_ms }: Pick<Unrest, 'tasks_ms'>): number =>
	tasks_ms.reduce((sum, ms) => sum + Math.max(0, ms - SHORT_MS), 0);

/** Waits until nothing of a page has moved or kept its thread busy for a while. */
const untilCalm = (page: Page): Promise<Unrest['shifts']> =>
	page.evaluate(
		async ({ calm_ms, limit_ms }) => {
			const seen = Reflect.get(window, 'seenUnrest') as {
				shifts: Unrest['shifts'];
				last_ms: number;
			};
			const until = performance.now() + limit_ms;
			seen.last_ms = performance.now();
			while (performance.now() - seen.last_ms < calm_ms && performance.now() < until) {
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
			return seen.shifts;
		},
		{ calm_ms: CALM_MS, limit_ms: LIMIT_MS },
	);

/** Opens an address and returns what moved and blocked until the page was calm. */
export async function openUntilCalm(page: Page, path: string): Promise<Unrest> {
	await page.addInitScript(() => {
		interface Shift extends PerformanceEntry {
			value?: number;
			hadRecentInput?: boolean;
		}
		const shifts: Unrest['shifts'] = [];
		const seen = { shifts, last_ms: 0 };
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const { value = 0, hadRecentInput = false }: Shift = entry;
				if (hadRecentInput) continue;
				shifts.push({ at_ms: entry.startTime, value });
				seen.last_ms = performance.now();
			}
		}).observe({ type: 'layout-shift', buffered: true });
		new PerformanceObserver(() => {
			seen.last_ms = performance.now();
		}).observe({ type: 'longtask', buffered: true });
		Object.assign(window, { seenUnrest: seen });
	});
	let shifts: Unrest['shifts'] = [];
	const events = await traced(page, TASKS, async () => {
		await page.goto(path, { waitUntil: 'load' });
		shifts = await untilCalm(page);
	});
	return { shifts, tasks_ms: tasksIn(events) };
}

import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { TASKS, tasksIn, traced } from './trace.ts';

/** Time after which a press counts as without effect. */
const LIMIT_MS = 60_000;

/** Visible element that a press brings: with this text, or with another than before. */
export interface Awaited {
	selector: string;
	text?: string;
	before?: string;
}

export interface PressTimes {
	/** Until the browser has painted anything after the press. */
	paint_ms: number;
	/** Until the awaited element has been painted. */
	shown_ms: number;
	/** Tasks of the page until then, on its thread's own clock: waiting does not count. */
	tasks_ms: number[];
}

/** Measures a press, and the tasks of the page that it caused. */
export async function timePress(
	page: Page,
	awaited: Awaited,
	press: () => Promise<unknown>,
): Promise<PressTimes> {
	let shown: Shown = { paint_ms: 0, shown_ms: 0 };
	const events = await traced(page, TASKS, async () => {
		shown = await timeShown(page, awaited, press);
	});
	return { ...shown, tasks_ms: tasksIn(events) };
}

type Shown = Omit<PressTimes, 'tasks_ms'>;

/** Measures in the page, from the moment of the press, so that the way to the browser does not count. */
async function timeShown(
	page: Page,
	awaited: Awaited,
	press: () => Promise<unknown>,
): Promise<Shown> {
	const times = page.evaluate(
		({ selector, text, before }) =>
			new Promise<{ paint_ms: number; shown_ms: number }>((resolve) => {
				let pressed = 0;
				let paint_ms = 0;
				/**
				 * Calls back after the next frame is painted: what a frame posts runs when it is
				 * done.
				 */
				const afterPaint = (then: () => void) =>
					requestAnimationFrame(() => {
						const { port1, port2 } = new MessageChannel();
						port1.addEventListener('message', then, { once: true });
						port1.start();
						port2.postMessage(null);
					});
				const isShown = () =>
					[...document.querySelectorAll(selector)].some(
						(element) =>
							element.checkVisibility() &&
							(text === undefined || element.textContent === text) &&
							(before === undefined || element.textContent !== before),
					);
				const look = (): void => {
					if (!isShown()) requestAnimationFrame(look);
					else
						afterPaint(() => {
							const shown_ms = performance.now() - pressed;
							resolve({ paint_ms: paint_ms || shown_ms, shown_ms });
						});
				};
				addEventListener(
					'click',
					({ timeStamp }) => {
						pressed = timeStamp;
						afterPaint(() => (paint_ms = performance.now() - pressed));
						requestAnimationFrame(look);
					},
					{ capture: true, once: true },
				);
			}),
		awaited,
	);
	await press();
	const ended = new AbortController();
	const late = setTimeout(LIMIT_MS, null, { signal: ended.signal });
	const shown = await Promise.race([times, late]);
	ended.abort();
	late.catch(() => undefined);
	if (shown === null) {
		throw new Error(`the press did not bring ${awaited.selector} within ${LIMIT_MS / 1000} s`);
	}
	return shown;
}

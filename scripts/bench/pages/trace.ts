import type { Page } from 'playwright-core';
import * as v from 'valibot';

const reportSchema = v.object({ value: v.array(v.unknown()) });

/** Events that the browser records while `work` takes, of the named categories. */
export async function traced(
	page: Page,
	categories: readonly string[],
	work: () => Promise<unknown>,
): Promise<unknown[]> {
	const tools = await page.context().newCDPSession(page);
	const events: unknown[] = [];
	tools.on('Tracing.dataCollected', (report) => {
		for (const event of v.parse(reportSchema, report).value) events.push(event);
	});
	await tools.send('Tracing.start', {
		transferMode: 'ReportEvents',
		traceConfig: { includedCategories: [...categories] },
	});
	await work();
	const complete = new Promise((resolve) => tools.once('Tracing.tracingComplete', resolve));
	await tools.send('Tracing.end');
	await complete;
	await tools.detach();
	return events;
}

const placed = { ph: v.literal('X'), pid: v.number(), tid: v.number() };
/** `tdur` is the time on the thread's own clock, so it leaves out other work on the machine. */
const layoutSchema = v.object({ name: v.literal('Layout'), ...placed, tdur: v.number() });
const taskSchema = v.object({ name: v.literal('RunTask'), ...placed, tdur: v.number() });

const US = 1000;

/** Milliseconds of each layout among some events. */
export const layoutsIn = (events: readonly unknown[]): number[] =>
	events.filter((event) => v.is(layoutSchema, event)).map(({ tdur }) => tdur / US);

/** Milliseconds of each task of the threads that laid a page out: its main thread's. */
export function tasksIn(events: readonly unknown[]): number[] {
	const place = ({ pid, tid }: { pid: number; tid: number }) => `${pid} ${tid}`;
	const threads = new Set(events.filter((event) => v.is(layoutSchema, event)).map(place));
	return events
		.filter((event) => v.is(taskSchema, event))
		.filter((event) => threads.has(place(event)))
		.map(({ tdur }) => tdur / US);
}

/** Categories of layouts, and of tasks. */
export const LAYOUTS = ['devtools.timeline'] as const;
export const TASKS = [...LAYOUTS, 'disabled-by-default-devtools.timeline'] as const;

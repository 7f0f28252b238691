import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { partsAwake } from './parts-awake.ts';

/** WCAG 2.2 AA and what the engine's makers advise beyond it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
	interface Window {
		/** The engine, once a page has been given it. */
		axe?: typeof axe;
	}
}

/**
 * Brings to its end whatever fades or slides: a colour on its way to another is neither. A page on its
 * way has its links half below the fixed bar, which each of them leaves with the next turn of the
 * wheel: it is looked at from its top.
 */
function endMotion(page: Page): Promise<void> {
	return page.evaluate(() => {
		for (const animation of document.getAnimations()) {
			const isEndless = animation.effect?.getComputedTiming().endTime === Infinity;
			if (!isEndless) animation.finish();
		}
		scrollTo({ top: 0, behavior: 'instant' });
	});
}

/** Half a megabyte that a page compiles once, however often it is looked at. */
async function bringEngine(page: Page): Promise<void> {
	const isThere = await page.evaluate(() => window.axe !== undefined);
	if (!isThere) await page.evaluate(axe.source);
}

/**
 * What axe finds on a page, or in a part of it, shortened to rule, place and reason. No frames are
 * looked into: the site has none, and one that came would be named; but for pictures that nobody
 * enters, and the desk's canvas, which `canvasViolations` looks into.
 */
export async function violations(page: Page, part?: string): Promise<string[]> {
	await partsAwake(page);
	await endMotion(page);
	await bringEngine(page);
	return page.evaluate(
		async ({ tags, within }) => {
			if (!window.axe) throw new Error('the page has lost the engine');
			const entered = [...document.querySelectorAll('iframe:not([srcdoc], [inert]), frame')];
			const frames = entered.filter(
				(frame) => !(frame instanceof HTMLIFrameElement && frame.contentDocument?.body.inert),
			);
			// What passes is neither described nor sent: that took half of the time.
			const result = await window.axe.run(within ?? document, {
				runOnly: { type: 'tag', values: tags },
				resultTypes: ['violations'],
			});
			const found = result.violations.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
			);
			return [...found, ...frames.map(({ outerHTML }) => `not looked into: ${outerHTML}`)];
		},
		{ tags: TAGS, within: part },
	);
}

/** What axe finds on the canvas of the page builder, which is a part of the page that it lies in. */
export async function canvasViolations(page: Page): Promise<string[]> {
	const canvas = page.frames().find((frame) => frame.url() === 'about:srcdoc');
	if (!canvas) throw new Error('there is no canvas on the page');
	await canvas.evaluate(axe.source);
	return canvas.evaluate(async (tags) => {
		if (!window.axe) throw new Error('the canvas has lost the engine');
		const result = await window.axe.run(document, {
			runOnly: { type: 'tag', values: tags },
			resultTypes: ['violations'],
			// What holds for a page as a whole: its headings and landmarks are those around the canvas.
			rules: Object.fromEntries(
				['region', 'page-has-heading-one', 'landmark-one-main', 'bypass', 'heading-order'].map(
					(rule) => [rule, { enabled: false }],
				),
			),
		});
		return result.violations
			.filter(({ impact }) => impact === 'serious' || impact === 'critical')
			.flatMap(({ id, nodes }) =>
				nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
			);
	}, TAGS);
}

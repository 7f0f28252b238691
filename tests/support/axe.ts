import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { TAGS } from './axe-tags.ts';
import { partsAwake } from './parts-awake.ts';

declare global {
	interface Window {
		/** The engine, once it has been loaded into a page. */
		axe?: typeof axe;
	}
}

/**
 * Finishes fades and slides: a colour in transition is neither of the two. On a scrolled page links
 * lie half below the fixed bar, which they leave with the next turn of the wheel: the page is
 * checked from its top.
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

/** Loads the engine, half a megabyte that a page compiles once, however often it is checked. */
async function bringEngine(page: Page): Promise<void> {
	const isThere = await page.evaluate(() => window.axe !== undefined);
	if (!isThere) await page.evaluate(axe.source);
}

/**
 * Lists axe's violations on a page, or in a part of it, shortened to rule, place and reason. Frames
 * are not entered: the site has none, and a new one would be reported. Exceptions are frames that
 * are inert pictures, and the desk's canvas, which `canvasViolations` checks.
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
			// Passes are neither described nor sent: that took half of the time.
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

/**
 * Lists axe's violations on the canvas of the page builder, which is a part of the page around it.
 */
export async function canvasViolations(page: Page): Promise<string[]> {
	const canvas = page.frames().find((frame) => frame.url() === 'about:srcdoc');
	if (!canvas) throw new Error('there is no canvas on the page');
	await canvas.evaluate(axe.source);
	return canvas.evaluate(async (tags) => {
		if (!window.axe) throw new Error('the canvas has lost the engine');
		const result = await window.axe.run(document, {
			runOnly: { type: 'tag', values: tags },
			resultTypes: ['violations'],
			// Rules about a page as a whole: its headings and landmarks are those around the
			// canvas.
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

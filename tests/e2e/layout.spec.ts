import type { Page } from '@playwright/test';
import { expect, SCREENS, scrollDown, test, visit, VISITORS } from '../support/steps.ts';
import { readAddress } from '../support/steps-pages.ts';
import { bringLettersFirst, watchShifts } from '../support/steps-shifts.ts';

/**
 * Records motion that lasts longer than a moment, from the opening of a page on. It is recorded
 * when it begins, so that motion that has ended counts as well.
 */
async function watchMotion(page: Page): Promise<() => Promise<unknown>> {
	await page.addInitScript(() => {
		const motions: string[] = [];
		const note = ({ target, type }: Event) => {
			if (!(target instanceof Element)) return;
			for (const { effect } of target.getAnimations({ subtree: true })) {
				// Without the delay, in which nothing moves.
				const ms = Number(effect?.getComputedTiming().activeDuration ?? 0);
				if (ms > 20) motions.push(`${type}, ${ms} ms: ${target.tagName}.${target.className}`);
			}
		};
		document.addEventListener('transitionrun', note, true);
		document.addEventListener('animationstart', note, true);
		Object.assign(window, { motions });
	});
	return () => page.evaluate(() => ('motions' in window ? window.motions : 'not watched'));
}

for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		for (const template of ['home', 'product', 'category', 'news'] as const) {
			test(`nothing moves on the page "${template}" (${locale}, ${viewport.width} px)`, async ({
				page,
			}) => {
				await page.setViewportSize(viewport);
				const shifts = await watchShifts(page);
				await bringLettersFirst(page);
				await page.goto(await readAddress(page.request, template, locale));
				await page.mouse.move(300, 400);
				for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 500);
				for (let step = 0; step < 4; step += 1) await page.mouse.wheel(0, -500);
				expect(await shifts()).toEqual([]);
			});
		}
	}

	for (const motion of ['reduce', 'no-preference'] as const) {
		const what = motion === 'reduce' ? 'nothing moves slowly' : 'header and menu move';
		test(`${what} with prefers-reduced-motion "${motion}" (${locale})`, async ({ page }) => {
			await page.emulateMedia({ reducedMotion: motion });
			const motions = await watchMotion(page);
			const { words, openMenu, openProducts } = visit(page, locale);
			// Each opening of a page clears the list.
			const expectMotion = async () => {
				if (motion === 'reduce') expect(await motions()).toEqual([]);
				else await expect.poll(motions).not.toEqual([]);
			};
			await page.goto(words.home);
			await openProducts();
			await scrollDown(page);
			await expectMotion();
			await page.goto(words.home);
			await openMenu();
			await expectMotion();
		});
	}
}

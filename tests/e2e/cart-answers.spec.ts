import type { Page } from '@playwright/test';
import { shop } from '../support/steps-cart.ts';
import { expect, test, visit, VISITORS } from '../support/steps.ts';

const PRESSES = 5;
/** Within which an answer is felt as one's own doing. */
const AT_ONCE_MS = 100;
/** Frames that a screen shows in that time. */
const AT_ONCE_FRAMES = 6;

const median = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Notes after how many frames each press on a button that adds is answered, which is when the drawer's
 * title says another number. A busy machine draws fewer frames in the same time; a page that waits for
 * something lets them pass.
 */
async function watchAnswers(page: Page): Promise<() => Promise<number[]>> {
	await page.evaluate(() => {
		const answers: number[] = [];
		let pressed: { frames: number; said: string } | null = null;
		const titleIn = (dialog: string) => document.querySelector(`${dialog} h2`)?.textContent ?? '';
		document.addEventListener(
			'click',
			({ target }) => {
				const isAdd = target instanceof Element && target.closest('[data-add]');
				// The dialog is closed now: what it said before is still in it.
				if (isAdd) pressed = { frames: 0, said: titleIn('dialog') };
			},
			true,
		);
		const look = () => {
			if (pressed) {
				pressed.frames += 1;
				const says = titleIn('dialog[open]');
				if (/\d/.test(says) && says !== pressed.said) {
					answers.push(pressed.frames);
					pressed = null;
				}
			}
			requestAnimationFrame(look);
		};
		requestAnimationFrame(look);
		Object.assign(window, { answers });
	});
	return () => page.evaluate(() => ('answers' in window ? (window.answers as number[]) : []));
}

/** What the page's own thread has computed so far, ms: other work on the machine has no part in it. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	return async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
	};
}

for (const locale of VISITORS) {
	test(`what is added is counted at once, before the host has said anything (${locale})`, async ({
		page,
		context,
	}) => {
		const { words, add, drawer, quantityIn } = shop(page, locale);
		let letGo = () => {};
		const held = new Promise<void>((resolve) => (letGo = resolve));
		await context.route('**/api/shop/**', async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(words.wheel);
		const answers = await watchAnswers(page);
		const workSoFar = await watchWork(page);
		const works: number[] = [];
		for (let press = 1; press <= PRESSES; press += 1) {
			const before = await workSoFar();
			await add.click();
			await expect.poll(async () => (await answers()).length).toBe(press);
			works.push((await workSoFar()) - before);
			await drawer.getByRole('button', { name: words.close }).click();
		}
		const frames = await answers();
		expect(median(works), `${works.map(Math.round).join(', ')} ms`).toBeLessThan(AT_ONCE_MS);
		expect(median(frames), `${frames.join(', ')} frames`).toBeLessThanOrEqual(AT_ONCE_FRAMES);
		letGo();
		await page.goto(words.page);
		await expect(quantityIn(page.getByRole('main'))).toHaveValue(String(PRESSES));
	});

	test(`a processor four times slower is enough to shop with (${locale})`, async ({
		page,
		context,
		noise,
	}) => {
		const { words, drawer, main, add, link, quantityIn, openPage } = shop(page, locale);
		const session = await context.newCDPSession(page);
		await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
		const { openProducts } = visit(page, locale);
		await page.goto(`/${locale}`);
		await openProducts();
		await page.goto(words.wheel);
		await add.click();
		await expect(quantityIn(drawer)).toHaveValue('1');
		await drawer.getByRole('button', { name: words.more }).click();
		await expect(quantityIn(drawer)).toHaveValue('2');
		await expect(link).toHaveAttribute('data-cart', '2');
		await drawer.getByRole('button', { name: words.close }).click();
		await openPage();
		await expect(quantityIn(main)).toHaveValue('2');
		await main.getByRole('link', { name: words.checkout }).click();
		await expect(main.getByText(words.checkoutSays)).toBeVisible();
		expect(noise).toEqual([]);
	});
}

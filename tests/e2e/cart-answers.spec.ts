import type { Locator, Page } from '@playwright/test';
import { shop } from '../support/steps-cart.ts';
import { expect, test, visit, VISITORS } from '../support/steps.ts';

const PRESSES = 5;
/** Limit within which an answer feels immediate. */
const AT_ONCE_MS = 100;
/** A clock can only be paused in its future. */
const CLOCK_AHEAD_MS = 60_000;

const median = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Returns the computing time of the page's own thread so far, ms: other work on the machine does
 * not count.
 */
async function watchWork(page: Page): Promise<() => Promise<number>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Performance.enable', { timeDomain: 'threadTicks' });
	return async () => {
		const { metrics } = await session.send('Performance.getMetrics');
		return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
	};
}

/** Presses a button, and waits until the dialog with `text` has its place on the page. */
const pressUntil = (button: Locator, text: string) =>
	button.evaluate((element: HTMLElement, wanted) => {
		const saying = () => {
			const heading = document.querySelector('dialog[open] h2');
			return heading?.textContent.includes(wanted) ? heading : null;
		};
		const answer = new Promise<number>((resolve) => {
			const look = new MutationObserver(() => {
				const heading = saying();
				if (!heading) return;
				look.disconnect();
				resolve(heading.getBoundingClientRect().height);
			});
			look.observe(document, {
				attributes: true,
				childList: true,
				characterData: true,
				subtree: true,
			});
		});
		element.click();
		return answer;
	}, text);

for (const locale of VISITORS) {
	test(`an addition is counted at once, before the host’s answer (${locale})`, async ({
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
		// The page's clock stands still: an answer that waits for a timer or a frame never comes,
		// however fast or slow the machine is.
		await page.clock.install();
		await page.goto(words.wheel);
		await page.clock.pauseAt(Date.now() + CLOCK_AHEAD_MS);
		const workSoFar = await watchWork(page);
		const works: number[] = [];
		for (let press = 1; press <= PRESSES; press += 1) {
			await add.hover();
			// The test's own queries are no work of the page's: none happens in between.
			const before = await workSoFar();
			const height = await pressUntil(add, `${press}`);
			works.push((await workSoFar()) - before);
			expect(height).toBeGreaterThan(0);
			await drawer.getByRole('button', { name: words.close }).click();
		}
		expect(median(works), `${works.map(Math.round).join(', ')} ms`).toBeLessThan(AT_ONCE_MS);
		await page.clock.resume();
		letGo();
		await page.goto(words.page);
		await expect(quantityIn(page.getByRole('main'))).toHaveValue(String(PRESSES));
	});

	test(`the cart works on a processor four times slower (${locale})`, async ({
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

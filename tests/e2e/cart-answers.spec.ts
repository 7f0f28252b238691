import type { Page } from '@playwright/test';
import { shop } from '../support/steps-cart.ts';
import { expect, test, visit, VISITORS } from '../support/steps.ts';

const PRESSES = 5;
/** Within which an answer is felt as one's own doing. */
const AT_ONCE_MS = 100;

/** Notes how long after each press on a button that adds the drawer's title says another number. */
async function watchAnswers(page: Page): Promise<() => Promise<number[]>> {
	await page.evaluate(() => {
		const answers: number[] = [];
		let pressed: { at: number; said: string } | null = null;
		const said = () => document.querySelector('dialog[open] h2')?.textContent ?? '';
		document.addEventListener(
			'click',
			({ target, timeStamp }) => {
				const isAdd = target instanceof Element && target.closest('[data-add]');
				// The dialog is closed now: what it said before is still in it.
				const before = document.querySelector('dialog h2')?.textContent ?? '';
				if (isAdd) pressed = { at: timeStamp, said: before };
			},
			true,
		);
		const look = () => {
			if (!pressed || !/\d/.test(said()) || said() === pressed.said) return;
			const { at } = pressed;
			pressed = null;
			requestAnimationFrame(() => answers.push(performance.now() - at));
		};
		const everything = { subtree: true, childList: true, characterData: true, attributes: true };
		new MutationObserver(look).observe(document, everything);
		Object.assign(window, { answers });
	});
	return () => page.evaluate(() => ('answers' in window ? (window.answers as number[]) : []));
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
		for (let press = 1; press <= PRESSES; press += 1) {
			await add.click();
			await expect.poll(async () => (await answers()).length).toBe(press);
			await drawer.getByRole('button', { name: words.close }).click();
		}
		const times = (await answers()).toSorted((a, b) => a - b);
		// The quickest: other work lengthens each of them, and shortens none.
		expect(times[0], `${times.map(Math.round).join(', ')} ms`).toBeLessThan(AT_ONCE_MS);
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

import { expect, test, visit, VISITORS } from '../support/steps.ts';
import { apply } from '../support/steps-careers.ts';

for (const locale of VISITORS) {
	test(`a page of an earlier release with deleted code reloads once (${locale})`, async ({
		page,
		noise,
	}) => {
		const { words, header, openProducts } = visit(page, locale);
		let loads = 0;
		page.on('load', () => (loads += 1));
		await page.route(/_astro\/Header\./, (route) => route.fulfill({ status: 404 }));
		const failures = () => noise.filter((line) => line.includes('Error hydrating')).length;
		/** A page just drawn may miss a turn of the wheel. */
		const scrollUntil = (count: () => number, wanted: number) =>
			expect(async () => {
				await page.mouse.wheel(0, 300);
				await expect.poll(count, { timeout: 2000 }).toBe(wanted);
			}).toPass();

		await page.goto(words.home);
		await page.mouse.move(640, 600);
		await scrollUntil(() => loads, 2);
		expect(failures()).toBeGreaterThan(0);
		await scrollUntil(failures, 2);
		// The build's own markup still works, on the page that was not loaded a third time.
		await openProducts();
		await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		expect(loads).toBe(2);
		// The browser reports each missing file: that is expected here.
		noise.length = 0;
	});

	test(`a page with a chosen file is not reloaded without its code (${locale})`, async ({
		page,
		noise,
	}) => {
		const { words, main, attach } = apply(page, locale);
		let loads = 0;
		page.on('load', () => (loads += 1));
		await page.route(/_astro\/Header\./, (route) => route.fulfill({ status: 404 }));
		await page.goto(words.closed);
		// Opened by its address: a pointer that comes near would wake the header here already.
		const link = main.getByRole('link', { name: words.spontaneous });
		await page.goto((await link.getAttribute('href')) ?? '');
		const form = main.getByRole('form', { name: words.spontaneous });
		await attach(form);
		// Before it no code listens for a scroll.
		await expect.poll(() => loads).toBe(2);
		await page.mouse.move(640, 600);
		await expect(async () => {
			await page.mouse.wheel(0, 300);
			await expect.poll(() => noise.join(), { timeout: 2000 }).toContain('Error hydrating');
		}).toPass();
		await expect(form.getByText('cv.pdf')).toBeVisible();
		// The page with the closed position and the one with the form, once each.
		expect(loads).toBe(2);
		noise.length = 0;
	});
}

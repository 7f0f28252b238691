import { expect, test, visit, VISITORS } from '../support/steps.ts';

for (const locale of VISITORS) {
	test(`a page of an earlier release whose code is gone reloads once, not twice (${locale})`, async ({
		page,
		noise,
	}) => {
		const { words, header, openProducts } = visit(page, locale);
		let loads = 0;
		page.on('load', () => (loads += 1));
		await page.route(/_astro\/Header\./, (route) => route.fulfill({ status: 404 }));
		const failures = () => noise.filter((line) => line.includes('Error hydrating')).length;
		const scroll = async () => {
			await page.mouse.move(640, 600);
			await page.mouse.wheel(0, 300);
		};

		await page.goto(words.home);
		await scroll();
		await expect.poll(() => loads).toBe(2);
		expect(failures()).toBe(1);
		await scroll();
		await expect.poll(failures).toBe(2);
		// What the build wrote still works, on the page that was not loaded a third time.
		await openProducts();
		await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		expect(loads).toBe(2);
		// The browser reports each file that is gone: that much is meant here.
		noise.length = 0;
	});
}

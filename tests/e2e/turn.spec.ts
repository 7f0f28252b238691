import { onProduct } from '../support/steps-product.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

for (const locale of VISITORS) {
	test(`a wheel turns by keys and mouse, and its frames load with the first (${locale})`, async ({
		page,
	}) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/media/turns/')) asked.push(request.url());
		});
		const { gallery, zoom, open } = onProduct(page, locale);
		await open();
		const slider = gallery.getByRole('slider');
		await slider.focus();
		expect(asked).toEqual([]);
		await page.keyboard.press('ArrowRight');
		await expect(slider).toHaveAttribute('aria-valuetext', '10°');
		const view = gallery.locator('.turn-view');
		await expect(view).toBeVisible();
		const shown = () => view.locator('img').evaluate((sheet) => sheet.style.transform);
		const before = await shown();

		const lead = await gallery.getByRole('link').first().boundingBox();
		if (!lead) throw new Error('no lead');
		await page.mouse.move(lead.x + 200, lead.y + 200);
		await page.mouse.down();
		await page.mouse.move(lead.x + 300, lead.y + 200, { steps: 4 });
		await page.mouse.up();
		expect(await shown()).not.toBe(before);
		await expect(zoom).toBeHidden();
		await slider.press('Home');
		await expect(view).toBeHidden();
		expect(asked).toHaveLength(1);
	});
}

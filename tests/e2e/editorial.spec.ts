import { editorial } from '../support/steps-editorial.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	for (const locale of VISITORS) {
		test(`documents are filtered by language and link to each type (${locale})`, async ({
			page,
		}) => {
			const { words, files, choose } = editorial(page, locale);
			await page.goto(words.documents);
			const all = await files.count();
			const label = await choose(words.french);
			const shown = files.filter({ visible: true });
			await expect(shown).toHaveCount(Number(/\d+/.exec(label)?.[0]));
			expect(await shown.count()).toBeLessThan(all);
			for (const file of await shown.all()) await expect(file).toHaveAttribute('hreflang', 'fr');
			await page.getByRole('link', { name: words.manuals }).first().click();
			await expect(page.getByRole('heading', { name: words.manuals })).toBeInViewport();
		});
	}
});

for (const locale of VISITORS) {
	test(`a video loads on click only, in ranges (${locale})`, async ({ page }) => {
		const { words, film } = editorial(page, locale);
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/media/videos/')) asked.push(request.headers()['range'] ?? '');
		});
		await page.goto(words.lacing);
		await film.scrollIntoViewIfNeeded();
		await expect(film).toBeInViewport();
		expect(asked).toEqual([]);
		await film.press('Space');
		await expect
			.poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.currentTime))
			.toBeGreaterThan(0.2);
		expect(asked[0]).toMatch(/^bytes=/);
	});

	test(`a gallery is navigated by keys and by number (${locale})`, async ({ page }) => {
		const { words, gallery } = editorial(page, locale);
		await page.goto(words.range);
		const left = () => gallery.evaluate((strip) => strip.scrollLeft);
		await gallery.focus();
		await gallery.press('ArrowRight');
		await expect.poll(left).toBeGreaterThan(0);
		await page.getByRole('link', { name: words.last }).click();
		await expect(gallery.getByRole('figure').last()).toBeInViewport();
	});
}

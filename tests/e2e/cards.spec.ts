import { LOCALES } from '#contract/locales.ts';
import { readAddress } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

for (const locale of LOCALES) {
	test(`figures in a row of cards are aligned (${locale})`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		for (const template of ['category', 'landing page of a range'] as const) {
			await page.goto(await readAddress(page.request, template, locale));
			const rows = await page.evaluate(async () => {
				await document.fonts.ready;
				const tops = new Map<number, Set<number>>();
				for (const card of document.querySelectorAll('main .card-grid > li')) {
					const figures = card.querySelector('dl');
					if (!figures) continue;
					const row = Math.round(card.getBoundingClientRect().top);
					const known = tops.get(row) ?? new Set<number>();
					tops.set(row, known.add(Math.round(figures.getBoundingClientRect().top)));
				}
				return [...tops.values()].map((found) => [...found]);
			});
			expect(rows.length).toBeGreaterThan(0);
			for (const row of rows) expect(row, template).toHaveLength(1);
		}
	});
}

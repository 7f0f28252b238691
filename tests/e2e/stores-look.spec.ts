import { LOCALES } from '#contract/locales.ts';
import { addressOf } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

for (const locale of LOCALES) {
	test(`stores show what opens, and say their choices whole on a phone (${locale})`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 375, height: 800 });
		await page.goto(await addressOf(page.request, 'stores', locale));
		const signs = await page.evaluate(() =>
			[...document.querySelectorAll('.store-country[open] details > summary')]
				.slice(0, 3)
				.map((summary) => getComputedStyle(summary, '::after').content),
		);
		expect(signs.length).toBeGreaterThan(0);
		expect(new Set(signs)).toEqual(new Set(['"+"']));

		const cut = await page.evaluate(async () => {
			await document.fonts.ready;
			const pen = document.createElement('canvas').getContext('2d');
			return [...document.querySelectorAll('main select')].flatMap((select) => {
				if (!(select instanceof HTMLSelectElement) || !pen) return ['not measured'];
				const style = getComputedStyle(select);
				pen.font = style.font;
				const text = select.selectedOptions[0]?.text ?? '';
				const { paddingLeft, paddingRight } = style;
				const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
				const needed = pen.measureText(text).width;
				return needed > room ? [`${text}: ${Math.round(needed)} px of ${room}`] : [];
			});
		});
		expect(cut).toEqual([]);
	});
}

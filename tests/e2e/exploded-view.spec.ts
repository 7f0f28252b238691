import { expect, test, type Visitor, VISITORS } from '../support/steps.ts';

const WORDS = {
	it: {
		freehub: '/it/prodotto/corpetto-ruota-libera',
		place: 'Il mozzo, pezzo per pezzo: Corpetto',
		part: 'Corpetto',
		spare: 'Corpetto ruota libera',
	},
	ja: {
		freehub: '/ja/product/freehub-body',
		place: 'ハブの部品構成：フリーボディ',
		part: 'フリーボディ',
		spare: 'フリーボディ',
	},
} as const satisfies Record<Visitor, object>;

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	for (const locale of VISITORS) {
		test(`a spare links to its part, and parts are highlighted in picture and list (${locale})`, async ({
			page,
		}) => {
			const words = WORDS[locale];
			await page.goto(words.freehub);
			await page.getByRole('link', { name: words.place }).click();
			const here = page.locator('.exploded-part:target');
			await expect(here.getByRole('heading', { name: words.part })).toBeInViewport();
			await expect(here.getByRole('link', { name: words.spare })).toHaveAttribute(
				'href',
				words.freehub,
			);

			const view = page.locator('.exploded').filter({ has: here });
			const parts = view.locator('.exploded-part');
			const borders = view.locator('svg a');
			await expect(borders).toHaveCount(await parts.count());
			const fill = (border: number) =>
				borders
					.nth(border)
					.locator('path')
					.evaluate((path) => getComputedStyle(path).fill);
			const lit = await fill((await borders.count()) - 1);
			expect(await fill(0)).not.toBe(lit);
			await parts.first().hover();
			await expect.poll(() => fill(0)).toBe(lit);
			await borders.nth(1).focus();
			await expect.poll(() => fill(1)).toBe(lit);
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/#hub-rd-sl-2$/);
			await expect(parts.nth(1)).toBeInViewport();
		});
	}
});

import { comparison } from '../support/steps-compare.ts';
import { expect, test } from '../support/steps.ts';
import { aPaidOrder, asDevice } from '../support/shop-online.ts';

/** Sheets of A4 that a page may take; the browser's PDF counts them. */
const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('product, comparison, conditions and order print in full, in black, without controls', async ({
	page,
	context,
	baseURL,
}) => {
	const { buyer, id, number } = await aPaidOrder(baseURL);
	await asDevice(context, buyer, baseURL ?? '');
	const { words } = comparison(page, 'it');
	const main = page.getByRole('main');
	const places = [
		['/it/prodotto/ruote-kleos-rd-50', 'Kleos RD 50', 6],
		[`${words.path}?p=kleos-rd-36,kleos-rd-62`, 'Kleos RD 62', 4],
		['/it/condizioni-generali-di-contratto', 'Garanzia legale', 4],
		[`/it/orders/detail?id=${id}`, number, 1],
	] as const;
	for (const [path, text, most] of places) {
		await page.goto(path);
		await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
		await page.emulateMedia({ media: 'print' });
		await expect(
			page.locator('body > header, nav, footer, button').filter({ visible: true }),
		).toHaveCount(0);
		expect(
			await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor),
		).toBe('rgb(255, 255, 255)');
		const wide = await main
			.locator('table')
			.evaluateAll((tables) =>
				tables
					.filter((table) => table.scrollWidth > table.clientWidth + 1)
					.map(({ className }) => className),
			);
		expect(wide).toEqual([]);
		await page.emulateMedia({ media: null });
		const count = sheets(await page.pdf({ format: 'A4' }));
		expect(count, path).toBeGreaterThan(0);
		expect(count, path).toBeLessThanOrEqual(most);
	}
});

import { expect, test, visit, VISITORS } from '../support/steps.ts';

const NETWORKS = ['Facebook', 'X', 'LinkedIn', 'WhatsApp'];

for (const locale of VISITORS) {
	test(`the newsletter banner passes the address to its page (${locale})`, async ({ page }) => {
		const { words, footer, title } = visit(page, locale);
		await page.goto(words.home);
		await footer.getByRole('textbox', { name: words.email }).fill('giro+1@livenza.example');
		await footer.getByRole('button', { name: words.subscribe }).click();
		await expect(page).toHaveURL(`/${locale}/newsletter?email=giro%2B1%40livenza.example`);
		await expect(title).not.toBeEmpty();
	});

	test(`an invalid address is passed to the page's form, which checks it (${locale})`, async ({
		page,
	}) => {
		const { words, footer, main } = visit(page, locale);
		await page.goto(words.home);
		await footer.getByRole('textbox', { name: words.email }).fill('giro');
		await footer.getByRole('button', { name: words.subscribe }).click();
		await expect(page).toHaveURL(`/${locale}/newsletter?email=giro`);
		await expect(main.getByRole('textbox', { name: /e-?mail|posta|メール/i }).first()).toHaveValue(
			'giro',
		);
	});

	test(`a page can be shared, each service in a new tab (${locale})`, async ({ page }) => {
		const { words } = visit(page, locale);
		await page.goto(`/${locale}/news`);
		const toggle = page.getByRole('button', { name: words.share });
		await toggle.click();
		const links = page.getByRole('link', { name: new RegExp(words.share) });
		await expect(links).toContainText([...NETWORKS, words.shareBy]);
		for (const link of await links.all()) {
			await expect(link).toBeVisible();
			await expect(link).toHaveAttribute('target', '_blank');
			await expect(link).toHaveAttribute('href', /(%2F|\/)news/);
		}
		await page.keyboard.press('Escape');
		await expect(links.first()).toBeHidden();
	});

	test(`the first Tab offers to skip to the content (${locale})`, async ({ page }) => {
		const { words } = visit(page, locale);
		await page.goto(words.home);
		await page.keyboard.press('Tab');
		const skip = page.getByRole('link', { name: words.skip });
		await expect(skip).toBeFocused();
		await expect(skip).toBeInViewport();
		await page.keyboard.press('Enter');
		await expect(page.getByRole('main')).toBeFocused();
	});
}

test('links and buttons with the same look have the same font', async ({ page }) => {
	const { words, header, footer } = visit(page, 'it');
	await page.goto(words.home);
	const looks = [
		header.getByRole('link', { name: words.findDealer, exact: true }),
		footer.getByRole('button', { name: words.subscribe }),
	].map((each) =>
		each.evaluate((node) => {
			const { fontWeight, lineHeight, fontSize } = getComputedStyle(node);
			return { weight: fontWeight, leading: parseFloat(lineHeight) / parseFloat(fontSize) };
		}),
	);
	expect(await Promise.all(looks)).toEqual(Array(2).fill({ weight: '500', leading: 1.25 }));
});

test('a narrow footer column breaks no Japanese word', async ({ page }) => {
	// The narrowest width with columns: below it the lists are folds as wide as the page.
	await page.setViewportSize({ width: 640, height: 812 });
	await page.goto('/ja/wishlist');
	const label = page
		.getByRole('contentinfo')
		.getByRole('link', { name: /^プライバシー：.?お問い合わせ$/ });
	await label.scrollIntoViewIfNeeded();
	const lines = await label.evaluate((link) => {
		const text = link.firstChild;
		const start = text?.textContent?.indexOf('お問い合わせ') ?? -1;
		if (!text || start < 0) return 0;
		const word = document.createRange();
		word.setStart(text, start);
		word.setEnd(text, start + 'お問い合わせ'.length);
		return word.getClientRects().length;
	});
	expect(lines).toBe(1);
});

import { ARTICLES, FREEHUBS, onProduct } from '../support/steps-product.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

for (const locale of VISITORS) {
	test(`a choice changes article, price and address, and persists (${locale})`, async ({
		page,
	}) => {
		const { words, main, choice, gallery, open } = onProduct(page, locale);
		await open(`?variant=${ARTICLES.blackHg}`);
		await expect(main.getByText(ARTICLES.blackHg).first()).toBeVisible();
		const price = main.getByText(/2[.,]?290/).first();
		await expect(price).toBeVisible();
		await choice(words.rainbow).click();
		await expect(page).toHaveURL(`${words.address}?variant=${ARTICLES.rainbow}`);
		await expect(choice(words.rainbow)).toHaveAttribute('aria-current', 'true');
		await expect(main.getByText(/2[.,]?390/).first()).toBeVisible();
		const ownPicture = gallery.getByRole('img', { name: words.rainbow }).first();
		await expect(ownPicture).toBeInViewport({ ratio: 0.5 });
		await page.reload();
		await expect(choice(words.rainbow)).toHaveAttribute('aria-current', 'true');
		await expect(main.getByText(words.madeToOrder).first()).toBeVisible();
	});

	test(`an incompatible value changes nothing and is explained (${locale})`, async ({ page }) => {
		const { words, main, choice, value, open } = onProduct(page, locale);
		await open(`?variant=${ARTICLES.blackXdr}`);
		await expect(choice(FREEHUBS.xdr)).toHaveAttribute('aria-current', 'true');
		const rainbow = value(words.rainbow);
		await expect(rainbow).toHaveAttribute('aria-disabled', 'true');
		await expect(rainbow).toContainText(words.notWith(FREEHUBS.xdr));
		await rainbow.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(`${words.address}?variant=${ARTICLES.blackXdr}`);
		await expect(choice(FREEHUBS.xdr)).toHaveAttribute('aria-current', 'true');
		const said = main.locator('.chip-ways[role=status]');
		await expect(said).toContainText(words.rainbow);
		await said.getByRole('link').click();
		await expect(page).toHaveURL(`${words.address}?variant=${ARTICLES.rainbow}`);
		await expect(choice(FREEHUBS.hg)).toHaveAttribute('aria-current', 'true');
		await expect(said).toBeEmpty();
		await expect(value(words.rainbow)).toBeFocused();
		await expect(value(words.rainbow)).not.toHaveAttribute('aria-disabled');
		await expect(value(FREEHUBS.xdr)).toHaveAttribute('aria-disabled', 'true');
	});

	test(`an article out of stock links to an available one (${locale})`, async ({ page }) => {
		const { words, main, open } = onProduct(page, locale);
		await open(`?variant=${ARTICLES.carbonXdr}`);
		const head = main.getByRole('region', { name: words.pictures }).locator('..');
		await head.getByRole('link', { name: words.instead }).click();
		await expect(page).toHaveURL(`${words.address}?variant=${ARTICLES.blackXdr}`);
		await expect(head.getByRole('link', { name: words.instead })).toBeHidden();
	});

	test(`an unknown article leaves the page unchanged (${locale})`, async ({ page }) => {
		const { choose, choice, open } = onProduct(page, locale);
		await open('?variant=%3Cscript%3E');
		await expect(choose).toBeVisible();
		for (const name of Object.values(FREEHUBS)) {
			await expect(choice(name)).not.toHaveAttribute('aria-current');
		}
	});

	test(`pictures open, turn and close by the keyboard alone (${locale})`, async ({ page }) => {
		const { gallery, zoom, open } = onProduct(page, locale);
		await open();
		const first = gallery.getByRole('link').first();
		await first.focus();
		await page.keyboard.press('Enter');
		await expect(zoom).toBeVisible();
		await expect(zoom).toHaveAccessibleName(/\S/);
		const shown = zoom.getByRole('img');
		const before = await shown.getAttribute('src');
		await page.keyboard.press('ArrowRight');
		await expect(shown).not.toHaveAttribute('src', before ?? '');
		await page.keyboard.press('Escape');
		await expect(zoom).toBeHidden();
		await expect(first).toBeFocused();
	});

	test(`an open picture keeps its proportions in any window (${locale})`, async ({ page }) => {
		const { gallery, zoom, open } = onProduct(page, locale);
		await open();
		await gallery.getByRole('link').first().click();
		const picture = zoom.getByRole('img');
		for (const [width, height] of [
			[1440, 900],
			[2560, 700],
			[375, 800],
		] as const) {
			await page.setViewportSize({ width, height });
			await expect(picture).toBeInViewport();
			const squashed = () =>
				picture.evaluate((image) => {
					if (!(image instanceof HTMLImageElement)) return null;
					const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
					return Math.abs(clientWidth / clientHeight - naturalWidth / naturalHeight);
				});
			// No number before the picture has loaded.
			await expect.poll(squashed, `${width} × ${height}`).toBeLessThan(0.02);
		}
	});

	test(`drawings of the wheel have their dimension lines, in text too (${locale})`, async ({
		page,
	}) => {
		const { words, main } = onProduct(page, locale);
		await page.goto(words.address);
		const drawing = main.getByRole('img', { name: words.rim });
		await drawing.scrollIntoViewIfNeeded();
		await expect
			.poll(() =>
				drawing.evaluate((sheet) =>
					sheet instanceof SVGGraphicsElement ? Math.round(sheet.getBBox().height) : 0,
				),
			)
			.toBeGreaterThan(300);
	});

	test(`a missing picture leaves an outline (${locale})`, async ({ page, noise }) => {
		const { words, gallery } = onProduct(page, locale);
		await page.route('**/media/*/kleos-rd-50*', (route) => route.abort());
		await page.goto(words.address);
		await expect(gallery.getByRole('img').first()).toHaveClass(/is-broken/);
		noise.length = 0;
	});

	test(`a choice before hydration is kept (${locale})`, async ({ page }) => {
		const { words, choice, open } = onProduct(page, locale);
		await open(`#${ARTICLES.rainbow}`);
		await expect(choice(words.rainbow)).toHaveAttribute('aria-current', 'true');
	});

	test.describe('without script', () => {
		test.use({ javaScriptEnabled: false });

		test(`a choice links to its article in the table (${locale})`, async ({ page }) => {
			const { words, choice, row } = onProduct(page, locale);
			await page.goto(words.address);
			await choice(words.rainbow).click();
			await expect(page).toHaveURL(`${words.address}#${ARTICLES.rainbow}`);
			await expect(row(ARTICLES.rainbow)).toBeInViewport();
		});

		test(`the phone’s bottom bar shows the price beside the action (${locale})`, async ({
			page,
		}) => {
			const { words } = onProduct(page, locale);
			await page.setViewportSize({ width: 320, height: 640 });
			await page.goto(words.address);
			const price = page.locator('.buy-bar [data-shows=price] > *');
			const order = page.locator('.buy-bar noscript a');
			const [left, right] = await Promise.all([price.boundingBox(), order.boundingBox()]);
			expect((left?.x ?? 0) + (left?.width ?? Infinity)).toBeLessThanOrEqual(right?.x ?? 0);
		});

		test(`a picture links to its largest size (${locale})`, async ({ page }) => {
			const { words, gallery } = onProduct(page, locale);
			await page.goto(words.address);
			const href = await gallery.getByRole('link').first().getAttribute('href');
			expect(href).toMatch(/^\/media\/1200\/kleos-rd-50/);
			expect((await page.request.get(href ?? '')).headers()['content-type']).toMatch(/^image\//);
		});
	});
}

import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { LOCALES, type Locale } from '../../src/contract/locales.ts';
import { guaranteeHref } from '../../src/domain/catalogue/guarantee.ts';
import { entryHref, href } from '../../src/i18n/paths.ts';
import { aReadyGuest, asDevice } from '../support/shop-online.ts';
import { expect, test } from '../support/steps.ts';

const productsSchema = v.object({ data: v.array(v.object({ id: v.string(), slug: v.string() })) });

/** Smallest size, in CSS pixels, at which the facts are legible as words. */
const LEGIBLE = 14;

/** The notice: what stands around the link to Your Europe, in words or as the official picture. */
const noticeOn = (page: Page, locale: Locale) =>
	page
		.getByRole('main')
		.locator(`a[href="${guaranteeHref(locale)}"]`)
		.locator('..');

interface Box {
	bottom: number;
	width: number;
	text: number;
	/** True inside of what a visitor has to open first. */
	isFolded: boolean;
}

const toBox = (notice: Locator): Promise<Box> =>
	notice.evaluate((element) => {
		const { bottom, width } = element.getBoundingClientRect();
		const words = [element, ...element.querySelectorAll('p, a')].map((part) =>
			Number.parseFloat(getComputedStyle(part).fontSize),
		);
		return {
			bottom: bottom + scrollY,
			width,
			text: Math.min(...words),
			isFolded: element.closest('details:not([open]), dialog, [popover], [hidden]') !== null,
		};
	});

for (const locale of LOCALES) {
	for (const width of [375, 1280]) {
		test(`the notice of the legal guarantee is shown where required (${locale}, ${width} px)`, async ({
			page,
			context,
			request,
			baseURL,
		}, testInfo) => {
			await page.setViewportSize({ width, height: 812 });
			const { buyer } = await aReadyGuest(baseURL, { locale });
			await asDevice(context, buyer, baseURL ?? '');
			const listed = await request.get(`/api/products?locale=${locale}`);
			const { data } = v.parse(productsSchema, await listed.json());
			const wheel = data.find(({ id }) => id === 'kleos-rd-50');
			const places = [
				['checkout', href(locale, 'checkout-resume')],
				['cart', href(locale, 'cart')],
				['product', entryHref(locale, 'product', wheel?.slug ?? '')],
			] as const;
			for (const [name, path] of places) {
				await page.goto(path);
				const notice = noticeOn(page, locale).first();
				await expect(notice, name).toBeVisible();
				await expect(notice, name).toContainText(/\d/);
				const box = await toBox(notice);
				expect(box.isFolded, name).toBe(false);
				expect(box.text, name).toBeGreaterThanOrEqual(LEGIBLE);
				expect(box.width, name).toBeGreaterThan(200);
				if (name !== 'checkout') continue;
				// The button stands once, at the end of the last step.
				const button = page.getByRole('main').locator('button.btn-primary').last();
				await expect(button).toBeVisible();
				const top = await button.evaluate(
					(element) => element.getBoundingClientRect().top + scrollY,
				);
				expect(box.bottom).toBeLessThanOrEqual(top);
				await page.screenshot({
					path: testInfo.outputPath(`${locale}-${width}.png`),
					fullPage: true,
				});
			}
		});
	}
}

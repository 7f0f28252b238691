import type { Page } from '@playwright/test';
import { COUNTRY_WORDS } from '../support/steps-country.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { wishFor } from '../support/steps-wishlist.ts';

/** Events held until consent, in order. */
const told = (page: Page) => page.evaluate(() => window.livenzaEvents?.held ?? []);
const names = async (page: Page) => (await told(page)).map(({ event }) => event);

// Nobody has chosen: events stay in memory, where these journeys read them.
test.use({ hasChosen: false });

for (const locale of VISITORS) {
	const { list, product } = COUNTRY_WORDS[locale];

	test(`views of a list and of a product are reported once, without personal data (${locale})`, async ({
		page,
	}) => {
		const sent: string[] = [];
		page.on('request', (request) => {
			if (request.method() !== 'GET') sent.push(request.url());
		});
		await page.goto(list);
		await expect.poll(() => names(page)).toEqual(['view_item_list']);
		const [seen] = await told(page);
		const cards = page.locator('.card-grid > li');
		expect(seen?.ecommerce.items).toHaveLength(await cards.count());

		// The page stays, so that events sent before leaving can be read.
		await page.evaluate(() =>
			addEventListener('click', (event) => event.preventDefault(), { once: true }),
		);
		await cards.nth(1).getByRole('heading').getByRole('link').click();
		expect((await told(page))[1]).toMatchObject({
			event: 'select_item',
			ecommerce: { items: [{ index: 1 }] },
		});

		await page.goto(product);
		await expect.poll(() => names(page)).toEqual(['view_item']);
		expect((await told(page))[0]?.ecommerce).toMatchObject({
			currency: 'EUR',
			value: 2290,
			items: [{ item_name: 'Kleos RD 50', item_brand: 'Livenza', price: 2290, quantity: 1 }],
		});
		await page.locator('.card-grid').scrollIntoViewIfNeeded();
		await expect.poll(() => names(page)).toEqual(['view_item', 'view_item_list']);
		expect(sent).toEqual([]);
	});

	test(`a purchase in another country is reported with its prices (${locale})`, async ({
		page,
		context,
		baseURL,
	}) => {
		await context.addCookies([{ name: 'livenza.country', value: 'JP', url: baseURL ?? '' }]);
		await page.goto(product);
		await expect.poll(() => names(page)).toEqual(['view_item']);
		expect((await told(page))[0]?.ecommerce).toMatchObject({ currency: 'JPY', value: 309_800 });
		await page.locator('wish-hearts button').click();
		await expect.poll(() => names(page)).toEqual(['view_item', 'add_to_wishlist']);
		expect((await told(page))[1]?.ecommerce).toMatchObject({ currency: 'JPY', value: 309_800 });
	});

	test(`the wishlist is reported once it is shown, and products opened from it (${locale})`, async ({
		page,
	}) => {
		const { articles, mark, entries } = wishFor(page, locale);
		const [first, second] = await articles(true);
		if (!first || !second) throw new Error('the catalogue has too little');
		await mark(first.slug, first.code);
		await mark(second.slug, second.code);
		await page.goto(`/${locale}/wishlist`);
		await expect.poll(() => names(page)).toEqual(['view_item_list']);
		// Newest first.
		const shown = [{ item_id: second.code }, { item_id: first.code }];
		expect((await told(page))[0]?.ecommerce.items).toMatchObject(shown);
		await page.evaluate(() =>
			addEventListener('click', (event) => event.preventDefault(), { once: true }),
		);
		await entries.nth(1).getByRole('heading').getByRole('link').click();
		expect((await told(page))[1]).toMatchObject({
			event: 'select_item',
			ecommerce: { items: [{ item_id: first.code, index: 1 }] },
		});
	});
}

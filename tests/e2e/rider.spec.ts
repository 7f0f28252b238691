import type { Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { shop } from '../support/steps-cart.ts';
import { TEMPLATES } from '../support/steps-pages.ts';
import { FREEHUBS, onProduct } from '../support/steps-product.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

const WORDS = {
	it: {
		home: '/it',
		wheels: 'Ruote',
		filters: /^Filtri/,
		tyre: /^30 \d/,
		hooked: /^Disco/,
		show: 'Mostra i prodotti',
		price: /€/,
		findDealer: 'Trova un rivenditore',
		place: 'Città, CAP o nome',
		town: 'Trento',
		nearest: /vicini a Trento/,
	},
	ja: {
		home: '/ja',
		wheels: '完組ホイール',
		filters: /^絞り込み/,
		tyre: /^30 \d/,
		hooked: /^ディスク/,
		show: '製品を表示',
		price: /€/,
		findDealer: '取扱店を探す',
		place: '都市名・郵便番号・店名',
		town: '横浜',
		nearest: /横浜（日本）に近い順/,
	},
} as const;

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true });

for (const locale of VISITORS) {
	test(`Shimano 12-speed, disc, 30 mm tyres: wheel, price and nearest store in four steps (${locale})`, async ({
		page,
	}) => {
		const words = WORDS[locale];
		const main = page.getByRole('main');
		await page.goto(words.home);

		await test.step('1: the wheels, from the home page', async () => {
			await main.getByRole('link', { name: words.wheels, exact: true }).first().click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.wheels);
		});

		const names = main.getByRole('heading', { level: 3 });
		await test.step('2: the bike’s components, in one sheet', async () => {
			await page.waitForLoadState('domcontentloaded');
			const all = await names.count();
			await main.getByRole('button', { name: words.filters }).click();
			const box = (name: string | RegExp) => main.getByRole('checkbox', { name });
			await box(words.tyre).check();
			await box('Shimano 11/12 (HG)').check();
			await box(words.hooked).check();
			await main.getByRole('button', { name: words.show }).click();
			await expect(names.first()).toHaveText('Kleos RD 36');
			await expect.poll(() => names.count()).toBeLessThan(all);
			// The price stands on the card already.
			await expect(main.getByRole('listitem').filter({ hasText: 'Kleos RD 36' })).toContainText(
				words.price,
			);
		});

		await test.step('3: the wheel, its price in the first screen', async () => {
			await main.getByRole('link', { name: 'Kleos RD 36', exact: true }).click();
			await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kleos RD 36');
			await expect(main.getByText(words.price).first()).toBeInViewport();
		});

		await test.step('4: the nearest store that carries it', async () => {
			await main.getByRole('link', { name: words.findDealer }).first().click();
			await expect(page).toHaveURL(/range=Kleos\+RD/);
			await page.getByRole('searchbox', { name: words.place }).fill(words.town);
			await expect(main.getByRole('status').last()).toHaveText(words.nearest);
			await expect(names.first()).toBeVisible();
		});
	});

	test(`the cart contains the filtered article (${locale})`, async ({ page }) => {
		const { words, main, choose, choice } = onProduct(page, locale);
		const { drawer } = shop(page, locale);
		const list = locale === 'it' ? '/it/prodotti/ruote' : '/ja/products/wheels';
		await page.goto(`${list}?tyre_width=30&freehub=hg`);
		const wheel = main.getByRole('link', { name: 'Kleos RD 50', exact: true });
		await expect(wheel).toHaveAttribute('href', /\?tyre_width=30&freehub=hg$/);
		await wheel.click();
		await expect(main.getByText(words.fits)).toBeVisible();
		await expect(choice(FREEHUBS.hg)).toHaveAttribute('aria-current', 'true');
		await expect(choose).toHaveCount(0);
		// The address for search engines is the one without the parameter.
		await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\?/);

		const bar = main.locator('.buy-bar');
		await expect(bar.getByRole('link')).toContainText(FREEHUBS.hg);
		await bar.getByRole('link').click();
		await expect(choice(FREEHUBS.hg)).toBeFocused();
		await expect(choice(FREEHUBS.hg)).toBeInViewport();
		await bar.getByRole('button', { name: words.add }).click();
		await expect(drawer.getByText(FREEHUBS.hg)).toBeVisible();
	});

	test(`no fit option is preselected: the button leads to the choice (${locale})`, async ({
		page,
	}) => {
		const { words, main, choose, choice, open } = onProduct(page, locale);
		await open();
		await expect(main.getByRole('button', { name: words.add })).toHaveCount(0);
		await choose.click();
		await expect(choice(FREEHUBS.hg)).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/\?variant=KRD50-HG-/);
		await expect(main.locator('.buy-bar').getByRole('button', { name: words.add })).toBeEnabled();
	});
}

test('a size is never preselected: a garment’s button states it and leads there', async ({
	page,
}) => {
	await page.goto(TEMPLATES.garment);
	const main = page.getByRole('main');
	await expect(main.getByRole('button', { name: 'Aggiungi al carrello' })).toHaveCount(0);
	await main.locator('.buy-bar').getByRole('link', { name: 'Scegli la taglia' }).click();
	await expect(main.getByRole('link', { name: 'S', exact: true })).toBeFocused();
});

const SAID = {
	it: { open: 'Cerca', typed: 'Shimano 12 disco 30 mm', dealer: 'Trova un rivenditore' },
	ja: { open: '検索', typed: 'シマノ12 ディスク 30mm', dealer: '取扱店を探す' },
} as const;

/** Most taps, or presses of Enter, of the task: a wheel that fits, its price, and a store. */
const TAPS_AT_MOST = 4;

/** Counts what a rider has to press. */
function countTaps() {
	let taps = 0;
	return {
		async tap(press: () => Promise<unknown>) {
			taps += 1;
			await press();
		},
		expectFew: () => expect(taps).toBeLessThanOrEqual(TAPS_AT_MOST),
	};
}

for (const locale of VISITORS) {
	const { open, typed, dealer } = SAID[locale];

	/** Goes from home to shop, wheel and price by touch. */
	async function findByTouch(page: Page): Promise<void> {
		const main = page.getByRole('main');
		const { tap, expectFew } = countTaps();
		await page.goto(WORDS[locale].home);
		await tap(() => page.getByRole('banner').getByRole('link', { name: open }).tap());
		await page.getByRole('combobox', { name: open }).fill(typed);
		const wheel = page.getByRole('dialog').getByRole('option').first();
		// The price stands beside the wheel already.
		await expect(wheel).toContainText(WORDS[locale].price);
		await tap(() => wheel.tap());

		await expect(main.getByText(WORDS[locale].price).first()).toBeInViewport();
		// What was asked for is chosen on the wheel's page.
		await expect(page).toHaveURL(/[?&]freehub=hg/);
		await expect(main.getByRole('link', { name: FREEHUBS.hg, exact: true })).toHaveAttribute(
			'aria-current',
			'true',
		);
		await tap(() => main.getByRole('link', { name: dealer }).first().tap());
		await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
		expectFew();
	}

	test(`Shimano 12-speed, disc, 30 mm: shop, wheel and price in at most four taps (${locale})`, async ({
		page,
	}) => {
		await findByTouch(page);
	});

	test.describe('in forced colours', () => {
		test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

		test(`the same by touch in at most four taps (${locale})`, async ({ page }) => {
			await findByTouch(page);
			// The choice that was carried is told by a shape.
			await page.goBack();
			const chosen = page.getByRole('main').getByRole('link', { name: FREEHUBS.hg, exact: true });
			await expect(chosen).toHaveCSS('border-top-width', '2px');
		});
	});

	test(`the same by the keyboard alone, in at most four presses of Enter (${locale})`, async ({
		page,
	}) => {
		const main = page.getByRole('main');
		const { tap, expectFew } = countTaps();
		const enter = () => tap(() => page.keyboard.press('Enter'));
		await page.goto(WORDS[locale].home);
		await tabTo(page, page.getByRole('banner').getByRole('link', { name: open }));
		await enter();
		await expect(page.getByRole('combobox', { name: open })).toBeFocused();
		await page.keyboard.insertText(typed);
		const wheel = page.getByRole('dialog').getByRole('option').first();
		await expect(wheel).toContainText(WORDS[locale].price);
		await page.keyboard.press('ArrowDown');
		await expect(wheel).toHaveAttribute('aria-selected', 'true');
		await enter();
		await expect(page).toHaveURL(/[?&]freehub=hg/);
		await expect(main.getByText(WORDS[locale].price).first()).toBeInViewport();
		await tabTo(page, main.getByRole('link', { name: dealer }).first());
		await enter();
		await expect(page).toHaveURL(/[?&]range=/);
		await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
		expectFew();
	});

	test.describe('without script', () => {
		test.use({ javaScriptEnabled: false });

		test(`the same in at most four taps, answered by the host (${locale})`, async ({ page }) => {
			const main = page.getByRole('main');
			const { tap, expectFew } = countTaps();
			await page.goto(WORDS[locale].home);
			await tap(() => page.getByRole('banner').getByRole('link', { name: open }).click());
			await page.getByRole('searchbox').fill(typed);
			await tap(() => page.getByRole('search').getByRole('button').click());
			const wheel = main.getByRole('listitem').filter({ hasText: 'Kleos RD' }).first();
			await expect(wheel).toContainText(WORDS[locale].price);
			await tap(() => wheel.getByRole('link').first().click());
			await expect(page.getByRole('heading', { level: 1 })).toContainText('Kleos RD');
			await expect(main.getByText(WORDS[locale].price).first()).toBeInViewport();
			await tap(() => main.getByRole('link', { name: dealer }).first().click());
			await expect(main.getByRole('heading', { level: 3 }).first()).toBeVisible();
			expectFew();
		});
	});
}

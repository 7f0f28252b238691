import type { Locator, Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, holdScripts, test, VISITORS, type Visitor } from '../support/steps.ts';

const WORDS = {
	it: {
		wheels: '/it/prodotti/ruote',
		all: '/it/prodotti',
		usages: 'Filtra per uso',
		form: 'Filtri',
		open: /^Filtri/,
		show: 'Mostra i prodotti',
		brake: 'Sistema frenante',
		freehub: 'Corpetto',
		disc: /^Disco/,
		sort: 'Ordina per',
		lightest: 'Più leggeri',
		dearest: 'Prezzo decrescente',
		of: (shown: number, total: number) => `${shown} di ${total} prodotti`,
		count: (total: number) => `${total} prodotti`,
		clear: 'Azzera i filtri',
		remove: (value: string) => `Togli il filtro Altezza del profilo mm ${value} mm`,
		other: '日本語',
		none: 'Nessun prodotto risponde a tutti i filtri insieme.',
	},
	ja: {
		wheels: '/ja/products/wheels',
		all: '/ja/products',
		usages: '用途で絞り込む',
		form: '絞り込み',
		open: /^絞り込み/,
		show: '製品を表示',
		brake: 'ブレーキ方式',
		freehub: 'フリーボディ',
		disc: /^ディスク/,
		sort: '並べ替え',
		lightest: '軽い順',
		dearest: '価格の高い順',
		of: (shown: number, total: number) => `${total}点中${shown}点`,
		count: (total: number) => `${total}点`,
		clear: '条件をすべて解除',
		remove: (value: string) => `条件を外す：リムハイト mm ${value} mm`,
		other: 'Italiano',
		none: 'すべての条件に合う製品はありません。',
	},
} as const;

function list(page: Page, locale: Visitor) {
	const words = WORDS[locale];
	const main = page.getByRole('main');
	const form = main.getByRole('search', { name: words.form });
	return {
		words,
		main,
		form,
		names: main.getByRole('heading', { level: 3 }),
		status: main.getByRole('heading', { level: 2 }).first(),
		sort: main.getByLabel(words.sort),
		/** Finds a box by its value; its count is part of the name. */
		box: (value: string | RegExp): Locator => form.getByRole('checkbox', { name: value }),
		/** Finds a range of rim heights, as opposed to the widths of tyres. */
		height: (value: RegExp): Locator =>
			form.locator('[data-facet=rim_height]').getByRole('checkbox', { name: value }),
		remove: (value: string) => main.getByRole('button', { name: words.remove(value) }),
	};
}

for (const locale of VISITORS) {
	test(`a list is filtered at once, and the address keeps it (${locale})`, async ({ page }) => {
		const { words, names, status, remove, main, height } = list(page, locale);
		await page.goto(words.wheels);
		await expect(status).toHaveText(words.count(15));
		await height(/^50\b/).check();
		await expect(names).toHaveText(['Kleos RD 50']);
		await expect(status).toHaveText(words.of(1, 15));
		await expect(page).toHaveURL(`${words.wheels}?rim_height=41-55`);

		await height(/^35–40\b/).check();
		await expect(names).toHaveText([
			'Kleos RD 36',
			'Kleos RD 50',
			'Brenta 35',
			'K1 RD',
			'Sile Gravel 40',
		]);
		await expect(page).toHaveURL(`${words.wheels}?rim_height=31-40&rim_height=41-55`);

		await remove('50').click();
		await expect(names).toHaveText(['Kleos RD 36', 'Brenta 35', 'K1 RD', 'Sile Gravel 40']);
		await expect(height(/^50\b/)).not.toBeChecked();
		await expect(remove('35–40')).toBeFocused();
		await main.getByRole('button', { name: words.clear }).click();
		await expect(names).toHaveCount(15);
		await expect(status).toHaveText(words.count(15));
		await expect(page).toHaveURL(words.wheels);
	});

	test(`counts follow the other filters (${locale})`, async ({ page }) => {
		const { words, box, height } = list(page, locale);
		await page.goto(words.wheels);
		await expect(box(words.disc)).toHaveAccessibleName(/14$/);
		await height(/^60–80\b/).check();
		await expect(box(words.disc)).toHaveAccessibleName(/ 2$/);
		await expect(height(/^50\b/)).toHaveAccessibleName(/ 1$/);
	});

	test(`a list is sorted (${locale})`, async ({ page }) => {
		const { words, names, sort, status } = list(page, locale);
		await page.goto(words.wheels);
		await sort.selectOption(words.lightest);
		await expect(names.first()).toHaveText('Crono Disc');
		await expect(names.nth(1)).toHaveText('Kleos RD 36');
		await sort.selectOption(words.dearest);
		await expect(names.nth(1)).toHaveText('Kleos RD 62');
		await expect(status).toHaveText(words.count(15));
		await expect(page).toHaveURL(`${words.wheels}?sort=price_desc`);
	});

	test(`an address restores its list, also by the back button (${locale})`, async ({ page }) => {
		const { words, names, box, sort } = list(page, locale);
		await page.goto(`${words.wheels}?freehub=xd&sort=weight&rim_height=nonsense`);
		await expect(names.first()).toHaveText('K1 RD');
		await expect(names).toHaveCount(6);
		await expect(box('SRAM (XD)')).toBeChecked();
		await expect(sort).toHaveValue('weight');
		await page.getByRole('link', { name: 'K1 RD', exact: true }).first().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('K1 RD');
		await page.goBack();
		await expect(names).toHaveCount(6);
		await expect(box('SRAM (XD)')).toBeChecked();
	});

	test(`filters without results are explained with a way to reset (${locale})`, async ({
		page,
	}) => {
		const { words, names, status, main } = list(page, locale);
		await page.goto(`${words.wheels}?rim_height=41-55&freehub=xd`);
		await expect(main.getByText(words.none)).toBeVisible();
		await expect(names).toHaveCount(0);
		await expect(status).toHaveText(words.of(0, 15));
		await main.getByRole('button', { name: words.clear }).last().click();
		await expect(names).toHaveCount(15);
		await expect(main.getByText(words.none)).toBeHidden();
	});

	test(`a list of several pages is filtered as a whole (${locale})`, async ({ page }) => {
		const { words, names, status, main } = list(page, locale);
		await page.goto(`${words.all}/2`);
		const first = await names.first().textContent();
		await list(page, locale).sort.selectOption(words.dearest);
		await expect(names.first()).toHaveText('Crono 80');
		await expect(names).toHaveCount(Number((await status.textContent())?.match(/\d+/)?.[0]));
		await page.goto(`${words.all}/2`);
		await expect(names.first()).toHaveText(first ?? '');
		await expect(main.getByRole('link', { name: '1', exact: true })).toBeVisible();
	});

	test(`the choice goes along into another language (${locale})`, async ({ page }) => {
		const { words, names } = list(page, locale);
		await page.goto(`${words.wheels}?rim_height=41-55`);
		await expect(names).toHaveCount(1);
		const link = page.getByRole('contentinfo').getByRole('link', { name: words.other });
		await expect(link).toHaveAttribute('href', /rim_height=41-55$/);
	});

	test(`a focused card keeps the focus when the filters load (${locale})`, async ({ page }) => {
		const { words, main } = list(page, locale);
		const arrive = await holdScripts(page);
		await page.goto(words.wheels, { waitUntil: 'commit' });
		const card = main.getByRole('link', { name: 'K1 RD', exact: true }).first();
		await card.focus();
		arrive();
		await page.waitForFunction(() => customElements.get('facet-list') !== undefined);
		await expect(card).toBeFocused();
	});

	test(`keyboard alone is enough (${locale})`, async ({ page }) => {
		const { words, names, height } = list(page, locale);
		await page.goto(words.wheels);
		await height(/^50\b/).focus();
		await page.keyboard.press('Space');
		await expect(names).toHaveCount(1);
		await expect(height(/^50\b/)).toBeFocused();
		await page.keyboard.press('Tab');
		await expect(height(/^60–80\b/)).toBeFocused();
	});

	test.describe(`on a phone (${locale})`, () => {
		test.use({ viewport: { width: 375, height: 800 } });

		test('the filters are a bottom sheet', async ({ page }) => {
			const { words, names, form, main, height } = list(page, locale);
			await page.goto(words.wheels);
			await expect(form).toBeHidden();
			await main.getByRole('button', { name: words.open }).click();
			await expect(form).toBeVisible();
			await height(/^50\b/).check();
			expect(await violations(page, 'main')).toEqual([]);
			await form.getByRole('button', { name: words.show }).click();
			await expect(form).toBeHidden();
			await expect(names).toHaveText(['Kleos RD 50']);
			await expect(main.getByRole('button', { name: words.open })).toContainText('1');
		});
	});

	test.describe(`without script (${locale})`, () => {
		test.use({ javaScriptEnabled: false });

		test('no control is without function', async ({ page }) => {
			const { words, names, form, sort, main } = list(page, locale);
			await page.goto(words.wheels);
			await expect(names).toHaveCount(15);
			await expect(form).toBeHidden();
			await expect(sort).toBeHidden();
			// The host answers the question of the fit bench.
			await expect(main.getByRole('button')).toHaveCount(1);
			await expect(main.locator('.fit-line').getByRole('button')).toHaveAttribute(
				'formaction',
				'/api/fit',
			);
			await expect(main.getByRole('navigation', { name: words.usages })).toBeVisible();
		});
	});
}

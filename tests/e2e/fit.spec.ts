import type { Page } from '@playwright/test';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import fit_en from '../../src/i18n/locales/en/fit.json' with { type: 'json' };
import fit_es from '../../src/i18n/locales/es/fit.json' with { type: 'json' };
import fit_fr from '../../src/i18n/locales/fr/fit.json' with { type: 'json' };
import fit_it from '../../src/i18n/locales/it/fit.json' with { type: 'json' };
import fit_ja from '../../src/i18n/locales/ja/fit.json' with { type: 'json' };
import { tabTo } from '../support/keyboard.ts';
import { expect, test, VISITORS } from '../support/steps.ts';
import { readAddress } from '../support/steps-pages.ts';

const FIT_WORDS = { it: fit_it, en: fit_en, es: fit_es, fr: fit_fr, ja: fit_ja };

const PHONE = { width: 375, height: 667 };

/** Parts of the bench's page in one language. */
function onBench(page: Page, locale: SeedLocale) {
	const { page: words, ...said } = FIT_WORDS[locale];
	const main = page.getByRole('main');
	const select = (name: string) => main.getByRole('combobox', { name, exact: true });
	const field = (name: string) => main.getByRole('textbox', { name, exact: true });
	return {
		words,
		said,
		main,
		tyre: field(words.tyre),
		weight: field(words.weight),
		groupset: select(words.groupset),
		brake: select(words.brake),
		submit: main.getByRole('button', { name: words.submit, exact: true }),
		answer: main.locator('[data-part=answer]'),
		notes: main.locator('[data-part=notes] p'),
		fitting: main.locator('[data-part=fits] li'),
		ask: main.getByRole('link', { name: words.ask, exact: true }),
		store: main.getByRole('link', { name: words.store, exact: true }),
		async open(query = '') {
			await page.goto((await readAddress(page.request, 'fit bench', locale)) + query);
		},
	};
}

/** A sentence of the bench without its figures, as a pattern. */
const pattern = (text: string) =>
	new RegExp(
		text
			.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
			.replace(/\s+/g, '\\s+')
			.replace(/\{\{\w+\}\}/g, '.*'),
	);

for (const locale of VISITORS) {
	test(`by the keyboard alone a rider finds the wheels that fit, with price and pressure (${locale})`, async ({
		page,
	}) => {
		await page.setViewportSize(PHONE);
		const { tyre, weight, groupset, brake, submit, answer, fitting, main, said, open } = onBench(
			page,
			locale,
		);
		await open();
		const press = (key: string) => page.keyboard.press(key);
		await tabTo(page, groupset);
		await press('ArrowDown');
		await tabTo(page, tyre);
		await page.keyboard.type('30');
		await tabTo(page, weight);
		await page.keyboard.type('75');
		await tabTo(page, brake);
		await press('ArrowDown');
		await expect(brake).toHaveValue('disc');
		await tabTo(page, submit);
		await press('Enter');
		await expect(answer).toContainText('30');
		await expect(answer).toBeInViewport({ ratio: 1 });
		const first = fitting.first();
		await expect(first).toContainText(said.fits);
		await expect(first).toContainText('€');
		await expect(first).toContainText(/bar/);
		// What does not fit is folded, each with its reason.
		const others = main.locator('.fit-others');
		await tabTo(page, others.locator('summary'));
		await press('Enter');
		await expect(others.getByRole('listitem').first()).toContainText(pattern(said.doesNotFit));
	});

	test(`the wheel of an answer opens with its freehub body chosen and its tyre named (${locale})`, async ({
		page,
	}) => {
		const { fitting, open } = onBench(page, locale);
		await open('?groupset=shimano-12&tyre=30&brake=disc&weight=75');
		await fitting.first().getByRole('link').click();
		await expect(page).toHaveURL(/\?tyre_width=30&freehub=hg$/);
		const main = page.getByRole('main');
		await expect(main.locator('[data-shows=fits]')).toContainText(/30\s?mm.*\(HG\)/);
		await expect(main.locator('.chip[data-value=hg]')).toHaveAttribute('aria-current', 'true');
	});

	test(`a tyre and a weight give the pressure in two taps (${locale})`, async ({ page }) => {
		await page.setViewportSize(PHONE);
		await page.goto(await readAddress(page.request, 'pressures', locale));
		const pick = page.locator('pressure-pick').first();
		const chart = page.locator('.pressure-chart').first();
		const row = chart.locator('tbody tr').nth(1);
		const [tyre = '', cell = ''] = [
			await row.getByRole('rowheader').textContent(),
			await row.getByRole('cell').nth(1).textContent(),
		];
		await pick.getByRole('radio', { name: tyre?.trim() ?? '', exact: true }).check();
		await pick.locator('[data-group=rider]').nth(1).check();
		const status = pick.getByRole('status');
		// The same figures as the chart's, in the same unit.
		for (const figure of cell?.split('/') ?? []) {
			await expect(status).toContainText(figure.trim());
		}
		await expect(status).toContainText('bar');
	});
}

const STRANGE = [
	['weight=20', 'light'],
	['weight=200', 'heavy'],
	['tyre=18', 'tyre_below'],
	['tyre=120', 'tyre_above'],
	['groupset=rohloff', 'unknown_groupset'],
	['tyre=%3Cb%3Ewide%3C%2Fb%3E', 'tyre_unreadable'],
] as const;

for (const locale of SEED_LOCALES) {
	test(`a bike without a matching wheel gets a sentence, a contact and a dealer (${locale})`, async ({
		page,
	}) => {
		const { said, notes, answer, ask, store, open } = onBench(page, locale);
		for (const [query, problem] of STRANGE) {
			await open(`?${query}`);
			await expect(notes, query).toHaveText(pattern(said.problems[problem]));
			await expect(answer).not.toHaveText('');
			await expect(ask).toBeVisible();
			await expect(store).toBeVisible();
		}
	});

	test(`without script the host answers at its own address (${locale})`, async ({
		browser,
		baseURL,
	}) => {
		const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
		const page = await context.newPage();
		const { words, said, main, groupset, tyre, weight, submit, open } = onBench(page, locale);
		await open();
		await groupset.selectOption('shimano-12');
		await tyre.fill('30');
		await weight.fill('200');
		await submit.click();
		await expect(page).toHaveURL(/\/api\/fit\?.*groupset=shimano-12/);
		await expect(main).toContainText('Shimano 12');
		await expect(main).toContainText(pattern(said.problems.heavy));
		await expect(main.getByRole('link', { name: words.ask })).toBeVisible();
		await expect(tyre).toHaveValue('30');
		await context.close();
	});
}

test('a product page gives the pressure of its own rim in two taps, never above its limit', async ({
	page,
}) => {
	await page.goto('/it/prodotto/ruote-kleos-rd-50');
	const pick = page.locator('pressure-pick');
	await pick.scrollIntoViewIfNeeded();
	const limit = Number((await pick.getAttribute('data-seat'))?.split(' ')[3]);
	for (const tyre of await pick.locator('[data-group=tyre]').all()) {
		await tyre.check();
		for (const rider of await pick.locator('[data-group=rider]').all()) {
			await rider.check();
			const said = (await pick.getByRole('status').textContent()) ?? '';
			const bars = [...said.matchAll(/(\d+(?:,\d)?)\sbar/g)].map(([, bar = '']) =>
				Number(bar.replace(',', '.')),
			);
			expect(bars.length === 2 || said === FIT_WORDS.it.reasons.pressure_none, said).toBe(true);
			expect(Math.max(0, ...bars)).toBeLessThanOrEqual(limit);
		}
	}
});

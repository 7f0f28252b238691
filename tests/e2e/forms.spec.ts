import { expect, holdScripts, test, visit, VISITORS } from '../support/steps.ts';
import { writeTo } from '../support/steps-forms.ts';
import { readAddress } from '../support/steps-pages.ts';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.beforeEach(async ({ page }) => {
			await page.goto(await readAddress(page.request, 'contacts', locale));
			await writeTo(page, locale).awake();
		});

		test('a message is sent and thanked for, and the form is empty afterwards', async ({
			page,
		}) => {
			const { words, box, fillIn, sendButton } = writeTo(page, locale);
			await fillIn();
			await sendButton.click();
			await expect(page).toHaveURL(/\/thank-you-page\?form=contact&ref=[\w-]+$/);
			await page.goBack();
			await expect(box(words.message)).toHaveValue('');
			await page.reload();
			await expect(box(words.message)).toHaveValue('');
			await expect(page.getByText(words.found)).toHaveCount(0);
		});

		test('an empty form lists missing fields, and each entry focuses its field', async ({
			page,
		}) => {
			const { words, box, sendButton, summary } = writeTo(page, locale);
			await sendButton.click();
			await expect(summary).toBeFocused();
			await summary.getByRole('link', { name: words.missingMessage }).click();
			await expect(box(words.message)).toBeFocused();
			await expect(box(words.message)).toHaveAttribute('aria-invalid', 'true');
			await box(words.message).fill(words.text);
			await expect(box(words.message)).toHaveAttribute('aria-invalid', 'false');
		});

		for (const width of [480, 800, 1024, 1280]) {
			test(`the prefix field shows its digits, not half of a country (${width} px)`, async ({
				page,
			}) => {
				await page.setViewportSize({ width, height: 800 });
				const select = page.locator('select:has(option[value^="+"])');
				await expect(select.locator('option[value="+39"]')).toHaveCount(1);
				const { least, most, gap, room } = await select.evaluate((box) => {
					const look = getComputedStyle(box);
					const pen = document.createElement('canvas').getContext('2d');
					if (!pen) throw new Error('nothing to measure with');
					pen.font = look.font;
					const sides = parseFloat(look.paddingLeft) + parseFloat(look.paddingRight);
					return {
						least: pen.measureText('+1').width,
						most: pen.measureText('+999').width,
						gap: parseFloat(look.wordSpacing),
						room: box.clientWidth - sides,
					};
				});
				expect(most).toBeLessThan(room);
				expect(least + gap).toBeGreaterThan(room);
			});
		}

		test('a telephone number of eight digits is refused and kept', async ({ page }) => {
			const { words, box, fillIn, sendButton } = writeTo(page, locale);
			await fillIn();
			await box(words.phone).fill('12345678');
			await sendButton.click();
			await expect(box(words.phone)).toHaveAccessibleDescription(new RegExp(words.badPhone));
			await expect(box(words.phone)).toHaveValue('12345678');
		});

		test('a reload restores typed values, but no consent; they can be discarded', async ({
			page,
		}) => {
			const { words, box, form, awake, fillIn } = writeTo(page, locale);
			await fillIn();
			await page.reload();
			await awake();
			await expect(form.getByRole('status').filter({ hasText: words.found })).toBeVisible();
			await expect(box(words.message)).toHaveValue(words.text);
			await expect(box(words.email)).toHaveValue('rider@mail.example');
			await form.getByRole('button', { name: words.discard }).click();
			await expect(box(words.message)).toHaveValue('');
			await page.reload();
			await awake();
			await expect(box(words.message)).toHaveValue('');
		});

		test('a double click sends once', async ({ page }) => {
			const { fillIn, sendButton } = writeTo(page, locale);
			let sent = 0;
			page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
			await fillIn();
			await sendButton.dblclick();
			await expect(page).toHaveURL(/\/thank-you-page/);
			expect(sent).toBe(1);
		});

		test('the keyboard alone is enough', async ({ page }) => {
			const { words, box, form } = writeTo(page, locale);
			const { keyboard } = page;
			// The family name comes first in languages that say it first.
			await box(locale === 'ja' ? words.lastName : words.firstName).focus();
			for (const text of ['Cliente', 'Prova', 'rider@mail.example', '', '0438000000', '']) {
				await keyboard.type(text);
				await keyboard.press('Tab');
			}
			await expect(box(words.phone)).toHaveValue('0438000000');
			await form.getByRole('combobox', { name: words.language }).focus();
			await keyboard.press('ArrowDown');
			await keyboard.press('Tab');
			await keyboard.type(words.text);
			await keyboard.press('Tab');
			await keyboard.press('ArrowRight');
			await keyboard.press('Tab');
			await keyboard.press('Space');
			await box(words.email).press('Enter');
			await expect(page).toHaveURL(/\/thank-you-page\?form=contact/);
		});
	});

	test(`text typed before hydration is kept (${locale})`, async ({ page }) => {
		const { words, box, awake } = writeTo(page, locale);
		const arrive = await holdScripts(page);
		const address = await readAddress(page.request, 'contacts', locale);
		await page.goto(address, { waitUntil: 'commit' });
		await box(words.message).fill(words.text);
		arrive();
		await awake();
		await expect(box(words.message)).toHaveValue(words.text);
		await page.reload();
		await awake();
		await expect(box(words.message)).toHaveValue(words.text);
	});

	test(`the banner's address is in the newsletter form (${locale})`, async ({ page }) => {
		const { words: shell, footer } = visit(page, locale);
		const { words, awake } = writeTo(page, locale);
		await page.goto(shell.home);
		await footer.getByRole('textbox', { name: shell.email }).fill('rider@mail.example');
		await footer.getByRole('button', { name: shell.subscribe }).click();
		await awake(words.newsletter);
		const form = page.getByRole('form', { name: words.newsletter });
		await expect(form.getByRole('textbox', { name: words.email })).toHaveValue(
			'rider@mail.example',
		);
	});

	test.describe(`without script, ${locale}`, () => {
		test.use({ javaScriptEnabled: false });

		test('the form is posted without script and confirmed, or corrected', async ({ page }) => {
			const { words, box, fillIn, sendButton } = writeTo(page, locale);
			await page.goto(await readAddress(page.request, 'contacts', locale));
			await fillIn();
			await box(words.phone).fill('12345678');
			await sendButton.click();
			await expect(page).toHaveURL(/\/api\/forms\/contact\/submissions$/);
			await expect(page.getByRole('main')).toContainText(words.phone);
			await page.goBack();
			await box(words.phone).fill('333 123 4567');
			await sendButton.click();
			await expect(page.getByRole('main')).toContainText(/LV-[\dA-Z]{6}/);
		});
	});
}

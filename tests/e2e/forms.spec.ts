import { violations } from '../support/axe.ts';
import { expect, holdScripts, test, visit, VISITORS } from '../support/steps.ts';
import { CAPTCHA, SUBMISSIONS, writeTo, forgiveNetwork } from '../support/steps-forms.ts';
import { addressOf } from '../support/steps-pages.ts';

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.beforeEach(async ({ page }) => {
			await page.goto(await addressOf(page.request, 'contacts', locale));
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

		test('an empty form says what is missing, and each line leads to its field', async ({
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
			test(`the box of a prefix shows its digits and no half of a country (${width} px)`, async ({
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

		test('while the API is down nothing is lost, and a second try sends it', async ({
			page,
			noise,
		}) => {
			const { words, box, fillIn, sendButton, failure } = writeTo(page, locale);
			await page.route(SUBMISSIONS, (route) => route.abort());
			await fillIn();
			await sendButton.click();
			await expect(failure).toContainText(words.noConnection);
			await expect(box(words.message)).toHaveValue(words.text);
			await expect(failure.getByRole('link', { name: words.write })).toHaveAttribute(
				'href',
				/^mailto:info@livenza\.example/,
			);
			await page.unroute(SUBMISSIONS);
			await failure.getByRole('button', { name: words.again }).click();
			await expect(page).toHaveURL(/\/thank-you-page\?form=contact/);
			forgiveNetwork(noise);
		});

		test('who sends too often reads when to try again', async ({ page, noise }) => {
			const { words, fillIn, sendButton, failure } = writeTo(page, locale);
			await page.route(SUBMISSIONS, (route) =>
				route.fulfill({
					status: 429,
					headers: { 'retry-after': '150' },
					contentType: 'application/problem+json',
					body: JSON.stringify({ type: 'about:blank', status: 429, code: 'too_many_requests' }),
				}),
			);
			await fillIn();
			await sendButton.click();
			await expect(failure).toContainText(words.tooMany);
			forgiveNetwork(noise);
		});

		test('a captcha that cannot be had blocks the sending and offers the e-mail', async ({
			page,
			noise,
		}) => {
			const { words, fillIn, sendButton, blocked } = writeTo(page, locale);
			let sent = 0;
			await page.route(CAPTCHA, (route) => route.abort());
			page.on('request', (request) => (sent += request.method() === 'POST' ? 1 : 0));
			await fillIn();
			await expect(blocked).toContainText(words.noCaptcha);
			await sendButton.click();
			await expect(blocked.getByRole('link', { name: words.write })).toBeVisible();
			await expect(sendButton).toBeEnabled();
			expect(sent).toBe(0);
			await visit(page, locale).openLanguages();
			forgiveNetwork(noise);
		});

		test('a reload finds what was typed, but no consent; it can be discarded', async ({ page }) => {
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

		test('every state is open to everybody', async ({ page, noise }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			const { form, fillIn, sendButton, summary, failure, blocked, awake, words } = writeTo(
				page,
				locale,
			);
			await sendButton.click();
			await expect(summary).toBeFocused();
			expect(await violations(page)).toEqual([]);

			await page.route(SUBMISSIONS, (route) => route.abort());
			await fillIn();
			await sendButton.click();
			await expect(failure).toBeVisible();
			expect(await violations(page)).toEqual([]);

			let answer: () => void = () => {};
			const isAnswered = new Promise<void>((resolve) => (answer = resolve));
			await page.unroute(SUBMISSIONS);
			await page.route(SUBMISSIONS, async (route) => {
				await isAnswered;
				await route.abort();
			});
			await sendButton.click();
			await expect(form.getByRole('button', { name: words.pending })).toHaveAttribute(
				'aria-disabled',
				'true',
			);
			expect(await violations(page)).toEqual([]);
			answer();
			await expect(failure).toBeVisible();

			await page.route(CAPTCHA, (route) => route.abort());
			await page.reload();
			await awake();
			await expect(form.getByRole('status').filter({ hasText: words.found })).toBeVisible();
			expect(await violations(page)).toEqual([]);
			await fillIn();
			await expect(blocked).toBeVisible();
			expect(await violations(page)).toEqual([]);
			forgiveNetwork(noise);
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
			// The family name comes first where people say it first.
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

	test(`text typed before the script is there stays (${locale})`, async ({ page }) => {
		const { words, box, awake } = writeTo(page, locale);
		const arrive = await holdScripts(page);
		const address = await addressOf(page.request, 'contacts', locale);
		await page.goto(address, { waitUntil: 'commit' });
		await box(words.message).fill(words.text);
		arrive();
		await awake();
		await expect(box(words.message)).toHaveValue(words.text);
		await page.reload();
		await awake();
		await expect(box(words.message)).toHaveValue(words.text);
	});

	test(`the banner's address stands in the newsletter form (${locale})`, async ({ page }) => {
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

		test('the form posts itself and is thanked for, or says what is wrong', async ({ page }) => {
			const { words, box, fillIn, sendButton } = writeTo(page, locale);
			await page.goto(await addressOf(page.request, 'contacts', locale));
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

import { expect, test } from '@playwright/test';
import { inDays } from '../support/days.ts';
import {
	anEnquiry,
	atDesk,
	type DeskLocale,
	expectOpenToEverybody,
} from '../support/steps-desk.ts';
import { aFreePair } from '../support/steps-warranty.ts';

/** Staff uses the desk on a large screen and, in the workshop, on a phone. */
const PLACES: { locale: DeskLocale; language: string; width: number }[] = [
	{ locale: 'it', language: 'it-IT', width: 1280 },
	{ locale: 'en', language: 'en-GB', width: 375 },
];

for (const { locale, language, width } of PLACES) {
	test.describe(`at the desk in ${locale}, ${width} px`, () => {
		test.use({
			locale: language,
			viewport: { width, height: 800 },
			contextOptions: { reducedMotion: 'reduce' },
		});

		test('an enquiry is answered, a serial changed, others imported from CSV', async ({
			page,
			baseURL,
		}) => {
			const refused: string[] = [];
			page.on('console', (line) => {
				if (/Content Security Policy/.test(line.text())) refused.push(line.text());
			});
			const reference = await anEnquiry(baseURL);
			const { words, button, signIn, open, find } = atDesk(page, locale);
			await page.goto('/desk');
			await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
			await expectOpenToEverybody(page);
			await signIn('editor@livenza.example', 'non è questa');
			await expect(page.getByRole('alert')).toContainText(words.wrong);
			await signIn('support@livenza.example');
			await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();

			await open(words.submissions);
			await expect(page.getByText(reference)).toBeVisible();
			await expectOpenToEverybody(page);
			await find(reference);
			await expect(page.getByText('Quale mozzo monta la ruota posteriore?')).toBeVisible();
			await expectOpenToEverybody(page);
			const text = 'Il mozzo è lo stesso della coppia.';
			await page.getByLabel(words.answer).fill(text);
			await button(words.send).click();
			await expect(page.getByText(words.sent)).toBeVisible();
			await expect(page.getByRole('region', { name: words.answers })).toContainText(text);

			const serial = `E2E${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
			await open(words.serials);
			await button(words.import).click();
			const choose = (...rows: string[]) =>
				page.getByLabel(words.importFile).setInputFiles({
					name: 'seriali.csv',
					mimeType: 'text/csv',
					buffer: Buffer.from(['serial_number;product_id', ...rows, ''].join('\n')),
				});
			await choose(`${serial};kleos-rd-50`, `${serial}X;no-such-wheel`);
			await button(words.importNow).click();
			await expect(page.getByText(words.notTaken)).toBeVisible();
			await expect(page.getByRole('cell', { name: words.unknownProduct })).toBeVisible();
			await expectOpenToEverybody(page);
			// The file is taken whole or not at all: the good row was not.
			await choose(`${serial};kleos-rd-50`);
			await button(words.importNow).click();
			await expect(page.getByText(words.report)).toBeVisible();
			await button(words.close).click();

			await find(serial);
			await page.getByRole('link', { name: words.edit }).click();
			const state = page.getByRole('combobox', { name: words.state });
			await expect(state).toBeVisible();
			await expectOpenToEverybody(page);
			await state.click();
			await page.getByRole('option', { name: words.substituted }).click();
			await button(words.save).click();
			await expect(page.getByText(words.saved)).toBeVisible();
			await expect(page.getByText(words.substituted)).toBeVisible();

			await page.getByRole('button', { name: words.profile }).click();
			await page.getByRole('menuitem', { name: words.leave }).click();
			await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
			await page.goto('/desk#/submissions');
			await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
			expect(refused).toEqual([]);
		});

		test('the wheel of a support request is registered under the right serial', async ({
			page,
			request,
			baseURL,
		}) => {
			const [serial] = await aFreePair(request);
			const typed = 'MQC5OA25OII7';
			const values = { serial_number: typed, purchase_date: inDays(0) };
			const reference = await anEnquiry(baseURL, 'ops-warranty', { values });
			const { words, button, signIn, open, find } = atDesk(page, locale);
			await page.goto('/desk');
			await signIn('support@livenza.example');
			await open(words.submissions);
			await find(reference);
			const box = page.getByRole('textbox', { name: words.serial });
			await expect(box).toHaveValue(typed);
			await button(words.register).click();
			await expect(page.getByText(words.unknownSerial)).toBeVisible();
			await box.fill(serial);
			await expectOpenToEverybody(page);
			await button(words.register).click();
			await expect(page.getByText(words.registered)).toBeVisible();
		});

		test('of a pair one request is accepted, the other returned for its proof', async ({
			page,
			request,
			baseURL,
		}) => {
			const [front, rear] = await aFreePair(request);
			const values = {
				serial_number: front,
				serial_number_second: rear,
				purchase_date: inDays(0),
			};
			await anEnquiry(baseURL, 'warranty', { values });
			const { words, button, signIn, open, find } = atDesk(page, locale);
			const undecided = page.getByRole('heading', { name: words.decide });
			await page.goto('/desk');
			await signIn('support@livenza.example');

			await open(words.registrations);
			await find(front);
			await expect(undecided).toBeVisible();
			await expectOpenToEverybody(page);
			await button(words.accept).click();
			await button(words.acceptNow).click();
			await expect(page.getByText(words.accepted)).toBeVisible();
			await expect(undecided).toBeHidden();

			await open(words.registrations);
			await find(rear);
			await button(words.reject).click();
			await page.getByRole('combobox', { name: words.reason }).click();
			await page.getByRole('option', { name: words.otherDate }).click();
			await expectOpenToEverybody(page);
			await button(words.rejectNow).click();
			await expect(page.getByText(words.rejected)).toBeVisible();
			await expect(undecided).toBeHidden();
			await expect(page.getByText(words.otherDate)).toBeVisible();
		});
	});
}

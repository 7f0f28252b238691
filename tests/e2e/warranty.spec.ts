import { violations } from '../support/axe.ts';
import { expect, foreseeRoutes, test, VISITORS } from '../support/steps.ts';
import { anAddress, mailTo, secretIn } from '../support/steps-mail.ts';
import { readAddress } from '../support/steps-pages.ts';
import { inDays } from '../support/days.ts';
import { aFreePair, registerWheels } from '../support/steps-warranty.ts';

/** Outcomes by a wheel of the demo maker and the age of its purchase in days. */
const OUTCOMES = [
	['already_registered', 'MQC36A250101', 3],
	['substituted', 'MQC62A250101', 3],
	['teams', 'MQC50A250101', 3],
	['date_expired', 'MQC50A250117', 31],
	['date_greater', 'MQC50A250117', -2],
	['not_found', 'MQC99X999999', 3],
] as const;

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.beforeEach(async ({ page }) => {
			await foreseeRoutes(page);
			await page.goto(await readAddress(page.request, 'warranty extension', locale));
			await registerWheels(page, locale).awake();
		});

		test('a pair is registered with one proof, and the mail opens its passports', async ({
			page,
		}) => {
			const steps = registerWheels(page, locale);
			const { words, form } = steps;
			const [front, rear] = await aFreePair(page.request);
			const email = anAddress('owner');
			// Not the last day of all, which may end before the host has counted.
			await steps.ask(` ${front.toLowerCase()}`, inDays(-29));
			await expect(form.getByText(words.ready)).toBeVisible();
			await expect(steps.second).toBeHidden();
			await form.getByRole('button', { name: words.addSecond }).click();
			await steps.second.fill(rear);
			await steps.second.blur();
			await expect(form.getByText(words.ready)).toHaveCount(2);
			expect(await violations(page)).toEqual([]);
			await steps.fillInRest(email);
			await steps.sendButton.click();

			await expect(page.getByText(words.success)).toBeVisible();
			await expect(page.getByRole('heading', { name: front })).toBeVisible();
			await expect(page.getByRole('heading', { name: rear })).toBeVisible();
			expect(await violations(page)).toEqual([]);

			const mail = await mailTo(page.request, email, 'warranty.summary');
			await page.goto(`/${locale}/wheel#${secretIn(mail, 'wheel')}`);
			await expect(page.getByText(words.requested)).toBeVisible();
			expect(await violations(page)).toEqual([]);
		});

		test('every outcome is explained', async ({ page }) => {
			const steps = registerWheels(page, locale);
			for (const [outcome, serial, age] of OUTCOMES) {
				await steps.ask(serial, inDays(-age));
				await steps.date.blur();
				const said = steps.form.getByRole('status').filter({ hasText: steps.words[outcome] });
				await expect(said, outcome).toHaveCount(1);
			}
			expect(await violations(page)).toEqual([]);
		});

		test('an unknown serial stops the submission, and links onward', async ({ page }) => {
			const steps = registerWheels(page, locale);
			const { words, form } = steps;
			const today = inDays(0);
			let isSent = false;
			await page.route('**/api/forms/*/submissions', (route) => {
				isSent = true;
				return route.continue();
			});
			await steps.ask('MQC5OA25OII7', today);
			await expect(form.getByText(words.lookAlike)).toBeVisible();
			const owner = anAddress('owner');
			await steps.fillInRest(owner);
			await steps.sendButton.click();
			await expect(steps.serial).toHaveAttribute('aria-invalid', 'true');
			await expect(steps.serial).toHaveAccessibleDescription(new RegExp(words.not_found));
			expect(isSent).toBe(false);

			await page.unroute('**/api/forms/*/submissions');
			await form.getByRole('link', { name: words.ops }).click();
			const ops = page.getByRole('form', { name: words.opsForm });
			await expect(ops.getByLabel(words.serial)).toHaveValue('MQC5OA25OII7');
			await expect(ops.getByLabel(words.date)).toHaveValue(today);
			await ops.getByRole('textbox', { name: words.model, exact: true }).fill('Kleos RD 50');
			for (const [name, typed] of [
				[words.email, owner],
				[words.firstName, 'Cliente'],
				[words.lastName, 'Prova'],
			] as const) {
				await expect(ops.getByRole('textbox', { name, exact: true })).toHaveValue(typed);
			}
			await ops.getByLabel(words.proof).setInputFiles({
				name: 'scontrino.pdf',
				mimeType: 'application/pdf',
				buffer: Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
			});
			await ops.getByRole('checkbox', { name: words.privacy }).check();
			await ops.getByRole('button', { name: words.opsSend }).click();
			await expect(page).toHaveURL(/\/thank-you-page\?form=ops-warranty&ref=/);
		});

		test('serial and date have their own error texts', async ({ page }) => {
			const { words, serial, date, sendButton } = registerWheels(page, locale);
			await sendButton.click();
			await expect(serial).toHaveAccessibleDescription(new RegExp(words.noSerial));
			await expect(date).toHaveAccessibleDescription(new RegExp(words.noDate));
		});

		test('a drawing shows the place of the serial', async ({ page }) => {
			const { words, form } = registerWheels(page, locale);
			await form.getByText(words.where, { exact: true }).click();
			await expect(form.getByRole('img', { name: words.wherePicture })).toBeVisible();
		});
	});
}

test('the request for support opens without a serial as well, and is not indexed', async ({
	page,
}) => {
	await page.goto('/it/ops-warranty');
	const form = page.getByRole('form', { name: 'Richiesta di assistenza per il seriale' });
	await expect(form.getByLabel('Numero seriale della ruota (MQC)')).toHaveValue('');
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	expect(await violations(page)).toEqual([]);
});

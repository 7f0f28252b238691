import { addAddress } from '#contract/customers/addresses.ts';
import desk from '../../src/i18n/locales/it/desk/capabilities/orders.json' with { type: 'json' };
import { FIRST_ACCOUNTS } from '../../src/server/staff/accounts.ts';
import { violations } from '../support/axe.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { expect, test } from '../support/steps.ts';
import { accountSteps } from '../support/steps-account.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { atDesk, expectOpenToEverybody } from '../support/steps-desk.ts';
import { anAddress, mailTo } from '../support/steps-mail.ts';
import { aFreePair } from '../support/steps-warranty.ts';

const NAME = 'Łucja Żółć';
const STREET = 'ul. Świętokrzyska 1';
const TOWN = '90-001 Łódź';
const NOTE = 'Wejście od podwórza, proszę dzwonić';

test.use({ viewport: { width: 1280, height: 800 } });

test('a customer orders to a saved address in Łódź, and registers the wheels with one press', async ({
	page,
	browser,
	request,
	noise,
}) => {
	test.slow();
	const account = accountSteps(page, 'it');
	const { main } = account;
	const email = anAddress('lodz');
	const serials = await aFreePair(request);

	await test.step('the customer saves a billing and a delivery address', async () => {
		await account.register(email);
		await account.confirm(email);
		const headers = { origin: new URL(page.url()).origin };
		const billed = {
			...{ kind: 'billing', given_name: 'Łucja', family_name: 'Żółć', country: 'PL' },
			...{ line1: 'ul. Piotrkowska 104', city: 'Łódź', postal_code: '90-926' },
		};
		const saved = await page.request.post(`/api${addAddress.path}`, { data: billed, headers });
		expect(saved.ok(), await saved.text()).toBe(true);

		await account.open('account/addresses');
		const { t, field, button } = account;
		await main.getByRole('checkbox', { name: t.addresses.same }).uncheck();
		await button(t.addresses.addShipping).click();
		await main.getByRole('combobox', { name: t.field.country }).selectOption('PL');
		await field(t.field.given).fill('Łucja');
		await field(t.field.family).fill('Żółć');
		await field(t.field.line1).fill(STREET);
		// As Poles write it in a hurry: country letters, no hyphen.
		await field(t.field.postalCode).fill('PL 90001');
		await field(t.field.city).fill('Łódź');
		await button(t.field.addNote).click();
		await field(t.field.note).fill(NOTE);
		await button(t.profile.save).click();
		const card = main.locator('.address').filter({ hasText: STREET });
		await expect(card).toContainText(TOWN);
		await expect(card).toContainText(NOTE);
		expect(await violations(page)).toEqual([]);
	});

	const { words, fill, openPage } = shop(page, 'it');
	const steps = checkoutSteps(page, 'it');
	let number = '';

	await test.step('wheels are ordered to the saved address, without filling in a field', async () => {
		await fill();
		await openPage();
		await main.getByRole('link', { name: words.checkout }).first().click();
		await steps.onStep('shipping');
		const chosen = main.getByLabel(steps.t.shipping.saved).locator('option:checked');
		await expect(chosen).toContainText(['ul. Piotrkowska 104', STREET]);
		expect(await violations(page)).toEqual([]);
		await steps.button(steps.t.way.toPayment).click();
		await steps.onStep('payment');
		await steps.payBy('test');
		await expect(main.getByText(STREET)).toBeVisible();
		await expect(main.getByText(NOTE)).toBeVisible();
		await steps.bind();
		await steps.answer('approve');
		await expect(steps.heading(steps.t.order.done.title)).toBeVisible();
		number = await steps.number();
	});

	await test.step('staff packs, ships and delivers it', async () => {
		const staff = await browser.newContext({ locale: 'it-IT' });
		const tab = await staff.newPage();
		const { signIn, open, find, words: said } = atDesk(tab, 'it');
		const form = (name: RegExp | string) => tab.getByRole('form', { name });
		const { pack, parcels, done } = desk.desk.orders;
		await tab.goto('/desk');
		await signIn(FIRST_ACCOUNTS.shop);
		await expect(tab.getByRole('heading', { level: 1, name: said.today })).toBeVisible();
		await open('Ordini');
		await find(number);
		await expect(tab.getByText(desk.fields.unprintable_letters)).toHaveCount(0);
		const packing = form(pack.title);
		await packing.getByLabel(/^Numeri di serie/).fill(serials.join(' '));
		await packing.getByRole('button', { name: pack.send }).click();
		const sending = form(/^Pacco: /);
		await sending.getByLabel(desk.fields.carrier).fill('Corriere Piave');
		await expectOpenToEverybody(tab);
		const label = sending.getByRole('link', { name: parcels.label });
		const address = await tab.request.get((await label.getAttribute('href')) ?? '');
		const [printed = ''] = await textOfPdf(await address.body());
		for (const line of [NAME, STREET, TOWN]) expect(printed).toContain(line);
		await sending.getByRole('button', { name: parcels.ship }).click();
		await form(/^Pacco: /)
			.getByRole('button', { name: parcels.complete })
			.click();
		await expect(tab.getByText(done)).toBeVisible();
		await expect(tab.getByText(desk.choices.delivered).first()).toBeVisible();
		await staff.close();
	});

	await test.step('the mail links to the order, which registers both wheels', async () => {
		const mail = await mailTo(request, email, 'order.delivered');
		expect(mail).toContain(number);
		await page.goto('/it/account/orders');
		await main.getByRole('link', { name: number }).click();
		const { wheels } = steps.t.order;
		await expect(main.getByText(serials[0])).toBeVisible();
		await expect(main.getByText(serials[1])).toBeVisible();
		expect(await violations(page)).toEqual([]);
		await steps.button(wheels.button_other).click();
		await expect(main.getByText(wheels.done, { exact: true })).toHaveCount(2);
		await expect(steps.button(wheels.button_other)).toHaveCount(0);
		await mailTo(request, email, 'warranty.certificate');
		await page.goto('/it/account/wheels');
		await expect(main.getByText(serials[0])).toBeVisible();
		await expect(main.getByText(serials[1])).toBeVisible();
	});

	await test.step('the confirmation has every typed letter', async () => {
		await page.goto('/it/account/orders');
		await main.getByRole('link', { name: number }).click();
		const link = main.getByRole('link', { name: steps.t.order.document.confirmation });
		const file = await page.request.get((await link.getAttribute('href')) ?? '');
		const text = (await textOfPdf(await file.body())).join('\n');
		for (const line of [number, NAME, STREET, TOWN, 'ul. Piotrkowska 104', '90-926 Łódź']) {
			expect(text).toContain(line);
		}
	});
	expect(noise).toEqual([]);
});

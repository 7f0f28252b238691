import catalogue from '../../src/i18n/locales/it/catalogue.json' with { type: 'json' };
import closed from '../../src/i18n/locales/it/screens.json' with { type: 'json' };
import closedInJapan from '../../src/i18n/locales/ja/screens.json' with { type: 'json' };
import { violations } from '../support/axe.ts';
import { guidePicture } from '../support/guide-picture.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { expectOpenToEverybody, atDesk } from '../support/steps-desk.ts';
import { ADMIN, EDITOR, editing, expect, PUBLISHED, test } from '../support/steps-publishing.ts';

// One site for all of them: each test goes on from what the previous one published.
test.describe.configure({ mode: 'default' });
test.use({ site: 'publishing' });

test.describe('a new editor', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('edits a block in two languages, previews it on a phone, publishes and sees it live', async ({
		page,
		context,
	}) => {
		const { choose, fields, saved, button, dialog, row, expectState, expectNotLive } =
			editing(page);
		const { signIn, words } = atDesk(page, 'it');
		await page.goto('/desk');
		await signIn(EDITOR);
		await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
		await page.getByRole('menuitem', { name: 'Pagine' }).click();
		await page.getByLabel('Cerca').fill('azienda');
		await page.getByRole('link', { name: 'Azienda', exact: true }).click();
		await expect(button('Pubblica…')).toBeDisabled();
		await choose('Dal fiume al nome');
		await fields.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Dal fiume al marchio');
		await saved();
		await guidePicture(page, 'block');
		await page.getByRole('tab', { name: 'Giapponese' }).click();
		await choose('川の名前から');
		await fields.getByRole('textbox', { name: 'Titolo', exact: true }).fill('川の名を継いで');
		await saved();

		const opened = context.waitForEvent('page');
		await button('Anteprima').click();
		const phone = await opened;
		await phone.setViewportSize({ width: 375, height: 800 });
		await expect(phone.getByRole('heading', { name: '川の名を継いで' })).toBeVisible(PUBLISHED);
		await phone.getByRole('navigation', { name: '下書きの言語' }).getByText('IT').click();
		await expect(phone.getByRole('heading', { name: 'Dal fiume al marchio' })).toBeVisible();
		const bar = phone.getByRole('region', { name: 'Bozza, non ancora pubblicata' });
		await expect(bar).toBeVisible();
		await guidePicture(phone, 'preview');
		expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
			375,
		);
		expect(await violations(phone)).toEqual([]);
		await expectNotLive('/it/azienda', 'Dal fiume al marchio');

		await button('Pubblica…').click();
		await expect(dialog.getByRole('heading', { name: 'Pubblica' })).toBeVisible();
		await expectOpenToEverybody(page);
		await button('Pubblica adesso').click();
		await page.getByRole('link', { name: 'Segui la pubblicazione' }).click();
		await expectState('Pagina: Azienda', 'sul sito');
		const report = row('Pagina: Azienda');
		await expect(report).toContainText(/Visibile dopo\s*\d/);
		await report.getByText('Pagine cambiate: 2, tolte: 0').click();
		await expectOpenToEverybody(page);
		await expect(report.getByRole('link', { name: '/ja/company' })).toBeVisible();
		const seen = context.waitForEvent('page');
		await report.getByRole('link', { name: '/it/azienda' }).click();
		await expect((await seen).getByRole('heading', { name: 'Dal fiume al marchio' })).toBeVisible();
		// The draft no longer exists, and its page shows that by itself.
		await expect(phone.getByText('La bozza non c’è più')).toBeVisible();

		await report.getByRole('link', { name: 'Prima e dopo' }).click();
		const shown = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
		await expect(shown('Prima: /it/azienda').getByText('Dal fiume al nome')).toBeVisible();
		await expect(shown('Dopo: /it/azienda').getByText('Dal fiume al marchio')).toBeVisible();
		await expectOpenToEverybody(page);
		const changed = page.getByRole('navigation', { name: 'Pagine cambiate' });
		await changed.getByRole('link', { name: '/ja/company' }).click();
		await expect(shown('Prima: /ja/company').getByText('川の名前から')).toBeVisible();
		await expect(shown('Dopo: /ja/company').getByText('川の名を継いで')).toBeVisible();
		await expect(shown('Dopo: /ja/company').getByText('川の名前から')).toHaveCount(0);
	});
});

test('a scheduled publication goes live at its time', async ({ page, stack }) => {
	const { open, write, button, dialog, row, expectState, expectLive, expectNotLive } =
		editing(page);
	await open('page/quality?view=data');
	await write('Titolo', 'Qualità misurata');
	await open('page/quality?view=data&locale=ja');
	await expect(page.getByRole('tab', { name: 'Giapponese', selected: true })).toBeVisible();
	await write('Titolo', '品質を測る');
	await button('Pubblica…').click();
	await dialog.getByRole('radio', { name: 'Più tardi' }).check();
	const at = dialog.getByLabel('Giorno e ora');
	await at.fill('2020-01-31T09:00');
	await button('Programma').click();
	await expect(dialog.getByRole('alert')).toContainText('Quell’ora è già passata.');
	await at.fill('2049-01-31T09:00');
	await expectOpenToEverybody(page);
	await button('Programma').click();
	await page.getByRole('link', { name: 'Segui la pubblicazione' }).click();
	const waiting = row('Pagina: Qualità misurata');
	await expect(waiting).toContainText('per 31 gen 2049, 09:00');
	await expectState('Pagina: Qualità misurata', 'programmata');
	await expectNotLive('/it/qualita', 'Qualità misurata');
	await page.getByRole('menuitem', { name: 'Oggi' }).click();
	const waits = page.getByRole('link', { name: /Pubblicazioni programmate$/ });
	await expect(waits).toContainText('1');
	await expectOpenToEverybody(page);
	await waits.click();
	await expect(waiting).toBeVisible();
	await page.getByRole('link', { name: 'Mostra tutte' }).click();
	await stack.timeComes();
	await expectLive('/it/qualita', 'Qualità misurata');
	await expectLive('/ja/quality', '品質を測る');
	await page.reload();
	await expectState('Pagina: Qualità misurata', 'sul sito');
});

test('three changes are published together', async ({ page }) => {
	const { open, write, button, dialog, row, expectState, expectLive } = editing(page);
	await open('category/rims?view=data');
	await write('Nome', 'Cerchi e canali');
	await open('page/tech-centre?view=data&locale=ja');
	await write('Titolo', 'テクニカルセンター案内');
	await open('product_usage/gravel?view=data');
	await write('Nome', 'Gravel e strade bianche');

	await page.getByRole('menuitem', { name: 'Bozze' }).click();
	for (const name of ['Categoria: Cerchi', 'Pagina: Tech Centre', 'Utilizzo: Gravel']) {
		await page.getByRole('checkbox', { name }).check();
	}
	await expect(page.getByText('3 scelte')).toBeVisible();
	await guidePicture(page, 'drafts');
	await expectOpenToEverybody(page);
	await button('Pubblica le scelte…').click();
	await dialog.getByLabel('Titolo della pubblicazione').fill('Gamma primavera');
	await button('Pubblica adesso').click();
	await expectState('Gamma primavera', 'sul sito');
	const items = row('Gamma primavera').getByRole('listitem');
	await expect(items.filter({ hasText: /^(?:Categoria|Pagina|Utilizzo): / })).toHaveCount(3);
	await expectLive('/it/prodotti', 'Cerchi e canali');
	await expectLive('/ja/tech-centre', 'テクニカルセンター案内');
	await expectLive('/it/prodotti/gravel', 'Gravel e strade bianche');
});

test('the site is rolled back to an earlier release, and forward again', async ({ page }) => {
	const { open, write, button, dialog, publish, expectState, expectLive } = editing(page);
	await open('page/race-division?view=data&locale=ja');
	await write('Titolo', 'レース部門の一年');
	await publish();
	await expectState('Pagina: Race Division', 'sul sito');
	await expectLive('/ja/race-division', '<title>レース部門の一年');
	const releases = page.getByRole('region', { name: 'Versioni del sito' });
	const others = releases.getByRole('button', { name: /^Mostra questa/ });
	const served = releases.getByRole('listitem').filter({ hasText: 'quella che si vede' });
	await expect(served).toContainText('Race Division');
	await releases.scrollIntoViewIfNeeded();
	await guidePicture(page, 'publications');

	await others.first().click();
	await expectOpenToEverybody(page);
	await dialog.getByRole('button', { name: 'Mostra questa' }).click();
	await expect(served).not.toContainText('Race Division');
	await expectLive('/ja/race-division', '<title>レース部門 ');
	await others.first().click();
	await button('Mostra questa').click();
	await expect(served).toContainText('Race Division');
	await expectLive('/ja/race-division', '<title>レース部門の一年');
});

test('the shop is closed at the desk and reopened: pages change at once, and nothing is refused', async ({
	page,
	browser,
	stack,
}) => {
	const storageState = await stack.signedIn(ADMIN);
	const staff = await browser.newContext({ storageState, baseURL: stack.url, locale: 'it-IT' });
	const { page: tab, ...desk } = editing(await staff.newPage());
	/** Publishes the other state of the shop, and waits until its pages have it. */
	async function turn(): Promise<void> {
		await desk.open('settings/settings');
		await tab.getByLabel('Negozio aperto').click();
		await desk.saved();
		await desk.publish();
		await desk.expectState('Impostazioni: Livenza', 'sul sito');
		await expect(tab.getByText('non riuscita')).toHaveCount(0);
	}
	const { words, add, drawer, main } = shop(page, 'it');
	await page.goto(words.wheel);
	await add.click();
	await expect(drawer.getByRole('textbox')).toHaveValue('1');

	await turn();
	await desk.expectLive(words.page, closed.cart.text);
	await desk.expectLive('/ja/cart', closedInJapan.cart.text);
	await page.goto(words.wheel);
	await expect(main.getByText(catalogue.product.shopClosed)).toBeVisible();
	await expect(add).toHaveCount(0);
	for (const [path, text] of [
		[words.page, closed.cart.text],
		['/it/checkout', closed.checkout.text],
		['/it/login', closed.login.text],
	] as const) {
		await page.goto(path);
		await expect(main.getByText(text)).toBeVisible();
		await expect(main.getByRole('link', { name: closed.way.stores })).toBeVisible();
		expect(await violations(page)).toEqual([]);
	}
	// Another document is published beside the closed shop.
	const other = editing(tab);
	await other.open('page/technologies?view=data');
	await other.write('Titolo', 'Tecnologie di serie');
	await other.publish();
	await other.expectState('Pagina: Tecnologie di serie', 'sul sito');

	await turn();
	await desk.expectLive(words.wheel, 'schema.org/InStock"');
	await page.goto(words.wheel);
	await expect(main.getByText(catalogue.product.shopClosed)).toHaveCount(0);
	// What was in the cart has waited.
	await page.goto(words.page);
	await expect(main.getByRole('textbox').first()).toHaveValue('1');
	const steps = checkoutSteps(page, 'it');
	await steps.asGuest('anna@mail.example');
	await steps.address();
	await steps.payBy('bank_transfer');
	await steps.bind();
	await expect(steps.heading(steps.t.order.done.title)).toBeVisible();
	await staff.close();
});

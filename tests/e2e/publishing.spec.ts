import { violations } from '../support/axe.ts';
import { guidePicture } from '../support/guide-picture.ts';
import { expectOpenToEverybody, atDesk } from '../support/steps-desk.ts';
import { ADMIN, EDITOR, editing, expect, test } from '../support/steps-publishing.ts';

// One site for all of them: what one publishes the next goes on from.
test.describe.configure({ mode: 'default' });
test.use({
	locale: 'it-IT',
	viewport: { width: 1280, height: 900 },
	contextOptions: { reducedMotion: 'reduce' },
});

test.describe('somebody who has just come', () => {
	test.use({ storageState: { cookies: [], origins: [] } });

	test('changes a block in two languages, looks at it on a phone, publishes and sees it live', async ({
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
		await expect(phone.getByRole('heading', { name: '川の名を継いで' })).toBeVisible();
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
		await expect(report).toContainText(/visibile dopo \d/);
		await report.getByText('Pagine cambiate: 2, tolte: 0').click();
		await expectOpenToEverybody(page);
		await expect(report.getByRole('link', { name: '/ja/company' })).toBeVisible();
		const seen = context.waitForEvent('page');
		await report.getByRole('link', { name: '/it/azienda' }).click();
		await expect((await seen).getByRole('heading', { name: 'Dal fiume al marchio' })).toBeVisible();
		// The draft is none any more, and its address says so by itself.
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

test('what is scheduled waits, and is live at its time', async ({ page, stack }) => {
	const { open, write, button, dialog, row, expectState, expectLive, expectNotLive } =
		editing(page);
	await open('page/quality?view=data');
	await write('Titolo', 'Qualità misurata');
	await open('page/quality?view=data&locale=ja');
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

test('three changes are gathered, and go live as one', async ({ page }) => {
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

test('what breaks a page is named and changes nothing, and is put right', async ({ page }) => {
	const { choose, open, fields, button, dialog, publish, saved, row, expectState } = editing(page);
	const { expectLive, expectNotLive } = editing(page);
	const text = fields.getByRole('textbox', { name: 'Testo', exact: true });
	const openText = async () => {
		await choose('Dieci minuti ogni tanto');
		await text.press('ControlOrMeta+Home');
		await text.press('Shift+End');
		await fields.getByRole('button', { name: 'Collegamento…' }).click();
	};
	await open('page/wheel-care');
	await openText();
	await dialog.getByLabel('Indirizzo').fill('/it/non-esiste');
	await button('Collega').click();
	await saved();
	await publish();
	const name = 'Pagina: Cura delle ruote';
	await expectState(name, 'non riuscita');
	const fault = row(name).getByRole('alert');
	await expect(fault).toContainText(
		'/it/cura-delle-ruote: un collegamento porta a un indirizzo che',
	);
	await expect(fault).toContainText('/it/non-esiste');
	await guidePicture(page, 'refused');
	await expectOpenToEverybody(page);
	await expectNotLive('/it/cura-delle-ruote', 'non-esiste');

	await row(name).getByRole('link', { name }).click();
	await openText();
	await button('Togli il collegamento').click();
	await saved();
	await publish();
	await expect(page.getByText('non riuscita')).toHaveCount(0);
	await expectState(name, 'sul sito');
	await expectLive('/it/cura-delle-ruote', 'Cura delle ruote');
});

test('a link of a text holds an entry, and follows it to another address', async ({ page }) => {
	const { choose, open, fields, button, dialog, publish, saved, expectLive } = editing(page);
	await open('page/wheel-care');
	await choose('Dieci minuti ogni tanto');
	const text = fields.getByRole('textbox', { name: 'Testo', exact: true });
	await text.press('ControlOrMeta+Home');
	await text.press('Shift+End');
	await fields.getByRole('button', { name: 'Collegamento…' }).click();
	await dialog.getByLabel('Contenuto del sito').fill('race div');
	await page.getByRole('option', { name: 'Race Division' }).click();
	await expectOpenToEverybody(page);
	await button('Collega').click();
	await saved();
	await publish();
	await expectLive('/it/cura-delle-ruote', '<a href="/it/race-division">');

	await open('page/race-division?view=data');
	const address = page.getByRole('textbox', { name: /\(Italiano\)$/ });
	await address.fill('reparto-corse');
	await address.press('Tab');
	await saved();
	await publish();
	await expectLive('/it/cura-delle-ruote', '<a href="/it/reparto-corse">');
	await open('page/race-division?view=data');
	await address.fill('race-division');
	await address.press('Tab');
	await saved();
	await publish();
	await expectLive('/it/cura-delle-ruote', '<a href="/it/race-division">');
});

test('a picture is replaced wherever it is shown, and all of it goes live as one', async ({
	page,
}) => {
	const { button, dialog, expectState, expectLive } = editing(page);
	const replacing = page.getByRole('dialog', { name: 'Sostituisci ovunque' });
	await page.goto('/desk#/pictures?q=hero-warranty');
	await page.getByRole('button', { name: /^hero-warranty/ }).click();
	await button('Sostituisci ovunque…').click();
	await replacing.getByLabel('Nuova immagine').fill('hero-quality');
	await page.getByRole('option', { name: /hero-quality/ }).click();
	await expectOpenToEverybody(page);
	await replacing.getByRole('button', { name: 'Sostituisci nelle bozze' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Bozze' })).toBeVisible();
	await expect(page.getByText(/^\d+ scelt[ae]$/)).not.toHaveText('0 scelte');
	const chosen = page.getByRole('checkbox', { checked: true });
	const count = await chosen.count();
	expect(count).toBeGreaterThan(0);
	await button('Pubblica le scelte…').click();
	await dialog.getByLabel('Titolo della pubblicazione').fill('Officina nuova');
	await button('Pubblica adesso').click();
	await expectState('Officina nuova', 'sul sito');
	await page.goto('/desk#/pictures?q=hero-warranty');
	await page.getByRole('button', { name: /^hero-warranty.*usata 0 volte/ }).click();
	// What is kept of the site shows it as it was.
	await expect(dialog.getByText(/in una versione conservata/).first()).toBeVisible();
	await expectLive('/it/garanzia', 'hero-quality');
});

test('a page that the menu leads to is not taken off the site', async ({ page }) => {
	const { open, button, dialog } = editing(page);
	await open('page/contacts');
	await button('Togli dal sito').click();
	await dialog.getByRole('button', { name: 'Togli dal sito' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Qualcosa porta ancora qui: menu/');
	await expectOpenToEverybody(page);
	await dialog.getByRole('button', { name: 'Annulla' }).click();
	expect((await page.request.get('/it/contatti')).status()).toBe(200);
});

test('the site goes back to an earlier release, and forward again', async ({ page }) => {
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

test('who still has the page of before open sees both texts before anything is published', async ({
	page,
	browser,
	stack,
}) => {
	const address = 'page/technologies?view=data';
	const storageState = await stack.signedIn(ADMIN);
	const other = await browser.newContext({ storageState, baseURL: stack.url, locale: 'it-IT' });
	const first = editing(page);
	const second = editing(await other.newPage());
	await first.open(address);
	await second.open(address);
	await first.write('Titolo', 'Tecnologie provate');
	await first.publish();
	await first.expectState('Pagina: Tecnologie provate', 'sul sito');
	await second.page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('Tecnologie mie');
	await expect(second.dialog).toContainText('provate');
	await expect(second.dialog).toContainText('mie');
	await second.dialog.getByRole('radio', { name: 'Il tuo testo' }).check();
	await second.button('Tieni questi').click();
	await second.saved();
	await first.expectNotLive('/it/tecnologie', 'Tecnologie mie');
	await second.publish();
	await second.expectState('Pagina: Tecnologie mie', 'sul sito');
	await first.expectLive('/it/tecnologie', 'Tecnologie mie');
	await other.close();
});

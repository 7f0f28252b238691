import { guidePicture } from '../support/guide-picture.ts';
import { expectOpenToEverybody } from '../support/steps-desk.ts';
import { ADMIN, editing, expect, PUBLISHED, test } from '../support/steps-publishing.ts';

// One site for all of them: each test goes on from what the previous one published.
test.describe.configure({ mode: 'default' });
test.use({ site: 'publishing-edits' });

test('a page with an error is named and unchanged, and can be corrected', async ({ page }) => {
	const { open, openLink, button, dialog, publish, saved, row } = editing(page);
	const { expectState, expectLive, expectNotLive } = editing(page);
	await open('page/wheel-care');
	await openLink('Dieci minuti ogni tanto');
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
	await openLink('Dieci minuti ogni tanto');
	await button('Togli il collegamento').click();
	await saved();
	await publish();
	await expect(page.getByText('non riuscita')).toHaveCount(0);
	await expectState(name, 'sul sito');
	await expectLive('/it/cura-delle-ruote', 'Cura delle ruote');
});

test('a page linked by the menu cannot be taken off the site', async ({ page }) => {
	const { open, button, dialog } = editing(page);
	await open('page/contacts');
	await button('Togli dal sito').click();
	await dialog.getByRole('button', { name: 'Togli dal sito' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Qualcosa porta ancora qui: Menu: ');
	await expectOpenToEverybody(page);
	await dialog.getByRole('button', { name: 'Annulla' }).click();
	expect((await page.request.get('/it/contatti')).status()).toBe(200);
});

test('an editor with an outdated page sees both texts before publishing', async ({
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

test('an empty text block is named at its place, and published once filled in', async ({
	page,
}) => {
	const { open, button, dialog, fields, saved, publish, expectState, expectLive } = editing(page);
	await open('page/company');
	await button('Aggiungi un blocco…').click();
	await page.getByLabel('Cerca un blocco').fill('testo');
	await dialog.getByRole('button', { name: 'Testo', exact: true }).click();
	await saved();
	const sentence = 'Questo blocco è vuoto: scrivi qualcosa o toglilo.';
	await expect(fields.getByText(sentence)).toBeVisible();
	await expectOpenToEverybody(page);
	await button('Pubblica…').click();
	await button('Pubblica adesso').click();
	await expect(dialog.getByRole('alert')).toContainText(sentence);
	await dialog.getByRole('button', { name: 'Annulla' }).click();

	const text = fields.getByRole('textbox', { name: 'Testo', exact: true });
	await text.fill('Dal 1919 sul Piave.');
	await saved();
	await expect(fields.getByText(sentence)).toBeHidden();
	await publish();
	await expectState('Pagina: Azienda', 'sul sito');
	await expectLive('/it/azienda', 'Dal 1919 sul Piave.');
});

test('a click in the preview opens the block’s fields', async ({ page }) => {
	const { open, button, fields, saved } = editing(page);
	await open('page/company');
	await button('Come sul sito').click();
	const shown = page.frameLocator('iframe[title="Come sul sito"]');
	const quote = shown.getByText('Una ruota è finita');
	await expect(shown.getByRole('heading', { level: 1 })).toBeAttached(PUBLISHED);
	await quote.scrollIntoViewIfNeeded();
	await quote.click({ force: true });
	const text = fields.getByLabel('Testo', { exact: true });
	await expect(fields.getByRole('heading', { level: 2, name: 'Citazione' })).toBeVisible();
	await expect(text).toBeFocused();
	await expectOpenToEverybody(page);

	// Typed text appears there, and a block that is chosen in the list scrolls into view.
	await text.fill('Una ruota è finita quando tace.');
	await saved();
	await expect(shown.getByText('Una ruota è finita quando tace.')).toBeVisible();
	const rows = page.getByRole('region', { name: 'Blocchi della pagina' }).getByRole('listitem');
	await rows.first().locator('[data-control=select]').press('Enter');
	const chosen = shown.locator('[data-chosen]');
	await expect(chosen).toContainText('Facciamo pezzi di bicicletta');
	await expect(chosen).toBeInViewport();

	// It is a picture: nothing in it is a link, and the tab key skips it.
	const address = page.url();
	await shown.getByRole('banner').first().click({ force: true });
	expect(page.url()).toBe(address);
	await button('Scarta la bozza').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Scarta la bozza' }).click();
	await expect(shown.getByText('Una ruota è finita quando tace.')).toHaveCount(0);
});

// No menu leads to a news item: its address stands on few pages, and they alone are printed.
test('a link in a text references an entry, and follows its address', async ({ page }) => {
	const { open, openLink, button, dialog, publish, saved, expectLive } = editing(page);
	const target = 'news/catalogue-2025?view=data';
	const care = '/it/cura-delle-ruote';
	await open('page/wheel-care');
	await openLink('Dieci minuti ogni tanto');
	await dialog.getByLabel('Contenuto del sito').fill('catalogo e list');
	await page.getByRole('option', { name: 'Catalogo e listino 2025' }).click();
	await expectOpenToEverybody(page);
	await button('Collega').click();
	await saved();
	await publish();
	await expectLive(care, '<a href="/it/news/catalogo-e-listino-2025">');

	await open(target);
	const address = page.getByRole('textbox', { name: /\(Italiano\)$/ });
	await address.fill('il-catalogo-2025');
	await address.press('Tab');
	await saved();
	await publish();
	await expectLive(care, '<a href="/it/news/il-catalogo-2025">');
	await open(target);
	await address.fill('catalogo-e-listino-2025');
	await address.press('Tab');
	await saved();
	await publish();
	await expectLive(care, '<a href="/it/news/catalogo-e-listino-2025">');
});

test('a picture is replaced everywhere, in one publication', async ({ page }) => {
	const { button, dialog, expectState, expectLive } = editing(page);
	const replacing = page.getByRole('dialog', { name: 'Sostituisci ovunque' });
	await page.goto('/desk#/pictures?q=hero-company');
	await page.getByRole('button', { name: /^hero-company/ }).click();
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
	await page.goto('/desk#/pictures?q=hero-company');
	await page.getByRole('button', { name: /^hero-company.*usata 0 volte/ }).click();
	// The stored state of the site shows it as it was.
	await expect(dialog.getByText(/in una versione conservata/).first()).toBeVisible();
	await expectLive('/it/azienda', 'hero-quality');
});

test('a changed Italian text is shown beside its translation until settled, published or not', async ({
	page,
}) => {
	const { open, write, publish, saved, button, expectLive, expectState } = editing(page);
	const english = 'page/quality?view=data&locale=en';
	await open('page/quality?view=data');
	await write('Titolo', 'Qualità e collaudo');
	await publish();
	await expectState('Pagina: Qualità e collaudo', 'sul sito');
	await expectLive('/it/qualita', 'Qualità e collaudo');
	await open(english);
	await expect(page.getByRole('insertion').first()).toHaveText(/e collaudo/);
	await expectOpenToEverybody(page);
	await button('Va ancora bene').first().click();
	await saved();
	await expect(page.getByRole('insertion')).toHaveCount(0);
	await publish();
	await expectState('Pagina: Qualità e collaudo', 'sul sito');
	await open(english);
	await expect(page.getByRole('textbox', { name: 'Titolo', exact: true }).first()).toBeVisible();
	await expect(page.getByRole('insertion')).toHaveCount(0);
});

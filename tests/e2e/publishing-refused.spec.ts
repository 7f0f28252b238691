import { guidePicture } from '../support/guide-picture.ts';
import { expectOpenToEverybody } from '../support/steps-desk.ts';
import { ADMIN, editing, expect, test } from '../support/steps-publishing.ts';

// One site for all of them: each test goes on from what the previous one published.
test.describe.configure({ mode: 'default' });
test.use({ site: 'publishing-refused' });

test('what breaks a page is named and changes nothing, and is put right', async ({ page }) => {
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

test('a page that the menu leads to is not taken off the site', async ({ page }) => {
	const { open, button, dialog } = editing(page);
	await open('page/contacts');
	await button('Togli dal sito').click();
	await dialog.getByRole('button', { name: 'Togli dal sito' }).click();
	await expect(dialog.getByRole('alert')).toContainText('Qualcosa porta ancora qui: Menu: ');
	await expectOpenToEverybody(page);
	await dialog.getByRole('button', { name: 'Annulla' }).click();
	expect((await page.request.get('/it/contatti')).status()).toBe(200);
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

test('a block of text that nobody has filled in is named at its place, and goes live when it is', async ({
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

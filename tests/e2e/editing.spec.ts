import { expect, test, type Page } from '@playwright/test';
import { canvasViolations } from '../support/axe.ts';
import { atDesk, expectOpenToEverybody } from '../support/steps-desk.ts';

test.use({
	locale: 'it-IT',
	viewport: { width: 1280, height: 900 },
	contextOptions: { reducedMotion: 'reduce' },
});

/** Signs in a staff member who may change the site, at one of its entries. */
async function atEntry(page: Page, address: string, email = 'editor@livenza.example') {
	const { words, signIn } = atDesk(page, 'it');
	await page.goto('/desk');
	await signIn(email);
	await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
	await page.goto(`/desk#/content/${address}`);
}

const saved = (page: Page) => expect(page.getByText('Salvato', { exact: true })).toBeVisible();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function discard(page: Page): Promise<void> {
	await button(page, 'Scarta la bozza').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Scarta la bozza' }).click();
	await expect(button(page, 'Scarta la bozza')).toBeHidden();
}

test('a page is opened, browsed and closed without a save', async ({ page }) => {
	const writes: string[] = [];
	page.on('request', (request) => {
		if (request.method() === 'PUT') writes.push(request.url());
	});
	await atEntry(page, 'page/company');
	const rows = page.getByRole('region', { name: 'Blocchi della pagina' }).getByRole('listitem');
	await expect(rows).not.toHaveCount(0);
	for (const row of await rows.all()) await row.locator('[data-control=select]').click();
	await saved(page);
	await page.goto('/desk#/content/page');
	await expect(page.getByRole('heading', { level: 1, name: 'Pagine' })).toBeVisible();
	expect(writes).toEqual([]);
});

test('blocks are added, moved, filled in and undone by keyboard alone', async ({ page }) => {
	const refused: string[] = [];
	page.on('console', (line) => {
		if (/Content Security Policy/.test(line.text())) refused.push(line.text());
	});
	await atEntry(page, 'page/quality');
	const outline = page.getByRole('region', { name: 'Blocchi della pagina' });
	const rows = outline.getByRole('listitem');
	await expect(rows).not.toHaveCount(0);
	const before = await rows.count();
	const canvas = page.frameLocator('iframe[title="La pagina"]');
	await expectOpenToEverybody(page);
	expect(await canvasViolations(page)).toEqual([]);

	await button(page, 'Aggiungi un blocco…').focus();
	await page.keyboard.press('Enter');
	await page.getByLabel('Cerca un blocco').fill('citazione');
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(before + 1);
	const text = page.getByRole('region', { name: 'Campi del blocco' }).getByLabel('Testo');
	await expect(text).toBeFocused();
	await page.keyboard.type('Una ruota ferma non insegna niente.');
	await expect(canvas.getByText('Una ruota ferma non insegna niente.')).toBeVisible();
	await saved(page);

	const added = rows.filter({ hasText: 'Una ruota ferma' });
	await added.getByRole('button', { name: /^Sposta su/ }).focus();
	await page.keyboard.press('Enter');
	await expect(rows.nth(before - 1)).toContainText('Una ruota ferma');
	await expect(outline.getByRole('status')).toContainText(`posizione ${before} di ${before + 1}`);

	// A key that deletes does so in a field, and does nothing on a button.
	await button(page, 'Pubblica…').focus();
	await page.keyboard.press('Backspace');
	await page.keyboard.press('Delete');
	await expect(rows).toHaveCount(before + 1);
	await text.press('ControlOrMeta+End');
	await text.press('Backspace');
	await expect(text).toHaveValue('Una ruota ferma non insegna niente');
	await expect(rows).toHaveCount(before + 1);

	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await added.getByRole('button', { name: /^Copia come JSON/ }).focus();
	await page.keyboard.press('Enter');
	await expect(page.getByText(/^Citazione copiato/)).toBeVisible();
	await button(page, 'Incolla un blocco').focus();
	await page.keyboard.press('Enter');
	const pasted = page.getByLabel('Dati del blocco (JSON)');
	await pasted.fill('Una ruota');
	await expect(page.getByText('Non è un blocco che si possa usare (JSON).')).toBeVisible();
	await expectOpenToEverybody(page);
	await pasted.press('ControlOrMeta+A');
	await pasted.press('ControlOrMeta+V');
	await button(page, 'Inserisci').click();
	await expect(added).toHaveCount(2);
	// Focus that moves by itself has done so before the next key.
	await expect(text).toBeFocused();
	await added
		.last()
		.getByRole('button', { name: /^Elimina/ })
		.press('Enter');
	await expect(added).toHaveCount(1);
	await expect(outline.locator('[data-control=select]:focus')).toHaveCount(1);

	await added.getByRole('button', { name: /^Elimina/ }).focus();
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(before);
	await button(page, 'Annulla').focus();
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(before + 1);
	await saved(page);
	await discard(page);
	expect(refused).toEqual([]);
});

test('offline edits are kept, and saved on reconnection', async ({ page, context }) => {
	await atEntry(page, 'category/hubs?view=data');
	const name = page.getByLabel('Nome', { exact: true });
	await expect(name).toBeVisible();
	await context.setOffline(true);
	await name.fill('Mozzi e ruote libere');
	await expect(page.getByRole('alert')).toContainText('Nessuna connessione');
	await context.setOffline(false);
	await saved(page);
	await page.reload();
	await expect(name).toHaveValue('Mozzi e ruote libere');
	await expectOpenToEverybody(page);
	await discard(page);
});

test('two editors: different fields are merged silently, one field shows both texts', async ({
	page,
	browser,
}) => {
	const address = 'category/rims?view=data';
	const other = await (await browser.newContext({ locale: 'it-IT' })).newPage();
	await atEntry(page, address);
	await atEntry(other, address, 'admin@livenza.example');
	const name = (who: Page) => who.getByLabel('Nome', { exact: true });
	const text = (who: Page) => who.getByLabel('Descrizione', { exact: true });
	await expect(name(page)).toBeVisible();
	await expect(name(other)).toBeVisible();

	await name(page).fill('Cerchi uno');
	await saved(page);
	await text(other).fill('Descrizione due');
	await expect(name(other)).toHaveValue('Cerchi uno');
	await saved(other);

	await name(page).fill('Cerchi tre');
	await expect(text(page)).toHaveValue('Descrizione due');
	await saved(page);
	await name(other).fill('Cerchi quattro');
	const dialog = other.getByRole('dialog', { name: 'Due modifiche dello stesso campo' });
	await expect(dialog).toContainText('tre');
	await expect(dialog).toContainText('quattro');
	await expectOpenToEverybody(other);
	await dialog.getByRole('radio', { name: /Il testo di editor/ }).check();
	await button(other, 'Tieni questi').click();
	await expect(name(other)).toHaveValue('Cerchi tre');
	await saved(other);
	await discard(other);
	await other.close();
});

test('an entry of a menu is dragged to another place', async ({ page }) => {
	await atEntry(page, 'menu/3?view=data');
	const rows = page.getByRole('group', { name: /^Voci/ }).first().locator(':scope > ol > li');
	await expect(rows).not.toHaveCount(0);
	const first = (await rows.first().innerText()).trim();
	const handle = rows.first().getByTitle('Trascina per spostare');
	await handle.dragTo(rows.nth(1));
	await expect(rows.nth(1)).toContainText(first);
	await saved(page);
	await expectOpenToEverybody(page);
	await discard(page);
	await expect(rows.first()).toContainText(first);
});

import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { aPlainPicture, withTraces } from '../support/odd-pictures.ts';
import { foreseeRoutes } from '../support/steps.ts';
import { atDesk, expectOpenToEverybody } from '../support/steps-desk.ts';

test.use({
	locale: 'it-IT',
	viewport: { width: 1280, height: 900 },
	contextOptions: { reducedMotion: 'reduce' },
});

async function atAddress(page: Page, address: string) {
	const { words, signIn } = atDesk(page, 'it');
	await page.goto('/desk');
	await signIn('editor@livenza.example');
	await expect(page.getByRole('heading', { level: 1, name: words.today })).toBeVisible();
	await page.goto(`/desk#/${address}`);
}

const button = (page: Page | Locator, name: string) =>
	page.getByRole('button', { name, exact: true });
const saved = (page: Page) => expect(page.getByText('Salvato', { exact: true })).toBeVisible();

/** Another picture each time: one from an earlier run would be recognised. */
const aWidth = () => randomInt(200, 2000);

interface Sent {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

/** Chooses files as the system's dialog would hand them over. */
async function choose(page: Page, opener: Locator, files: Sent[]): Promise<void> {
	const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
	await chooser.setFiles(files);
}

test('a picture is uploaded from a block, described, given a focal point and deleted', async ({
	page,
}) => {
	await foreseeRoutes(page);
	await atAddress(page, 'content/news/choosing-pressure');
	const rows = page.getByRole('region', { name: 'Blocchi della pagina' }).getByRole('listitem');
	await expect(rows).not.toHaveCount(0);
	const before = await rows.count();
	await button(page, 'Aggiungi un blocco…').click();
	await page.getByLabel('Cerca un blocco').fill('testo e immagine');
	await page.keyboard.press('Enter');
	await expect(rows).toHaveCount(before + 1);
	const fields = page.getByRole('region', { name: 'Campi del blocco' });
	const width = aWidth();
	const buffer = await withTraces(sharp(await aPlainPicture(width)).jpeg()).toBuffer();
	const photo = { name: 'Ruota in officina.jpg', mimeType: 'image/jpeg', buffer };
	const { promise: written, resolve: goOn } = Promise.withResolvers<undefined>();
	await page.route(/\/api\/desk\/pictures\?name=/, async (route) => {
		await written;
		await route.continue();
	});
	await choose(page, button(fields, 'Carica…'), [photo]);
	// A title typed during the upload stays.
	const title = fields.getByLabel('Titolo', { exact: true });
	await title.fill('Dal telefono');
	goOn(undefined);
	await expect(fields.getByText('caricata')).toBeVisible();
	await expect(title).toHaveValue('Dal telefono');
	const alt = fields.getByLabel('Testo alternativo');
	await expect(alt).toHaveValue('');
	await expect(fields.getByText('Di’ che cosa mostra')).toBeVisible();
	await expect(alt).toHaveJSProperty('required', true);
	await expectOpenToEverybody(page);
	await alt.fill('Ruota sul banco di centratura');
	await expect(fields.getByText('Di’ che cosa mostra')).toBeHidden();
	const canvas = page.frameLocator('iframe[title="La pagina"]');
	await expect(canvas.getByAltText('Ruota sul banco di centratura')).toBeVisible();
	await saved(page);

	await page.goto('/desk#/pictures?q=ruota-in-officina');
	const card = page.getByRole('button', { name: new RegExp(` 30 × ${width}, usata`) });
	await expect(card).toContainText('usata 1 volta');
	await card.click();
	const dialog = page.getByRole('dialog');
	const point = dialog.getByRole('button', { name: /^Punto al/ });
	await point.focus();
	await page.keyboard.press('Shift+ArrowRight');
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowUp');
	await expect(dialog.getByRole('status')).toHaveText('Punto al 61% da sinistra, al 49% dall’alto');
	await expect(dialog.getByRole('link', { name: /^Notizia: / })).toBeVisible();
	await expectOpenToEverybody(page);
	await dialog.getByLabel('Giapponese').fill('作業台のホイール');
	await button(dialog, 'Salva').click();
	await expect(dialog).toBeHidden();
	await card.click();
	await expect(dialog.getByLabel('Giapponese')).toHaveValue('作業台のホイール');
	await expect(point).toHaveAccessibleName('Punto al 61% da sinistra, al 49% dall’alto');

	await button(dialog, 'Elimina l’immagine').click();
	const asked = page.getByRole('dialog', { name: 'Elimina l’immagine' });
	await button(asked, 'Elimina l’immagine').click();
	await expect(asked.getByRole('alert')).toContainText('Qualcosa la mostra ancora');
	await button(asked, 'Annulla').click();

	await page.goto('/desk#/content/news/choosing-pressure');
	await button(page, 'Scarta la bozza').click();
	await page.getByRole('dialog').getByRole('button', { name: 'Scarta la bozza' }).click();
	await expect(button(page, 'Scarta la bozza')).toBeHidden();
	await page.goto('/desk#/pictures?q=ruota-in-officina');
	await expect(card).toContainText('usata 0 volte');
	await card.click();
	await button(dialog, 'Elimina l’immagine').click();
	await button(asked, 'Elimina l’immagine').click();
	await expect(card).toHaveCount(0);
});

test('several files are uploaded at once, each with its result', async ({ page }) => {
	await atAddress(page, 'pictures');
	await expect(page.getByRole('heading', { level: 1, name: 'Immagini' })).toBeVisible();
	const area = page.getByRole('region', { name: 'Carica immagini…' });
	const file = (name: string, buffer: Buffer): Sent => ({ name, mimeType: 'image/png', buffer });
	const width = aWidth();
	const good = await aPlainPicture(width);
	const card = page.getByRole('button', { name: new RegExp(`^mozzo-\\w{8} ${width} × 30`) });
	await choose(page, button(area, 'Carica immagini…'), [
		file('mozzo.png', good),
		file('mozzo-copia.png', good),
		file('pagina.png', Buffer.from('<!doctype html><title>x</title>')),
		file('disegno.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
		file('mezza.png', good.subarray(0, 60)),
	]);
	const report = (name: string) => area.getByRole('listitem').filter({ hasText: name });
	await expect(report('mozzo.png')).toContainText('caricata');
	await expect(report('mozzo-copia.png')).toContainText('era già nella libreria');
	await expect(report('pagina.png')).toContainText('Non è un’immagine');
	await expect(report('disegno.png')).toContainText('Non è un’immagine');
	await expect(report('mezza.png')).toContainText('rovinata o incompleta');
	await expect(card).toBeVisible();
	await expectOpenToEverybody(page);
	await button(report('mozzo.png'), 'Descrivi').click();
	await button(page.getByRole('dialog'), 'Elimina l’immagine').click();
	const asked = page.getByRole('dialog', { name: 'Elimina l’immagine' });
	await button(asked, 'Elimina l’immagine').click();
	await expect(card).toHaveCount(0);
});

import { expectOpenToEverybody } from '../support/steps-desk.ts';
import { editing, expect, PATIENCE, test } from '../support/steps-publishing.ts';

// One site for all of them: each test goes on from what the previous one published.
test.describe.configure({ mode: 'default' });
test.use({ site: 'publishing-followed' });

test('a click on the page as the site shows it leads to the fields of its block', async ({
	page,
}) => {
	const { open, button, fields, saved } = editing(page);
	await open('page/company');
	await button('Come sul sito').click();
	const shown = page.frameLocator('iframe[title="Come sul sito"]');
	const quote = shown.getByText('Una ruota è finita');
	await expect(shown.getByRole('heading', { level: 1 })).toBeAttached(PATIENCE);
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
test('a link of a text holds an entry, and follows it to another address', async ({ page }) => {
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

test('a picture is replaced wherever it is shown, and all of it goes live as one', async ({
	page,
}) => {
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

test('what changed in Italian stays beside a translation until it is settled, published or not', async ({
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

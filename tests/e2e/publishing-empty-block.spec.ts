import { expectOpenToEverybody } from '../support/steps-desk.ts';
import { editing, expect, test } from '../support/steps-publishing.ts';

test.use({ site: 'publishing-empty-block' });

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

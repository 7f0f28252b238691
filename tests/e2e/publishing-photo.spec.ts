import sharp from 'sharp';
import { halves } from '../support/odd-pictures.ts';
import { expectOpenToEverybody } from '../support/steps-desk.ts';
import { editing, expect, test } from '../support/steps-publishing.ts';

test.use({ site: 'publishing-photo' });

/** Red on the left and blue on the right, as wide as a phone's photograph. */
const aPhoto = async () =>
	sharp(await halves().png().toBuffer())
		.resize(1600, 1200, { fit: 'fill', kernel: 'nearest' })
		.jpeg()
		.toBuffer();

/** Reads the social metadata about the page's picture. */
function sharedBy(html: string) {
	const told = (name: string) =>
		new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
	return { path: new URL(told('image')).pathname, alt: told('image:alt') };
}

/** Colours of the left and the right edge of a picture. */
async function listEdges(jpeg: Buffer): Promise<string[]> {
	const { width, height } = await sharp(jpeg).metadata();
	expect([width, height]).toEqual([1200, 630]);
	const at = async (left: number) => {
		const pixel = sharp(jpeg).extract({ left, top: 300, width: 1, height: 1 }).raw();
		const [red = 0, , blue = 0] = await pixel.toBuffer();
		return red > blue ? 'red' : 'blue';
	};
	return [await at(20), await at(1180)];
}

test('a photograph is uploaded as a page’s social picture, shown on its card, and published with it', async ({
	page,
}) => {
	const { open, button, saved, publish, expectState } = editing(page);
	const shared = async (path: string) => sharedBy(await (await page.request.get(path)).text());
	const drawn = await shared('/it/qualita');
	await open('page/quality?view=data');
	await expect(page.getByText('È disegnata dal sito')).toBeVisible();
	const field = page.getByRole('combobox', { name: 'Immagine per le condivisioni' });
	const upload = page
		.locator('form')
		.getByRole('button', { name: 'Carica…', exact: true })
		.and(field.locator('xpath=following::button'));
	const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.first().click()]);
	await chooser.setFiles({ name: 'Traguardo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
	await expect(page.getByText('È quella scelta in')).toBeVisible();
	await expect(page.getByText('A chi non la vede si legge: “Qualità”')).toBeVisible();
	await saved();
	await expectOpenToEverybody(page);
	await expect(button('Pubblica…')).toBeEnabled();
	await publish();
	await expectState('Pagina: Qualità', 'sul sito');

	const live = await shared('/it/qualita');
	expect(live.path).not.toBe(drawn.path);
	expect(await listEdges(await (await page.request.get(live.path)).body())).toEqual([
		'red',
		'blue',
	]);
	// One picture serves all languages; its alternative text is in each.
	const japanese = await shared('/ja/quality');
	expect(japanese.path).toBe(live.path);
	expect(japanese.alt).not.toBe(live.alt);

	await open('page/quality?view=data');
	await field.clear();
	await field.blur();
	await saved();
	await publish();
	await expectState('Pagina: Qualità', 'sul sito');
	await expect.poll(async () => (await shared('/it/qualita')).path).toBe(drawn.path);
});

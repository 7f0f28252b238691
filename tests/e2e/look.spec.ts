import { fileURLToPath } from 'node:url';
import { BROWSER_ARGS, HAS_PACKAGED_BROWSER, packagedBrowserPath } from '../support/browser.ts';
import { changeOfLook } from '../support/look.ts';
import { TEMPLATES } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

// The same browser everywhere, since each draws letters its own way. Italian alone: its letters are
// the site's own, Japanese ones are those of the machine.
const KEPT = [
	'home',
	'company',
	'contacts',
	'landing page of a range',
	'world',
	'technologies',
	'legal',
	'news archive',
	'category',
	'product',
	'jobs',
	'not found',
] as const;
const WIDTHS = HAS_PACKAGED_BROWSER ? [375, 1280] : [];

if (HAS_PACKAGED_BROWSER) {
	const executablePath = await packagedBrowserPath();
	test.use({ launchOptions: { executablePath, args: [...BROWSER_ARGS] } });
}

for (const width of WIDTHS) {
	test.describe(`${width} px`, () => {
		test.use({
			viewport: { width, height: 900 },
			contextOptions: { reducedMotion: 'reduce' },
		});
		for (const name of KEPT) {
			test(`"${name}" looks as it did (${width} px)`, async ({ page }) => {
				await page.goto(TEMPLATES[name]);
				const file = new URL(`looks/${name.replaceAll(' ', '-')}-${width}.webp`, import.meta.url);
				expect(await changeOfLook(page, fileURLToPath(file))).toBeNull();
			});
		}
	});
}

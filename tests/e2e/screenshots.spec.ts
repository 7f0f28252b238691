import { fileURLToPath } from 'node:url';
import { forManyPages, HAS_PACKAGED_BROWSER, packagedBrowserPath } from '../support/browser.ts';
import { changeOfScreenshot } from '../support/screenshot.ts';
import { TEMPLATES } from '../support/steps-pages.ts';
import { expect, test } from '../support/steps.ts';

// The same browser everywhere, since each draws letters its own way. Italian alone: its font is the
// site's own, Japanese fonts are those of the machine.
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
const WIDTHS = [375, 1280];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
if (HAS_PACKAGED_BROWSER) {
	const executablePath = await packagedBrowserPath();
	test.use({ launchOptions: { executablePath, ...(await forManyPages()) } });
} else {
	console.warn(
		`SCREENSHOTS NOT COMPARED: ${KEPT.length * WIDTHS.length} pictures are kept for the packaged browser, which is for Linux on x64, and this is ${process.platform} on ${process.arch}`,
	);
}

// The run counts and reports skipped tests.
test.skip(!HAS_PACKAGED_BROWSER, 'looks are kept for the packaged browser');

for (const name of KEPT) {
	test(`"${name}" looks as it did, on a phone and on a desktop`, async ({ page }) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			await page.goto(TEMPLATES[name]);
			const file = new URL(
				`screenshots/${name.replaceAll(' ', '-')}-${width}.webp`,
				import.meta.url,
			);
			expect.soft(await changeOfScreenshot(page, fileURLToPath(file)), `${width} px`).toBeNull();
		}
	});
}

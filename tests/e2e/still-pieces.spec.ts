import { expect, SCREENS, test } from '../support/steps.ts';
import { type Template, TEMPLATES } from '../support/steps-pages.ts';
import { inPieces } from '../support/steps-pieces.ts';

/** Sum of a page's layout shifts that nobody notices. */
const MOST_SHIFT = 0.02;

/** Pages that style sheets order otherwise than the markup, and the longest of the others. */
const KINDS: readonly Template[] = [
	'home',
	'products',
	'usage',
	'category',
	'category by usage',
	'product',
	'stores',
	'fit bench',
	'pressures',
	'news',
	'contacts',
	'cart',
	'checkout',
];

// The server of the pieces is another host for the check of noise, and nothing else is of interest.
test.afterEach(({ noise }) => {
	noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('127.0.0.1')));
});

for (const name of KINDS) {
	test(`nothing jumps on the page "${name}" while its markup arrives in pieces`, async ({
		page,
		baseURL,
	}) => {
		const { open, close } = await inPieces(page, baseURL);
		for (const viewport of SCREENS) {
			await page.setViewportSize(viewport);
			const { sum, moved } = await open(TEMPLATES[name]);
			const what = [`${name}, ${viewport.width} px`, ...moved].join('\n');
			expect.soft(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
		}
		await close();
	});
}

test('the check detects text reordered by style sheets', async ({ page, baseURL }) => {
	const { open, close } = await inPieces(page, baseURL);
	await page.setViewportSize({ width: 375, height: 800 });
	await page.route('**/*.css', async (route) => {
		const response = await route.fetch();
		const late = '.listing-page > header > .lead { display: block !important; }';
		await route.fulfill({ response, body: `${await response.text()}\n${late}` });
	});
	expect((await open(TEMPLATES.category)).sum).toBeGreaterThan(MOST_SHIFT);
	await close();
});

import { violations } from '../support/axe.ts';
import { expect, SCREENS, test, visit, VISITORS } from '../support/steps.ts';

// Covers what opens on a page; the pages themselves are swept: sweep.spec.ts.
for (const locale of VISITORS) {
	for (const viewport of SCREENS) {
		test.describe(`${locale}, ${viewport.width} px`, () => {
			// Colours are measured at rest, not in transition.
			test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

			test('the menu passes axe, with closed panels and open ones', async ({ page }) => {
				const { words, menu, entry, openMenu } = visit(page, locale);
				await page.goto(words.home);
				await openMenu();
				expect(await violations(page)).toEqual([]);
				await entry(words.range).click();
				await expect(menu.getByRole('link', { name: words.wholeRange })).toBeVisible();
				expect(await violations(page)).toEqual([]);
			});

			test('the language dialog passes axe', async ({ page }) => {
				const { words, openLanguages } = visit(page, locale);
				await page.goto(words.home);
				await openLanguages();
				expect(await violations(page)).toEqual([]);
			});

			test('the share menu passes axe', async ({ page }) => {
				const { words } = visit(page, locale);
				await page.goto(`/${locale}/news`);
				await page.getByRole('button', { name: words.share }).click();
				expect(await violations(page)).toEqual([]);
			});
		});
	}

	test(`the mega menu passes axe (${locale})`, async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const { words, openProducts } = visit(page, locale);
		await page.goto(words.home);
		await openProducts();
		expect(await violations(page)).toEqual([]);
	});
}

/** Chosen controls of a page and those beside them that are not chosen. */
const CHOICES = [
	{
		page: '/it/prodotto/ruote-kleos-rd-50',
		choose: '[data-value=hg]',
		chosen: '.chip[aria-current]',
		open: '.chip[data-value]:not([aria-current])',
	},
	{
		page: '/it/prodotti/ruote',
		choose: '[data-facet=rim_height] input[value="41-55"]',
		chosen: '[data-unit] .facet:has(:checked)',
		open: '[data-unit] .facet:not(:has(:checked))',
	},
	{
		page: '/it/prodotti/ruote',
		choose: '[data-facet=freehub] input[value=hg]',
		chosen: '[data-facet=freehub] input:checked',
		open: '[data-facet=freehub] input:not(:checked)',
	},
	{
		page: '/it/prodotti/ruote',
		choose: '.compare-toggle input',
		chosen: '.compare-toggle input:checked',
		open: '.compare-toggle input:not(:checked)',
	},
	{
		page: '/it/prodotti/ruote',
		chosen: '.chip[aria-current=page]',
		open: '.chip[href]:not([aria-current])',
	},
	{
		page: '/it/punti-vendita',
		choose: '.store-chip input[value=dealer]',
		chosen: '.store-chip:has(:checked)',
		open: '.store-chip:not(:has(:checked))',
	},
];

/** Edge, ground and tick of a control: its own, or that of the box which fills it. */
function looks(element: Element) {
	const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
	const ticks = [element, ...element.querySelectorAll('input')].map((each) => {
		const { content, borderBottomWidth, borderBottomStyle } = getComputedStyle(each, '::before');
		return content !== 'none' && borderBottomStyle === 'solid' ? borderBottomWidth : '';
	});
	const channel = (value: number) =>
		value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	const luminance = (colour: string) => {
		const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((n) =>
			channel(Number(n) / 255),
		);
		return 0.2126 * r + 0.7152 * g + 0.0722 * b;
	};
	const edge = luminance(borderTopColor);
	const ground = luminance(getComputedStyle(document.body).backgroundColor);
	return {
		borderTopWidth,
		tick: ticks.join(''),
		backgroundColor,
		contrast: (Math.max(edge, ground) + 0.05) / (Math.min(edge, ground) + 0.05),
	};
}

test('selected controls differ by shape, in forced colours, too, without a fill', async ({
	page,
}) => {
	for (const { page: address, choose, chosen, open } of CHOICES) {
		await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
		await page.goto(address);
		if (choose) await page.locator(choose).first().click({ force: true });
		const first = page.locator(chosen).first();
		await expect(first, chosen).toBeAttached();
		const other = page.locator(open).first();
		const [marked, plain] = [await first.evaluate(looks), await other.evaluate(looks)];
		expect.soft(marked, chosen).toMatchObject({ borderTopWidth: '2px', tick: '2px' });
		expect.soft(plain, open).toMatchObject({ borderTopWidth: '1px', tick: '' });

		await page.emulateMedia({ forcedColors: 'none' });
		for (const each of [first, other]) {
			const { backgroundColor, contrast } = await each.evaluate(looks);
			expect.soft(backgroundColor, chosen).toBe('rgba(0, 0, 0, 0)');
			expect.soft(contrast, chosen).toBeGreaterThanOrEqual(3);
		}
	}
});

test('the check detects a faulty page', async ({ page }) => {
	await page.goto('/it');
	await page.evaluate(() => {
		document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button></button>');
		const pale = document.createElement('p');
		pale.textContent = 'Grey on grey';
		Object.assign(pale.style, { color: '#777', background: '#888' });
		document.querySelector('main')?.append(pale);
	});
	const rules = (await violations(page)).map((line) => line.split(' ')[0]);
	expect(new Set(rules)).toEqual(new Set(['button-name', 'color-contrast']));
});

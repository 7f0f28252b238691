import type { Locator, Page } from '@playwright/test';
import { CONSENT_TEXTS } from '../../src/server/consents/texts.ts';
import { aGuest, asDevice } from '../support/shop-online.ts';
import { shop } from '../support/steps-cart.ts';
import { checkoutSteps } from '../support/steps-checkout.ts';
import { expect, test, visit } from '../support/steps.ts';

/** Lines of an element that are no colour: edges, outline, underline, tick, fill of its icon. */
const shape = (element: Element) => {
	const style = getComputedStyle(element);
	const { content, borderBottomWidth, borderBottomStyle } = getComputedStyle(element, '::before');
	const icon = element.querySelector('.wish-icon');
	const drawn = (width: string, kind: string) => (kind === 'none' ? '0px' : width);
	return JSON.stringify({
		edges: [
			drawn(style.borderTopWidth, style.borderTopStyle),
			drawn(style.borderRightWidth, style.borderRightStyle),
			drawn(style.borderBottomWidth, style.borderBottomStyle),
			drawn(style.borderLeftWidth, style.borderLeftStyle),
		],
		outline: drawn(style.outlineWidth, style.outlineStyle),
		line: [style.textDecorationLine, style.textDecorationThickness],
		tick: content === 'none' ? '' : drawn(borderBottomWidth, borderBottomStyle),
		icon: icon ? getComputedStyle(icon).fill === 'none' : null,
	});
};

/** Fails if a chosen element has the same lines as one beside it that is not chosen. */
async function expectTold(what: string, chosen: Locator, other: Locator): Promise<void> {
	await expect(chosen.first(), what).toBeVisible();
	await expect(other.first(), what).toBeVisible();
	const [marked, plain] = [
		await chosen.first().evaluate(shape),
		await other.first().evaluate(shape),
	];
	expect.soft(marked, what).not.toBe(plain);
}

interface Case {
	width: number;
	page: string;
	choose?: (page: Page) => Promise<void>;
	chosen: string;
	other: string;
}

const PHONE = 375;
const DESKTOP = 1280;
const WHEEL = '/it/prodotto/ruote-kleos-rd-50';

const CASES: Record<string, Case> = {
	'a suggestion of the search': {
		width: PHONE,
		page: '/it',
		choose: async (page) => {
			await page.getByRole('banner').getByRole('link', { name: 'Cerca' }).click();
			await page.getByRole('combobox', { name: 'Cerca' }).fill('kleos');
			await expect(page.getByRole('dialog').getByRole('option').nth(1)).toBeVisible();
			await page.keyboard.press('ArrowDown');
		},
		chosen: '[role=option][aria-selected=true]',
		other: '[role=option][aria-selected=false]',
	},
	'a heart of the wish list': {
		width: PHONE,
		page: '/it/prodotti',
		choose: async (page) => {
			const heart = page.locator('.wish-heart').first();
			await heart.click();
			await expect(heart).toHaveAttribute('aria-pressed', 'true');
		},
		chosen: '.wish-heart[aria-pressed=true]',
		other: '.wish-heart[aria-pressed=false]',
	},
	'a picture of the gallery': {
		width: DESKTOP,
		page: WHEEL,
		chosen: '.gallery-thumbs a[aria-current]',
		other: '.gallery-thumbs a:not([aria-current])',
	},
	'a freehub of a wheel': {
		width: PHONE,
		page: `${WHEEL}?variant=KRD50-HG-BK`,
		chosen: '#choices .chip[aria-current=true]',
		other: '#choices .chip:not([aria-current=true])',
	},
	'a ticked facet of a list': {
		width: PHONE,
		page: '/it/prodotti/ruote',
		choose: async (page) => {
			await page
				.getByRole('main')
				.getByRole('button', { name: /^Filtri/ })
				.click();
			await page.getByRole('checkbox', { name: 'Shimano 11/12 (HG)' }).check();
		},
		chosen: '.facet:not([data-unit] *) .tick-box:checked',
		other: '.facet:not([data-unit] *) .tick-box:not(:checked)',
	},
	'a ticked width of a list': {
		width: PHONE,
		page: '/it/prodotti/ruote',
		choose: async (page) => {
			await page
				.getByRole('main')
				.getByRole('button', { name: /^Filtri/ })
				.click();
			await page.getByRole('checkbox', { name: /^30 / }).check();
		},
		chosen: '[data-unit] .facet:has(:checked)',
		other: '[data-unit] .facet:not(:has(:checked))',
	},
	'a tyre of the pressures': {
		width: PHONE,
		page: '/it/pressione-coperture',
		choose: (page) => page.locator('pressure-pick [data-group=tyre]').first().check(),
		chosen: 'pressure-pick .chip:has(:checked)',
		other: 'pressure-pick .chip:not(:has(:checked))',
	},
	'the entry of the header where one is': {
		width: DESKTOP,
		page: '/it/prodotti',
		chosen: '.main-menu-list > li > a[aria-current]',
		other: '.main-menu-list > li > a:not([aria-current])',
	},
	'the language in the footer': {
		width: DESKTOP,
		page: '/it',
		chosen: '.language-links a[aria-current]',
		other: '.language-links a:not([aria-current])',
	},
};

test.describe('in forced colours', () => {
	test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

	for (const [what, { width, page: address, choose, chosen, other }] of Object.entries(CASES)) {
		test(`${what} is marked by a shape`, async ({ page }) => {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(address);
			await choose?.(page);
			await expectTold(what, page.locator(chosen), page.locator(other));
		});
	}

	test('a list to choose from keeps an arrow', async ({ page }) => {
		await page.goto('/it/compatibilita');
		const lists = page.locator('main select');
		await expect(lists.first()).toBeVisible();
		const looks = await lists.evaluateAll((all) =>
			all.map((each) => getComputedStyle(each).appearance),
		);
		expect(looks.filter((look) => look === 'none')).toEqual([]);
		expect(looks.length).toBeGreaterThan(3);
	});

	test('the current language is marked by a shape', async ({ page }) => {
		const { words, openLanguages } = visit(page, 'it');
		await page.goto(words.home);
		const dialog = await openLanguages();
		const links = dialog.locator('.locale-list a');
		await expectTold(
			'language',
			links.and(page.locator('[aria-current]')),
			links.and(page.locator(':not([aria-current])')),
		);
	});

	test('marks a refused code and its field in the cart by a shape', async ({
		page,
		context,
		baseURL,
	}) => {
		await page.setViewportSize({ width: PHONE, height: 800 });
		const { words, main, openPage } = shop(page, 'it');
		const { buyer } = await aGuest(baseURL, { locale: 'it' });
		await asDevice(context, buyer, baseURL ?? '');
		await openPage();
		const country = main.getByRole('combobox', { name: words.country });
		await expect(country).not.toHaveCSS('appearance', 'none');
		await main.getByText(words.code, { exact: true }).click();
		const code = main.getByRole('textbox', { name: words.codeField });
		await code.fill('NESSUNO');
		await main.getByRole('button', { name: words.apply }).click();
		const refused = main.getByRole('status').filter({ hasText: words.codeUnknown });
		await expectTold('code', refused, main.locator('.cart-soft'));
		await expect(code).toHaveAttribute('aria-invalid', 'true');
		await expectTold('field of the code', code, country);
		// The mark goes with the next try.
		await code.fill('ALTRO');
		await expect(code).not.toHaveAttribute('aria-invalid', 'true');
	});

	test('marks step, delivery address, payment method, terms and an invalid field by a shape', async ({
		page,
		context,
		baseURL,
	}) => {
		await page.setViewportSize({ width: PHONE, height: 800 });
		const { t, main, heading, button, fillAddress, onStep } = checkoutSteps(page, 'it');
		const { buyer, email } = await aGuest(baseURL, { locale: 'it' });
		await asDevice(context, buyer, baseURL ?? '');
		await page.goto('/it/checkout');
		await expect(heading(t.step.login)).toBeVisible();
		await main.getByRole('textbox').first().fill(email);
		await page.keyboard.press('Enter');
		await expect(heading(t.step.shipping)).toBeFocused();
		const steps = page.locator('.checkout-steps li');
		await expectTold(
			'step',
			steps.and(page.locator('[aria-current]')),
			steps.and(page.locator(':not([aria-current])')),
		);
		const options = main.locator('.checkout-option');
		const expectOptionTold = (what: string) =>
			expectTold(
				what,
				options.filter({ has: page.locator(':checked') }),
				options.filter({ hasNot: page.locator(':checked') }),
			);
		await expectOptionTold('place');
		await button(t.way.toPayment).click();
		const field = main.locator('.field');
		await expectTold(
			'mistake',
			field.and(page.locator('[aria-invalid=true]')),
			field.and(page.locator(':not([aria-invalid=true], select)')),
		);
		await fillAddress();
		await button(t.way.toPayment).click();
		await onStep('payment');
		await main.getByRole('radio', { name: t.means.bank_transfer }).check();
		await expectOptionTold('payment');
		await button(t.way.toResume).click();
		await onStep('resume');
		const terms = main.getByRole('checkbox', { name: CONSENT_TEXTS.it.terms });
		const shapeOfTerms = () => terms.evaluate(shape);
		const unticked = await shapeOfTerms();
		await button(t.resume.order).click();
		await expect(terms).toHaveAttribute('aria-invalid', 'true');
		expect.soft(await shapeOfTerms(), 'missing consent').not.toBe(unticked);
		await terms.check();
		expect.soft(await shapeOfTerms(), 'consent').not.toBe(unticked);
	});
});

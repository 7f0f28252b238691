import type { Locator, Page } from '@playwright/test';
import { expect, SCREENS, test, VISITORS } from '../support/steps.ts';
import { readAddress, type Template, TEMPLATES } from '../support/steps-pages.ts';
import type { Shift } from '../support/steps-shifts.ts';

/** Sum of a page's layout shifts that nobody notices. */
const MOST_SHIFT = 0.02;

const FORMS: readonly Template[] = [
	'login',
	'forgotten password',
	'newsletter',
	'store visit',
	'contacts',
];

/** Fills in every visible control of a form with something that its checks accept. */
async function fillIn(form: Locator): Promise<void> {
	for (const box of await form.locator('input[type=checkbox]').all()) await box.check();
	for (const select of await form.locator('select:visible').all()) {
		await select.selectOption({ index: 1 });
	}
	for (const field of await form.locator('input:visible, textarea:visible').all()) {
		const type = (await field.getAttribute('type')) ?? 'text';
		if (type === 'email') await field.fill('anna@mail.example');
		else if ((await field.getAttribute('inputmode')) === 'tel') await field.fill('333 123 4567');
		else if (!/checkbox|radio|file/.test(type)) await field.fill('Treviso 2019');
	}
	const radio = form.locator('input[type=radio]').last();
	if ((await radio.count()) > 0) await radio.check();
}

/** Counts all layout shifts from now on, those right after a press among them. */
const countShifts = (page: Page) =>
	page.evaluate(() => {
		const shifts = { sum: 0, moved: new Array<string>() };
		new PerformanceObserver((list) => {
			for (const { value = 1, sources = [] } of list.getEntries() as Shift[]) {
				shifts.sum += value;
				for (const { node, previousRect, currentRect } of sources) {
					const what = node?.textContent?.trim().slice(0, 30);
					shifts.moved.push(`${value}: “${what}” from ${previousRect.y} to ${currentRect.y}`);
				}
			}
		}).observe({ type: 'layout-shift' });
		Object.assign(window, { afterPress: shifts });
	});

/** Lets the page draw a few frames, and returns the shifts that were counted. */
const readShifts = (page: Page) =>
	page.evaluate(async () => {
		for (let frame = 0; frame < 8; frame += 1) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
		}
		return Reflect.get(window, 'afterPress') as { sum: number; moved: string[] };
	});

/** Scrolls until an element stands at a part of the window's height. */
const scrollTo = (element: Locator, part: number) =>
	element.evaluate((node, at) => {
		const top = node.getBoundingClientRect().top - innerHeight * at;
		scrollBy({ top, behavior: 'instant' });
	}, part);

/**
 * Sends a form to a host that fails, and returns the shifts that its answer made. Its button may
 * stand at a part of the window's height.
 */
async function sendInVain(page: Page, path: string, part?: number) {
	await page.route('**/api/**', async (route) => {
		if (route.request().method() === 'GET') return route.fallback();
		await route.fulfill({
			status: 500,
			contentType: 'application/problem+json',
			body: JSON.stringify({ type: 'about:blank', status: 500, code: 'internal' }),
		});
	});
	await page.goto(path);
	const form = page.getByRole('main').locator('form:has(.form-send)').first();
	await form.scrollIntoViewIfNeeded();
	await expect(form).toHaveJSProperty('noValidate', true);
	await fillIn(form);
	const button = form.locator('.form-send button');
	if (part !== undefined) await scrollTo(button, part);
	await countShifts(page);
	await button.click();
	await expect(form.locator('.form-failure')).toBeInViewport({ ratio: 0.9 });
	return readShifts(page);
}

// The browser's own message about an answer of status 500.
test.afterEach(({ noise }) => {
	noise.splice(0, noise.length, ...noise.filter((line) => !line.includes('500')));
});

for (const locale of VISITORS) {
	for (const template of FORMS) {
		test(`nothing jumps on the page "${template}" when the host fails (${locale})`, async ({
			page,
		}) => {
			const path = await readAddress(page.request, template, locale);
			for (const viewport of SCREENS) {
				await page.setViewportSize(viewport);
				const { sum, moved } = await sendInVain(page, path);
				const what = [`${template}, ${viewport.width} px`, ...moved].join('\n');
				expect.soft(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
			}
		});
	}
}

/** Height of a button near the upper edge, where no message has room above it. */
const NEAR_TOP = 0.15;

for (const template of FORMS) {
	test(`nothing jumps below a button near the upper edge on the page "${template}"`, async ({
		page,
	}) => {
		for (const viewport of SCREENS) {
			await page.setViewportSize(viewport);
			const { sum, moved } = await sendInVain(page, TEMPLATES[template], NEAR_TOP);
			const what = [`${template}, ${viewport.width} px`, ...moved].join('\n');
			expect.soft(sum, what).toBeLessThanOrEqual(MOST_SHIFT);
		}
	});
}

test('the check detects a message that pushes its form’s button', async ({ page }) => {
	await page.addInitScript(() => Object.assign(window, { scrollBy: () => {} }));
	await page.setViewportSize({ width: 375, height: 800 });
	const { sum } = await sendInVain(page, TEMPLATES.login);
	expect(sum).toBeGreaterThan(MOST_SHIFT);
});

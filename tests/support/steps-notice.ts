import { expect, type Page } from '@playwright/test';
import en from '../../src/i18n/locales/en/checkout.json' with { type: 'json' };
import es from '../../src/i18n/locales/es/checkout.json' with { type: 'json' };
import fr from '../../src/i18n/locales/fr/checkout.json' with { type: 'json' };
import it from '../../src/i18n/locales/it/checkout.json' with { type: 'json' };
import ja from '../../src/i18n/locales/ja/checkout.json' with { type: 'json' };
import type { SeedLocale } from '../../src/seed/languages.ts';

const WORDS = { it, en, es, fr, ja };

/** Least size of the notice that is read without effort, in px: its box, and its letters. */
const LEAST = { width: 280, height: 80, letters: 14 };

/**
 * Opens the last step of a checkout in a language and expects the notice of the legal guarantee to
 * be seen there: not folded, not behind a link, large enough, and before the button that binds.
 */
export async function expectNotice(page: Page, locale: SeedLocale): Promise<void> {
	await page.goto(`/${locale}/checkout/resume`);
	const { notice: words, resume } = WORDS[locale];
	const link = page.getByRole('link', { name: words.legalLink, exact: true });
	const notice = link.locator('..');
	const button = page.getByRole('button', { name: resume.order, exact: true });
	await expect(notice).toBeVisible();
	await expect(button).toBeVisible();
	await expect(link).toHaveAttribute('href', /^https:\/\/europa\.eu\/youreurope\//);
	const box = await notice.boundingBox();
	expect(box?.width).toBeGreaterThanOrEqual(LEAST.width);
	expect(box?.height).toBeGreaterThanOrEqual(LEAST.height);
	const letters = await notice.evaluate((element) =>
		[...element.querySelectorAll('p, a')].map((one) => parseFloat(getComputedStyle(one).fontSize)),
	);
	expect(Math.min(...letters)).toBeGreaterThanOrEqual(LEAST.letters);
	// A picture, official or the code, has arrived and is drawn.
	const drawn = await notice
		.getByRole('presentation')
		.or(notice.getByRole('img'))
		.first()
		.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
	expect(drawn).toBeGreaterThan(0);
	const isBefore = await notice.evaluate((element) => {
		const last = [...document.querySelectorAll('main button[type=submit]')].at(-1);
		const order = last ? element.compareDocumentPosition(last) : 0;
		return (order & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
	});
	expect(isBefore).toBe(true);
}

import {
	type BrowserContext,
	expect,
	type Locator,
	type Page,
	test as base,
} from '@playwright/test';

import { CONSENT_COOKIE } from '#contract/cookies.ts';
import { choiceValue } from '#domain/measurement/consent.ts';

/** Texts that a visitor reads in one language: names of controls and entries of the seeded site. */
const WORDS = {
	it: {
		home: '/it',
		homeLink: 'Livenza, pagina iniziale',
		openMenu: 'Apri il menu',
		closeMenu: 'Chiudi il menu',
		menu: 'Menu',
		back: 'Indietro',
		products: 'Prodotti',
		productsSubmenu: 'Sottomenu di Prodotti',
		wheels: 'Ruote',
		road: 'Strada',
		range: 'Kleos RD',
		wholeRange: 'La gamma Kleos RD',
		gravel: 'Gravel',
		about: 'Azienda',
		quality: 'Qualità',
		filters: 'Filtra per uso',
		wheelsForRoad: 'Ruote da strada',
		priceNote: /IVA al 22\s?% inclusa/,
		findDealer: 'Trova un rivenditore',
		stores: 'Punti vendita',
		news: 'News',
		language: 'IT, lingua e Paese: italiano, Italia',
		languages: 'Lingue',
		chooseLanguage: 'Lingua e Paese',
		account: 'Area personale',
		share: 'Condividi',
		shareBy: 'E-mail',
		email: 'Il tuo indirizzo e-mail',
		subscribe: 'Iscriviti',
		notFound: 'Questa pagina non si trova',
		toHome: 'Vai alla home',
		seeProducts: 'Vedi i prodotti',
		findStore: 'Trova un rivenditore',
		skip: 'Vai al contenuto',
		contents: 'Contenuti',
	},
	ja: {
		home: '/ja',
		homeLink: 'Livenza トップページ',
		openMenu: 'メニューを開く',
		closeMenu: 'メニューを閉じる',
		menu: 'メニュー',
		back: '戻る',
		products: '製品',
		productsSubmenu: '製品のサブメニュー',
		wheels: '完組ホイール',
		road: 'ロード',
		range: 'Kleos RD',
		wholeRange: 'Kleos RDシリーズ',
		gravel: 'グラベル',
		about: '企業情報',
		quality: '品質',
		filters: '用途で絞り込む',
		wheelsForRoad: 'ロード用完組ホイール',
		priceNote: /22\s?%/,
		findDealer: '取扱店を探す',
		stores: '取扱店',
		news: 'ニュース',
		language: 'JA、言語と国：日本語、イタリア',
		languages: '言語',
		chooseLanguage: '言語と国',
		account: 'マイアカウント',
		share: '共有',
		shareBy: 'メール',
		email: 'メールアドレス',
		subscribe: '登録する',
		notFound: 'ページが見つかりません',
		toHome: 'ホームへ',
		seeProducts: '製品を見る',
		findStore: '取扱店を探す',
		skip: '本文へ移動',
		contents: '目次',
	},
} as const;

/** Each journey runs in the source language and in the one most unlike it. */
export const VISITORS = ['it', 'ja'] as const;
export type Visitor = (typeof VISITORS)[number];

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 800 };
export const SCREENS = [DESKTOP, PHONE] as const;

const FADE_LEFT_OUT = /ViewTransition (?:opt-in|started)|Transition was (?:skipped|aborted)/;

/**
 * Records events that a visitor must never cause: errors and warnings in the console (a blocked
 * script or style is one), failed scripts, requests to another host.
 */
export function listen(context: BrowserContext, origin: string): string[] {
	const noise: string[] = [];
	context.on('console', (message) => {
		if (!['error', 'warning'].includes(message.type())) return;
		// The browser logs the status of a missing page at the page's own address.
		const isOwnStatus = message.location().url === message.page()?.url();
		if (!isOwnStatus) noise.push(`console ${message.type()}: ${message.text()}`);
	});
	context.on('weberror', (error) => {
		const { message } = error.error();
		// The browser's message for a page that came too early or too late to fade in: it just
		// changes.
		if (!FADE_LEFT_OUT.test(message)) noise.push(`error: ${message}`);
	});
	context.on('request', (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== origin) {
			noise.push(`request to another host: ${url.href}`);
		}
	});
	return noise;
}

/** Visitors who have refused measurement, as most journeys are about something else. */
export const REFUSED = {
	name: CONSENT_COOKIE,
	value: choiceValue({ state: 'refused', edition: 'own-1' }),
};

/** `test` that fails on recorded noise, besides its own checks. */
export const test = base.extend<{ noise: string[]; hasChosen: boolean }>({
	/** False: the visitor is asked about measurement. */
	hasChosen: [true, { option: true }],
	async context({ context, baseURL, hasChosen }, provide) {
		if (hasChosen) await context.addCookies([{ ...REFUSED, url: baseURL ?? '' }]);
		await provide(context);
	},
	noise: [
		async ({ context, baseURL }, use) => {
			const noise = listen(context, new URL(baseURL ?? '').origin);
			await use(noise);
			expect(noise).toEqual([]);
		},
		{ auto: true },
	],
});

/** Steps of a visitor who reads one language. */
export function visit(page: Page, locale: Visitor) {
	const words = WORDS[locale];
	const header = page.getByRole('banner');
	const menuToggle = header.getByRole('button', { name: words.openMenu });
	const menu = page.getByRole('dialog', { name: words.menu, exact: true });
	return {
		words,
		header,
		main: page.getByRole('main'),
		footer: page.getByRole('contentinfo'),
		title: page.getByRole('heading', { level: 1 }),
		menuToggle,
		menu,
		/** Entry of the menu that opens others: its line, also once it is the way back. */
		entry: (label: string): Locator => menu.locator('summary').getByText(label, { exact: true }),
		async openMenu() {
			await menuToggle.click();
			await expect(menu).toBeVisible();
		},
		async openLanguages(): Promise<Locator> {
			await header.getByRole('button', { name: words.language }).click();
			const dialog = page.getByRole('dialog', { name: words.chooseLanguage });
			await expect(dialog).toBeVisible();
			return dialog;
		},
		async openProducts() {
			await header.getByRole('button', { name: words.productsSubmenu }).click();
			await expect(header.getByRole('link', { name: words.wheels, exact: true })).toBeVisible();
		},
	};
}

/** Distance from the top of the page, px. */
export const scrolled = (page: Page): Promise<number> =>
	page.evaluate(() => Math.round(window.scrollY));

/** Turns the wheel until the page has moved: a page just drawn may miss a turn. */
export async function scrollDown(page: Page): Promise<void> {
	await expect(async () => {
		await page.mouse.wheel(0, 600);
		await expect.poll(() => scrolled(page), { timeout: 2000 }).toBeGreaterThan(0);
	}).toPass();
}

/** Counts the islands that still wait: their markup is the build's, their code not fetched. */
export const islandsAsleep = (page: Page): Promise<number> =>
	page.evaluate(() => document.querySelectorAll('astro-island[ssr]').length);

/**
 * Turns on request interception when a page opens. Must be called before that: a renderer hears of
 * the first route of an open page apart from its keys, and a key may be the faster one.
 */
export const foreseeRoutes = (target: Page | BrowserContext): Promise<unknown> =>
	target.route('**/answered-by-no-route', (route) => route.fallback());

/** Holds the page's scripts back, or some of them, until the returned function is called. */
export async function holdScripts(
	page: Page,
	which: string | RegExp = '**/_astro/*.js',
): Promise<() => void> {
	let letGo: () => void = () => {};
	const released = new Promise<void>((resolve) => (letGo = resolve));
	await page.route(which, async (route) => {
		await released;
		await route.continue();
	});
	return letGo;
}

export { expect };

import type { Page } from '@playwright/test';
import { visit, type Visitor } from './steps.ts';

/** A product with a freehub and a finish to choose, and texts of its page. */
const PRODUCT_WORDS = {
	it: {
		address: '/it/prodotto/ruote-kleos-rd-50',
		pictures: 'Immagini di Kleos RD 50',
		rainbow: 'Arcobaleno',
		notWith: (other: string) => `non con ${other}`,
		instead: /^In alternativa/,
		madeToOrder: 'Su ordinazione',
		close: 'Chiudi',
		next: 'Immagine successiva',
		rim: /^Sezione del cerchio Kleos RD 50: altezza 50 mm/,
		safety: 'Sicurezza del prodotto',
		chooseFreehub: 'Scegli il corpetto',
		add: 'Aggiungi al carrello',
		fits: 'Per copertura da 30 mm, Shimano 11/12 (HG)',
	},
	ja: {
		address: '/ja/product/kleos-rd-50-wheels',
		pictures: 'Kleos RD 50の画像',
		rainbow: 'レインボー',
		notWith: (other: string) => `${other}とは不可`,
		instead: /^代わりの製品/,
		madeToOrder: '受注生産',
		close: '閉じる',
		next: '次の画像',
		rim: /^Kleos RD 50のリム断面図。リムハイト50mm/,
		safety: '製品の安全について',
		chooseFreehub: 'フリーボディを選ぶ',
		add: 'カートに入れる',
		fits: '適合：タイヤ幅30mm、Shimano 11/12 (HG)',
	},
} as const satisfies Record<Visitor, object>;

/** Articles that the tests choose. */
export const ARTICLES = {
	blackHg: 'KRD50-HG-BK',
	blackXdr: 'KRD50-XDR-BK',
	rainbow: 'KRD50-HG-RB',
	carbonXdr: 'KRD50-XDR-CA',
};

/** Names of its freehub bodies, in every language. */
export const FREEHUBS = { hg: 'Shimano 11/12 (HG)', xdr: 'SRAM (XDR)' };

/** Steps of a visitor on the page of a wheel. */
export function onProduct(page: Page, locale: Visitor) {
	const words = PRODUCT_WORDS[locale];
	const { main } = visit(page, locale);
	const gallery = main.getByRole('region', { name: words.pictures });
	return {
		/** Opens the page and waits for the script; before it, options are links to their row. */
		async open(query = '') {
			await page.goto(`${words.address}${query}`);
			await page.evaluate(() => customElements.whenDefined('product-options').then(() => null));
		},
		words,
		main,
		/** Visible link to the choice that is still open. */
		choose: main
			.getByRole('link', { name: words.chooseFreehub, exact: true })
			.filter({ visible: true }),
		gallery,
		choice: (name: string) => main.getByRole('listitem').getByRole('link', { name, exact: true }),
		/** Value by its name, whatever else its link says. */
		value: (name: string) =>
			main
				.getByRole('listitem')
				.getByRole('link', { name: new RegExp(`^${name.replace(/[()]/g, '\\$&')}`) }),
		row: (code: string) => main.getByRole('row').filter({ hasText: code }),
		zoom: page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words.close }) }),
	};
}

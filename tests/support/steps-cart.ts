import { expect, type Locator, type Page } from '@playwright/test';
import type { Visitor } from './steps.ts';

/** Texts that a shopper reads: of the drawer, of the page and of what stands in them. */
const CART_WORDS = {
	it: {
		wheel: '/it/prodotto/ruote-kleos-rd-50?variant=KRD50-HG-BK',
		page: '/it/cart',
		add: 'Aggiungi al carrello',
		cart: 'Carrello',
		drawer: /^Carrello, \d/,
		close: 'Chiudi il carrello',
		more: /^Un pezzo in più/,
		less: /^Un pezzo in meno/,
		remove: /^Togli .* dal carrello/,
		undo: 'Annulla',
		country: 'Spedizione in',
		countries: { DE: 'Germania', JP: 'Giappone', CH: 'Svizzera' },
		unheard: /Il negozio non risponde/,
		empty: /Il carrello è vuoto/,
		checkout: 'Procedi all’ordine',
		checkoutSays: 'Ordina come ospite',
		code: 'Hai un codice sconto?',
		codeField: 'Codice sconto',
		apply: 'Applica',
		codeUnknown: /non esiste/,
		duties: /Dazi e IVA/,
	},
	ja: {
		wheel: '/ja/product/kleos-rd-50-wheels?variant=KRD50-HG-BK',
		page: '/ja/cart',
		add: 'カートに入れる',
		cart: 'カート',
		drawer: /^カート（\d/,
		close: 'カートを閉じる',
		more: /1点増やす$/,
		less: /1点減らす$/,
		remove: /カートから削除$/,
		undo: '元に戻す',
		country: 'お届け先の国',
		countries: { DE: 'ドイツ', JP: '日本', CH: 'スイス' },
		unheard: /ショップに接続できません/,
		empty: /カートは空です/,
		checkout: 'ご注文へ進む',
		checkoutSays: 'ゲストとして注文する',
		code: '割引コードをお持ちの方',
		codeField: '割引コード',
		apply: '適用',
		codeUnknown: /見つかりません/,
		duties: /輸入時の消費税/,
	},
} as const;

/** Steps and views of a shopper. */
export function shop(page: Page, locale: Visitor) {
	const words = CART_WORDS[locale];
	const drawer = page.getByRole('dialog', { name: words.drawer });
	const main = page.getByRole('main');
	const add = main.getByRole('button', { name: words.add, exact: true }).filter({ visible: true });
	const link = page.getByRole('banner').getByRole('link', { name: words.cart });
	return {
		words,
		drawer,
		main,
		link,
		add: add.first(),
		/** Quantity of the only line. */
		quantityIn: (place: Locator) => place.getByRole('textbox').first(),
		async fill() {
			await page.goto(words.wheel);
			await add.first().click();
			await expect(drawer.getByRole('textbox')).toHaveValue('1');
		},
		async openPage() {
			await page.goto(words.page);
			await expect(main.getByRole('textbox').first()).toBeVisible();
		},
	};
}

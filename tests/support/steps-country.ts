import type { Page } from '@playwright/test';
import type { Visitor } from './steps.ts';

/** Texts about prices: the wheel of the journeys costs 2,290 € in Italy. */
export const COUNTRY_WORDS = {
	it: {
		product: '/it/prodotto/ruote-kleos-rd-50?variant=KRD50-HG-BK',
		list: '/it/prodotti/ruote',
		compare: '/it/confronto?p=kleos-rd-50,kleos-rd-62',
		change: 'Cambia Paese',
		label: 'Paese di consegna',
		names: { IT: 'Italia', DE: 'Germania', CH: 'Svizzera', JP: 'Giappone' },
		printed: /^2\.290\s€$/,
		inSwitzerland: /^1\.877,05\s€$/,
		inJapan: /^309\.800\sJPY$/,
		comparedInJapan: /^da 309\.800\sJPY$/,
		cardInJapan: /^296\.200\sJPY$/,
		notes: {
			IT: 'IVA al 22% inclusa (Italia); l’eventuale spedizione è nel carrello.',
			DE: 'IVA al 19% inclusa (Germania); l’eventuale spedizione è nel carrello.',
			CH: 'Prezzo senza IVA (Svizzera): dazi e imposte locali sono a carico di chi riceve.',
			JP: 'Prezzo senza IVA (Giappone): dazi e imposte locali sono a carico di chi riceve.',
		},
		away: 'I prezzi per il Paese scelto (Svizzera) ora non sono raggiungibili: restano quelli stampati (Italia).',
	},
	ja: {
		product: '/ja/product/kleos-rd-50-wheels?variant=KRD50-HG-BK',
		list: '/ja/products/wheels',
		compare: '/ja/compare?p=kleos-rd-50,kleos-rd-62',
		change: '国を変更',
		label: 'お届け先の国',
		names: { IT: 'イタリア', DE: 'ドイツ', CH: 'スイス', JP: '日本' },
		printed: /^€2,290$/,
		inSwitzerland: /^€1,877.05$/,
		inJapan: /^¥309,800$/,
		comparedInJapan: /^¥309,800から$/,
		cardInJapan: /^¥296,200$/,
		notes: {
			IT: '付加価値税22%込み（イタリア）。送料はカートに表示されます。',
			DE: '付加価値税19%込み（ドイツ）。送料はカートに表示されます。',
			CH: '税抜価格（スイス）。関税と現地の税金は受取人のご負担となります。',
			JP: '税抜価格（日本）。関税と現地の税金は受取人のご負担となります。',
		},
		away: '選択した国（スイス）の価格は現在取得できません。表示価格はイタリア向けです。',
	},
} as const satisfies Record<Visitor, object>;

/** Steps of a visitor who buys in another country than the page is printed for. */
export function chooser(page: Page, locale: Visitor) {
	const words = COUNTRY_WORDS[locale];
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('/api/shop/prices')) asked.push(request.url());
	});
	const main = page.getByRole('main');
	const dialog = page.locator('#locale-dialog');
	const select = dialog.getByLabel(words.label);
	const change = main.getByRole('button', { name: words.change }).first();
	return {
		/** Requests for prices so far. */
		asked,
		dialog,
		select,
		change,
		price: main.locator('[data-shows=price]').first(),
		note: main.locator('[data-note]'),
		cards: main.locator('[data-price]'),
		async choose(country: string) {
			await change.click();
			await select.selectOption({ label: country });
			await page.keyboard.press('Escape');
		},
	};
}

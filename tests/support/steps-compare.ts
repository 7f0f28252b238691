import type { Page } from '@playwright/test';
import { type Visitor } from './steps.ts';

const WORDS = {
	it: {
		path: '/it/confronto',
		wheels: '/it/prodotti/ruote',
		title: 'Confronto',
		choose: 'Aggiungi un prodotto',
		add: 'Aggiungi',
		tick: (name: string) => `Confronta ${name}`,
		remove: (name: string) => `Togli ${name} dal confronto`,
		open: /^Vai al confronto/,
		clear: 'Svuota il confronto',
		differences: 'Differenze',
		same: /^Uguali/,
		weight: 'Peso della coppia',
		brake: 'Sistema frenante',
		buy: 'Acquisto',
		height: 'Altezza del profilo',
		empty: 'Due ruote, una scelta.',
		one: 'Aggiungine un altro per vedere che cosa li distingue.',
		mixed: /categorie diverse/,
		unknown: 'Non trovati, e tralasciati: nonsense.',
		surplus: /Restano fuori: Brenta 35\./,
		full: '4 prodotti sono il massimo.',
		failed: /I dati di Kleos RD 50 non si sono caricati/,
		retry: 'Riprova',
		noScript: /ha bisogno di JavaScript/,
		range: /Kleos RD/,
		other: { path: '/ja/compare', link: '日本語' },
	},
	ja: {
		path: '/ja/compare',
		wheels: '/ja/products/wheels',
		title: '比較',
		choose: '製品を追加',
		add: '追加',
		tick: (name: string) => `${name}を比較`,
		remove: (name: string) => `${name}を比較から外す`,
		open: /^比較を見る/,
		clear: '比較をすべて解除',
		differences: '異なる項目',
		same: /^同じ項目/,
		weight: 'ホイールセット重量',
		brake: 'ブレーキ方式',
		buy: '購入',
		height: 'リムハイト',
		empty: '並べると、違いが見える。',
		one: 'もう1つ追加すると違いが表示されます。',
		mixed: /カテゴリーの異なる/,
		unknown: '見つからないため除外しました：nonsense',
		surplus: /除外：Brenta 35/,
		full: '選択できるのは4製品までです。',
		failed: /Kleos RD 50のデータを読み込めませんでした/,
		retry: '再試行',
		noScript: /JavaScriptが必要/,
		range: /Kleos RD/,
		other: { path: '/it/confronto', link: 'Italiano' },
	},
} as const;

export const TWO = '?p=kleos-rd-36,kleos-rd-50';
export const FIVE = '?p=kleos-rd-36,kleos-rd-50,kleos-rd-62,k1-rd,brenta-35';

/** The comparison in the language of a visitor. */
export function comparison(page: Page, locale: Visitor) {
	const words = WORDS[locale];
	const main = page.getByRole('main');
	const table = main.getByRole('table');
	return {
		words,
		main,
		table,
		heads: table.getByRole('columnheader'),
		/** Row of the table by its name. */
		row: (name: string) =>
			table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) }),
		select: main.getByLabel(words.choose),
		add: main.getByRole('button', { name: words.add, exact: true }),
		remove: (name: string) => main.getByRole('button', { name: words.remove(name) }),
	};
}

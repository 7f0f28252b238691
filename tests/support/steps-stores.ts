import type { Page } from '@playwright/test';
import type { Visitor } from './steps.ts';

/** Texts that a visitor reads and types on the stores page. */
export const STORE_WORDS = {
	it: {
		page: '/it/punti-vendita',
		place: 'Città, CAP o nome',
		country: 'Paese',
		countries: 'Paesi',
		germany: 'Germania',
		japan: 'Giappone',
		inJapan: ['Sharin Kamogawa', 'Kansai Wheel Trading', 'Cycle Kobo Yanaka'],
		yanaka: ['Kobo Yanaka'],
		services: /^Centri assistenza/,
		dealers: /^Rivenditori/,
		all: '40 punti vendita',
		count: (total: number) => `${total} punti vendita`,
		nearTreviso: /i più vicini a Treviso per primi/,
		nearYou: '40 punti vendita, i più vicini a te per primi',
		near: 'Vicino a me',
		refused: /non è stata concessa/,
		unavailable: /non si può rilevare/,
		timeout: /non è arrivata in tempo/,
		none: 'Nessun punto vendita per questa ricerca',
		unknown: (place: string) => `Località «${place}» non trovata. Punti vendita mostrati: Italia`,
		own: 9,
		clear: 'Azzera la ricerca',
		distributors: 'Vedi i distributori',
		write: 'Scrivici',
		toList: 'Vai all’elenco',
		ranges: 'Gamma',
		carryKleos: /punti vendita$/,
		others: 'Intendevi un’altra località?',
		nearTrento: /i più vicini a Trento \(Italia\) per primi/,
		munich: 'Monaco di Baviera',
		nearMunich: /Monaco di Baviera \(Germania\)/,
		nearReykjavik: /^3 punti vendita, i più vicini a Reykjavík \(Islanda\)/,
		map: 'Mappa dei punti vendita',
		romePoint: 'Bici Lungotevere, Roma',
	},
	ja: {
		page: '/ja/distributors',
		place: '都市名・郵便番号・店名',
		country: '国',
		countries: '国',
		germany: 'ドイツ',
		japan: '日本',
		inJapan: ['車輪鴨川', '関西ホイール商会', 'サイクル工房谷中'],
		yanaka: ['サイクル工房谷中', '工房谷中', 'Kobo Yanaka'],
		services: /^サービスセンター/,
		dealers: /^取扱店/,
		all: '取扱店 40件',
		count: (total: number) => `取扱店 ${total}件`,
		nearTreviso: /Trevisoに近い順/,
		nearYou: '取扱店 40件：現在地に近い順',
		near: '現在地から探す',
		refused: /許可されませんでした/,
		unavailable: /取得できません。/,
		timeout: /時間内に/,
		none: '条件に合う取扱店が見つかりません',
		unknown: (place: string) =>
			`「${place}」という地名は見つかりませんでした。日本の取扱店を表示しています`,
		own: 3,
		clear: '検索条件をクリア',
		distributors: '輸入代理店を見る',
		write: 'メールで問い合わせる',
		toList: '一覧へ移動',
		ranges: 'シリーズ',
		carryKleos: /^取扱店/,
		others: '別の地名をお探しですか？',
		nearTrento: /Trento（イタリア）に近い順/,
		munich: 'ミュンヘン',
		nearMunich: /ミュンヘン（ドイツ）/,
		nearReykjavik: /^取扱店 3件：Reykjavík（アイスランド）/,
		map: '取扱店の地図',
		romePoint: 'Bici Lungotevere（Roma）',
	},
} as const;

/** Steps of a visitor who looks for a store. */
export function searchStores(page: Page, locale: Visitor) {
	const words = STORE_WORDS[locale];
	const main = page.getByRole('main');
	const search = page.getByRole('search');
	const cards = main.getByRole('heading', { level: 3 });
	return {
		words,
		main,
		search,
		/** Names of the stores in the list. */
		cards,
		place: search.getByRole('searchbox', { name: words.place }),
		country: search.getByRole('combobox', { name: words.country }),
		range: search.getByRole('combobox', { name: words.ranges }),
		near: search.getByRole('button', { name: words.near }),
		kind: (name: RegExp) => search.getByRole('radio', { name }),
		status: main.getByRole('status').last(),
		nearStatus: main.getByRole('status').first(),
		map: main.getByRole('figure', { name: words.map }),
		card: (name: string) => main.getByRole('listitem').filter({ hasText: name }),
		open: async (query = '') => {
			await page.goto(words.page + query);
			await page.waitForFunction(() => customElements.get('store-finder') !== undefined);
		},
	};
}

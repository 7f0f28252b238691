/** Home, category, product, news item, contact. */
export const KEY_PAGES = [
	'/it',
	'/it/prodotti/ruote',
	'/it/prodotto/ruote-kleos-rd-50',
	'/it/news/scegliere-la-pressione',
	'/it/contatti',
] as const;

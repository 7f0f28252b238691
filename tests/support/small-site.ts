import {
	aCategory,
	aJob,
	aNewsItem,
	anArticle as variant,
	aPrice as price,
	aProduct,
	aSite,
	aUsage,
	italianIn,
} from './factories-content.ts';

/** Two categories, a usage, products of which one is gone, three news, a position that is closed. */
export const SMALL_SITE = aSite((locale) => ({
	categories: [
		aCategory('wheels', locale),
		aCategory('rims', locale, locale === 'es' ? { name: 'wheels es' } : {}),
	],
	usages: [aUsage('road', locale, { children: ['wheels'] })],
	products: [
		aProduct('k1', locale, {
			usage_ids: ['road', 'gone'],
			description: '<p onclick="x">Testo</p>',
			variants: [
				variant('a', [price(200_000)], 'out_of_stock'),
				variant('b', [price(150_000, { lowest_price_30d: 140_000 })], 'low_stock'),
			],
			related_ids: ['k2', 'old'],
			successor_id: 'k2',
		}),
		italianIn(locale, ['ja'], (text) => aProduct('k2', text, { category_id: 'rims' })),
		aProduct('old', locale, { is_active: false, is_discontinued: true }),
	],
	news: [aNewsItem('n3', locale), aNewsItem('n2', locale), aNewsItem('n1', locale)],
	jobs: [aJob('open', locale), aJob('closed', locale, { is_open: false })],
}));

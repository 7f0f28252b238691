/**
 * What Japan's Act on Specified Commercial Transactions (art. 11) asks a seller to say of itself: a page
 * of the CMS in Japanese, led to from the last step of an order that goes there.
 */
export const SELLER_NOTICE = {
	page: 'specified-commercial-transactions',
	country: 'JP',
	locale: 'ja',
} as const;

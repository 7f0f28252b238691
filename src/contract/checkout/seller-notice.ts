/**
 * Seller notice that Japan's Act on Specified Commercial Transactions (art. 11) requires: a page
 * of the CMS in Japanese. The last step of an order to Japan links to it.
 */
export const SELLER_NOTICE = {
	page: 'specified-commercial-transactions',
	country: 'JP',
	locale: 'ja',
} as const;

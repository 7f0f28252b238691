/** Origins that Google's documentation names for its script and for what it sends. */
export const GA4_SCRIPTS = 'https://www.googletagmanager.com';
export const GA4_CALLS = [
	'https://*.google-analytics.com',
	'https://*.analytics.google.com',
	GA4_SCRIPTS,
] as const;

import { createRequire } from 'node:module';
import i18next, { type InitOptions } from 'i18next';

/** Configuration that the site passes to astro-i18next as well. */
const require = createRequire(import.meta.url);
const settings: {
	i18nextServer: InitOptions;
	locales: string[];
	namespaces: string[];
} = require('../../src/i18n/astro-i18next.config.cjs');

if (!i18next.isInitialized) {
	await i18next.init({
		...settings.i18nextServer,
		supportedLngs: settings.locales,
		ns: settings.namespaces,
		lng: 'it',
	});
}

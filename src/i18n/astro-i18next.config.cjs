const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const folder = join(__dirname, 'locales');
/** A language of src/contract/locales.ts without a folder here shows Italian. */
const LOCALES = readdirSync(folder);
/** Folders hold texts of the server, which `texts.ts` reads, and of the desk. */
const toNamespaces = (locale) =>
	readdirSync(join(folder, locale))
		.filter((file) => file.endsWith('.json'))
		.map((file) => file.replace(/\.json$/, ''));

/** Resources in memory: with a file back end, fixed translators are empty during the first page. */
const resources = Object.fromEntries(
	LOCALES.map((locale) => [
		locale,
		Object.fromEntries(
			toNamespaces(locale).map((namespace) => [
				namespace,
				JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')),
			]),
		),
	]),
);

/** A `.cjs` file because astro-i18next cannot load an `.mjs` one on current Node. */
module.exports = {
	defaultLocale: 'it',
	locales: LOCALES,
	namespaces: toNamespaces('it'),
	defaultNamespace: 'shell',
	load: ['server'],
	showDefaultLocale: true,
	i18nextServer: {
		resources,
		fallbackLng: 'it',
		interpolation: { escapeValue: false },
		returnNull: false,
		initAsync: false,
	},
};

/**
 * Preloaded before every script (`run.mjs`); saves more than half of the computation of a host's
 * start. To tell the format of a module Node reads the list of exports of its package, again for
 * every import; drizzle-orm's has 180 kB, and a host makes 650 imports of it. All its files are ES
 * modules, and an entry is the same for every importer. Sources of the project name each other's
 * files in full: Node would look for the file, for links on the way to it, and for its package.
 */
import module from 'node:module';

const ROOT = new URL('..', import.meta.url).href;
const SOURCES = new URL('src/', ROOT).href;
const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;
/** Resolved entries, by specifier. */
const entries = new Map();

/** @param {string} specifier */
const isEntry = (specifier) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);
/** @param {string} url */
const isSource = (url) => url.startsWith(ROOT) && !url.includes('/node_modules/');

/**
 * Address of the file that a source names in full, or null.
 *
 * @param {string} specifier
 * @param {string} importer
 */
function toSource(specifier, importer) {
	if (!specifier.endsWith('.ts') || !isSource(importer)) return null;
	if (specifier.startsWith('#')) return `${SOURCES}${specifier.slice(1)}`;
	return specifier.startsWith('.') ? new URL(specifier, importer).href : null;
}

// The machine's own Node may be older and lack hooks.
module.registerHooks?.({
	resolve(specifier, context, next) {
		const { conditions, parentURL = '' } = context;
		// A `require` resolves to other files.
		if (!conditions.includes('import')) return next(specifier, context);
		const source = toSource(specifier, parentURL);
		if (source) return { url: source, format: 'module-typescript', shortCircuit: true };
		if (specifier.startsWith('.') && parentURL.includes(FOLDER)) {
			const { href } = new URL(specifier, parentURL);
			return { url: href, format: 'module', shortCircuit: true };
		}
		if (!isEntry(specifier)) return next(specifier, context);
		const known = entries.get(specifier);
		if (known) return known;
		const { url, format } = next(specifier, context);
		const entry = { url, format, shortCircuit: true };
		entries.set(specifier, entry);
		return entry;
	},
});

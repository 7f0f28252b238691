/**
 * Preloaded before every script (`run.mjs`); saves half of the computation of a host's start. To
 * tell the format of a module Node reads the list of exports of its package, again for every
 * import; drizzle-orm's has 180 kB, and a host makes 650 imports of it. All its files are ES
 * modules, and an entry is the same for every importer.
 */
import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;
/** Resolved entries, by specifier. */
const entries = new Map();

/** @param {string} specifier */
const isEntry = (specifier) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);

// The machine's own Node may be older and lack hooks.
module.registerHooks?.({
	resolve(specifier, context, next) {
		// A `require` resolves to other files.
		if (!context.conditions.includes('import')) return next(specifier, context);
		if (specifier.startsWith('.') && context.parentURL?.includes(FOLDER)) {
			const { href } = new URL(specifier, context.parentURL);
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

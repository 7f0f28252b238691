/**
 * Loaded before every script (`run.mjs`): half of what a host's start computes. To tell the format of a
 * module Node reads the list of exports of its package, anew for every import; drizzle-orm's has 180 kB,
 * and a host makes 650 imports of it. Its files are ES modules all, and an entry is the same for everyone.
 */
import module from 'node:module';

const PACKAGE = 'drizzle-orm';
const FOLDER = `/node_modules/${PACKAGE}/`;
/** Entries that were imported, by name. */
const entries = new Map();

/** @param {string} specifier */
const isEntry = (specifier) => specifier === PACKAGE || specifier.startsWith(`${PACKAGE}/`);

// Tools of the machine may run on an older Node, which knows no hooks.
module.registerHooks?.({
	resolve(specifier, context, next) {
		// A `require` gets other files.
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

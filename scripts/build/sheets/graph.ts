import { choicesAmong, readSources, type Source } from './sources.ts';

/**
 * Template of the kind of page that has the tightest budget, and that most visitors move between.
 */
const PRODUCT = 'src/templates/shop/ProductTemplate.astro';

/** Lists what a set of modules holds: names of sheets, or of utilities. */
type Holding = (modules: ReadonlySet<string>) => readonly string[];

/** Import graph of the modules, as far as looks are concerned. */
export interface Graph {
	sources: ReadonlyMap<string, Source>;
	/** Every style sheet; those of imported modules come before those of their importers. */
	sheets: readonly string[];
	toSheets: Holding;
	/** A module and all that it imports; a walk ends at a registry, out of which pages choose. */
	closure: (file: string) => Set<string>;
	/**
	 * Content of the sheet of all pages: all of the frame and of the product page. Carried in the
	 * page the product's own parts cost it 0.4 kB more, since they compress worse there, and cost
	 * it again with each product. Other pages weigh 0.6 kB more for it until the sheet is in the
	 * cache.
	 */
	common: (of: Holding) => Set<string>;
}

function sheetsInOrder(sources: ReadonlyMap<string, Source>, roots: readonly string[]): string[] {
	const seen = new Set<string>();
	const sheets = new Set<string>();
	const visit = (file: string): void => {
		const source = sources.get(file);
		if (seen.has(file) || !source) return;
		seen.add(file);
		source.imports.forEach(visit);
		for (const sheet of source.sheets) sheets.add(sheet);
	};
	roots.forEach(visit);
	return [...sheets];
}

export function readGraph(root: string): Graph {
	const sources = readSources(root);
	const choices = choicesAmong(sources);
	const pages = [...sources.keys()].filter((file) => file.startsWith('src/pages/'));

	function walk(files: readonly string[]): Set<string> {
		const found = new Set<string>();
		const queue = [...files];
		for (const file of queue) {
			const source = sources.get(file);
			if (!source || found.has(file) || choices.has(file)) continue;
			found.add(file);
			queue.push(...source.imports);
		}
		return found;
	}

	return {
		sources,
		sheets: sheetsInOrder(sources, pages),
		toSheets: (modules) => [...modules].flatMap((file) => sources.get(file)?.sheets ?? []),
		closure: (file) => walk([file]),
		common(of) {
			return new Set([...of(walk(pages)), ...of(walk([PRODUCT]))]);
		},
	};
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** Folders whose modules draw: the others hold neither classes nor sheets. */
const DRAWING = /^src\/(?:pages|layouts|templates|blocks|components|islands)\//;
/** Maps every custom element to the module of its behaviour, which is nowhere imported by name. */
const ELEMENTS = 'src/components/shell/boot/elements.ts';

const IMPORT = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\bfrom\s+)?'([^']+)'/gm;
const NAMED_IMPORT = /^import (?!type\b)([^'"]+?) from '([^']+)'/gm;
const TABLE = /^(?:export )?const (\w+)[^=]*= \{\n([\s\S]*?)^\}/gm;
const ENTRY = /^\t(?:'([^']+)'|([\w-]+)): (\w+),$/gm;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm;

/** A module of the site: its imports and style sheets, as paths from the root. */
export interface Source {
	file: string;
	text: string;
	imports: readonly string[];
	sheets: readonly string[];
}

/** Path of an import from the root; null for packages. */
function resolve(file: string, specifier: string): string | null {
	const [path = ''] = specifier.split('?');
	if (path.startsWith('#')) return `src/${path.slice(1)}`;
	return path.startsWith('.') ? normalize(join(dirname(file), path)) : null;
}

/** True for plain imports such as `#styles/a.css`: with a query a sheet is loaded in other ways. */
const isSheet = (specifier: string) => specifier.endsWith('.css');

function toImports(file: string, text: string): Pick<Source, 'imports' | 'sheets'> {
	const specifiers = [...text.matchAll(IMPORT)].flatMap(([, specifier = '']) =>
		specifier.includes('?') ? [] : [specifier],
	);
	const paths = (wanted: boolean) =>
		specifiers
			.filter((specifier) => isSheet(specifier) === wanted)
			.flatMap((specifier) => resolve(file, specifier) ?? []);
	return { imports: paths(false), sheets: paths(true) };
}

/** Tables of a registry: its objects by name, and the module behind each of their keys. */
export function listTables(file: string, text: string): Map<string, Map<string, string>> {
	const modules = new Map<string, string>();
	for (const [, names = '', specifier = ''] of text.matchAll(NAMED_IMPORT)) {
		const path = resolve(file, specifier);
		if (path === null) continue;
		for (const [name] of names.matchAll(/\w+(?=\s*[,}]|$)/g)) modules.set(name, path);
	}
	const tables = new Map<string, Map<string, string>>();
	for (const [, table = '', body = ''] of text.matchAll(TABLE)) {
		const entries = [...body.matchAll(ENTRY)].flatMap(([, quoted, plain, name = '']) => {
			const path = modules.get(name);
			return path === undefined ? [] : [[quoted ?? plain ?? '', path] as const];
		});
		if (entries.length > 0) tables.set(table, new Map(entries));
	}
	return tables;
}

/** Modules of the custom elements by their names. */
function toBehaviours(root: string): Map<string, string> {
	const path = join(root, ELEMENTS);
	if (!existsSync(path)) return new Map();
	const tables = listTables(ELEMENTS, readFileSync(path, 'utf8'));
	return new Map([...tables.values()].flatMap((table) => [...table]));
}

/**
 * Reads all modules that draw, by path from the root. A module that prints a custom element imports
 * its behaviour.
 */
export function readSources(root: string): Map<string, Source> {
	const behaviours = [...toBehaviours(root)];
	const files = globSync(join(root, 'src/**/*.{astro,tsx,ts}'))
		.map((path) => relative(root, path))
		.filter((file) => DRAWING.test(file))
		.toSorted();
	return new Map(
		files.map((file) => {
			const text = readFileSync(join(root, file), 'utf8').replace(COMMENT, '');
			const { imports, sheets } = toImports(file, text);
			const printed = file.endsWith('.astro')
				? behaviours.filter(([name]) => text.includes(`<${name}`)).map(([, module]) => module)
				: [];
			return [file, { file, text, imports: [...printed, ...imports], sheets }];
		}),
	);
}

const CHOICE = /from '([^']+)\?sheets'/g;

/**
 * Finds the registries out of which each page chooses: some module asks for their sheets one by
 * one.
 */
export function choicesAmong(sources: ReadonlyMap<string, Source>): Set<string> {
	return new Set(
		[...sources.values()].flatMap(({ file, text }) =>
			[...text.matchAll(CHOICE)].flatMap(([, specifier = '']) => resolve(file, specifier) ?? []),
		),
	);
}

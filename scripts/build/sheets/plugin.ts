import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { readGraph, type Graph } from './graph.ts';
import { listTables } from './sources.ts';
import { makeUtilities, type Utilities } from './utilities.ts';

const QUERY = '?sheets';
const NOTHING = '\0sheet-elsewhere';
const SITE_SHEET = /\/src\/styles\/site\.css(?:$|\?)/;
const SOURCE = /\/src\/.*\.(?:astro|tsx?|css)$|\/uno\.config\.ts$/;
/** Order after every utility, so that a sheet has the last word. */
const SHEETS_FROM = 100_000;

interface Sheets {
	graph: Graph;
	utilities: Utilities;
}

async function readSheets(root: string): Promise<Sheets> {
	const graph = readGraph(root);
	return { graph, utilities: await makeUtilities(graph) };
}

/** Code of `<registry>?sheets`: for each of its tables the rules of each entry. */
function toCode(root: string, file: string, { graph, utilities }: Sheets): string {
	const core = graph.common(graph.toSheets);
	const used = new Map<string, string>();
	const sheetRule = (sheet: string) => {
		const name = `s${graph.sheets.indexOf(sheet)}`;
		used.set(name, sheet);
		return `{order:${SHEETS_FROM + graph.sheets.indexOf(sheet)},parent:'',css:${name}}`;
	};
	const toPart = (module: string) => {
		const modules = graph.closure(module);
		const rules = utilities.beyondCore(modules).map((rule) => JSON.stringify(rule));
		const sheets = graph.toSheets(modules).filter((sheet) => !core.has(sheet));
		return `[${[...rules, ...[...new Set(sheets)].map(sheetRule)].join(',')}]`;
	};
	const tables = [...listTables(file, graph.sources.get(file)?.text ?? '')].map(
		([name, entries]) => {
			const parts = [...entries].map(([key, module]) => `${JSON.stringify(key)}:${toPart(module)}`);
			return `${name}:{${parts.join(',')}}`;
		},
	);
	const imports = [...used].map(
		([name, sheet]) => `import ${name} from ${JSON.stringify(`${join(root, sheet)}?inline`)};`,
	);
	return [...imports, `export default {${tables.join(',\n')}};`].join('\n');
}

/**
 * Derives the rules that a page carries from what it imports. A component imports the sheet beside
 * it; that import alone does nothing, because the bundler would attach all of them to the one route
 * that prints every page. `site.css` gets what all pages import, and `<registry>?sheets` lists what
 * each template or block brings beside it (`templates/sheets.ts`).
 */
export function sheets(root = process.cwd()): Plugin {
	let made: Promise<Sheets> | undefined;
	const current = () => (made ??= readSheets(root));
	return {
		name: 'sheets',
		enforce: 'pre',
		async resolveId(source, importer, options) {
			if (source.endsWith('.css') && importer && !importer.includes('/node_modules/'))
				return NOTHING;
			if (!source.endsWith(QUERY)) return undefined;
			const plain = source.slice(0, -QUERY.length);
			const found = await this.resolve(plain, importer, { ...options, skipSelf: true });
			return found && `\0${found.id}${QUERY}`;
		},
		async load(id) {
			if (id === NOTHING) return '';
			if (!id.startsWith('\0') || !id.endsWith(QUERY)) return undefined;
			const file = relative(root, id.slice(1, -QUERY.length));
			return toCode(root, file, await current());
		},
		async transform(code, id) {
			if (!SITE_SHEET.test(id)) return undefined;
			const { graph, utilities } = await current();
			const core = graph.common(graph.toSheets);
			const read = (file: string) => readFileSync(join(root, file), 'utf8');
			const components = graph.sheets.filter((sheet) => core.has(sheet)).map(read);
			return code
				.replace('@utilities;', () => utilities.core)
				.replace(/@part '([\w-]+)';/g, (_, part: string) => read(`src/styles/${part}.css`))
				.replace('@components;', () => components.join(''));
		},
		hotUpdate({ file }) {
			if (!SOURCE.test(file)) return;
			made = undefined;
			const { moduleGraph, hot } = this.environment;
			for (const [id, module] of moduleGraph.idToModuleMap) {
				if (id.endsWith(QUERY) || SITE_SHEET.test(id)) moduleGraph.invalidateModule(module);
			}
			if (file.endsWith('.css')) hot.send({ type: 'full-reload' });
		},
	};
}

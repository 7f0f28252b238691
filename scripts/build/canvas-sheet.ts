import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CROP_RULES } from '../../src/components/ui/crop.ts';
import { pageSheet } from '../../src/templates/page-sheet.ts';
import { readGraph } from './sheets/graph.ts';
import { listTables } from './sheets/sources.ts';
import { makeUtilities } from './sheets/utilities.ts';

const REGISTRY = 'src/blocks/registry.ts';

/**
 * Builds one sheet with the rules of every page and of all blocks, for the canvas of the desk's
 * page builder. A page of the site carries those of its own blocks alone.
 */
export async function canvasSheet(root: string): Promise<string> {
	const graph = readGraph(root);
	const { core, beyondCore } = await makeUtilities(graph);
	const read = (file: string) => readFileSync(join(root, file), 'utf8');
	const common = graph.common(graph.toSheets);
	const site = read('src/styles/site.css')
		.replace('@utilities;', () => core)
		.replace(/@part '([\w-]+)';/g, (_, part: string) => read(`src/styles/${part}.css`))
		.replace('@components;', () =>
			graph.sheets
				.filter((sheet) => common.has(sheet))
				.map(read)
				.join(''),
		);
	const entries = [...listTables(REGISTRY, read(REGISTRY)).values()].flatMap((table) => [
		...table.values(),
	]);
	const modules = new Set(entries.flatMap((module) => [...graph.closure(module)]));
	const own = [...new Set(graph.toSheets(modules))].filter((sheet) => !common.has(sheet));
	const utilities = pageSheet([beyondCore(modules)]);
	const sheets = graph.sheets.filter((sheet) => own.includes(sheet)).map(read);
	return [site, utilities, ...sheets, CROP_RULES].join('\n');
}

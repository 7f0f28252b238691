/**
 * Follows the recipes of the documents on a copy of the project, builds it and checks what they
 * bring.
 */
import { join } from 'node:path';
import { exitCode, startNode, stopAll } from './stack/child.ts';
import { kindOfFile, type FileKind } from './recipes/recipe.ts';
import { RECIPES } from './recipes/recipes.ts';
import { copyProject, follow, removeProject } from './recipes/tree.ts';

const copy = copyProject(join(import.meta.dirname, '..'));
process.chdir(copy);

/** Suites that walk every block, screen, resource type and message. */
const SUITES = [
	'tests/architecture.test.ts',
	'tests/readme.test.ts',
	'tests/one-truth.test.ts',
	'tests/components/blocks',
	'tests/components/templates',
	'tests/unit/desk',
	'tests/unit/edge/netlify-toml.test.ts',
];

const STEPS: readonly [name: string, args: readonly string[]][] = [
	['types', ['scripts/types.ts']],
	[
		'suites',
		[
			...['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'],
			...['--project', 'unit', '--project', 'components', ...SUITES],
		],
	],
	['what the built site and its host show', ['scripts/recipes/look.ts']],
];

let failed = 0;
function say(name: string, isDone: boolean): void {
	if (!isDone) failed += 1;
	console.log(`▸ ${name} … ${isDone ? 'as it should be' : 'FAILED'}`);
}

async function run(args: readonly string[]): Promise<boolean> {
	const env = { API_BASE_URL: 'http://127.0.0.1:9', SITE_URL: 'http://livenza.example' };
	return (await exitCode(startNode(args, { env }))) === 0;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stopAll().finally(() => process.exit(1)));
}
try {
	for (const recipe of RECIPES) {
		const files = follow(recipe, copy);
		const of = (kind: FileKind) => files.filter((file) => kindOfFile(file) === kind);
		const beside = (['text', 'content', 'generated'] as const)
			.map((kind) => `${of(kind).length} ${kind}`)
			.join(', ');
		const code = of('code');
		say(
			`${recipe.name}: ${code.length} of ${recipe.goal} files, beside ${beside}`,
			code.length <= recipe.goal,
		);
		console.log(`    ${code.join('\n    ')}`);
	}
	for (const [name, args] of STEPS) say(name, await run(args));
} finally {
	await stopAll();
	process.chdir(import.meta.dirname);
	removeProject(copy);
}
process.exit(failed > 0 ? 1 : 0);

import { StackError } from './stack/stack.ts';
import { closeStage, openStage, type Stage } from './checks/stage.ts';
import { playwright, type Tally, tool, vitest } from './checks/suites.ts';
import { endTools } from './checks/tool.ts';

const isQuick = process.argv.includes('--quick');
const total = { passed: 0, failed: 0 };

/** Nothing answers there: a type check has no business with the API. */
const NO_HOST = { API_BASE_URL: 'http://127.0.0.1:9' };

async function step(name: string, work: () => Promise<Tally>): Promise<void> {
	process.stdout.write(`▸ ${name} … `);
	const started = performance.now();
	const { passed, failed, output } = await work();
	total.passed += passed;
	total.failed += failed;
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${passed} passed, ${failed} failed (${seconds} s)`);
	if (failed > 0) console.log(`\n${output.trim()}\n`);
}

async function buildAndServe(): Promise<Stage | null> {
	let stage: Stage | null = null;
	await step('API host, build, edge', async () => {
		try {
			stage = await openStage();
			return { passed: 1, failed: 0, output: '' };
		} catch (cause) {
			if (!(cause instanceof StackError)) throw cause;
			return { passed: 0, failed: 1, output: cause.message };
		}
	});
	return stage;
}

async function main(): Promise<void> {
	await step('Format', () => tool(['node_modules/prettier/bin/prettier.cjs', '--check', '.']));
	await step('Lint', () =>
		tool(['node_modules/eslint/bin/eslint.js', '-c', 'scripts/eslint.config.mjs', '.']),
	);
	await step('Types', () => tool(['node_modules/astro/bin/astro.mjs', 'check'], NO_HOST));
	await step('Unit', () => vitest('unit'));
	await step('Components', () => vitest('components'));
	await step('API', () => vitest('api', { API_BASE_URL: '' }));
	if (isQuick) return;

	const stage = await buildAndServe();
	if (!stage) return;
	const env = { API_BASE_URL: stage.apiUrl, DIST_DIR: stage.distDir, SITE_URL: stage.siteUrl };
	await step('Built site', () => vitest('site', env));
	await step('Builds', () => vitest('build', { API_BASE_URL: stage.apiUrl }));
	const desk = { DESK_PASSWORD: stage.deskPassword };
	await step('Browser', () => playwright(stage.edgeUrl, { ...env, ...desk }));
}

async function stop(): Promise<void> {
	endTools();
	await closeStage();
	process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

await main()
	.catch((cause: unknown) => {
		total.failed += 1;
		console.error(cause);
	})
	.finally(closeStage);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

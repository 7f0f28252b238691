import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@hey-api/openapi-ts';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, onTestFinished, test } from 'vitest';
import * as v from 'valibot';
import { toolFolder } from '../../../scripts/on-demand.ts';
import { describeApi } from '../../../src/server/app.ts';
import { PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { aHost } from '../../support/host.ts';

const run = promisify(execFile);
const description = JSON.stringify(describeApi());

const PROJECT = {
	compilerOptions: {
		...{ target: 'es2022', module: 'nodenext', moduleResolution: 'nodenext' },
		...{ strict: true, outDir: 'out', rootDir: '.', types: ['node'] },
		lib: ['es2022', 'dom', 'dom.iterable'],
	},
	include: ['**/*.ts'],
	exclude: ['out'],
};

/** Folder of a project in TypeScript with the description of the API. */
async function aProject(files: Readonly<Record<string, string>> = {}): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'client-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	await symlink(resolve('node_modules'), join(folder, 'node_modules'));
	const all = {
		'api.json': description,
		'package.json': '{ "type": "module" }',
		'tsconfig.json': JSON.stringify(PROJECT),
		...files,
	};
	for (const [name, text] of Object.entries(all)) await writeFile(join(folder, name), text);
	return folder;
}

/** Compiles a project; the error of a compiler names what it found. */
async function compile(folder: string): Promise<void> {
	const compiler = resolve('node_modules/@typescript/native/bin/tsc');
	const done = await run(process.execPath, [compiler, '-p', folder]).catch(
		(cause: { stdout?: string }) => ({ stdout: cause.stdout ?? String(cause) }),
	);
	expect(done.stdout).toBe('');
}

test('the description passes Redocly’s recommended rules', async () => {
	const config = await createConfig({ extends: ['recommended'] });
	const problems = await lintFromString({ source: description, config });
	expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

/** The parts of Spectral that one check uses; its packages are installed when it runs. */
interface SpectralCore {
	Spectral: new () => {
		setRuleset: (ruleset: { extends: readonly (readonly [unknown, 'all'])[] }) => void;
		run: (document: string) => Promise<{ code: string; path: string[]; message: string }[]>;
	};
}

test(
	'the description passes all rules of Spectral without a warning',
	{ timeout: PROCESS_LIMIT_MS },
	async () => {
		const load = createRequire(join(toolFolder('@stoplight/spectral-rulesets'), 'spectral.js'));
		const { Spectral }: SpectralCore = load('@stoplight/spectral-core');
		const { oas }: { oas: unknown } = load('@stoplight/spectral-rulesets');
		const spectral = new Spectral();
		spectral.setRuleset({ extends: [[oas, 'all']] });
		const found = await spectral.run(description);
		expect(found.map(({ code, path, message }) => [code, path.join('/'), message])).toEqual([]);
	},
);

test(
	'types of openapi-typescript compile and describe the answers',
	{ timeout: PROCESS_LIMIT_MS },
	async () => {
		const types = astToString(await openapiTS(description));
		const use = `import type { paths } from './types.js';
type Products = paths['/products']['get']['responses'][200]['content']['application/json']['data'];
export const toName = (product: Products[number]): string => product.name;
// @ts-expect-error a product has no such field
export const wrongOf = (product: Products[number]) => product.colour_of_nothing;
`;
		await compile(await aProject({ 'types.ts': types, 'use.ts': use }));
	},
);

const listedSchema = v.object({
	data: v.object({ data: v.array(v.looseObject({ id: v.string(), name: v.string() })) }),
});
type Listing = (options: { query: { locale: string } }) => Promise<unknown>;

test('a client of Hey API compiles and reads the demo', { timeout: PROCESS_LIMIT_MS }, async () => {
	const folder = await aProject();
	await createClient({
		input: join(folder, 'api.json'),
		output: { path: join(folder, 'client'), tsConfigPath: join(folder, 'tsconfig.json') },
		plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
		logs: { level: 'silent' },
	});
	await compile(folder);

	const { ask } = await aHost();
	const out = (file: string) => pathToFileURL(join(folder, 'out', 'client', file)).href;
	const { client }: { client: { setConfig: (config: object) => void } } = await import(
		/* @vite-ignore */ out('client.gen.js')
	);
	client.setConfig({
		baseUrl: 'http://host.example/api',
		fetch: (request: Request) => {
			const { pathname, search } = new URL(request.url);
			return ask(`${pathname}${search}`, { method: request.method, headers: request.headers });
		},
	});
	const calls: Record<string, Listing | undefined> = await import(
		/* @vite-ignore */ out('sdk.gen.js')
	);
	for (const name of ['listProducts', 'listCategories', 'listStores']) {
		const { data } = v.parse(listedSchema, await calls[name]?.({ query: { locale: 'en' } }));
		expect(data.data.length, name).toBeGreaterThan(0);
	}
});

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { loadFunctions } from '#edge/rules/functions.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { createEdge, type EdgeOptions } from '#edge/serve.ts';

export const PROJECT_DIR = join(import.meta.dirname, '../../..');

export const CLIENT = { address: '192.0.2.7', protocol: 'http' } as const;

/** Makes a folder that is removed after the test. */
export async function aFolder(): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), 'edge-'));
	onTestFinished(() => rm(dir, { recursive: true, force: true }));
	return dir;
}

export async function writeFiles(dir: string, files: Record<string, string>): Promise<void> {
	for (const [path, content] of Object.entries(files)) {
		await mkdir(dirname(join(dir, path)), { recursive: true });
		await writeFile(join(dir, path), content);
	}
}

/** Home, products and error pages of every language, account shells of two. */
export const PAGES: Record<string, string> = {
	'index.html': 'five links',
	'404.html': 'no language',
	...Object.fromEntries(
		LOCALES.flatMap((locale) => [
			[`${locale}.html`, `home ${locale}`],
			[`${locale}/404.html`, `not found ${locale}`],
			[`${locale}/500.html`, `failed ${locale}`],
			[`${locale}/503.html`, `unavailable ${locale}`],
			[`${locale}/account.html`, `account ${locale}`],
			[`${locale}/account/orders.html`, `orders ${locale}`],
			[`${locale}/account/orders/detail.html`, `order ${locale}`],
			[`${locale}/account/returns/detail.html`, `return ${locale}`],
			[`${locale}/account/returns/new.html`, `new return ${locale}`],
		]),
	),
	'it/prodotti.html': 'prodotti',
	'en/products.html': 'products',
	'robots.txt': 'User-agent: *',
	'fonts/sans.woff2': 'font',
	'_astro/Page.D3kd_x9Z.js': 'export const page = 1;',
	'.env': 'secret',
	'.git/config': 'secret',
	'.well-known/security.txt': 'Contact: mailto:a@example.com',
};

/**
 * Opens an edge over a folder with these files, under the rules of the project's own netlify.toml.
 */
export async function anEdge(
	files: Record<string, string> = {},
	options: Partial<EdgeOptions> = {},
) {
	const dir = await aFolder();
	await writeFiles(dir, { ...PAGES, ...files });
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const logged: string[] = [];
	const edge = createEdge({
		root: dir,
		apiOrigin: null,
		rules,
		functions: await loadFunctions(join(PROJECT_DIR, 'src/edge/functions'), rules),
		log: (line) => logged.push(line),
		...options,
	});
	return {
		dir,
		rules,
		logged,
		get: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
			edge(new Request(`http://shop.test${path}`, { headers, method }), CLIENT),
		send: (request: Request, client: Parameters<typeof edge>[1] = CLIENT) => edge(request, client),
	};
}

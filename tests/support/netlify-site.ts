import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listen } from '#edge/listen.ts';
import { plainText } from '#edge/plain-pages.ts';
import { eachLimited } from '#edge/releases/each.ts';
import { FILES_AT_ONCE } from '#edge/releases/release-index.ts';
import { readRedirects } from '#edge/rules/redirects-file.ts';
import { createEdge, type Edge } from '#edge/serve.ts';
import type { Netlify } from './a-netlify.ts';
import { runFolder } from './run-folder.ts';

/** A deploy by digest is files alone: Netlify reads no netlify.toml for it, and runs no functions. */
const NO_RULES = { redirects: [], headers: [], functions: [] };

/** Origin that the rules of a deploy proxy `/api` to; null if they do not. */
async function findApiOrigin(root: string): Promise<string | null> {
	const rules = await readRedirects(join(root, '_redirects'));
	const rule = rules.find(
		({ from, status, force }) => from.source === '/api/*' && status === 200 && force,
	);
	return rule ? new URL(rule.to).origin : null;
}

/**
 * Serves the live deploy of the stand-in for Netlify as visitors get it: its files by the rules of
 * its own `_redirects` and `_headers`, which proxy to the API host, and nothing else.
 */
export async function openNetlifySite(netlify: Netlify) {
	const folder = await runFolder('netlify');
	const served = new Map<string, Promise<Edge>>();

	async function openDeploy(id: string): Promise<Edge> {
		const root = join(folder, id);
		await eachLimited(netlify.files(), FILES_AT_ONCE, async ([path, content]) => {
			const file = join(root, path);
			await mkdir(dirname(file), { recursive: true });
			await writeFile(file, content);
		});
		return createEdge({
			root,
			apiOrigin: await findApiOrigin(root),
			rules: NO_RULES,
			functions: new Map(),
			log: () => undefined,
		});
	}

	const answer: Edge = async (request, client) => {
		const id = netlify.liveId();
		if (id === null) return plainText(404, 'Not Found');
		const edge = served.get(id) ?? openDeploy(id);
		served.set(id, edge);
		return (await edge)(request, client);
	};
	const { url, close } = await listen(answer, { host: '127.0.0.1', port: 0, secure: false });
	return {
		url,
		async close(): Promise<void> {
			await close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}

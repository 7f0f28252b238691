import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildReport } from '#content/report.ts';
import { siteMap } from '../build/site-map.ts';

/** Calls a hook as Astro does, with as much of its options as this integration reads. */
async function call(hook: unknown, options: object): Promise<void> {
	if (typeof hook !== 'function') throw new Error('the sitemap has lost a hook');
	const result: unknown = Reflect.apply(hook, undefined, [options]);
	await result;
}

const logger = {
	info: () => undefined,
	warn: (line: string) => console.warn(`[sitemap] ${line}`),
	error: (line: string) => console.error(`[sitemap] ${line}`),
};

/** The sitemaps of a site, by file: what the build's own integration writes. */
export async function sitemapsOf(
	report: BuildReport,
	siteUrl: string,
): Promise<Map<string, Buffer>> {
	const folder = await mkdtemp(join(tmpdir(), 'sitemaps-'));
	try {
		const { hooks } = siteMap(async () => report);
		const config = { site: siteUrl, base: '/', trailingSlash: 'never', build: { format: 'file' } };
		await call(hooks['astro:config:done'], { config });
		await call(hooks['astro:routes:resolved'], { routes: [] });
		const pages = report.pages.map(({ url }) => ({ pathname: new URL(url).pathname.slice(1) }));
		await call(hooks['astro:build:done'], { dir: pathToFileURL(`${folder}/`), logger, pages });
		const files = await readdir(folder);
		return new Map(
			await Promise.all(
				files.map(async (name) => [name, await readFile(join(folder, name))] as const),
			),
		);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

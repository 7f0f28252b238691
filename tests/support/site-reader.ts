import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { loadFunctions } from '#edge/rules/functions.ts';
import { listen as listenAt } from '#edge/listen.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import { createEdge } from '#edge/serve.ts';
import { browserPath, forManyPages } from './browser.ts';
import { japaneseLetters } from './japanese.ts';
import { listen, REFUSED } from './steps.ts';

const PROJECT_DIR = join(import.meta.dirname, '../..');

/** Serves a built folder as the edge does, and proxies the calls of its pages to a host. */
async function serve(root: string, apiOrigin: string) {
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const functions = await loadFunctions(join(PROJECT_DIR, 'src/edge/functions'), rules);
	const edge = createEdge({ root, apiOrigin, rules, functions, log: () => undefined });
	return listenAt(edge, { host: '127.0.0.1', port: 0, secure: false });
}

/** Opens a browser on a site that was built for one test. */
export async function openSiteReader(root: string, apiOrigin: string) {
	const served = await serve(root, apiOrigin);
	const browser = await chromium.launch({
		executablePath: await browserPath(),
		...(await forManyPages()),
		env: { ...process.env, ...(await japaneseLetters()) },
	});
	return {
		/** Opens a separate tab; returns its errors, and the paths that it requested. */
		async visit(width: number) {
			const context = await browser.newContext({
				baseURL: served.url,
				viewport: { width, height: 800 },
				locale: 'it-IT',
				timezoneId: 'Europe/Rome',
			});
			await context.addCookies([{ ...REFUSED, url: served.url }]);
			const noise = listen(context, served.url);
			const asked: string[] = [];
			context.on('request', (request) => asked.push(new URL(request.url()).pathname));
			return { page: await context.newPage(), noise, asked, close: () => context.close() };
		},
		async close(): Promise<void> {
			await browser.close();
			await served.close();
		},
	};
}
export type SiteReader = Awaited<ReturnType<typeof openSiteReader>>;

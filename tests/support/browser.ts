import sparticuz from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { hasMemory } from './run-folder.ts';

/** Disables the browser's own network calls while it is watched. */
export const BROWSER_ARGS = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--no-first-run',
] as const;

/**
 * Launch options of a browser that visits many pages for a second or two each. All pages share a
 * process instead of starting one each, no thread but its own clears up after a page, and what
 * processes share is in memory, where there is room, instead of in files. Its compilers stay: the
 * accessibility checks run for seconds. So does the process that draws, which costs nothing
 * measurable: when drawing happened in the browser process, its thread was seen to break, and a
 * page to get no frame any more.
 */
export async function forManyPages() {
	return {
		args: [
			...BROWSER_ARGS,
			'--renderer-process-limit=1',
			'--disable-site-isolation-trials',
			'--js-flags=--single-threaded-gc',
		],
		ignoreDefaultArgs: (await hasMemory()) ? ['--disable-dev-shm-usage'] : [],
	};
}

const SYSTEM_BROWSERS = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/snap/bin/chromium',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** True if the packaged browser runs here: it is the same build on every such machine. */
export const HAS_PACKAGED_BROWSER = process.platform === 'linux' && process.arch === 'x64';

export function packagedBrowserPath(): Promise<string> {
	return sparticuz.executablePath();
}

/** Path of the system's browser, in which `npm run verify` walks the journeys as well, or null. */
export const systemBrowserPath = (): string | null =>
	SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;

/**
 * Path of the Chromium that decides: the one named by CHROMIUM_PATH, else the packaged one, which is
 * the same build on every machine. Where no package runs (not Linux on x64): the system's, else
 * Playwright's own.
 */
export async function browserPath(): Promise<string> {
	const named = process.env['CHROMIUM_PATH'];
	if (named) {
		if (existsSync(named)) return named;
		throw new Error(`Invalid CHROMIUM_PATH: there is no file ${named}`);
	}
	if (HAS_PACKAGED_BROWSER) return packagedBrowserPath();
	const found = [systemBrowserPath(), chromium.executablePath()].find(
		(path) => path !== null && existsSync(path),
	);
	if (found) return found;
	throw new Error('No Chromium found. Install one, or name it: CHROMIUM_PATH=/path/to/chromium');
}

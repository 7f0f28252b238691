import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, browserPath } from './support/browser.ts';
import { japaneseLetters } from './support/japanese.ts';

export default defineConfig({
	testDir: 'e2e',
	outputDir: '../test-results',
	fullyParallel: true,
	forbidOnly: true,
	workers: 2,
	// A machine that does other things as well is slow for seconds at a time: a captcha is solved, a
	// mail written and a page fetched in the time of the slowest, not of the usual one.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		baseURL: process.env['BASE_URL'] ?? 'http://localhost:4321',
		viewport: { width: 1280, height: 800 },
		locale: 'it-IT',
		timezoneId: 'Europe/Rome',
		launchOptions: {
			executablePath: await browserPath(),
			args: [...BROWSER_ARGS],
			env: { ...process.env, ...(await japaneseLetters()) },
		},
	},
});

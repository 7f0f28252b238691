import { defineConfig } from '@playwright/test';
import { browserPath, forManyPages } from './support/browser.ts';
import { japaneseLetters } from './support/japanese.ts';
import { limit } from './support/pace.ts';
import { isWhole, WHOLE_ONLY } from './support/scope.ts';

const browser = await forManyPages();

export default defineConfig({
	testDir: 'e2e',
	// Relative to the repository, as they are listed.
	testIgnore: isWhole ? [] : Object.keys(WHOLE_ONLY).map((file) => `**/${file}`),
	outputDir: '../test-results',
	fullyParallel: true,
	forbidOnly: true,
	// A third one would use the frames that these wait for, but beside the host's suite on two cores
	// what hovers and waits comes too late.
	workers: 2,
	// What has not come by then hangs. Mails and uploads have more where they are waited for.
	timeout: limit(60_000),
	expect: { timeout: limit(10_000) },
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: {
		baseURL: process.env['BASE_URL'] ?? 'http://localhost:4321',
		viewport: { width: 1280, height: 800 },
		locale: 'it-IT',
		timezoneId: 'Europe/Rome',
		launchOptions: {
			executablePath: await browserPath(),
			...browser,
			env: { ...process.env, ...(await japaneseLetters()) },
		},
	},
});

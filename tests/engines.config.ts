import { defineConfig } from '@playwright/test';
import { ENGINE_NAMES, type EngineName, listMissing } from './engines/engine.ts';
import { limit } from './support/pace.ts';

/** Journeys in the engines of Firefox and Safari, where Debian's packages of them are installed. */
export default defineConfig<object, { engineName: EngineName }>({
	testDir: 'engines',
	outputDir: '../test-results',
	forbidOnly: true,
	workers: 1,
	// Drawn without a graphics card, a page takes these engines seconds.
	timeout: limit(180_000),
	expect: { timeout: limit(20_000) },
	reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
	use: { baseURL: process.env['BASE_URL'] ?? 'http://localhost:4321' },
	projects: ENGINE_NAMES.filter((name) => listMissing(name).length === 0).map((name) => ({
		name,
		use: { engineName: name },
	})),
});

import { availableParallelism } from 'node:os';
import react from '@astrojs/react';
import { getViteConfig } from 'astro/config';
import { defineConfig } from 'vitest/config';
import { intentDirective } from '../src/islands/intent-directive.mjs';
import { EnvironmentOrder } from './support/environment-order.ts';
import { limit } from './support/pace.ts';
import { isWhole, WHOLE_ONLY } from './support/scope.ts';
import { skippedReporter } from './support/skipped-reporter.ts';

/** The site's own compiler for `.astro`, without the integrations that start or fetch anything. */
const astro = getViteConfig(
	{ define: { 'import.meta.env.CODE_DIGEST': '"test"' } },
	{
		configFile: false,
		devToolbar: { enabled: false },
		integrations: [intentDirective(), react()],
		site: 'https://livenza.example',
	},
);

/** After which a test of a moment's work hangs: the slowest takes 3 s beside fifteen other things. */
const MOMENT = limit(20_000);
/** Polled values arrive within a moment, too. */
const POLLED = { expect: { poll: { timeout: limit(10_000) } } };

/** Files that `npm test` leaves to `npm run verify`. */
const leftOut = isWhole ? [] : Object.keys(WHOLE_ONLY);

export default defineConfig({
	test: {
		reporters: ['default', skippedReporter],
		// One less by default: a part has the machine to itself.
		maxWorkers: availableParallelism(),
		sequence: { sequencer: EnvironmentOrder },
		projects: [
			{
				test: {
					name: 'unit',
					...POLLED,
					// The files share no state: loading modules anew for each took a third of the time.
					isolate: false,
					// Half of its time it waits for servers that answer late or never. Where several
					// projects are named, those with another number of workers run apart.
					maxWorkers: availableParallelism() + 1,
					sequence: { groupOrder: 1 },
					hookTimeout: MOMENT,
					testTimeout: MOMENT,
					include: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
					exclude: leftOut,
					setupFiles: ['tests/support/i18n.ts'],
				},
			},
			{
				...(await astro({ mode: 'test', command: 'serve' })),
				test: {
					name: 'components',
					...POLLED,
					// Loading React anew for each file took two thirds of the time.
					isolate: false,
					hookTimeout: MOMENT,
					testTimeout: MOMENT,
					include: ['tests/components/**/*.test.{ts,tsx}'],
					setupFiles: [
						'tests/support/i18n.ts',
						'tests/support/query-timeout.ts',
						'tests/support/window.ts',
					],
				},
			},
			{
				test: {
					name: 'api',
					...POLLED,
					// Each file has a database and an app of its own; the host's modules hold no state.
					isolate: false,
					include: ['tests/api/*.test.ts'],
					globalSetup: ['tests/support/api-cluster.ts'],
					hookTimeout: limit(60_000),
					testTimeout: limit(60_000),
				},
			},
			{
				test: {
					name: 'host',
					...POLLED,
					isolate: false,
					include: ['tests/api/host/*.test.ts'],
					exclude: leftOut,
					globalSetup: ['tests/support/api-cluster.ts'],
					hookTimeout: limit(60_000),
					testTimeout: limit(60_000),
				},
			},
			{
				test: {
					name: 'build',
					...POLLED,
					include: ['tests/build/**/*.test.ts'],
					exclude: leftOut,
					globalSetup: ['tests/support/fake-api-recording.ts'],
					setupFiles: ['tests/support/i18n.ts'],
					// Two builds at once took as long on two cores as one after the other.
					fileParallelism: false,
					// Three builds and their pictures: a minute and a half on a machine that is taken.
					hookTimeout: limit(240_000),
					testTimeout: limit(240_000),
				},
			},
			{
				test: {
					name: 'site',
					...POLLED,
					// Clients of a host, which a test may point at one of its own.
					provide: { apiHost: { kind: 'remote', url: '' } },
					include: ['tests/site/**/*.test.ts'],
					exclude: leftOut,
					// The files only read: the thousand pages are parsed once per worker.
					isolate: false,
					hookTimeout: limit(120_000),
					testTimeout: limit(120_000),
				},
			},
		],
	},
});

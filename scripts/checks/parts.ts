import { StackError } from '../stack/stack.ts';
import { openEnvironment, type Environment } from './environment.ts';
import { playwright, type Tally, tool, vitest } from './suites.ts';

/** One line of the run, and what `npm test -- <name>` takes. */
export interface Part {
	name: string;
	title: string;
	/** What has to stand first, awaited before the clock of the part starts; false when it does not. */
	needs?: () => Promise<boolean>;
	/** A failure ends the run at once: what the compiler refuses is not worth anybody's minutes. */
	endsRun?: true;
	run: () => Promise<Tally>;
}

let opening: Promise<{ environment: Environment | null; tally: Tally }> | undefined;

function theEnvironment() {
	opening ??= openEnvironment().then(
		(environment) => ({ environment, tally: { passed: 1, failed: 0, output: '' } }),
		(cause: unknown) => {
			if (!(cause instanceof StackError)) throw cause;
			return { environment: null, tally: { passed: 0, failed: 1, output: cause.message } };
		},
	);
	return opening;
}

const needs = async () => (await theEnvironment()).environment !== null;

async function inEnvironment(
	work: (environment: Environment, env: Record<string, string>) => Promise<Tally>,
) {
	const { environment } = await theEnvironment();
	if (!environment) return { passed: 0, failed: 0, output: '' };
	const { apiUrl, distDir, siteUrl } = environment;
	return work(environment, { API_BASE_URL: apiUrl, DIST_DIR: distDir, SITE_URL: siteUrl });
}

/** Read alone: format, lint, types. */
const STATIC: readonly Part[] = [
	{
		name: 'format',
		title: 'Format',
		endsRun: true,
		run: () => tool(['scripts/format.ts', '--check']),
	},
	{
		name: 'lint',
		title: 'Lint',
		endsRun: true,
		run: () => tool(['scripts/lint.ts']),
	},
	{
		name: 'types',
		title: 'Types',
		endsRun: true,
		run: () => tool(['scripts/types.ts']),
	},
];

const UNIT: readonly Part[] = [
	{ name: 'unit', title: 'Unit', run: () => vitest('unit') },
	{ name: 'components', title: 'Components', run: () => vitest('components') },
];

const API: Part = {
	name: 'api',
	title: 'API',
	run: () => vitest('api', { API_BASE_URL: '' }),
};

const ENVIRONMENT: Part = {
	name: 'environment',
	title: 'API host, build, edge',
	run: async () => (await theEnvironment()).tally,
};

const SITE: Part = {
	name: 'site',
	title: 'Built site',
	needs,
	run: () => inEnvironment((_, env) => vitest('site', env)),
};

const BUILDS: Part = {
	name: 'build',
	title: 'Builds',
	needs,
	run: () => inEnvironment(({ apiUrl }) => vitest('build', { API_BASE_URL: apiUrl })),
};

const BROWSER: Part = {
	name: 'browser',
	title: 'Browser',
	needs,
	run: () =>
		inEnvironment(({ dataDir, edgeUrl, realCostUrl, deskPassword }, env) =>
			playwright(edgeUrl, {
				...env,
				DATA_DIR: dataDir,
				DESK_PASSWORD: deskPassword,
				REAL_COST_API_URL: realCostUrl,
			}),
		),
};

/**
 * What runs at once, for two cores: checks and suites that compute; the site, and the browser that
 * takes longest; and the host's suite, which mostly waits for processes that start and end, with the
 * pages as they were built behind it, for the lanes to end together.
 */
export const LANES: readonly (readonly Part[])[] = [
	[...STATIC, ...UNIT, BUILDS],
	[ENVIRONMENT, BROWSER],
	[API, SITE],
];

/** Without a built site: what is quick. */
export const QUICK = new Set([...STATIC, ...UNIT, API].map(({ name }) => name));

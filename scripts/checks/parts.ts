import { ENGINE_NAMES, listMissing } from '../../tests/engines/engine.ts';
import { systemBrowserPath } from '../../tests/support/browser.ts';
import { StackError } from '../stack/stack.ts';
import type { Selection } from './affected.ts';
import { type Environment, openEnvironment } from './environment.ts';
import type { PartName, SuiteName } from './part-names.ts';
import { type Scope, toApiHostEnv, toScopeEnv } from './scope.ts';
import { playwright, tool, vitest } from './suites.ts';
import type { Tally } from './tally.ts';

/** One line of the run, and a name that `npm test -- <name>` takes. */
export interface Part {
	name: PartName;
	title: string;
	/** Awaited before the part starts; false when its requirements could not be made ready. */
	needs?: () => Promise<boolean>;
	/**
	 * A failure ends the run at once: the rest is not worth its minutes for code that does not
	 * compile.
	 */
	endsRun?: true;
	run: () => Promise<Tally>;
}

let opening: Promise<{ environment: Environment | null; tally: Tally }> | undefined;

function theEnvironment(scope: Scope) {
	opening ??= openEnvironment(scope).then(
		(environment) => ({ environment, tally: { passed: 1, failed: 0, output: '' } }),
		(cause: unknown) => {
			if (!(cause instanceof StackError)) throw cause;
			return { environment: null, tally: { passed: 0, failed: 1, output: cause.message } };
		},
	);
	return opening;
}

const toEnv = ({ apiUrl, distDir, siteUrl }: Environment) => ({
	API_BASE_URL: apiUrl,
	DIST_DIR: distDir,
	SITE_URL: siteUrl,
});

/** Lists the parts of a run; `STAGES` has their order. */
export function listParts(scope: Scope, { files, parts: asked }: Selection): Part[] {
	const scopeEnv = toScopeEnv(scope);
	const needs = async () => (await theEnvironment(scope)).environment !== null;
	async function inEnvironment(work: (environment: Environment) => Promise<Tally>): Promise<Tally> {
		const { environment } = await theEnvironment(scope);
		return environment ? work(environment) : { passed: 0, failed: 0, output: '' };
	}
	const suite = (project: SuiteName, env: Record<string, string>, hasSecondTry = false) =>
		vitest({
			project,
			env: { ...scopeEnv, ...env },
			hasSecondTry,
			...(files ? { files: files[project] } : {}),
		});
	const onSite = (name: 'site' | 'build', title: string, hasSecondTry = false): Part => ({
		name,
		title,
		needs,
		run: () => inEnvironment((environment) => suite(name, toEnv(environment), hasSecondTry)),
	});
	const journeys = (env: Record<string, string> = {}) =>
		inEnvironment((environment) =>
			playwright({
				baseUrl: environment.edgeUrl,
				env: {
					...scopeEnv,
					...toEnv(environment),
					DATA_DIR: environment.dataDir,
					DESK_PASSWORD: environment.deskPassword,
					REAL_COST_API_URL: environment.realCostUrl,
					...env,
				},
				isDistinct: scope === 'distinct',
				...(files ? { files: files.browser } : {}),
			}),
		);
	return [
		{
			name: 'format',
			title: 'Format',
			endsRun: true,
			run: () => tool(['scripts/format.ts', '--check']),
		},
		{ name: 'lint', title: 'Lint', endsRun: true, run: () => tool(['scripts/lint.ts']) },
		{ name: 'types', title: 'Types', endsRun: true, run: () => tool(['scripts/types.ts']) },
		{ name: 'unused', title: 'Unused code', run: () => tool(['scripts/unused.ts']) },
		{ name: 'unit', title: 'Unit', run: () => suite('unit', {}) },
		{ name: 'components', title: 'Components', run: () => suite('components', {}) },
		{ name: 'api', title: 'API', run: () => suite('api', toApiHostEnv(asked)) },
		{ name: 'host', title: 'Host processes', run: () => suite('host', { API_BASE_URL: '' }, true) },
		{
			name: 'environment',
			title: 'API host, build, edge',
			run: async () => (await theEnvironment(scope)).tally,
		},
		onSite('site', 'Built site'),
		onSite('build', 'Builds', true),
		{ name: 'browser', title: 'Browser', needs, run: () => journeys() },
		{
			name: 'system-browser',
			title: 'Browser of the system',
			needs,
			run: async () => {
				const path = systemBrowserPath();
				if (path) return journeys({ CHROMIUM_PATH: path });
				console.log('NOT TESTED: the system has no Chromium; the packaged one alone decided');
				return { passed: 0, failed: 0, output: '' };
			},
		},
		{
			name: 'engines',
			title: 'Engines of Firefox and Safari',
			needs,
			async run() {
				const missing = ENGINE_NAMES.map((name) => ({ name, packages: listMissing(name) }));
				const absent = missing.filter(({ packages }) => packages.length > 0);
				for (const { name, packages } of absent) {
					console.log(`NOT TESTED in ${name}: install Debian’s ${packages.join(' and ')}`);
				}
				if (absent.length === ENGINE_NAMES.length) return { passed: 0, failed: 0, output: '' };
				return inEnvironment(({ edgeUrl }) =>
					playwright({
						baseUrl: edgeUrl,
						env: scopeEnv,
						isDistinct: false,
						suite: { config: 'tests/engines.config.ts', folder: 'tests/engines' },
					}),
				);
			},
		},
	];
}

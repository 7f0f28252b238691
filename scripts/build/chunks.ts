import type { Rolldown } from 'vite';

/**
 * Modules that nearly every island needs to call the host and read its answers; none belongs to one
 * part of the site.
 */
export const COMMON_MODULES = [
	...['units', 'errors', 'endpoint', 'locales', 'email', 'wheels/registrations'].map(
		(name) => `src/contract/${name}.ts`,
	),
	...['call-once', 'call-url', 'read-answer', 'send-body'].map((name) => `src/api/${name}.ts`),
	...['src/i18n/format.ts', 'src/i18n/translator.ts', 'src/domain/time/days.ts'],
	'src/islands/ui/progress.ts',
];

/** Shared parts of the screens of the account, of orders and the checkout, a few lines each. */
export const SCREEN_PARTS = [
	...['AddressLines.tsx', 'Failure.tsx', 'FormSection.tsx', 'ResultMessage.tsx', 'TryAgain.tsx'],
	'use-loaded.ts',
].map((file) => `src/islands/account/parts/${file}`);

/** Matches the paths that end with one of these, and those that hold one of the folders. */
const endsWith = (paths: readonly string[], ...folders: string[]) =>
	new RegExp(
		`/(?:${[...paths.map((path) => `${path.replaceAll('.', String.raw`\.`)}$`), ...folders].join('|')})`,
	);

/**
 * Chunks of code that islands share, in few files. By default the bundler makes a file for every
 * set of islands that have something in common: a dozen of them for one form, each compressed
 * alone. A group includes all that it imports and no earlier group has, so what must stay apart
 * comes first. Scripts that pages run when they load have nothing of these.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
	{ name: 'react', test: /node_modules\/(?:react|@nanostores\/react)\//, priority: 4 },
	// The header uses this one, and nothing below.
	{ name: 'atom', test: /node_modules\/nanostores\/atom\//, priority: 3 },
	{ name: 'common', test: endsWith(COMMON_MODULES, 'node_modules/valibot/'), priority: 2 },
	{ name: 'forms', test: /\/src\/islands\/forms\/FormShell\.tsx$/, priority: 1 },
	{ name: 'screen', test: endsWith(SCREEN_PARTS), priority: 0 },
	// Screens of orders load all of them; the checkout and returns lack one each.
	{
		name: 'orders',
		test: /\/src\/contract\/(?:orders\/(?:invoices|parts|states)|payments\/payments)\.ts$/,
		priority: 0,
	},
];

/** File name of a chunk. 42 bits of a digest tell apart all that a site ever serves by one name. */
export const CHUNK_NAME = '_astro/[name].[hash:7].js';

/**
 * File name of an entry. Every page contains these names, and a layout’s script would get a long
 * one from its path.
 */
export const entryName = ({ name }: { name: string }): string =>
	name.includes('astro_type_script') ? '_astro/page.[hash:7].js' : CHUNK_NAME;

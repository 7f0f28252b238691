import type { Rolldown } from 'vite';

/**
 * Modules that nearly every island needs to call the host and read its answers; none belongs to one
 * part of the site.
 */
const COMMON = [
	'node_modules/valibot/',
	String.raw`src/contract/(?:units|errors|endpoint|locales|email|wheels/registrations)\.ts`,
	String.raw`src/api/(?:call-once|call-url|read-answer|send-body)\.ts`,
	String.raw`src/i18n/(?:format|translator)\.ts`,
	String.raw`src/domain/time/days\.ts`,
	String.raw`src/islands/ui/progress\.ts`,
];

/** Shared parts of the screens of the account, of orders and the checkout, a few lines each. */
const SCREEN = String.raw`/src/islands/account/parts/(?:AddressLines|Failure|FormSection|Told|TryAgain|use-loaded)\.tsx?$`;

/**
 * Chunks of code that islands share, in few files. By default the bundler makes a file for every
 * set of islands that have something in common: a dozen of them for one form, each compressed
 * alone. A group includes all that it imports and no earlier group has, so what must stay apart
 * comes first. Scripts that pages run when they load have nothing of these.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
	{ name: 'react', test: /node_modules\/(?:react|@nanostores\/react)\//, priority: 4 },
	// Used by the header too, which needs nothing else of what follows.
	{ name: 'atom', test: /node_modules\/nanostores\/atom\//, priority: 3 },
	{ name: 'common', test: new RegExp(`/(?:${COMMON.join('|')})`), priority: 2 },
	{ name: 'forms', test: /\/src\/islands\/forms\/FormShell\.tsx$/, priority: 1 },
	{ name: 'screen', test: new RegExp(SCREEN), priority: 0 },
	// Screens of orders load all of them; the checkout and returns lack one each.
	{
		name: 'orders',
		test: /\/src\/contract\/(?:orders\/(?:invoices|parts|states)|payments\/payments)\.ts$/,
		priority: 0,
	},
];

/**
 * File name of an entry. These names stand in every page, and the script of a layout would get a
 * long one from its path.
 */
export const entryName = ({ name }: { name: string }): string =>
	name.includes('astro_type_script') ? '_astro/page.[hash].js' : '_astro/[name].[hash].js';

import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { toDependents } from './import-graph.ts';
import {
	includes,
	PART_NAMES,
	type PartName,
	STATIC_NAMES,
	type SuiteName,
	WHOLE_NAMES,
} from './part-names.ts';

/** Parts of a run and, where only some files of a suite are asked for, those files. */
export interface Selection {
	parts: readonly PartName[];
	/** By suite; absent where a run takes all files of each. */
	files?: Record<SuiteName | 'browser', readonly string[]>;
}

/** Error for an unknown base commit. */
export class BaseError extends Error {
	override name = 'BaseError';
}

const git = (...args: string[]): string =>
	execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Lists files that differ from the commit where the work began, with those not yet committed. */
export function listChanged(base: string): string[] {
	let from: string;
	try {
		from = git('merge-base', base, 'HEAD').trim();
	} catch {
		throw new BaseError(`Invalid base: expected a commit, branch or tag, got "${base}"`);
	}
	const lines = `${git('diff', '--name-only', from)}${git('ls-files', '--others', '--exclude-standard')}`;
	return [...new Set(lines.split('\n').filter((line) => line !== ''))];
}

/** Patterns of the files of each suite, as in `tests/vitest.config.ts`. */
const SUITE_FILES: Record<SuiteName, readonly string[]> = {
	unit: ['tests/unit/**/*.test.ts', 'tests/*.test.ts'],
	components: ['tests/components/**/*.test.{ts,tsx}'],
	api: ['tests/api/*.test.ts'],
	host: ['tests/api/host/*.test.ts'],
	site: ['tests/site/*.test.ts'],
	build: ['tests/build/*.test.ts'],
};

const USUAL = PART_NAMES.filter((name) => !includes(WHOLE_NAMES, name));
/** Suites that need the built site. */
const ON_SITE = ['site', 'build', 'browser'] as const;
const NO_FILES = { unit: [], components: [], api: [], host: [], site: [], build: [] };

/**
 * Journeys by the folders that they walk through, on the left. What is drawn but matches no folder
 * here (a component, a sheet, a text) is covered by the journeys of `ANYWHERE`.
 */
const JOURNEYS: readonly (readonly [room: RegExp, specs: readonly string[]])[] = [
	[/cart/, ['cart', 'cart-answers', 'shopper', 'quiet']],
	[/checkout|payments/, ['checkout*', 'order-*', 'shopper']],
	[/orders|invoices/, ['order-*', 'returns', 'shopper']],
	[/returns/, ['returns']],
	[/withdrawals/, ['withdrawal']],
	[/account|customers|identity/, ['account*', 'addresses', 'rider']],
	[/wishlist/, ['wishlist']],
	[/wheels|warranty|passport/, ['warranty', 'passport', 'rider']],
	[/visits?\//, ['visits']],
	[/newsletter/, ['newsletter']],
	[/forms/, ['forms*', 'careers', 'captcha']],
	[/stores?|places/, ['stores*']],
	[/header|shell/, ['header', 'language', 'accessibility']],
	[/hamburger/, ['hamburger', 'accessibility']],
	[/facets|comparison|compare/, ['facets', 'compare']],
	[/product/, ['product', 'cards', 'compare']],
	[/prices|markets|countr/, ['country', 'product']],
	[/desk|staff|editing/, ['desk', 'editing', 'library', 'builder-room']],
	[/publish|renderer|edge/, ['publishing*', 'old-release', 'addresses']],
	[/announcement/, ['announcement-shift']],
];
const ANYWHERE = ['sweep', 'browse', 'layout'];
const DRAWN =
	/^(?:src\/(?:components|blocks|templates|layouts|pages|styles|islands|i18n|brand|seed)\/|public\/)/;
/** Files that every part depends on. */
const EVERYTHING =
	/^(?:package(?:-lock)?\.json|tsconfig\.json|scripts\/checks\/|tests\/(?:support\/)?[\w-]+\.(?:config\.)?ts$)/;

function listSpecs(changed: readonly string[], reached: ReadonlySet<string>): string[] {
	const rooms = changed.filter((file) =>
		/^(?:src|netlify\.toml|public|scripts\/publish)/.test(file),
	);
	const named = rooms.flatMap((file) => [
		...JOURNEYS.filter(([room]) => room.test(file)).flatMap(([, specs]) => specs),
		...(DRAWN.test(file) ? ANYWHERE : []),
	]);
	const specs = named.flatMap((name) => globSync(`tests/e2e/${name}.spec.ts`));
	const own = [...reached].filter((file) => file.endsWith('.spec.ts'));
	return [...new Set([...specs, ...own])].toSorted();
}

/** Files that the built site is made of. */
const BUILT =
	/^(?:src\/(?!server|desk|contract\/desk|edge)|public\/|astro\.config|uno\.config|scripts\/build|netlify)/;

/**
 * Selects what a change can reach: tests by the import graph, journeys by a map of folders. It
 * misses files that are read from the disk by name, so it does not decide a merge.
 */
export function selectAffected(changed: readonly string[]): Selection {
	const known = changed.filter((file) => existsSync(file));
	if (known.some((file) => EVERYTHING.test(file))) return { parts: USUAL };
	const reached = toDependents(changed);
	const isBuilt = changed.some((file) => BUILT.test(file));
	const suites = Object.entries(SUITE_FILES).map(([suite, patterns]): [string, string[]] => {
		const all = patterns.flatMap((pattern) => globSync(pattern));
		const isWhole = isBuilt && suite === 'site';
		return [suite, all.filter((file) => isWhole || reached.has(file))];
	});
	const files = {
		...NO_FILES,
		...Object.fromEntries(suites),
		browser: listSpecs(changed, reached),
	};
	const isSelected = (name: SuiteName | 'browser') => files[name].length > 0;
	const parts = PART_NAMES.filter((name) => {
		if (includes(STATIC_NAMES, name)) return changed.length > 0;
		if (name === 'environment') return ON_SITE.some(isSelected);
		return !includes(WHOLE_NAMES, name) && isSelected(name);
	});
	return { parts, files };
}

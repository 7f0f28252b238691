import { config } from '#config.ts';
import { BenchError, type Needs, type Part } from './part.ts';

/** Products of the generated catalogue. */
export const GENERATED = config.BENCH_PRODUCTS || 1000;

/** Products of the large catalogue: in five languages about a hundred thousand pages. */
export const LARGE = config.BENCH_PRODUCTS || 20_000;

/** Memory and disk that a build of so many products takes at most, databases and releases included. */
export const roomForBuild = (products: number) => ({
	memory_mb: 1_500 + 1.5 * products,
	disk_mb: 1_000 + 2 * products,
});

const HOST: Needs = { memory_mb: 500, disk_mb: 500 };
const SITE: Needs = { site: true, ...roomForBuild(0) };
const BROWSER: Needs = { ...SITE, chromium: true };

/**
 * Parts in the order in which a whole run measures them. Each loads its own code when it is asked
 * for, so that a broken part cannot stop the others.
 */
export const PARTS: readonly Part[] = [
	{
		name: 'seed',
		about: 'build of the seed: from nothing, unchanged, and writing the same files alone',
		needs: SITE,
		load: async () => (await import('./build-figures.ts')).measureSeed,
	},
	{
		name: 'generated',
		about: `the same builds of ${GENERATED} products (BENCH_PRODUCTS) in five languages`,
		needs: roomForBuild(GENERATED),
		load: async () => (await import('./build-figures.ts')).measureGenerated,
	},
	{
		name: 'memory',
		about: `peak memory of the build and of the publisher, seed and ${GENERATED} products`,
		needs: { ...roomForBuild(GENERATED), proc: true },
		load: async () => (await import('./memory.ts')).measure,
	},
	{
		name: 'weight',
		about: 'HTML, styles and scripts of a first visit, brotli',
		needs: SITE,
		load: async () => (await import('./pages/page-weight.ts')).measure,
	},
	{
		name: 'headers',
		about: 'response headers of a page, an asset and an API answer',
		needs: SITE,
		load: async () => (await import('./load/header-bytes.ts')).measure,
	},
	{
		name: 'layout',
		about: 'first layout of pages on a processor four times slower',
		needs: BROWSER,
		load: async () => (await import('./pages/first-layout.ts')).measure,
	},
	{
		name: 'pages',
		about: 'layout shift and tasks of every kind of page, processor four times slower',
		needs: BROWSER,
		load: async () => (await import('./pages/page-visits.ts')).measure,
	},
	{
		name: 'paints',
		about: 'press to next paint, to what was asked for, and work until then, processor 4 × slower',
		needs: BROWSER,
		load: async () => (await import('./pages/paints.ts')).measure,
	},
	{
		name: 'search',
		about: `suggestions on a processor four times slower, and the host with ${GENERATED} products`,
		needs: { ...BROWSER, memory_mb: roomForBuild(0).memory_mb + 500 },
		load: async () => (await import('./pages/search.ts')).measure,
	},
	{
		name: 'lighthouse',
		about: 'Lighthouse with its mobile defaults',
		needs: BROWSER,
		load: async () => (await import('./pages/lighthouse.ts')).measure,
	},
	{
		name: 'edge',
		about: 'the edge beside nginx, the same files over loopback',
		needs: { ...SITE, nginx: true },
		load: async () => (await import('./load/edge-load.ts')).measure,
	},
	{
		name: 'forms',
		about: 'contact forms, 20 a second for a minute',
		needs: HOST,
		load: async () => (await import('./load/form-load.ts')).measure,
	},
	{
		name: 'reads',
		about: 'API answers to 20 readers, and forms beside 250',
		needs: HOST,
		load: async () => (await import('./load/read-load.ts')).measure,
	},
	{
		name: 'cart',
		about: 'carts of 20 shoppers, each total calculated again',
		needs: HOST,
		load: async () => (await import('./load/cart-load.ts')).measure,
	},
	{
		name: 'checkout',
		about: 'paid checkouts of 20 buyers, all books compared',
		needs: HOST,
		load: async () => (await import('./load/checkout-load.ts')).measure,
	},
	{
		name: 'hosts',
		about: 'paid checkouts by one host and by two on one database, with their processor time',
		needs: { ...HOST, memory_mb: 1_000, proc: true },
		load: async () => (await import('./load/host-load.ts')).measure,
	},
	{
		name: 'visitor',
		about: 'paid checkouts beside one visitor with 150 connections, and without',
		needs: HOST,
		load: async () => (await import('./load/visitor-load.ts')).measure,
	},
	{
		name: 'checkout-steps',
		about: 'click to the next step of the checkout',
		needs: BROWSER,
		load: async () => (await import('./pages/checkout-steps.ts')).measure,
	},
	{
		name: 'checkout-kills',
		about: '500 checkouts under 30 kills of host and database, all books compared',
		needs: HOST,
		load: async () => (await import('./load/checkout-kills.ts')).measure,
	},
	{
		name: 'backup',
		about: 'backup and restore of 1,000 products, 5,000 orders and 2 GB of files',
		needs: { memory_mb: 2_000, disk_mb: 12_000 },
		load: async () => (await import('./load/backup-load.ts')).measure,
	},
	{
		name: 'publish',
		about: 'press of "publish" to the live page, by size of the catalogue',
		needs: roomForBuild(0),
		load: async () => (await import('./load/publish-load.ts')).measure,
	},
	{
		name: 'size',
		about: `${LARGE} products (BENCH_PRODUCTS): build, one live change, lists of the desk, search`,
		needs: { ...roomForBuild(LARGE), proc: true },
		load: async () => (await import('./load/size-load.ts')).measure,
	},
	{
		name: 'swaps',
		about: 'fifty changes of the release under 200 requests a second',
		needs: {},
		load: async () => (await import('./load/swap-load.ts')).measure,
	},
	{
		name: 'attack',
		about: 'recovery after the database was ended under four senders',
		needs: HOST,
		load: async () => (await import('./load/attack.ts')).measure,
	},
];

/** Returns the named parts in the order of the registry, all without a name. */
export function partsNamed(names: readonly string[]): readonly Part[] {
	const unknown = names.find((name) => !PARTS.some((part) => part.name === name));
	if (unknown !== undefined) {
		const known = PARTS.map(({ name }) => name).join(', ');
		throw new BenchError(`no part "${unknown}"; there are ${known}`);
	}
	return names.length === 0 ? PARTS : PARTS.filter(({ name }) => names.includes(name));
}

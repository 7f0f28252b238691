import { indexByName } from '../../scripts/checks/distinct.ts';

/** True in `npm run verify`, which runs the whole matrix of languages and widths. */
export const isWhole = process.env['TEST_SCOPE'] === 'whole';

const SHARE = Number(process.env['TEST_RUNS'] ?? '0.05');
if (!(SHARE > 0 && SHARE <= 1)) {
	throw new Error(`Invalid TEST_RUNS: expected a share above 0 and up to 1, got ${SHARE}`);
}
const FEWEST_RUNS = 20;

/** Number of random runs of a property: all of them in `verify`, a share of them in `npm test`. */
export const runs = (whole: number): number =>
	Math.min(whole, Math.max(FEWEST_RUNS, Math.round(whole * SHARE)));

/**
 * Variants of a check, such as its languages, that a run covers: all of them in `npm run verify`, in
 * `npm test` the one that belongs to the check's name.
 */
export function variants<T>(name: string, all: readonly T[]): readonly T[] {
	if (isWhole) return all;
	const at = indexByName(name, all.length);
	return all.slice(at, at + 1);
}

/**
 * Files that only `npm run verify` runs, with the test that covers their distinct check in `npm
 * test`.
 */
export const WHOLE_ONLY: Record<string, string> = {
	'tests/recipes.test.ts': 'follows all recipes on a copy; readme.test.ts holds their paths',
	'tests/api/host/backup.test.ts':
		'backup and restore by the commands of the operations paper; readme.test.ts holds that they exist',
	'tests/api/host/openapi-clients.test.ts':
		'generated clients; unit/server/kernel/openapi.test.ts holds the description itself',
	'tests/api/host/spreadsheet.test.ts':
		'exports in LibreOffice; desk-export.test.ts and desk-prices-csv.test.ts hold their bytes',
	'tests/build/publish.test.ts':
		'random publications beside clean builds; incremental.test.ts compares one by bytes',
	'tests/build/comparison.test.ts':
		'repairs of a release; unit/publisher/compare.test.ts holds the comparison itself',
	'tests/e2e/publishing-photo.spec.ts':
		'a photograph goes live in place of a drawing; build/social-chosen.test.ts holds its card',
	'tests/site/layout.test.ts':
		'two hosts and two edges behind nginx; unit/edge/pull/processes.test.ts holds the edges',
	'tests/site/layout-api.test.ts':
		'the suite of the API through that layout; in npm test it asks a host of its own',
	'tests/site/layout-journeys.test.ts':
		'browser journeys through that layout; the part browser walks them beside one host and one edge',
	'tests/site/layout-kills.test.ts':
		'processes of that layout killed at random; api/host/checkout-kills.test.ts kills host and database',
	'tests/site/layout-netlify.test.ts':
		'hosts, publisher and a stand-in for Netlify as one shop; build/publisher.test.ts holds a deploy',
	'tests/site/social.test.ts':
		'a picture of each page; build/social.test.ts holds size, bytes and names on a small site',
};

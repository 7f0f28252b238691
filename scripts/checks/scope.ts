import type { PartName } from './part-names.ts';

/**
 * How much of the matrix of languages, widths and random runs a run covers: `distinct` runs every
 * check once (`npm test`), `whole` runs it in each language and width (`npm run verify`).
 */
export type Scope = 'distinct' | 'whole';

/**
 * Environment that names the host which the suite of the API asks: that of API_BASE_URL where this
 * suite alone was asked for, and one of its own in every other run.
 */
export function toApiHostEnv(parts: readonly PartName[]): Record<string, string> {
	const isAlone = parts.length === 1 && parts[0] === 'api';
	return isAlone ? {} : { API_BASE_URL: '' };
}

/** Share of the random runs of a property that a run makes. */
const SHARE_OF_RUNS: Record<Scope, number> = { distinct: 0.05, whole: 1 };

/** Environment that passes the scope to the tests; `tests/support/scope.ts` reads it. */
export function toScopeEnv(scope: Scope): Record<string, string> {
	const runs = process.env['TEST_RUNS'] ?? String(SHARE_OF_RUNS[scope]);
	return { TEST_SCOPE: scope, TEST_RUNS: runs };
}

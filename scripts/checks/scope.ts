/**
 * How much of the matrix of languages, widths and random runs a run covers: `distinct` runs every
 * check once (`npm test`), `whole` runs it in each language and width (`npm run verify`).
 */
export type Scope = 'distinct' | 'whole';

/** Share of the random runs of a property that a run makes. */
const SHARE_OF_RUNS: Record<Scope, number> = { distinct: 0.05, whole: 1 };

/** Environment that passes the scope to the tests; `tests/support/scope.ts` reads it. */
export function toScopeEnv(scope: Scope): Record<string, string> {
	const runs = process.env['TEST_RUNS'] ?? String(SHARE_OF_RUNS[scope]);
	return { TEST_SCOPE: scope, TEST_RUNS: runs };
}

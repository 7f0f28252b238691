/** Checks that read the sources alone. */
export const STATIC_NAMES = ['format', 'lint', 'types', 'unused'] as const;
/** Suites of Vitest, each a project of tests/vitest.config.ts. */
const SUITE_NAMES = ['unit', 'components', 'api', 'host', 'site', 'build'] as const;
export type SuiteName = (typeof SUITE_NAMES)[number];
/** Parts that need the built site. */
export const SITE_NAMES = ['site', 'build', 'browser', 'system-browser', 'engines'] as const;

/** Parts that run in `npm run verify`, or when they are named. */
export const WHOLE_NAMES = ['system-browser', 'engines'] as const;

/**
 * Stages of a run, one after another. The lanes of a stage run at the same time, the parts of a
 * lane one after another. Beside each other are parts that leave half of two cores idle, as builds
 * and tests that start processes do, and that are tried a second time. The browser is alone.
 */
export const STAGES = [
	[['format', 'lint', 'unused'], ['types']],
	[['unit', 'components', 'api']],
	[['host'], ['environment', 'build']],
	[['site', 'browser', 'system-browser', 'engines']],
] as const;
export type PartName = (typeof STAGES)[number][number][number];

/** Parts in the order that they are listed in. */
export const PART_NAMES: readonly PartName[] = [
	...STATIC_NAMES,
	...(['unit', 'components', 'api', 'host', 'environment', ...SITE_NAMES] as const),
];

/** Parts that need no built site and start no process. */
export const QUICK_NAMES: readonly PartName[] = [...STATIC_NAMES, 'unit', 'components', 'api'];

export const includes = <T extends string>(names: readonly T[], name: string): name is T =>
	names.some((known) => known === name);

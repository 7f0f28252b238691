/**
 * Lints everything: `npm run lint`. The fast linter does not read `.astro`, the other reads those
 * alone.
 */
import { endWith } from './checks/end-with.ts';

await endWith(
	[
		'node_modules/oxlint/bin/oxlint',
		...['-c', 'scripts/oxlint.json', '--report-unused-disable-directives', '--deny-warnings', '.'],
	],
	[
		'node_modules/eslint/bin/eslint.js',
		'-c',
		'scripts/eslint.config.mjs',
		'{src,scripts,tests}/**/*.astro',
	],
);

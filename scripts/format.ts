/**
 * Formats everything: `npm run format`; with `--check` it only lists what is not formatted. Two
 * tools of one style: the fast one does not read `.astro`.
 */
import { endWith } from './checks/end-with.ts';

const mode = process.argv.includes('--check') ? '--check' : '--write';
await endWith(
	['node_modules/oxfmt/bin/oxfmt', '-c', 'scripts/oxfmt.json', mode, '.'],
	['node_modules/prettier/bin/prettier.cjs', mode, '{src,scripts,tests}/**/*.astro'],
);

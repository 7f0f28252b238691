/** Writes the list of errors from the code: `node scripts/run.mjs scripts/papers/errors.ts`. */
import { writeFileSync } from 'node:fs';
import { ERRORS_PAPER, writeErrors } from './error-list.ts';

writeFileSync(ERRORS_PAPER, writeErrors());

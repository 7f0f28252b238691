/**
 * Renames declarations, files and folders by a list: `npm run rename -- list.txt`. Prints what it
 * changed and where a renamed word still stands; exits with 1 when a name was refused, or the compiler finds
 * an error.
 */
import { readFileSync } from 'node:fs';
import { reportFailure } from '#errors/report-failure.ts';
import { StartError } from '#errors/start-error.ts';
import { compile } from '../checks/compile.ts';
import { exitOnSignal } from '../checks/exit-on-signal.ts';
import { readChanges } from './list.ts';
import { rename } from './apply.ts';

exitOnSignal();

try {
	const [list] = process.argv.slice(2);
	if (list === undefined) throw new StartError('Missing list: expected npm run rename -- <file>');
	const { refused, changed, left } = rename(process.cwd(), readChanges(readFileSync(list, 'utf8')));
	console.log(`${changed.length} files changed`);
	for (const place of left) console.log(`? ${place}`);
	const { code, output } = await compile(process.cwd());
	if (output) console.error(output);
	for (const why of refused) console.error(`! ${why}`);
	process.exitCode = refused.length > 0 ? 1 : code;
} catch (cause) {
	reportFailure(cause);
}

/**
 * Restores a backup into an empty DATA_DIR and an empty database: `npm run restore -- FOLDER`. With
 * `--verify` it only reads the backup and its digests.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { config } from '#config.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { StartError } from '#errors/start-error.ts';
import { inOneLine, toSummary } from './backup/report.ts';
import { readBackup, restore } from './backup/restore.ts';

try {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { verify: { type: 'boolean', default: false } },
	});
	const [folder, ...others] = positionals;
	if (folder === undefined || others.length > 0) {
		throw new StartError('Name the folder of one backup: npm run restore -- FOLDER');
	}
	const started = performance.now();
	const work = values.verify
		? readBackup(resolve(folder))
		: restore({ ...config }, resolve(folder));
	const manifest = await work;
	const done = values.verify ? 'Verified' : 'Restored';
	console.log(toSummary(done, manifest, performance.now() - started));
	if (!values.verify) {
		console.log('Next: npm start, npm run reconcile (money that came later), npm run compare.');
		console.log('Erasures that were done after the backup have to be done again.');
	}
} catch (cause) {
	reportFailure(inOneLine(cause));
}

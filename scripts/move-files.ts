/**
 * Moves files from DATA_DIR to the store of FILES_URL: `npm run files:move`, as often as needed while
 * the shop runs; at last, without hosts, with `--finish`. `--back` moves them to DATA_DIR.
 */
import { parseArgs } from 'node:util';
import { config } from '#config.ts';
import { openStorage } from '../src/server/storage.ts';
import { reportFailure } from '#errors/report-failure.ts';
import { StartError } from '#errors/start-error.ts';
import { findLiveHost } from '../src/server/platform/cluster/host-file.ts';
import { assertUsable, toFileStore } from '../src/server/platform/files/open-store.ts';
import { inOneLine } from './backup/report.ts';
import { moveFiles } from './files/move.ts';

try {
	const { values } = parseArgs({
		options: {
			back: { type: 'boolean', default: false },
			finish: { type: 'boolean', default: false },
		},
	});
	const { DATA_DIR, FILES_URL } = config;
	if (FILES_URL === undefined) {
		throw new StartError('FILES_URL: expected the store to move files to, or from (--back)');
	}
	const live = values.finish ? await findLiveHost(DATA_DIR) : null;
	if (live) throw new StartError(`A host runs at ${live.url}: stop all hosts, then finish`);
	const [folder, named] = [toFileStore({ DATA_DIR, FILES_URL: undefined }), toFileStore(config)];
	const [from, to] = values.back ? [named, folder] : [folder, named];
	await assertUsable(to);
	const storage = await openStorage({ ...config }, console.error);
	try {
		const stores = { url: storage.directUrl, from, to };
		const { copied, kept, missing } = await moveFiles(stores, { isLast: values.finish });
		console.log(`${from.place} to ${to.place}: ${copied} copied, ${kept} were there`);
		for (const key of missing) {
			console.error(`! ${key} is missing in ${from.place}, and the database names it`);
			process.exitCode = 1;
		}
		const setting = values.back ? 'without FILES_URL' : 'with this FILES_URL';
		console.log(
			values.finish
				? `Finished: start the hosts ${setting}, look, and delete the files in ${from.place}.`
				: 'Next: stop all hosts, and run it again with --finish.',
		);
	} finally {
		await storage.close();
	}
} catch (cause) {
	reportFailure(inOneLine(cause));
}

import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { config } from '#config.ts';
import { openCluster } from '../../src/server/platform/cluster/cluster.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { toQueues } from '../../src/server/assemble.ts';
import { MODULES } from '../../src/server/modules.ts';
import { migrateDatabase } from '../../src/server/platform/db/migrate.ts';
import { accounts } from '../../src/server/identity/tables.ts';
import { createFirstAccounts } from '../../src/server/staff/accounts.ts';
import { PICTURE_NAMES } from '../../src/seed/pictures.ts';
import { seed } from '../../src/server/seeding/seed.ts';
import { cheapHash } from './cheap-hash.ts';
import { FIXTURE_PASSWORD } from './desk-password.ts';
import { FIXTURE } from './host-seed.ts';
import './host-provided.ts';
import { keepRows } from './kept-rows.ts';
import { makePictures } from './picture-folder.ts';
import { runFolder } from './run-folder.ts';

const TEMPLATE = 'fixture';

/** Boots one PostgreSQL for the run and fills the template; does nothing when a host is named. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const url = config.API_BASE_URL;
	if (url) {
		project.provide('apiHost', { kind: 'remote', url });
		return async () => undefined;
	}

	const folder = await runFolder('api-tests');
	const mediaDir = join(folder, 'pictures');
	await makePictures(mediaDir, PICTURE_NAMES);
	const cluster = await openCluster({
		dataDir: join(folder, 'cluster'),
		settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
	});
	const templateUrl = await cluster.database(TEMPLATE);
	await migrateDatabase(templateUrl, toQueues(MODULES));
	const { db, close } = openDatabase(templateUrl);
	await seed(db, FIXTURE, { mediaDir, files: folderStore(folder) });
	await createFirstAccounts(db, { dataDir: folder, password: FIXTURE_PASSWORD });
	await db.update(accounts).set({ password: cheapHash(FIXTURE_PASSWORD) });
	await keepRows(db);
	await close();
	project.provide('apiHost', {
		kind: 'embedded',
		adminUrl: await cluster.database('postgres'),
		template: TEMPLATE,
		mediaDir,
		folder,
	});
	return async () => {
		await cluster.close();
		await rm(folder, { recursive: true, force: true });
	};
}

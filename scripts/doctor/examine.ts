import type { Config } from '#config.ts';
import { openStorage } from '../../src/server/storage.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { isCurrent } from '../../src/server/platform/db/migrate.ts';
import { readFacts } from './facts.ts';
import { findingsFrom, toLines, OTHER_SCHEMA } from './findings.ts';

/** Examines the shop of these settings; the lines are for a terminal. */
export async function examine(settings: Config): Promise<{ lines: string[]; isBroken: boolean }> {
	const storage = await openStorage(settings, console.error);
	const { db, close } = openDatabase(storage.url);
	try {
		const findings = (await isCurrent(db))
			? findingsFrom(await readFacts(settings, db, () => new Date()), settings, Date.now())
			: [OTHER_SCHEMA];
		return {
			lines: toLines(findings),
			isBroken: findings.some(({ level }) => level === 'broken'),
		};
	} finally {
		await close();
		await storage.close();
	}
}

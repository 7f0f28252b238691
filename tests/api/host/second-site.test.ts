import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { aFolder, aProcess, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded } from '../../support/host.ts';
import { copyTemplate } from '../../support/copy-template.ts';

const SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const OTHER = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;

/** A running host, and the settings of another `npm start` on its database and store. */
async function aSite() {
	const { url, drop } = await copyTemplate();
	onTestFinished(drop);
	const shared = {
		DATABASE_URL: url,
		FILES_URL: pathToFileURL(await aFolder()).href,
		SITE_URL: 'http://localhost',
		PORT: '0',
	};
	const host = await aProcess({ ...shared, DATA_DIR: await aFolder(), BUILD_HOOK_SECRET: SECRET });
	expect(host.url, host.errors()).not.toBeNull();
	return { url, second: { ...shared, DATA_DIR: await aFolder() } };
}

describe.runIf(isEmbedded)('a second site on a database', { timeout: PROCESS_LIMIT_MS }, () => {
	test('with a secret of its own is refused before it works', async () => {
		const { second } = await aSite();
		const host = await aProcess({ ...second, BUILD_HOOK_SECRET: OTHER });
		expect(host.url).toBeNull();
		expect(await host.ended).toBe(1);
		expect(host.errors()).toMatch(
			/(?:^|\n)BUILD_HOOK_SECRET: \S+:\d+ runs on this database with another secret, .* another database for a second shop\n$/,
		);
	});

	test('with a release folder of its own is refused before it builds', async () => {
		const { url, second } = await aSite();
		const { db, close } = openDatabase(url);
		// The lease of a publisher that keeps renewing it.
		await db.execute(sql`insert into publisher_leases values ('site', ${randomUUID()},
			${randomUUID()}, 'shop-1:/var/lib/shop', null, 1, now(), now() + interval '1 day')`);
		await close();
		const start = await aProcess(
			{ ...second, BUILD_HOOK_SECRET: SECRET },
			'scripts/start.ts',
			/Serving/,
		);
		expect(start.url).toBeNull();
		expect(await start.ended).toBe(1);
		expect(start.errors()).toMatch(
			/\nDATA_DIR: this shop is published by shop-1:\/var\/lib\/shop, into another folder: set the same .*\n$/,
		);
	});
});

import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { users } from '../../src/server/identity/tables.ts';
import { lockOrReport } from '../../src/server/platform/db/lock-or-report.ts';
import { createFirstAccounts, passwordFile } from '../../src/server/staff/accounts.ts';
import { toAddress, trySignIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';

/** Opens a newly installed desk, which has no account yet. */
async function aFreshDesk() {
	const host = await aHost();
	await host.db.delete(users);
	const dataDir = join(host.dataDir, randomUUID());
	await mkdir(dataDir, { recursive: true });
	return { ...host, dataDir };
}

describe.runIf(isEmbedded)('a fresh desk', () => {
	test('gets one account for each role, with a password in a file that only the owner can read', async () => {
		const { db, ask, dataDir } = await aFreshDesk();
		await createFirstAccounts(db, { dataDir });
		const roles = (await db.select().from(users)).map(({ role }) => role);
		expect(roles.toSorted()).toEqual([...STAFF_ROLES].toSorted());
		expect((await stat(passwordFile(dataDir))).mode & 0o777).toBe(0o600);
		const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
		for (const role of STAFF_ROLES) {
			expect((await trySignIn(ask, toAddress(role), password)).status).toBe(200);
		}
	});

	test('uses the password of the settings and writes it nowhere', async () => {
		const { db, ask, dataDir } = await aFreshDesk();
		await createFirstAccounts(db, { dataDir, password: 'nippli in alluminio' });
		await expect(stat(passwordFile(dataDir))).rejects.toThrow();
		const answer = await trySignIn(ask, toAddress('admin'), 'nippli in alluminio');
		expect(answer.status).toBe(200);
	});

	test('has one password when two hosts start together with separate folders', async () => {
		const { db, ask, dataDir } = await aFreshDesk();
		const other = join(dataDir, 'other');
		await mkdir(other);
		await Promise.all([
			createFirstAccounts(db, { dataDir }),
			createFirstAccounts(db, { dataDir: other }),
		]);
		const files = [dataDir, other].map(passwordFile).filter(existsSync);
		expect(files).toHaveLength(1);
		const password = (await readFile(files[0] ?? '', 'utf8')).trim();
		expect((await trySignIn(ask, toAddress('admin'), password)).status).toBe(200);
	});

	test('leaves no password file when creating the accounts failed', async () => {
		const { db, dataDir } = await aFreshDesk();
		await db.insert(users).values({ id: 'x', email: toAddress('admin'), name: '' });
		await expect(createFirstAccounts(db, { dataDir })).rejects.toThrow();
		await expect(stat(passwordFile(dataDir))).rejects.toThrow();
	});

	test('makes a second host wait, which logs it', async () => {
		const { db } = await aFreshDesk();
		const said: string[] = [];
		const KEY = 1_000_001;
		let second = Promise.resolve();
		await db.transaction(async (tx) => {
			await lockOrReport(tx, KEY, () => said.push('first'));
			second = db.transaction(async (other) => {
				await lockOrReport(other, KEY, () => said.push('waits'));
				said.push('goes on');
			});
			await vi.waitFor(() => expect(said).toEqual(['waits']));
		});
		await second;
		expect(said).toEqual(['waits', 'goes on']);
	});

	test('creates them once when two hosts start together', async () => {
		const { db, ask, dataDir } = await aFreshDesk();
		await Promise.all([createFirstAccounts(db, { dataDir }), createFirstAccounts(db, { dataDir })]);
		await createFirstAccounts(db, { dataDir, password: 'un’altra, più tardi' });
		expect(await db.select().from(users)).toHaveLength(STAFF_ROLES.length);
		const password = (await readFile(passwordFile(dataDir), 'utf8')).trim();
		expect((await trySignIn(ask, toAddress('shop'), password)).status).toBe(200);
	});
});

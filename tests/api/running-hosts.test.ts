import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { joinHosts } from '#server/platform/hosts/running-hosts.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

const SECRET = 'whsec_one';

async function join(
	{ db }: OwnHost,
	{
		log = () => undefined,
		clock = () => new Date(),
		...given
	}: Partial<Parameters<typeof joinHosts>[1]> = {},
) {
	const self = { role: 'host', isWorking: true, secrets: [SECRET], clock, log } as const;
	const joined = await joinHosts(db, { ...self, ...given });
	onTestFinished(joined.leave);
	return joined;
}

describe.runIf(isEmbedded)('hosts that run on one database', () => {
	test('are counted if they serve requests and have reported lately', async () => {
		const host = await aHost();
		const one = await join(host);
		expect(one.count()).toBe(1);
		const two = await join(host, { isWorking: false });
		await join(host, { role: 'worker' });
		await one.report();
		expect([one.count(), two.count()]).toEqual([2, 2]);
		await host.db.execute(
			sql`update running_hosts set seen_at = clock_timestamp() - interval '16 seconds'`,
		);
		await one.report();
		expect(one.count()).toBe(1);
		await two.report();
		await one.report();
		expect(one.count()).toBe(2);
		await two.leave();
		await one.report();
		expect(one.count()).toBe(1);
	});

	test('refuse one with other secrets while they run, but not during a rotation', async () => {
		const host = await aHost();
		const one = await join(host);
		const other = () => join(host, { secrets: ['whsec_two'] });
		await expect(other()).rejects.toThrow(
			/^BUILD_HOOK_SECRET: \S+:\d+ runs on this database with another secret, .*: set the same secret/,
		);
		await join(host, { secrets: ['whsec_two', SECRET] }).then(({ leave }) => leave());
		// A build's own host, which talks to no publisher.
		await join(host, { secrets: [] });
		await one.leave();
		await other();
	});

	test('refuse one of two sites that start at once', async () => {
		const host = await aHost();
		const sites = ['a', 'b', 'c'].map((name) => join(host, { secrets: [`whsec_${name}`] }));
		const outcomes = await Promise.allSettled(sites);
		expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
	});

	test('log once that their clock differs from the database’s', async () => {
		const host = await aHost();
		const lines: string[] = [];
		const log = (line: string) => void lines.push(line);
		const joined = await join(host, { log, clock: () => new Date(Date.now() + 3_600_000) });
		await joined.report();
		expect(lines).toEqual([expect.stringMatching(/^clock: 3[56]\d\d s from the database's: let/)]);
		const { rows } = await host.db.execute<{ apart: number }>(
			sql`select clock_apart_ms as apart from running_hosts`,
		);
		expect(rows[0]?.apart).toBeGreaterThan(3_500_000);
	});
});

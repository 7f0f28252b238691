import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type LeaseRequest, takeLease } from '#contract/publishing/lease.ts';
import { getPublication } from '#contract/publishing/publications.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	aReceiver,
	drafted,
	named,
	published,
	type PublishingHost,
	toItem,
} from '../support/publishing.ts';

const FOLDER = randomUUID();

function aPublisher(host: PublishingHost, given: Partial<LeaseRequest> = {}) {
	const own = { holder: randomUUID(), folder: FOLDER, at: 'one:/data', hook_url: null, ...given };
	return async (more: Partial<LeaseRequest> = {}) =>
		readData(takeLease, await host.askSigned('/api/publishing/lease', { ...own, ...more }));
}

/** Lets the lease of the leader run out, by the database's clock. */
const runOut = ({ db }: PublishingHost) =>
	db.execute(sql`update publisher_leases set expires_at = clock_timestamp()`);

describe.runIf(isEmbedded)('the lease of the publisher', () => {
	test('belongs to the first applicant, who renews it under one fence', async () => {
		const host = await aPublishingHost();
		const [one, two] = [aPublisher(host), aPublisher(host, { at: 'two:/data' })];
		const first = await one();
		expect(first).toMatchObject({ turn: 'leading', leader_at: 'one:/data' });
		expect(await two()).toMatchObject({ turn: 'waiting', leader_at: 'one:/data' });
		expect(await one()).toEqual(first);
		await runOut(host);
		// Nobody else has asked meanwhile.
		expect(await one()).toEqual(first);
	});

	test('belongs to one of many simultaneous applicants', async () => {
		const host = await aPublishingHost();
		const all = await Promise.all(Array.from({ length: 12 }, () => aPublisher(host)()));
		expect(all.filter(({ turn }) => turn === 'leading')).toHaveLength(1);
	});

	test('passes to another under a higher fence once expired, and never back by a renewal', async () => {
		const host = await aPublishingHost();
		const [one, two] = [aPublisher(host), aPublisher(host, { at: 'two:/data' })];
		const first = await one();
		await runOut(host);
		const second = await two();
		expect(second).toMatchObject({ turn: 'leading', leader_at: 'two:/data' });
		expect(second.fence).toBeGreaterThan(first.fence);
		expect(await one()).toMatchObject({ turn: 'waiting', fence: second.fence });
		await two({ is_ending: true });
		const third = await one();
		expect(third.turn).toBe('leading');
		expect(third.fence).toBeGreaterThan(second.fence);
	});

	test('is refused to a publisher with another folder while one leads', async () => {
		const host = await aPublishingHost();
		await aPublisher(host)();
		const other = aPublisher(host, { folder: randomUUID(), at: 'other:/data' });
		expect(await other()).toMatchObject({ turn: 'elsewhere', leader_at: 'one:/data' });
		await runOut(host);
		expect(await other()).toMatchObject({ turn: 'leading' });
	});

	test('sends a new leader the unfinished work of the one before', async () => {
		const host = await aPublishingHost();
		const { editor, receiver, sendHooks } = host;
		await aPublisher(host)();
		const revision = await drafted(editor, 'page/company', named('Da finire'));
		const { id } = await published(editor, [toItem('page/company', revision)]);
		await sendHooks();
		expect(receiver.received).toHaveLength(1);
		const own = await aReceiver(host.clock);
		await runOut(host);
		const two = aPublisher(host, { hook_url: own.url });
		expect((await two()).turn).toBe('leading');
		await sendHooks();
		expect(own.received.map(({ hook }) => hook.data.publication_ids)).toEqual([[id]]);
		expect(receiver.received).toHaveLength(1);
		// Nothing new: a renewal sends no message.
		await two();
		expect(await sendHooks()).toBe(0);
		const { state } = await readData(getPublication, await editor(`/desk/publications/${id}`));
		expect(state).toBe('queued');
	});
});

import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendHookAgain } from '#contract/publishing/hooks.ts';
import { publish } from '#contract/publishing/publications.ts';
import { WAITS_S } from '#domain/security/webhook-tries.ts';
import { hook_deliveries } from '../../src/server/publishing/tables.ts';
import { pruneHooks } from '../../src/server/publishing/hooks/prune.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { aPublication, aQuietHost, PAGE, rest } from '../support/publishing-hooks.ts';
import {
	askToPublish,
	drafted,
	toItem,
	named,
	type PublishingHost,
} from '../support/publishing.ts';

const listStates = async ({ db }: PublishingHost) =>
	(await db.select().from(hook_deliveries).orderBy(hook_deliveries.created_at)).map(
		({ state, tries }) => `${state} ${tries}`,
	);

describe.runIf(isEmbedded)('the build hook', () => {
	test('is signed, names the publication with its document, and is sent once', async () => {
		const host = await aQuietHost();
		const { id } = await aPublication(host);
		expect(await host.sendHooks()).toBe(1);
		expect(await host.sendHooks()).toBe(0);
		const [message] = host.receiver.received;
		expect(message?.isGenuine).toBe(true);
		expect(message?.id).toMatch(/^msg_/);
		expect(message?.hook).toEqual({
			type: 'content.published',
			timestamp: '2025-06-15T10:00:00.000Z',
			data: {
				publication_ids: [id],
				documents: [{ publication_id: id, entity: 'page', id: 'company' }],
			},
		});
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('combines all that was published before it was sent', async () => {
		const host = await aQuietHost();
		const ids: string[] = [];
		for (const title of ['Uno', 'Due', 'Tre']) {
			host.pass(1);
			ids.push((await aPublication(host, title)).id);
		}
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received[0]?.hook.data.publication_ids).toEqual(ids);
	});

	test('names again what is not yet printed, so that nothing is lost during a build', async () => {
		const host = await aQuietHost();
		const first = await aPublication(host, 'Uno');
		await host.sendHooks();
		await host.report({
			type: 'publication.rendering',
			publication_ids: [first.id],
			releases: null,
		});
		host.pass(5);
		const second = await aPublication(host, 'Due');
		await host.sendHooks();
		const [, message] = host.receiver.received;
		expect(message?.hook.data.publication_ids).toEqual([first.id, second.id]);
	});

	test('is retried with the same id and bytes and a time of its own, later each time', async () => {
		const host = await aQuietHost();
		host.receiver.reply({ status: 500 });
		await aPublication(host);
		await host.sendHooks();
		for (const wait of WAITS_S) {
			host.pass(wait - 1);
			expect(await host.sendHooks()).toBe(0);
			host.pass(wait * 0.1 + 2);
			expect(await host.sendHooks()).toBe(1);
		}
		expect((await listStates(host)).at(-1)).toBe('failed 10');
		const { received } = host.receiver;
		expect(received).toHaveLength(10);
		expect(new Set(received.map(({ id }) => id)).size).toBe(1);
		expect(new Set(received.map(({ hook }) => JSON.stringify(hook))).size).toBe(1);
		expect(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(10);
		expect(received.every(({ isGenuine }) => isGenuine)).toBe(true);
		host.pass(7 * 24 * 3600);
		expect(await host.sendHooks()).toBe(0);
	});

	test('fails at once for a target that is gone (410), and can be sent again from the desk', async () => {
		const host = await aQuietHost();
		host.receiver.reply({ status: 410 }, { status: 204 });
		const { id: publication } = await aPublication(host);
		await host.sendHooks();
		const { data } = await (await host.editor('/desk/build_hooks?state=failed')).json();
		expect(data.total).toBe(1);
		const [row] = await host.db
			.select()
			.from(hook_deliveries)
			.where(sql`${hook_deliveries.state} = 'failed'`);
		expect(row?.last_error).toBe('HTTP 410');
		const again = () => host.editor(`/desk/build_hooks/${row?.id}/sendings`, { method: 'POST' });
		await readData(sendHookAgain, await again());
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received.at(-1)?.hook.data.publication_ids).toEqual([publication]);
		expect((await readProblem(await again())).code).toBe('conflict');
	});

	test('respects Retry-After', async () => {
		const host = await aQuietHost();
		host.receiver.reply({ status: 429, headers: { 'retry-after': '120' } }, { status: 200 });
		await aPublication(host);
		await host.sendHooks();
		host.pass(119);
		expect(await host.sendHooks()).toBe(0);
		host.pass(2);
		expect(await host.sendHooks()).toBe(1);
		expect((await listStates(host)).at(-1)).toBe('delivered 2');
	});

	test.each([
		['never answers', null],
		['leads elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
	])('fails when the receiver %s', async (_what, reply) => {
		const host = await aQuietHost();
		host.receiver.reply(reply);
		await aPublication(host);
		await host.sendHooks(300);
		expect((await listStates(host)).at(-1)).toBe('trying 1');
	});

	test('that is undelivered is replaced by a later one with more changes', async () => {
		const host = await aQuietHost();
		host.receiver.reply({ status: 503 }, { status: 200 });
		const first = await aPublication(host, 'Uno');
		await host.sendHooks();
		host.pass(1);
		const second = await aPublication(host, 'Due');
		await host.sendHooks();
		expect((await listStates(host)).slice(-2)).toEqual(['replaced 1', 'delivered 1']);
		host.pass(3600);
		expect(await host.sendHooks()).toBe(0);
		const [, message] = host.receiver.received;
		expect(message?.hook.data.publication_ids).toEqual([first.id, second.id]);
	});

	test('is sent again under the same id after its sender died', async () => {
		const host = await aQuietHost();
		await aPublication(host);
		// The state left by a sender that took it and died.
		await host.db
			.update(hook_deliveries)
			.set({
				state: 'trying',
				tries: 1,
				body: '{"type":"content.published"}',
				next_try_at: new Date('2025-06-15T10:00:20Z'),
			})
			.where(sql`${hook_deliveries.state} = 'waiting'`);
		expect(await host.sendHooks()).toBe(0);
		host.pass(21);
		expect(await host.sendHooks()).toBe(1);
	});

	test('is not sent for a refused publication', async () => {
		const host = await aQuietHost();
		const revision = await drafted(host.editor, PAGE, named(''));
		expect((await askToPublish(host.editor, [toItem(PAGE, revision)])).status).toBe(422);
		expect(await host.sendHooks()).toBe(0);
	});

	test('is deleted after three months, and its changes are not sent again', async () => {
		const host = await aQuietHost();
		await aPublication(host);
		await host.sendHooks();
		await pruneHooks(host.db, new Date('2026-01-01T00:00:00Z'));
		expect(await listStates(host)).toHaveLength(1);
		await rest(host, 60);
		await host.look();
		expect(await host.sendHooks()).toBe(0);
	});

	test('sends one message for thirty simultaneous publications', async () => {
		const host = await aQuietHost();
		const { live } = await (
			await host.editor(`/desk/content/${PAGE}`)
		)
			.json()
			.then(({ data }) => data);
		const entries = Array.from({ length: 30 }, (_, number) => `page/burst-${number}`);
		const answers = await Promise.all(
			entries.map(async (entry, number) => {
				const revision = await drafted(host.editor, entry, () => ({
					...live,
					slugs: { it: `burst-${number}` },
				}));
				return askToPublish(host.editor, [toItem(entry, revision)]);
			}),
		);
		for (const answer of answers) await readData(publish, answer);
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received[0]?.hook.data.publication_ids).toHaveLength(30);
	});
});

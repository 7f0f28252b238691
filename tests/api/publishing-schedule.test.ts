import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
	cancelPublication,
	getPublication,
	listPublications,
	retryPublication,
} from '#contract/publishing/publications.ts';
import { openQueue } from '../../src/server/platform/queue/queue.ts';
import { startPublications } from '../../src/server/publishing/pollers.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
	named,
	published,
	type PublishingHost,
	scheduled,
	findTitle,
	toWorkServices,
} from '../support/publishing.ts';
import { aQuietHost } from '../support/publishing-hooks.ts';
import { limit } from '../support/pace.ts';

const PAGE = 'page/company';
const OTHER = 'page/quality';

const publicationAt = async ({ editor }: PublishingHost, id: string) =>
	readData(getPublication, await editor(`/desk/publications/${id}`));

describe.runIf(isEmbedded)('a scheduled publication', () => {
	test('is polled for every few seconds from the start of a host', async () => {
		const host = await aPublishingHost();
		const { boss, close } = await openQueue(host.url, ['publications'], host.log);
		onTestFinished(close);
		const { clock } = host;
		const buildHook = { url: null, secrets: [] };
		// Jobs are requested at most once in two seconds: the first and its follow-up fall into the
		// same two.
		const beginning = sql`select 1 where date_part('epoch', now())::numeric % 2 < 0.3`;
		await vi.waitFor(async () => expect((await host.db.execute(beginning)).rows).toHaveLength(1), {
			timeout: limit(10_000),
		});
		await startPublications(boss, toWorkServices(host, { clock, buildHook }));
		// A follow-up of a job starts after a pause, unlike the job of every minute.
		const next = sql`select from pgboss.job
			where name = 'publications' and start_after > created_on and state = 'completed'`;
		await vi.waitFor(
			async () => expect((await host.db.execute(next)).rows.length).toBeGreaterThan(0),
			{ timeout: limit(20_000) },
		);
	});

	test('goes live at its time in Rome, not before, and once', async () => {
		const host = await aQuietHost();
		const { id, ...publication } = await scheduled(host, PAGE, 'A suo tempo', '2025-06-15T14:00');
		expect(publication).toMatchObject({
			state: 'scheduled',
			publish_at: '2025-06-15T12:00:00.000Z',
			zone: 'Europe/Rome',
			published_at: null,
		});
		expect((await entryAt(host.editor, PAGE)).draft).toMatchObject({
			publish_at: '2025-06-15T12:00:00.000Z',
			publication_id: id,
		});
		host.setClock('2025-06-15T11:59:59Z');
		await host.look();
		expect(await findTitle(host.ask)).not.toBe('A suo tempo');
		host.setClock('2025-06-15T12:00:00Z');
		await Promise.all([host.look(), host.look(), host.look()]);
		expect(await findTitle(host.ask)).toBe('A suo tempo');
		expect(await publicationAt(host, id)).toMatchObject({
			state: 'queued',
			published_at: '2025-06-15T12:00:00.000Z',
		});
		expect((await entryAt(host.editor, PAGE)).draft).toBeNull();
		expect(await host.sendHooks()).toBe(1);
		expect(host.receiver.received[0]?.hook.data.publication_ids).toEqual([id]);
	});

	test('that became due while no host ran goes live at the start, each once and in order', async () => {
		const host = await aPublishingHost();
		await scheduled(host, OTHER, 'Sabato', '2025-06-21T09:00');
		const first = await scheduled(host, PAGE, 'Venerdì', '2025-06-20T09:00');
		host.setClock('2025-06-23T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask)).toBe('Venerdì');
		expect(await findTitle(host.ask, 'quality')).toBe('Sabato');
		await host.sendHooks();
		const [message] = host.receiver.received;
		expect(message?.hook.data.publication_ids).toHaveLength(2);
		expect(message?.hook.data.publication_ids[0]).toBe(first.id);
		expect(host.receiver.received).toHaveLength(1);
	});

	test.each([
		['skipped by the clocks', '2026-03-29T02:30', ['no_such_time', 'take_2026-03-29T03:00']],
		['shown twice', '2025-10-26T02:30', ['time_comes_twice', 'take_CEST', 'take_CET']],
		['past', '2025-06-15T11:59', ['in_the_past']],
		['none', 'domani', ['time']],
	])('is refused for a time %s', async (_what, publish_at, codes) => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, PAGE, named('Mai'));
		const response = await askToPublish(host.editor, [toItem(PAGE, revision)], { publish_at });
		const { fields } = await readProblem(response);
		expect(fields).toEqual(codes.map((code) => ({ path: 'publish_at', code })));
	});

	test('may be in summer or winter time', async () => {
		const host = await aPublishingHost();
		const summer = await scheduled(host, PAGE, 'Estate', '2025-10-26T02:30+02:00');
		const winter = await scheduled(host, OTHER, 'Inverno', '2025-10-26T02:30+01:00');
		expect(summer.publish_at).toBe('2025-10-26T00:30:00.000Z');
		expect(winter.publish_at).toBe('2025-10-26T01:30:00.000Z');
	});

	test('is a copy: later saves stay a draft', async () => {
		const host = await aPublishingHost();
		await scheduled(host, PAGE, 'Approvato', '2025-06-16T09:00');
		const newer = await drafted(host.editor, PAGE, named('Non approvato'));
		host.setClock('2025-06-16T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask)).toBe('Approvato');
		const { draft, live } = await entryAt(host.editor, PAGE);
		expect(draft).toMatchObject({ revision: newer, publish_at: null });
		expect(draft?.base).toEqual(live);
		await published(host.editor, [toItem(PAGE, newer)]);
		expect(await findTitle(host.ask)).toBe('Non approvato');
	});

	test('is limited to one per entry; a later removal may be scheduled beside it', async () => {
		const host = await aPublishingHost();
		const { id } = await scheduled(host, PAGE, 'Prima', '2025-06-16T09:00');
		const newer = await drafted(host.editor, PAGE, named('Seconda'));
		expect(await readFaults(await askToPublish(host.editor, [toItem(PAGE, newer)]))).toEqual([
			`page/company scheduled ${id}`,
		]);
		const { live } = await entryAt(host.editor, OTHER);
		const revision = await drafted(host.editor, 'page/sale', () => ({
			...live,
			slugs: { it: 'saldi' },
		}));
		await published(host.editor, [toItem('page/sale', revision)]);
		await published(host.editor, [toItem('page/sale', 0, true)], {
			publish_at: '2025-06-16T09:00',
		});
		await published(host.editor, [
			toItem('page/sale', await drafted(host.editor, 'page/sale', named('Saldi, ultimi giorni'))),
		]);
		host.setClock('2025-06-16T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask, 'sale')).toBeNull();
	});

	test('can be canceled, and its draft stays', async () => {
		const host = await aPublishingHost();
		const { id } = await scheduled(host, PAGE, 'Annullata', '2025-06-16T09:00');
		const cancel = () => host.editor(`/desk/publications/${id}/cancel`, { method: 'POST' });
		expect(await readData(cancelPublication, await cancel())).toMatchObject({ state: 'cancelled' });
		expect((await readProblem(await cancel())).code).toBe('conflict');
		host.setClock('2025-06-17T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask)).not.toBe('Annullata');
		expect((await entryAt(host.editor, PAGE)).draft).toMatchObject({ publication_id: null });
	});

	test('that became invalid changes nothing, is mailed to its editor, and can be retried', async () => {
		const host = await aPublishingHost();
		const revision = await drafted(host.editor, PAGE, named('Scontro'));
		const { id } = await published(host.editor, [toItem(PAGE, revision)], {
			title: 'Primavera',
			publish_at: '2025-06-16T09:00',
			locale: 'en',
		});
		await host.db.execute(`update pages set texts = jsonb_set(texts, '{it,title}', '"Altrove"')
			where id = 'company'`);
		host.setClock('2025-06-16T07:00:00Z');
		await host.look();
		expect(await findTitle(host.ask)).toBe('Altrove');
		const failed = await publicationAt(host, id);
		expect(failed).toMatchObject({ state: 'failed', published_at: null, fault: null });
		expect(failed.faults).toMatchObject([
			{ entity: 'page', id: 'company', path: 'texts.it.title', code: 'live_changed' },
		]);
		const [mail] = await listMails(host.db);
		expect(mail).toMatchObject({
			kind: 'publishing.failed',
			to: 'editor@livenza.example',
			subject: 'Not published on time: Primavera',
		});
		expect(mail?.text).toContain('Page: Altrove · Italian › Title');
		await host.db.execute(`update pages set texts = jsonb_set(texts, '{it,title}', '"Scontro"')
			where id = 'company'`);
		const again = await host.editor(`/desk/publications/${id}/retry`, { method: 'POST' });
		expect(await readData(retryPublication, again)).toMatchObject({
			state: 'scheduled',
			faults: [],
		});
		await host.look();
		expect((await publicationAt(host, id)).state).toBe('queued');
	});

	test('is first in the list', async () => {
		const host = await aPublishingHost();
		await scheduled(host, PAGE, 'Dopo', '2025-06-18T09:00');
		const revision = await drafted(host.editor, OTHER, named('Subito'));
		await published(host.editor, [toItem(OTHER, revision)]);
		const list = await readData(listPublications, await host.editor('/desk/publications'));
		expect(list.publications.map(({ state }) => state)).toEqual(['scheduled', 'queued']);
		expect(list.total).toBe(2);
	});
});

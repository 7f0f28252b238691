import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getVersion, listHistory } from '#contract/publishing/drafts.ts';
import { getPublication, listPublications, publish } from '#contract/publishing/publications.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { publications } from '../../src/server/publishing/tables.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	askToPublish,
	drafted,
	entryAt,
	readFaults,
	toItem,
	named,
	published,
	titled,
	findTitle,
} from '../support/publishing.ts';

const PAGE = 'page/company';
const OTHER = 'page/quality';

describe.runIf(isEmbedded)('publishing', () => {
	test('makes drafts live together, keeps the former versions, and records who did it', async () => {
		const { ask, db, editor } = await aPublishingHost();
		const before = (await entryAt(editor, PAGE)).live;
		const items = [
			toItem(PAGE, await drafted(editor, PAGE, named('Chi siamo oggi'))),
			toItem(OTHER, await drafted(editor, OTHER, named('Qualità'))),
		];
		const publication = await published(editor, items, { title: 'Primavera' });
		expect(publication).toMatchObject({
			title: 'Primavera',
			state: 'queued',
			created_by: 'editor@livenza.example',
			publish_at: null,
			items: [
				{ entity: 'page', id: 'company', title: 'Chi siamo oggi', remove: false },
				{ entity: 'page', id: 'quality', title: 'Qualità', remove: false },
			],
			hook: { state: 'waiting', tries: 0 },
		});
		expect(await findTitle(ask)).toBe('Chi siamo oggi');
		expect(await findTitle(ask, 'quality')).toBe('Qualità');
		const { draft, live } = await entryAt(editor, PAGE);
		expect(draft).toBeNull();
		const history = await readData(listHistory, await editor(`/desk/content/${PAGE}/history`));
		expect(history).toMatchObject([
			{ version: 2, by: 'editor@livenza.example', publication_id: publication.id, change: 'write' },
			{ version: 1, by: '', publication_id: null, change: 'write' },
		]);
		const version = (number: number) =>
			editor(`/desk/content/${PAGE}/history/${number}`).then((answer) =>
				readData(getVersion, answer),
			);
		expect(await version(1)).toEqual(before);
		expect(await version(2)).toEqual(live);
		const [entry] = await db
			.select()
			.from(audit_log)
			.where(eq(audit_log.resource, 'publications'))
			.orderBy(desc(audit_log.created_at));
		expect(entry).toMatchObject({
			action: 'publish',
			record_id: publication.id,
			staff_email: 'editor@livenza.example',
			changes: { items: { to: ['page/company', 'page/quality'] } },
		});
		// The log does not record saves.
		expect(await db.$count(audit_log, eq(audit_log.resource, 'drafts'))).toBe(0);
	});

	test('restores an old version as a draft', async () => {
		const { ask, editor } = await aPublishingHost();
		const before = await findTitle(ask);
		await published(editor, [toItem(PAGE, await drafted(editor, PAGE, named('Un errore')))]);
		const old = await readData(getVersion, await editor(`/desk/content/${PAGE}/history/1`));
		await published(editor, [toItem(PAGE, await drafted(editor, PAGE, () => old))]);
		expect(await findTitle(ask)).toBe(before);
		const history = await readData(listHistory, await editor(`/desk/content/${PAGE}/history`));
		expect(history.map(({ version }) => version)).toEqual([3, 2, 1]);
	});

	test('publishes a new page, and takes it off again', async () => {
		const { ask, editor } = await aPublishingHost();
		const { live } = await entryAt(editor, PAGE);
		const revision = await drafted(editor, 'page/spring', () => ({
			...titled(live ?? {}, 'Primavera'),
			slugs: { it: 'primavera' },
		}));
		await published(editor, [toItem('page/spring', revision)]);
		expect(await findTitle(ask, 'spring')).toBe('Primavera');
		await published(editor, [toItem('page/spring', 0, true)]);
		expect(await findTitle(ask, 'spring')).toBeNull();
		const history = await readData(listHistory, await editor('/desk/content/page/spring/history'));
		expect(history.map(({ change }) => change)).toEqual(['remove', 'write']);
		expect(await readFaults(await askToPublish(editor, [toItem('page/spring', 0, true)]))).toEqual([
			'page/spring not_live',
		]);
	});

	test('restores a page that was taken off, from its history', async () => {
		const { ask, editor } = await aPublishingHost();
		const { live } = await entryAt(editor, PAGE);
		const page = { ...titled(live ?? {}, 'Primavera'), slugs: { it: 'primavera' } };
		const revision = await drafted(editor, 'page/spring', () => page);
		await published(editor, [toItem('page/spring', revision)]);
		await published(editor, [toItem('page/spring', 0, true)]);
		expect(await entryAt(editor, 'page/spring')).toMatchObject({
			live: null,
			live_version: null,
			draft: null,
			faults: [],
		});
		const old = await readData(getVersion, await editor('/desk/content/page/spring/history/1'));
		await published(editor, [
			toItem('page/spring', await drafted(editor, 'page/spring', () => old)),
		]);
		expect(await findTitle(ask, 'spring')).toBe('Primavera');
	});

	test('publishes the revision that was seen; newer edits stay a draft', async () => {
		const { ask, editor } = await aPublishingHost();
		const seen = await drafted(editor, PAGE, named('Visto'));
		const newer = await drafted(editor, PAGE, named('Più nuovo'));
		expect(await readFaults(await askToPublish(editor, [toItem(PAGE, seen)]))).toEqual([
			'page/company draft_changed editor@livenza.example',
		]);
		expect((await entryAt(editor, PAGE)).draft?.revision).toBe(newer);
		expect(await findTitle(ask)).not.toBe('Visto');
	});

	test('beside a simultaneous save has one of two results, and loses no text', async () => {
		const { ask, editor } = await aPublishingHost();
		for (let turn = 0; turn < 5; turn += 1) {
			const revision = await drafted(editor, PAGE, named(`Pubblicato ${turn}`));
			const { draft } = await entryAt(editor, PAGE);
			const json = { revision, document: titled(draft?.document ?? {}, `Salvato ${turn}`) };
			const [publication, saved] = await Promise.all([
				askToPublish(editor, [toItem(PAGE, revision)]),
				editor(`/desk/content/${PAGE}/draft`, { method: 'PUT', json }),
			]);
			const now = await entryAt(editor, PAGE);
			if (publication.status === 200) {
				expect(saved.status).toBe(412);
				expect(await findTitle(ask)).toBe(`Pubblicato ${turn}`);
				expect(now.draft).toBeNull();
			} else {
				expect(saved.status).toBe(200);
				expect(now.draft?.document).toEqual(json.document);
			}
		}
	});

	test('one entry twice at once happens once, and names the publication to the second', async () => {
		const { editor, ask } = await aPublishingHost();
		const other = await signedIn(ask, 'admin');
		const items = [toItem(PAGE, await drafted(editor, PAGE, named('Una volta sola')))];
		const answers = await Promise.all(
			[editor, other, editor].map((who) => askToPublish(who, items)),
		);
		const done = answers.filter(({ status }) => status === 200);
		expect(done).toHaveLength(1);
		const [{ publications }] = [
			await readData(listPublications, await editor('/desk/publications')),
		];
		for (const answer of answers.filter(({ status }) => status !== 200)) {
			expect(await readFaults(answer)).toEqual([
				`page/company already_published ${publications[0]?.id}`,
			]);
		}
		expect(publications).toHaveLength(1);
	});

	test('is all or nothing, and names every issue by entry and field', async () => {
		const { ask, editor } = await aPublishingHost();
		const before = await findTitle(ask);
		const { live } = await entryAt(editor, PAGE);
		const items = [
			toItem(PAGE, await drafted(editor, PAGE, named('Buono'))),
			toItem(OTHER, await drafted(editor, OTHER, named(''))),
			toItem('page/copy', await drafted(editor, 'page/copy', () => live ?? {})),
			toItem('page/nowhere', 7),
		];
		expect(await readFaults(await askToPublish(editor, items))).toEqual([
			'page/nowhere draft_gone',
		]);
		const faults = await readFaults(await askToPublish(editor, items.slice(0, 3)));
		expect(faults).toContain('page/quality texts.it.title min_length');
		expect(faults).toContain('page/copy slugs.it slug_taken page/company');
		expect(await findTitle(ask)).toBe(before);
		expect(await findTitle(ask, 'copy')).toBeNull();
		expect((await entryAt(editor, PAGE)).draft).not.toBeNull();
		const { publications } = await readData(listPublications, await editor('/desk/publications'));
		expect(publications).toEqual([]);
	});

	test('refuses to take off entries with incoming links, and names them', async () => {
		const { editor } = await aPublishingHost();
		const faults = await readFaults(await askToPublish(editor, [toItem(PAGE, 0, true)]));
		expect(faults.some((fault) => fault.startsWith('page/company still_linked '))).toBe(true);
		expect((await entryAt(editor, PAGE)).live).not.toBeNull();
	});

	test('keeps what somebody else has since published in other fields', async () => {
		const { editor } = await aPublishingHost();
		// Drafts the address before the title changes.
		const first = await entryAt(editor, PAGE);
		await published(editor, [toItem(PAGE, await drafted(editor, PAGE, named('Titolo nuovo')))]);
		const live = await entryAt(editor, PAGE);
		const save = (revision: number, document: object, live_version: string | null) =>
			editor(`/desk/content/${PAGE}/draft`, {
				method: 'PUT',
				json: { revision, document, live_version },
			});
		// As a draft during which a third person published.
		const lain = { ...live.live, noindex: true };
		const { revision } = (await (await save(0, lain, live.live_version)).json()).data;
		expect(first.live).not.toEqual(live.live);
		await published(editor, [toItem(PAGE, revision)]);
		expect((await entryAt(editor, PAGE)).live).toEqual({ ...live.live, noindex: true });
	});

	test('happens once for one idempotency key, however often it is sent', async () => {
		const { editor, db } = await aPublishingHost();
		const revision = await drafted(editor, PAGE, named('Una volta'));
		const key = randomUUID();
		const ask = (more: object = {}) =>
			askToPublish(editor, [toItem(PAGE, revision)], { key, ...more });
		const answers = await Promise.all([ask(), ask(), ask()]);
		const ids = await Promise.all(answers.map((answer) => readData(publish, answer)));
		expect(new Set(ids.map(({ id }) => id))).toEqual(new Set([key]));
		expect((await readData(publish, await ask())).id).toBe(key);
		expect(await db.$count(publications)).toBe(1);
		const other = await readProblem(await ask({ title: 'Un’altra' }));
		expect(other).toMatchObject({ code: 'conflict', fields: [{ path: 'key', code: 'used' }] });
	});

	test('a refused key accepts the corrected body, and a time that has passed since', async () => {
		const { editor, setClock } = await aPublishingHost();
		const revision = await drafted(editor, PAGE, named('Più tardi'));
		const key = randomUUID();
		const ask = (publish_at: string) =>
			askToPublish(editor, [toItem(PAGE, revision)], { key, publish_at });
		expect((await readProblem(await ask('2025-06-01T10:00:00Z'))).code).toBe('validation_failed');
		const at = '2025-06-15T10:05:00Z';
		expect(await readData(publish, await ask(at))).toMatchObject({ id: key, state: 'scheduled' });
		setClock('2025-06-15T10:10:00Z');
		expect((await readData(publish, await ask(at))).id).toBe(key);
	});

	test.each([
		['no entry', []],
		['an entry twice', [toItem(PAGE, 1), toItem(PAGE, 1)]],
		['a kind that there is not', [{ ...toItem(PAGE, 1), entity: 'nonsense' }]],
		['a negative revision', [toItem(PAGE, -1)]],
		['more than a hundred', Array.from({ length: 101 }, (_, at) => toItem(`page/p${at}`, 1))],
	])('refuses %s', async (_what, items) => {
		const { editor } = await aPublishingHost();
		const json = { title: null, items, publish_at: null };
		const response = await editor('/desk/publications', { json });
		expect((await readProblem(response)).code).toBe('validation_failed');
	});

	test('without a publisher waits, and reports that no hook is set', async () => {
		const { editor, receiver, sendHooks } = await aPublishingHost({ isTold: false });
		const revision = await drafted(editor, PAGE, named('Da soli'));
		const { id } = await published(editor, [toItem(PAGE, revision)]);
		expect(await sendHooks()).toBe(0);
		expect(receiver.received).toEqual([]);
		const found = await readData(getPublication, await editor(`/desk/publications/${id}`));
		expect(found).toMatchObject({ state: 'queued', hook: null });
		const retry = await editor(`/desk/publications/${id}/retry`, { method: 'POST' });
		expect((await readProblem(retry)).code).toBe('unavailable');
	});
});

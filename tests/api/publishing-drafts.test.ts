import { describe, expect, test } from 'vitest';
import { parse } from 'valibot';
import { listContent, revisionConflictSchema, saveDraft } from '#contract/publishing/drafts.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import {
	aPublishingHost,
	drafted,
	entryAt,
	toItem,
	named,
	published,
	titled,
	findTitle,
} from '../support/publishing.ts';

const PAGE = 'page/company';
const DRAFT = `/desk/content/${PAGE}/draft`;

describe.runIf(isEmbedded)('a draft', () => {
	test('is visible to editors only', async () => {
		const { ask, editor } = await aPublishingHost();
		const before = await findTitle(ask);
		const revision = await drafted(editor, PAGE, named('Chi siamo davvero'));
		const { live, draft, faults } = await entryAt(editor, PAGE);
		expect(draft).toMatchObject({ revision, by: 'editor@livenza.example', publish_at: null });
		expect(draft?.document).toEqual(titled(live ?? {}, 'Chi siamo davvero'));
		expect(draft?.base).toEqual(live);
		expect(faults).toEqual([]);
		expect(await findTitle(ask)).toBe(before);
	});

	test('is listed with the live entry, as is one of a new page', async () => {
		const { editor } = await aPublishingHost();
		const { live } = await entryAt(editor, PAGE);
		const revision = await drafted(editor, PAGE, named('Nuovo titolo'));
		await editor('/desk/content/page/spring/draft', {
			method: 'PUT',
			json: { revision: 0, document: titled(live ?? {}, 'Primavera'), live_version: null },
		});
		const list = await readData(listContent, await editor('/desk/content/page'));
		const of = (id: string) => list.find((entry) => entry.id === id);
		expect(of('company')).toMatchObject({
			is_live: true,
			title: expect.not.stringContaining('Nuovo titolo'),
			draft: { revision, title: 'Nuovo titolo' },
		});
		expect(of('spring')).toMatchObject({ is_live: false, title: 'Primavera', updated_at: null });
		expect(of('quality')).toMatchObject({ is_live: true, draft: null });
	});

	test('saved by a second editor meanwhile is a conflict with both texts, and neither is lost', async () => {
		const host = await aPublishingHost();
		const { editor } = host;
		const other = await signedIn(host.ask, 'admin');
		const revision = await drafted(editor, PAGE, named('Prima'));
		const { draft, live } = await entryAt(editor, PAGE);
		const mine = { revision, document: titled(draft?.document ?? {}, 'Di lui') };
		const first = await readData(saveDraft, await other(DRAFT, { method: 'PUT', json: mine }));
		const late = { revision, document: titled(draft?.document ?? {}, 'Di lei') };
		const response = await editor(DRAFT, { method: 'PUT', json: late });
		expect(response.status).toBe(412);
		expect(parse(revisionConflictSchema, await response.json())).toMatchObject({
			code: 'revision_conflict',
			theirs: mine.document,
			base: live,
			revision: first.revision,
			by: 'admin@livenza.example',
		});
		expect((await entryAt(editor, PAGE)).draft?.document).toEqual(mine.document);
		const again = { ...late, revision: first.revision };
		await readData(saveDraft, await editor(DRAFT, { method: 'PUT', json: again }));
	});

	test('accepts one of ten simultaneous saves of one revision', async () => {
		const { editor } = await aPublishingHost();
		const revision = await drafted(editor, PAGE, named('Prima'));
		const { draft } = await entryAt(editor, PAGE);
		const saves = Array.from({ length: 10 }, (_, number) =>
			editor(DRAFT, {
				method: 'PUT',
				json: { revision, document: titled(draft?.document ?? {}, `Salvataggio ${number}`) },
			}),
		);
		const codes = (await Promise.all(saves)).map(({ status }) => status);
		expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
	});

	test('accepts one of ten simultaneous first drafts', async () => {
		const { editor } = await aPublishingHost();
		const { live, live_version } = await entryAt(editor, PAGE);
		const saves = Array.from({ length: 10 }, (_, number) =>
			editor(DRAFT, {
				method: 'PUT',
				json: { revision: 0, document: titled(live ?? {}, `Bozza ${number}`), live_version },
			}),
		);
		const codes = (await Promise.all(saves)).map(({ status }) => status);
		expect(codes.toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 412)]);
	});

	test('published meanwhile does not return by a late save', async () => {
		const { editor } = await aPublishingHost();
		const revision = await drafted(editor, PAGE, named('Pubblicato'));
		await published(editor, [toItem(PAGE, revision)]);
		const late = { revision, document: { texts: {} } };
		const response = await editor(DRAFT, { method: 'PUT', json: late });
		expect(response.status).toBe(412);
		const { live, live_version } = await entryAt(editor, PAGE);
		expect(await response.json()).toMatchObject({ revision: 0, theirs: live, live_version });
		// A number is never reused: what was made from an older draft cannot pass for the new
		// one's.
		const next = await drafted(editor, PAGE, named('Di nuovo'));
		expect(next).toBeGreaterThan(revision);
		expect((await editor(DRAFT, { method: 'PUT', json: late })).status).toBe(412);
	});

	test('based on an outdated live version is refused', async () => {
		const { editor } = await aPublishingHost();
		const { live, live_version } = await entryAt(editor, PAGE);
		const revision = await drafted(editor, PAGE, named('Altro'));
		await published(editor, [toItem(PAGE, revision)]);
		const json = { revision: 0, document: titled(live ?? {}, 'Vecchio'), live_version };
		const response = await editor(DRAFT, { method: 'PUT', json });
		expect(response.status).toBe(412);
		const unsaid = await editor(DRAFT, { method: 'PUT', json: { revision: 0, document: {} } });
		expect((await readProblem(unsaid)).fields).toEqual([
			{ path: 'live_version', code: 'required' },
		]);
	});

	test('is stored as sent, and names its issues', async () => {
		const { editor } = await aPublishingHost();
		const { live, live_version } = await entryAt(editor, PAGE);
		const document = { ...live, texts: { it: { title: '', blocks: [{ type: 'old', key: 'k' }] } } };
		const json = { revision: 0, document, live_version };
		const saved = await readData(saveDraft, await editor(DRAFT, { method: 'PUT', json }));
		const paths = saved.faults.map(({ path, code }) => `${path} ${code}`);
		expect(paths).toContain('texts.it.title min_length');
		expect(paths.some((path) => path.startsWith('texts.it.blocks.0'))).toBe(true);
		expect((await entryAt(editor, PAGE)).draft?.document).toEqual(document);
	});

	test('is refused when too large, not an object, or not storable', async () => {
		const { editor } = await aPublishingHost();
		const put = (json: unknown) => editor(DRAFT, { method: 'PUT', json });
		const first = { revision: 0, live_version: (await entryAt(editor, PAGE)).live_version };
		const large = await put({ ...first, document: { text: 'x'.repeat(513 * 1024) } });
		expect(await readProblem(large)).toMatchObject({ code: 'payload_too_large' });
		const fits = await put({ ...first, document: { text: 'x'.repeat(500 * 1024) } });
		expect(fits.status).toBe(200);
		for (const document of [[], 'text', null]) {
			expect((await readProblem(await put({ ...first, document }))).code).toBe('validation_failed');
		}
		const nested: unknown = JSON.parse('['.repeat(500) + ']'.repeat(500));
		const bottomless = await put({ ...first, document: { nested } });
		expect((await readProblem(bottomless)).fields).toEqual([{ path: 'document', code: 'depth' }]);
		for (const text of ['\u0000', '\ud800']) {
			const refused = await put({ ...first, document: { deep: [{ text }] } });
			expect((await readProblem(refused)).fields).toEqual([
				{ path: 'document', code: 'characters' },
			]);
		}
	});

	test('is discarded only in the revision that was seen', async () => {
		const { editor } = await aPublishingHost();
		const seen = await drafted(editor, PAGE, named('Visto'));
		const newer = await drafted(editor, PAGE, named('Più nuovo'));
		const discard = (revision: number) =>
			editor(`${DRAFT}?revision=${revision}`, { method: 'DELETE' });
		expect((await discard(seen)).status).toBe(412);
		expect((await discard(newer)).status).toBe(200);
		expect((await entryAt(editor, PAGE)).draft).toBeNull();
	});

	test.each(['support', 'shop'] as const)('is closed to %s', async (role) => {
		const { ask } = await aPublishingHost();
		const other = await signedIn(ask, role);
		for (const path of ['/desk/content/page', `/desk/content/${PAGE}`, '/desk/publications']) {
			expect((await readProblem(await other(path))).code).toBe('forbidden');
		}
		const put = await other(DRAFT, { method: 'PUT', json: { revision: 0, document: {} } });
		expect((await readProblem(put)).code).toBe('forbidden');
		const json = { title: null, items: [toItem(PAGE, 0)], publish_at: null };
		expect((await readProblem(await other('/desk/publications', { json }))).code).toBe('forbidden');
	});

	test('of an unknown entry is not found', async () => {
		const { editor } = await aPublishingHost();
		for (const path of ['nonsense', 'nonsense/company', 'page/nowhere', 'page/company/history/9']) {
			expect((await readProblem(await editor(`/desk/content/${path}`))).code).toBe('not_found');
		}
	});
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDocuments } from '#contract/content/endpoints.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { downloadSpec } from '../../src/server/content/documents/kinds/places.ts';
import { contentKinds } from '../../src/server/content/documents/kinds.ts';
import { removed_documents } from '../../src/server/content/tables-documents.ts';
import { documents as rows } from '../../src/server/content/tables.ts';
import { seed } from '../../src/server/seeding/seed.ts';
import { serials } from '../../src/server/wheels/tables.ts';
import { listNamedFiles } from '../../scripts/backup/files.ts';
import { toAddress, toCookie, ORIGIN, PASSWORD, signedIn, trySignIn } from '../support/desk.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { FIXTURE } from '../support/host-seed.ts';
import { type Ask, aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { view } from '../support/passport.ts';
import { watchedStore } from '../support/watched-store.ts';
import { aRegisteredWheel } from '../support/warranty.ts';

async function aManual(words: string): Promise<Blob> {
	const document = await PDFDocument.create();
	document.addPage().drawText(words);
	return new Blob([new Uint8Array(await document.save())]);
}

describe.runIf(isEmbedded)('versions at the desk', () => {
	let own: OwnHost;
	let headers: Record<string, string>;
	let id = '';
	let day = 0;
	const ask: Ask = (path, init) => own.ask(path, init);
	beforeAll(async () => {
		own = await openOwnHost();
		const cookie = toCookie(await trySignIn(own.ask, toAddress('editor'), PASSWORD));
		headers = {
			...{ cookie: `${cookie.name}=${cookie.value}`, origin: ORIGIN },
			'content-type': 'application/octet-stream',
		};
		const [document] = await readData(listDocuments, await own.ask('/api/documents?locale=it'));
		id = document?.id ?? '';
	});
	afterAll(() => own.close());

	conformsPrivately('addDocumentVersion', ask, {
		// One version a day: each request is for the day after.
		request: async () => {
			day += 1;
			const published_on = new Date(Date.UTC(2001, 0, day)).toISOString().slice(0, 10);
			return {
				path: `/desk/documents/${id}/versions?published_on=${published_on}`,
				init: { headers, body: await aManual(published_on) },
			};
		},
		unknownPath: '/desk/documents/none/versions?published_on=2001-01-01',
	});
});

async function namedFiles(url: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await listNamedFiles(client);
	} finally {
		await client.end();
	}
}

describe.runIf(isEmbedded)('a version of a manual', () => {
	test('replaces the one before, which keeps its address; a wheel’s passport shows that of its year', async () => {
		const host = await aHost({ clock: () => new Date('2026-11-29T12:00:00Z') });
		const { ask, db } = host;
		const asEditor = await signedIn(ask, 'editor');
		const [before] = await readData(listDocuments, await ask('/api/documents?locale=it'));
		if (!before) throw new Error('there is no document');
		const { id, published_on } = before;
		const printed = await (await ask(`/media/documents/${before.file}`)).text();
		const put = async (day: string, bytes: Blob) =>
			asEditor(`/desk/documents/${id}/versions?published_on=${day}`, { bytes });
		const newest = await aManual('newest');
		const [first, second] = await Promise.all([
			put('2026-11-28', newest),
			put('2026-11-28', newest),
		]);
		expect([first.status, second.status].toSorted()).toEqual([200, 422]);
		expect((await put('2019-01-01', await aManual('oldest'))).status).toBe(200);

		const shown = (await readData(listDocuments, await ask('/api/documents?locale=it'))).find(
			(document) => document.id === id,
		);
		expect(shown).toMatchObject({ published_on: '2026-11-28', bytes: newest.size });
		expect(shown?.earlier.map((one) => one.published_on)).toEqual([published_on, '2019-01-01']);
		const [kept, oldest] = shown?.earlier ?? [];
		// A later seed reprints the undated file, the dated one never.
		expect(kept?.file).toBe(`${id}-${published_on}.pdf`);
		expect(await (await ask(`/media/documents/${kept?.file}`)).text()).toBe(printed);
		expect(await readFile(join(host.dataDir, 'documents', `${id}.pdf`), 'utf8')).toBe(printed);

		// A draft from before the upload changes the words alone.
		const [row] = await db.select().from(rows).where(eq(rows.id, id));
		if (!row) throw new Error('the document is gone');
		const { position, kind, language, range, texts } = row;
		const draft = {
			...{ position, kind, language, range, product_ids: before.product_ids, translated: {} },
			...{ file: before.file, bytes: before.bytes, published_on },
			texts: { ...texts, it: { title: 'Manuale riveduto' } },
		};
		await db.transaction((tx) => downloadSpec.save(tx, id, draft, draft));
		const [saved] = await readData(listDocuments, await ask('/api/documents?locale=it'));
		expect(saved).toMatchObject({ title: 'Manuale riveduto', file: shown?.file });

		const { token } = await aRegisteredWheel(db);
		const documents = async () =>
			(await readData(viewPassport, await view(ask, token))).documents.map(
				({ published_on: on, newest: other }) => [on, other?.published_on ?? null],
			);
		const made = async (made_on: string) => {
			await db.update(serials).set({ made_on }).where(eq(serials.serial_number, 'MQC50A250117'));
			return documents();
		};
		expect(await made('2020-05-01')).toEqual([['2019-01-01', '2026-11-28']]);
		expect(await made('2026-11-29')).toEqual([['2026-11-28', null]]);
		expect((await ask(`/media/documents/${oldest?.file}`)).status).toBe(200);
	});

	test('survives the removal of its document, and is restored with it', async () => {
		const host = await aHost({ clock: () => new Date('2026-11-29T12:00:00Z') });
		const { ask, db, url, mediaDir, files: stored } = host;
		const asEditor = await signedIn(ask, 'editor');
		const { token } = await aRegisteredWheel(db);
		await db
			.update(serials)
			.set({ made_on: '2020-05-01' })
			.where(eq(serials.serial_number, 'MQC50A250117'));
		const shown = async () => (await readData(viewPassport, await view(ask, token))).documents;
		const [manual] = await shown();
		const id = manual?.id ?? '';
		const [seeded] = await db.select().from(rows).where(eq(rows.id, id));
		if (!seeded) throw new Error('there is no document');
		for (const day of ['2019-01-01', '2026-11-28']) {
			const bytes = await aManual(day);
			const added = await asEditor(`/desk/documents/${id}/versions?published_on=${day}`, { bytes });
			expect(added.status).toBe(200);
		}
		const listed = async () =>
			(await readData(listDocuments, await ask('/api/documents?locale=it'))).find(
				(document) => document.id === id,
			);
		const before = await listed();
		const draft = await contentKinds.document.read(db, id);
		if (!before || !draft) throw new Error('there is no document');
		expect(before.earlier).toHaveLength(2);
		const inPassport = await shown();

		await db.transaction((tx) => contentKinds.document.remove(tx, id));
		expect(await listed()).toBeUndefined();
		// The wheel is older than the removal: its manual still holds for it.
		expect(await shown()).toEqual(expect.arrayContaining(inPassport));
		for (const { file } of [before, ...before.earlier]) {
			expect((await ask(`/media/documents/${file}`)).status, file).toBe(200);
		}
		// A backup has the files, and a move takes them along.
		const files = [before, ...before.earlier].map(({ file }) => `documents/${file}`);
		expect(await namedFiles(url)).toEqual(expect.arrayContaining(files));
		// One that was made after the removal has nothing to do with it.
		await db
			.update(serials)
			.set({ made_on: '2100-01-01' })
			.where(eq(serials.serial_number, 'MQC50A250117'));
		expect((await shown()).filter((document) => document.id === id)).toEqual([]);

		// Published again from a draft that is older than the newest version.
		const [oldest] = before.earlier.slice(-1);
		const older = { ...draft, ...oldest };
		await db.transaction((tx) => contentKinds.document.write(tx, id, older));
		const { file, published_on, bytes, earlier } = before;
		expect(await listed()).toMatchObject({ file, published_on, bytes, earlier });
		expect(await db.select().from(removed_documents)).toEqual([]);

		// Removed again; a seed brings it back with its first file alone, and it is removed once more.
		await db.transaction((tx) => contentKinds.document.remove(tx, id));
		const [kept] = await db.select().from(removed_documents);
		await db.insert(rows).values(seeded);
		await db.transaction((tx) => contentKinds.document.remove(tx, id));
		const [again] = await db.select().from(removed_documents);
		expect(again?.versions).toEqual(kept?.versions);

		// A whole seed brings it back with all of its versions, and so does the next one.
		for (const _ of ['first', 'next']) {
			await db.execute(sql`delete from seed_runs`);
			await seed(db, FIXTURE, { mediaDir, files: stored });
			expect(await listed()).toMatchObject({ file, published_on, bytes, earlier });
			expect(await db.select().from(removed_documents)).toEqual([]);
		}
		await db
			.update(serials)
			.set({ made_on: '2020-05-01' })
			.where(eq(serials.serial_number, 'MQC50A250117'));
		expect(await shown()).toEqual(expect.arrayContaining(inPassport));
	});

	test('is stored before its row is locked, without a database connection', async () => {
		const host = await aHost({ clock: () => new Date('2026-11-29T12:00:00Z') });
		const { files, waiting } = watchedStore(host);
		const ask = host.appOver({ files });
		const [document] = await readData(listDocuments, await ask('/api/documents?locale=it'));
		const asEditor = await signedIn(ask, 'editor');
		const added = await asEditor(
			`/desk/documents/${document?.id}/versions?published_on=2026-11-28`,
			{ bytes: await aManual('newest') },
		);
		expect(added.status).toBe(200);
		// The version itself, and the dated copy of the one before.
		expect(waiting).toEqual([0, 0]);
	});

	test.each([
		[
			'no PDF',
			'2026-11-01',
			async () => new Blob(['%PDF-1.7 and nothing more']),
			'file',
			'pdf_kind',
		],
		['a day to come', '2026-12-01', () => aManual('x'), 'published_on', 'in_the_future'],
	])('is refused: %s', async (_, day, bytes, path, code) => {
		const { ask } = await aHost({ clock: () => new Date('2026-11-29T12:00:00Z') });
		const asEditor = await signedIn(ask, 'editor');
		const [document] = await readData(listDocuments, await ask('/api/documents?locale=it'));
		const url = `/desk/documents/${document?.id}/versions?published_on=${day}`;
		const refused = await asEditor(url, { bytes: await bytes() });
		expect((await readProblem(refused)).fields).toEqual([{ path, code }]);
		const asShop = await signedIn(ask, 'shop');
		expect((await asShop(url, { bytes: await aManual('x') })).status).toBe(403);
	});
});
